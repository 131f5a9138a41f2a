import type { Say as SayOf } from '@orrery/ui/contract';
import type { Key } from '../words/en.ts';

/** Says messages of this game: a key that English does not have is a type error. */
export type Say = SayOf<Key>;

export type { Key };
