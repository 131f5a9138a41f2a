import type { Match } from '@orrery/kernel';
import type { Area, Table } from '../rules/table.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { worthMoving } from './roving.ts';

/** Everybody's items are resolved: what boards are worth can be read off them without playing on. */
export const quiet = ({ table }: Pick<Match<PlanetUnknown>, 'table'>): boolean =>
  table.phase !== 'setup' && table.areas.every((area) => isSettled(area) && (area.claims.length === 0 || waits(table)));

const isSettled = (area: Area): boolean => area.pending.length === 0 && !worthMoving(area);

/** Claims of several players are settled together after the block (PU-7.3.3). */
const waits = ({ phase, areas }: Table): boolean => phase === 'tile' && areas.length > 1;
