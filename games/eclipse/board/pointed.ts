import { useEffect, useState } from 'react';

/** The id of the thing under the pointer or with the focus, wherever on the page it is drawn. */
export function usePointed(): string | undefined {
  const [pointed, setPointed] = useState<string>();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-target]') : null;
      setPointed(thing?.dataset.target);
    };
    document.addEventListener('pointerover', note);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('pointerover', note);
      document.removeEventListener('focusin', note);
    };
  }, []);
  return pointed;
}
