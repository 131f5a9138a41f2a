import type { QuestionId } from '@orrery/kernel';
import type { Say as SayOf } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/vocabulary.ts';
import type { Key as English } from '../words/en.ts';

/** Keys made of ids that only the data or the open question knows; tests draw every thing and every question. */
type Made =
  | `sector.${number}`
  | `ship.${string}`
  | `board.sector.edge.${number}`
  | `board.map.beside.${number}`
  | `${'board.panel' | 'board.action'}.${string}`
  | `answer.${QuestionId<Eclipse>}.do.${string}`;

export type Key = English | Made;

/** Says messages of this game: a key that English does not have is a type error. */
export type Say = SayOf<Key>;
