export { listedAnswer, matches, same } from './answers.ts';
export * from './cards.ts';
export { copy } from './copy.ts';
export { type Delta, DeltaWriter, patch } from './delta.ts';
export { type Definition, framesOf, type Question, type QuestionFrame, TOGETHER, together } from './frames.ts';
export { anyGame, type Game } from './game.ts';
export { hash } from './hash.ts';
export { imagine } from './imagine.ts';
export { below, commitment, Luck, type Random, randomFrom, secretFrom, shuffled } from './luck.ts';
export { type Counted, MatchLog, type SavedLog } from './match-log.ts';
export { type OptionSpec, type OptionSpecs, type OptionsOf, optionsFor, readOptions, valuesOf } from './options.ts';
export { attempt, type PendingQuestion, Play, type Setup } from './play.ts';
export { effective, type GameRecord, replay } from './record.ts';
export { fieldsOf, isOneOf, keysOf, oneOf, present, recordOf } from './records.ts';
export { Refusal } from './refusal.ts';
export type * from './types.ts';
export {
  agendaFor,
  awaitedOf,
  heard,
  isForAll,
  type KeptParts,
  tableFor,
  type View,
  veil,
  view,
  viewOfAll,
} from './view.ts';
export * from './vocabulary.ts';
