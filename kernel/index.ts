export { matches } from './answers.ts';
export * from './cards.ts';
export { copy } from './copy.ts';
export { type Delta, delta, patch } from './delta.ts';
export {
  ANY_ORDER,
  anyOrder,
  type Definition,
  group,
  type Item,
  type Question,
  question,
  step,
  TOGETHER,
  together,
} from './frames.ts';
export type { Game } from './game.ts';
export { hash, type KnownHashes } from './hash.ts';
export { imagine } from './imagine.ts';
export { below, commitment, Luck, type Random, randomFrom, secretFrom, shuffled } from './luck.ts';
export { type OptionSpec, type OptionSpecs, optionsFor, readOptions, valuesOf } from './options.ts';
export { attempt, type Front, Play, type Setup } from './play.ts';
export { effective, type GameRecord, Ledger, replay, undoable } from './record.ts';
export { Refusal } from './refusal.ts';
export type * from './types.ts';
export { heard, type View, veil, view, viewOfAll } from './view.ts';
