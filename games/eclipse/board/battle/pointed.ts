import { useEffect, useState } from 'react';

/** The sector under the pointer or with the focus, wherever on the page it is drawn. */
export function usePointedSector(): number | undefined {
  const [sector, setSector] = useState<number>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-target]') : null;
      const [kind, id] = thing?.dataset.target?.split(':') ?? [];
      setSector(kind === 'sector' || kind === 'ship' ? Number(id) : undefined);
    };
    document.addEventListener('pointerover', note);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('pointerover', note);
      document.removeEventListener('focusin', note);
    };
  }, []);
  return sector;
}
