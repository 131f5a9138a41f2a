import { SHIPS } from '../../data/index.ts';
import { fleetOf } from '../fleets.ts';
import { sectorOf } from '../map.ts';
import type { Eclipse } from '../table.ts';

/** The running battle and the sector it is fought over agree. */
export function battleFaults(table: Eclipse): string[] {
  const { battle } = table;
  if (battle === null) return [];
  const sector = sectorOf(table, battle.sector);
  return battle.parties.flatMap(({ seat, units }) => {
    const faults: string[] = [];
    for (const { damage, values } of units)
      if (damage.some((points) => points > values.hull || points < 0)) faults.push('a dead ship still fights');
    const inUnits = (ship: string) => units.find((unit) => unit.ship === ship)?.damage.length ?? 0;
    if (seat === null) {
      if ((sector.npc?.count ?? 0) !== units[0].damage.length) faults.push('a force of another size');
    } else {
      const fleet = fleetOf(sector, seat);
      for (const ship of SHIPS) if ((fleet?.[ship] ?? 0) !== inUnits(ship)) faults.push(`${ship}s of seat ${seat}`);
    }
    return faults.map((fault) => `battle of ${battle.sector}: ${fault}`);
  });
}
