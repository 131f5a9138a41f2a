import { type SyntheticEvent, useMemo, useState } from 'react';

/** The thing under the pointer or with the focus, and the handlers that notice it. */
export function usePointed() {
  const [pointed, setPointed] = useState<string>();
  const watch = useMemo(() => {
    const point = ({ target }: SyntheticEvent) =>
      setPointed((target as Element).closest<HTMLElement | SVGElement>('[data-target]')?.dataset.target);
    const leave = () => setPointed(undefined);
    return { onPointerOver: point, onFocus: point, onPointerLeave: leave, onBlur: leave };
  }, []);
  return [pointed, watch] as const;
}
