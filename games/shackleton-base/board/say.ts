import type { QuestionId } from '@orrery/kernel';
import type { Say as SayOf } from '@orrery/ui/contract';
import type { Command } from '../data/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import type { Key as English } from '../words/en.ts';

/** Things that are named in the data files, or told from their effects. */
type Kind =
  | 'action'
  | 'amount'
  | 'astronaut'
  | 'building'
  | 'buildingType'
  | 'card'
  | 'corporation'
  | 'experiment'
  | 'factory'
  | 'farm'
  | 'field'
  | 'goal'
  | 'leader'
  | 'module'
  | 'phase'
  | 'place'
  | 'programme'
  | 'project'
  | 'resource'
  | 'slot'
  | 'solo'
  | 'space'
  | 'tier'
  | 'tile'
  | 'track';

/** Keys made of ids that only the data or the open question knows; tests draw every thing and every question. */
type Made =
  | `${Kind}.${string}`
  | `answer.${QuestionId<ShackletonBase>}.${string}`
  | 'board.gateway.text'
  | `board.command.${Command}.text`;

export type Key = English | Made;

/** Says messages of this game: a key that English does not have is a type error. */
export type Say = SayOf<Key>;
