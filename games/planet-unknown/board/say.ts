import type { Say as SayOf } from '@orrery/ui/contract';
import type { Key as English } from '../words/en.ts';

/** Keys made of ids that only the data or the open question knows; tests draw every thing and every question. */
type Made = `${'civ' | 'happening' | 'mission' | 'tech'}.${string}`;

export type Key = English | Made;

/** Says messages of this game: a key that English does not have is a type error. */
export type Say = SayOf<Key>;
