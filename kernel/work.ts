import type { Game } from './game.ts';
import type { Answer, Asked, Frame, Seat } from './types.ts';

/** A question of some game: the machine moves it without knowing its words. */
export interface AnyQuestion {
  readonly rule: string;
  readonly always?: boolean;
  readonly final?: boolean;
  answers(m: unknown, frame: Frame): readonly Answer[];
  take(m: unknown, frame: Frame, answer: Answer): void;
  barred?(m: unknown, frame: Frame): Asked['barred'];
  whyNot?(m: unknown, frame: Frame, answer: Answer): { readonly rule: string; readonly why: string } | undefined;
  none?(m: unknown, frame: Frame): void;
}

/** How a frame is done: by itself, or by asking. */
export type Work = { readonly step?: (m: unknown, frame: Frame) => void; readonly question?: AnyQuestion };

const works = new WeakMap<object, Map<string, Work>>();

/** Every step and question a game knows, by name. */
export function workOf(game: Pick<Game, 'id' | 'frames'>): Map<string, Work> {
  const known = works.get(game);
  if (known) return known;
  const work = new Map<string, Work>();
  for (const definition of game.frames) {
    if (work.has(definition.id)) throw new Error(`${game.id}: two definitions of "${definition.id}"`);
    work.set(definition.id, definition as Work);
  }
  works.set(game, work);
  return work;
}

/** A frame that asks somebody. */
export type AskingFrame = Frame & { seat: Seat };
