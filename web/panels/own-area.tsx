import { useRoving } from '@orrery/ui';
import { type ReactNode, useRef } from 'react';

/** A part of the viewer's own area: arrows move among its things, or scroll it. */
export function OwnArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
  const onKey = useRoving(area);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
    <section ref={area} className="own" aria-label={label} data-area="own" tabIndex={0} onKeyDown={onKey}>
      {children}
    </section>
  );
}
