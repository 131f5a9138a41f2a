import { isReading, type PanZoomHandle, useHotkeys } from '@orrery/ui';
import type { RefObject } from 'react';
import type { Answering } from '../choice/use-choice.ts';
import type { Area } from '../panels/use-area-sheet.ts';
import type { Session } from '../session/session.ts';
import { useSay } from '../words/index.ts';
import type { OpenSheet } from './sheets.tsx';
import { ZOOM_STEP } from './zoom-buttons.tsx';

interface TableKeys {
  readonly session: Session;
  readonly choice: Answering;
  readonly zoom: RefObject<PanZoomHandle | null>;
  readonly onArea: (area: Area) => void;
  /** What lies in the sheet now. */
  readonly shown: OpenSheet | undefined;
  readonly onShow: (shown: OpenSheet | undefined) => void;
  /** Closes what stands before the board, if anything does. */
  readonly onClose: (() => void) | undefined;
  readonly rule: string | undefined;
}

export function useTableKeys({ session, choice, zoom, onArea, shown, onShow, onClose, rule }: TableKeys): void {
  const words = useSay();
  /** One thing after the other: what stands in front (a sheet hears the key itself), the past, what was picked. */
  const close = () => {
    if (onClose) onClose();
    else if (session.state.get().past) session.replay.present();
    else choice.clear();
  };
  const jump = (area: Area) => () => {
    onArea(area);
    // The area may appear only with the next picture.
    requestAnimationFrame(() => focusOn(`[data-area=${area}]`));
  };
  /** Opens a sheet; the key that opened it closes it. */
  const toggle = (sheet: OpenSheet) => () => onShow(shown?.kind === sheet.kind ? undefined : sheet);
  useHotkeys(
    [
      { keys: ['n'], does: words('keys.next'), act: () => nextTarget(1) },
      { keys: ['p'], does: words('keys.previous'), act: () => nextTarget(-1) },
      ...DIGITS.map((digit, at) => ({
        keys: [digit],
        does: words('keys.digits'),
        act: () => (isReading() ? false : pressDigit(digit, at)),
      })),
      { keys: ['Enter'], does: words('keys.enter'), act: () => (pressesNothing() ? choice.commit() : false) },
      { keys: ['c'], does: words('keys.confirm'), act: () => focusOn('[data-control=confirm]') },
      { keys: ['Escape'], does: words('keys.escape'), act: close },
      { keys: ['Ctrl+z'], does: words('keys.undo'), act: () => void session.undo() },
      { keys: ['Ctrl+y', 'Ctrl+Shift+z'], does: words('keys.redo'), act: () => void session.redo() },
      // A board without things to press is still a place to be.
      { keys: ['b'], does: words('keys.board'), act: () => focusOn(BOARD_STOP) || focusOn('[data-area=board]') },
      { keys: ['o'], does: words('keys.own'), act: jump('own') },
      { keys: ['j'], does: words('keys.players'), act: jump('players') },
      { keys: ['l'], does: words('keys.log'), act: jump('log') },
      { keys: ['q'], does: words('keys.prompt'), act: focusOnAnswers },
      { keys: ['r'], does: words('keys.rules'), act: toggle({ kind: 'rules', ...(rule ? { rule } : {}) }) },
      { keys: ['+', '='], does: words('zoom.in'), act: () => zoom.current?.zoom(ZOOM_STEP) },
      { keys: ['-'], does: words('zoom.out'), act: () => zoom.current?.zoom(1 / ZOOM_STEP) },
      { keys: ['0'], does: words('zoom.fit'), act: () => zoom.current?.fit() },
      { keys: ['?'], does: words('keys.help'), act: toggle({ kind: 'help' }) },
    ],
    'frame',
  );
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const BOARD_STOP = '[data-area=board] [data-target][tabindex="0"]';

/** True where Enter has no meaning of its own; whoever reads in a sheet does not answer what lies behind it. */
const pressesNothing = (): boolean =>
  !isReading() &&
  document.activeElement?.closest('button, a, select, summary, [role=button], [role=tab], [role=menuitem]') === null;

function focusOn(selector: string): boolean {
  const first = document.querySelector<HTMLElement>(selector);
  first?.focus();
  return first !== null;
}

/** The buttons, the list that stands for them, or the only answer. */
const focusOnAnswers = (): boolean => ['.option-strip button', '.prompt-list', '[data-control=confirm]'].some(focusOn);

/** Cards that bear numbers are chosen by them; otherwise digits count the answers in the prompt. */
function pressDigit(digit: string, at: number): void {
  const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const cards = find('[data-number][data-can=true]');
  const chosen =
    cards.length > 0
      ? cards.find(({ dataset }) => dataset.number === digit)
      : (find('[data-area=answers] [data-target][data-can=true]')[at] ?? find(`[data-option="${at}"]`)[0]);
  chosen?.focus();
  chosen?.click();
}

/** The next or previous thing on the screen that can be chosen. */
function nextTarget(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target][data-can="true"]')];
  if (all.length === 0) {
    focusOnAnswers();
    return;
  }
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next].focus();
}
