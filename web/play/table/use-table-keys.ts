import type { PanZoomHandle } from '@orrery/ui';
import type { RefObject } from 'react';
import { useHotkeys } from '../../lib/hotkeys.ts';
import type { Session } from '../session.ts';
import type { Shown } from './sheets.tsx';
import type { Answering } from './use-choice.ts';
import { ZOOM_STEP } from './zoom.tsx';

type Side = 'own' | 'players' | 'log';

interface TableKeys {
  readonly session: Session;
  readonly choice: Answering;
  readonly zoom: RefObject<PanZoomHandle | null>;
  readonly onSide: (side: Side) => void;
  readonly onShow: (shown: Shown | undefined) => void;
  readonly rule: string | undefined;
}

export function useTableKeys({ session, choice, zoom, onSide, onShow, rule }: TableKeys): void {
  const jump = (side: Side) => () => {
    onSide(side);
    // The area may appear only with the next picture.
    requestAnimationFrame(() => focusOn(`[data-area=${side}]`));
  };
  const digits = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [String(at + 1), () => focusAndPress(`[data-option="${at}"]`)]),
  );
  useHotkeys({
    ...digits,
    n: () => nextTarget(1),
    p: () => nextTarget(-1),
    c: () => focusOn('[data-control=confirm]'),
    // A board without things to press is still a place to be.
    b: () => focusOn('[data-area=board] [data-target][tabindex="0"]') || focusOn('[data-area=board]'),
    o: jump('own'),
    j: jump('players'),
    l: jump('log'),
    q: () => focusOn('.option-strip button'),
    r: () => onShow({ kind: 'rules', ...(rule ? { rule } : {}) }),
    '?': () => onShow({ kind: 'keys' }),
    '+': () => zoom.current?.zoom(ZOOM_STEP),
    '=': () => zoom.current?.zoom(ZOOM_STEP),
    '-': () => zoom.current?.zoom(1 / ZOOM_STEP),
    '0': () => zoom.current?.fit(),
    Escape() {
      if (session.state.get().past) session.present();
      onShow(undefined);
      choice.clear();
    },
    'Ctrl+z': () => void session.undo(),
    'Ctrl+y': () => void session.redo(),
    'Ctrl+Shift+z': () => void session.redo(),
  });
}

function focusOn(selector: string): boolean {
  const first = document.querySelector<HTMLElement>(selector);
  first?.focus();
  return first !== null;
}

function focusAndPress(selector: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  element?.click();
}

/** The next or previous thing on the screen that can be chosen. */
function nextTarget(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target][data-can="true"]')];
  if (all.length === 0) {
    focusOn('.option-strip button');
    return;
  }
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next].focus();
}
