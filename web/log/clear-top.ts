import { type Rect, sharedArea } from '@orrery/ui';
import { type RefObject, useLayoutEffect } from 'react';

const GAP = 4;

/** The highest place of a card, from where it stands down, where it covers least of the buttons before the board. */
export function clearTop(card: Rect, buttons: readonly Rect[], room: Rect): number {
  const lowest = room.top + room.height - card.height;
  const below = buttons.map(({ top, height }) => top + height + GAP).filter((top) => top > card.top && top <= lowest);
  // A rectangle that a browser measured has nothing to spread.
  const { left, width, height } = card;
  const covers = (top: number) =>
    buttons.reduce((sum, button) => sum + sharedArea({ left, top, width, height }, button), 0);
  return [card.top, ...below.sort((one, other) => one - other)].reduce((best, top) =>
    covers(top) < covers(best) ? top : best,
  );
}

/** Keeps a card before the board clear of the buttons there: the style sheet is told how far down it has to go. */
export function useClearTop(card: RefObject<HTMLElement | null>): void {
  // Whatever is drawn anew may have brought buttons along.
  useLayoutEffect(() => {
    const { current } = card;
    const board = current?.closest('.board-area');
    if (!current || !board) return;
    current.style.removeProperty('--clear-top');
    const room = board.getBoundingClientRect();
    const buttons = [...board.querySelectorAll('.board-overlay button')].map((button) =>
      button.getBoundingClientRect(),
    );
    const top = clearTop(current.getBoundingClientRect(), buttons, room);
    current.style.setProperty('--clear-top', `${top - room.top}px`);
  });
}
