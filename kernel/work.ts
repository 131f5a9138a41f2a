import type { Question } from './frames.ts';
import { kernelFrames } from './frames.ts';
import type { Game } from './game.ts';
import type { Answer, Frame, Seat } from './types.ts';

/** A question whose table, arguments and answers are some game's. */
export type AnyQuestion = Question<unknown, { seat: Seat }, Answer>;

/** How a frame is done: by itself, or by asking. */
export type Work = { readonly step?: (m: unknown, frame: Frame) => void; readonly question?: AnyQuestion };

const works = new WeakMap<object, Map<string, Work>>();

/** Every step and question a game knows, by name. */
export function workOf(game: Pick<Game, 'id' | 'frames'>): Map<string, Work> {
  const known = works.get(game);
  if (known) return known;
  const work = new Map<string, Work>();
  for (const definition of [...kernelFrames, ...game.frames]) {
    if (work.has(definition.id)) throw new Error(`${game.id}: two definitions of "${definition.id}"`);
    work.set(definition.id, definition as Work);
  }
  works.set(game, work);
  return work;
}
