import type { Frame } from '@orrery/kernel';
import { bombardSector } from './bombard.ts';
import { mayClaim, putDisc } from './explore.ts';
import { discover } from './gains.ts';
import { hasShips } from './lookups/fleets.ts';
import { descending, isFreeOfCubes, sectorOf } from './lookups/map.ts';
import type { M, Sector, SeenSector, Table } from './table.ts';
import { question, step } from './vocabulary.ts';

/** ECL-16.1: bombardment, control, discovery tiles; in each of them sectors in falling order (ECL-27.12). */
export function aftermath(table: Table): Frame[] {
  const withShips = descending(table.map.filter(({ fleets }) => fleets.length > 0));
  const withTile = descending(table.map.filter(({ discovery }) => discovery.cards.length > 0));
  return [
    ...withShips.map(({ id }) => bombardSector({ sector: id })),
    ...withShips.map(({ id }) => occupySector({ sector: id })),
    ...withTile.map(({ id }) => collectDiscovery({ sector: id })),
  ];
}

/** ECL-16.6, 16.7: first the enemy's disc goes, then a ship's owner may put one; then the next sector (ECL-D51). */
export const occupySector = step<{ sector: number }>('occupy-sector', (m, { sector: id }) => {
  const sector = sectorOf(m.table, id);
  loseDisc(m, sector);
  if (sector.disc === null) m.next(...sector.fleets.map(({ seat }) => combatClaim({ seat, sector: id })));
});

/** Forced: an enemy ship, and no cube left (ECL-D35). */
function loseDisc(m: M, sector: Sector): void {
  const { disc } = sector;
  if (disc === null || !isFreeOfCubes(sector) || !sector.fleets.some(({ seat }) => seat !== disc)) return;
  sector.disc = null;
  m.table.players[disc].discs += 1;
  m.tell({ type: 'disc-lost', seat: disc, sector: sector.id });
}

export const combatClaim = question('combat-claim', {
  rule: 'ECL-16.7',
  answers({ table }, { seat, sector: id }) {
    const sector = sectorOf(table, id);
    return hasShips(sector, seat) && mayClaim(table, sector, seat) ? [{ claim: true }, { claim: false }] : [];
  },
  take(m, { seat, sector }, answer) {
    if (answer.claim) putDisc(m, seat, sector);
  },
});

/** ECL-16.8, 27.8: an undefended tile goes to the controller, or else to a player with a ship there (ECL-D36). */
const takerOf = ({ npc, disc, fleets }: SeenSector): number | null =>
  npc !== null ? null : (disc ?? fleets[0]?.seat ?? null);

export const collectDiscovery = step<{ sector: number }>('collect-discovery', (m, { sector }) => {
  const seat = takerOf(sectorOf(m.table, sector));
  if (seat !== null) m.next(discover({ seat, sector }));
});
