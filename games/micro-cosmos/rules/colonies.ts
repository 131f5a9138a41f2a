import { type Frame, present, type Seat } from '@orrery/kernel';
import type { CellId } from '../data/index.ts';
import { payAny } from './cargo.ts';
import { coloniesOf, colonyNeeds, nextColony, planetIdOf, planetOf, sectorAt } from './lookups/index.ts';
import { specialistFrames } from './specialists.ts';
import type { PlayerId, Table } from './table.ts';
import { step } from './vocabulary.ts';

/** MC-10.51, MC-10.52: specialists, then units of any resources, then the marker. */
export function foundColonyFrames(table: Table, seat: Seat, cell: CellId): Frame[] {
  const cost = present(nextColony(table, seat), 'colony left');
  const { colour } = planetOf(sectorAt(table, cell));
  return [
    ...specialistFrames(seat, colonyNeeds(cost, colour), 'colony'),
    ...(cost.anyResource > 0 ? [payAny({ seat, left: cost.anyResource, purpose: 'colony' })] : []),
    foundColony({ player: seat, cell }),
  ];
}

/** MC-10.53, MC-10.54 */
export const foundColony = step<{ player: PlayerId; cell: CellId }>('found-colony', (m, { player, cell }) => {
  const sector = sectorAt(m.table, cell);
  m.table.players[player].colonyPool -= 1;
  sector.colonies.push(player);
  m.tell({ type: 'colony-founded', player, cell, planet: planetIdOf(sector), n: coloniesOf(m.table, player) });
});
