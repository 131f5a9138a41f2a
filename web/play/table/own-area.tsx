import { useRoving } from '@orrery/ui';
import { type ReactNode, useRef } from 'react';

/** A part of the viewer's own area: arrows move among its things. */
export function OwnArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const area = useRef<HTMLElement>(null);
  const onKey = useRoving(area);
  return (
    <section ref={area} className="own" aria-label={label} data-area="own" tabIndex={-1} onKeyDown={onKey}>
      {children}
    </section>
  );
}
