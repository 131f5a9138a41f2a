import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How small the letters of a question may get, from its usual size on. */
const LETTERS = ['usual', 'small', 'smaller', 'smallest'] as const;

/** Questions of more letters than this are never set in the usual size, so that the bar seldom has to grow. */
const LONG = 80;

/**
 * The question gets smaller letters, step by step, until it stands whole in its bar, clear of what else is there: how much
 * room it has depends on its words, on what was picked and on the buttons beside it.
 */
export function useFit(question: string | undefined): RefObject<HTMLParagraphElement | null> {
  const text = useRef<HTMLParagraphElement>(null);
  const fit = () => {
    const { current } = text;
    if (!current || question === undefined) return;
    for (const letters of LETTERS.slice(question.length > LONG ? 1 : 0)) {
      current.dataset.letters = letters;
      if (isWhole(current)) return;
    }
  };
  // Whatever is drawn anew may have taken its room.
  useLayoutEffect(fit);
  useEffect(() => {
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  });
  return text;
}

function isWhole(question: Element): boolean {
  const bar = question.closest('.prompt');
  const words = question.querySelector('span');
  if (!bar || !words) return true;
  const { left, right, top, bottom } = words.getBoundingClientRect();
  const room = bar.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) return false;
  const line = question.closest('.prompt-line')?.getBoundingClientRect();
  if (line && (top < line.top - 1 || bottom > line.bottom + 1)) return false;
  const others = [...bar.querySelectorAll('.purse, .prompt-second, .prompt-options > *, .turn-controls button')];
  return !others.some((other) => {
    const box = other.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  });
}
