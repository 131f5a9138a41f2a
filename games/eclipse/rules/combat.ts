import { step } from '@orrery/kernel';
import { startAftermath } from './aftermath.ts';
import { battleSector } from './battle/sector.ts';
import { npcOpposes } from './fleets.ts';
import { descending } from './map.ts';
import { tell } from './say.ts';
import type { Eclipse, Seen, SeenSector } from './table.ts';

/** ECL-15.1.1: ships of at least two opponents. */
export const isContested = (table: Seen, sector: SeenSector): boolean =>
  sector.fleets.length > 1 || sector.fleets.some(({ seat }) => npcOpposes(table, sector, seat));

/** ECL-15.1.2: sectors in falling order, each finished before the next. */
export const startCombat = step<Eclipse>('start-combat', (m) => {
  const { table } = m;
  table.phase = 'combat';
  const sectors = descending(table.map.filter((sector) => isContested(table, sector))).map(({ id }) => id);
  tell(m, 'combat-began', { sectors });
  m.next(...sectors.map((sector) => battleSector({ sector })), startAftermath({}));
});
