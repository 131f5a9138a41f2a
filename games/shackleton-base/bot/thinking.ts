import type { Seen, Who } from '../rules/table.ts';
import { OPERATIONS } from './corporations/index.ts';
import { Mind } from './mind.ts';

/** A mind that knows what corporations are worth. */
export const mindOf = (table: Seen, me: Who): Mind => new Mind(table, me, OPERATIONS);
