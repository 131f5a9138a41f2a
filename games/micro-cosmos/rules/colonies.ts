import type { Frame, Seat } from '@orrery/kernel';
import type { CellId, ColonyCost } from '../data/index.ts';
import { payAny } from './cargo.ts';
import { coloniesOf, colonyNeeds, nextColony, planetIdOf, planetOf } from './lookups/index.ts';
import { specialistFrames } from './specialists.ts';
import type { PlayerId, Sector, Table } from './table.ts';
import { step } from './vocabulary.ts';

/** MC-10.51, MC-10.52: specialists, then units of any resources, then the marker. */
export function foundColonyFrames(table: Table, seat: Seat, cell: CellId): Frame[] {
  const cost = nextColony(table, seat) as ColonyCost;
  const { colour } = planetOf(table.galaxy[cell] as Sector);
  return [
    ...specialistFrames(seat, colonyNeeds(cost, colour), 'colony'),
    ...(cost.anyResource > 0 ? [payAny({ seat, left: cost.anyResource, purpose: 'colony' })] : []),
    foundColony({ player: seat, cell }),
  ];
}

/** MC-10.53, MC-10.54 */
export const foundColony = step<{ player: PlayerId; cell: CellId }>('found-colony', (m, { player, cell }) => {
  const sector = m.table.galaxy[cell] as Sector;
  m.table.players[player].colonyPool -= 1;
  sector.colonies.push(player);
  m.tell({ type: 'colony-founded', player, cell, planet: planetIdOf(sector), n: coloniesOf(m.table, player) });
});
