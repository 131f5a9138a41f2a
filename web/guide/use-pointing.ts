import { useEffect, useEffectEvent, useRef } from 'react';
import type { Area } from '../panels/use-area-sheet.ts';
import type { GuideProps } from './guide.ts';
import { drawn } from './rings.tsx';

/** Boards take a moment to turn their page, sheets to open: so long after a step it is looked whether its things are in sight. */
const LOOKS = [160, 480, 1000, 1800];

/** Whether a finger would hit it: nothing lies over it and it is not out of sight. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** Whether it lies in something of the board that scrolls. */
function scrolls(element: Element): boolean {
  const frame = element.parentElement;
  if (!frame || frame.matches('[data-area]')) return false;
  return (
    (/auto|scroll/.test(getComputedStyle(frame).overflowY) && frame.scrollHeight > frame.clientHeight) || scrolls(frame)
  );
}

type Pointing = Pick<GuideProps, 'onArea' | 'onRest' | 'onSight' | 'onMark'>;

/** Marks things, and brings the first of them into sight: shows the area they lie in, puts away what lies over them, moves the board. */
export function usePointing(ids: readonly string[], step: string, { onArea, onRest, onSight, onMark }: Pointing): void {
  const key = `${step} ${ids.join(' ')}`;
  const opened = useRef(false);
  const open = (...area: Parameters<typeof onArea>) => {
    opened.current = true;
    onArea(...area);
  };
  /** What was opened to point at something would only take room from the board. */
  const putAway = () => {
    if (opened.current) onRest();
    opened.current = false;
  };
  const bring = useEffectEvent(() => {
    const things = ids.filter((id) => !id.startsWith('shell:'));
    if (ids.length === 0) return putAway();
    if (ids.includes('shell:own')) return open('own');
    if (ids.includes('shell:log')) return open('log');
    // The prompt is always in sight, and one wants to see the board with it.
    if (things.length === 0) return onRest();
    const first = things.map((id) => drawn(id)).find((one) => one !== undefined);
    if (first?.closest('[data-area=board]') && isInSight(first)) return putAway();
    if (!first)
      open(document.querySelector(`[data-area=own] [data-target="${CSS.escape(things[0])}"]`) ? 'own' : 'players');
    else if (first.closest('[data-area=board]')) {
      onRest();
      onSight(things);
      // What a tray before the board holds is scrolled within it.
      if (scrolls(first)) first.scrollIntoView({ block: 'nearest' });
    } else {
      first.scrollIntoView({ block: 'nearest' });
      // Where a long text leaves no room for all of them below the board, they are shown before it.
      const frame = first.closest<HTMLElement>('[data-area]');
      const beside = things.map((id) => drawn(id)).filter((one) => one && frame?.contains(one)) as Element[];
      if (frame && !beside.every(isInSight)) open(frame.dataset.area as Area, 'high');
    }
  });
  const leave = useEffectEvent(putAway);
  useEffect(() => () => leave(), []);
  const mark = useEffectEvent(() => onMark(ids));
  // biome-ignore lint/correctness/useExhaustiveDependencies: pointed at once for each step and its things
  useEffect(() => {
    mark();
    // What lies in an area that has to be opened first is scrolled to once it is open.
    const timers = LOOKS.map((wait) => setTimeout(bring, wait));
    const stop = () => timers.forEach(clearTimeout);
    // Whoever does something meanwhile is not led back.
    addEventListener('pointerdown', stop, { once: true });
    return () => {
      stop();
      removeEventListener('pointerdown', stop);
    };
  }, [key]);
}
