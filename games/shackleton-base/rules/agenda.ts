import type { Frame, Seat } from '@orrery/kernel';
import type { Effect, SpotId, Trigger } from '../data/index.ts';
import type { Gained } from './corporations/contract.ts';
import type { Who } from './table.ts';
import type { Context, Questions } from './vocabulary.ts';

/**
 * Frames that are put on the agenda by name. Chapters that send work to each other, corporations above all, need not
 * know each other's files; `rules/index.ts` lists what stands behind the names.
 */

/** A question of the vocabulary. */
export const ask = <Q extends keyof Questions>(question: Q, about: Questions[Q]['about'] & { seat: Seat }): Frame => ({
  do: question,
  ...about,
});

/** Steps that others send work to. */
export type Steps = {
  /** A list of effects, or the rest of one; `gained` is what the event brought so far. */
  resolve: { who: Who; effects: readonly Effect[]; context: Context; gained: Gained };
  /** Whatever reacts to this moment. */
  fire: { who: Who; trigger: Trigger; context: Context };
  activate: { who: Who; spot: SpotId };
  'bot-recruit': object;
};

const work = <S extends keyof Steps>(name: S, args: Steps[S]): Frame => ({ do: name, ...args });

export const resolving = (args: Steps['resolve']): Frame => work('resolve', args);
/** A list of effects that happens next, or after what is put before it. */
export const later = (who: Who, effects: readonly Effect[], context: Context = {}): Frame =>
  resolving({ who, effects, context, gained: {} });
export const firing = (args: Steps['fire']): Frame => work('fire', args);
export const activating = (args: Steps['activate']): Frame => work('activate', args);
export const botRecruiting = (): Frame => work('bot-recruit', {});
