import { useEffect, useEffectEvent, useState } from 'react';

/** Waits for a press on one of these things, by pointer or key; says whether another one was pressed. */
export function useFind(right: readonly string[] | undefined, about: string, found: () => void): boolean {
  const [missed, setMissed] = useState<string>();
  const press = useEffectEvent((event: Event) => {
    const thing =
      event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>('[data-target]') : null;
    if (!thing || !right) return;
    event.preventDefault();
    event.stopPropagation();
    if (right.includes(thing.dataset.target ?? '')) found();
    else setMissed(about);
  });
  const waits = right !== undefined;
  useEffect(() => {
    if (!waits) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') press(event);
    };
    const onClick = (event: MouseEvent) => press(event);
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [waits]);
  return waits && missed === about;
}
