import { question, step } from '@orrery/kernel';
import { mayClaim, putDisc } from './explore.ts';
import { hasShips } from './fleets.ts';
import { isFreeOfCubes, sectorOf } from './map.ts';
import { tell } from './say.ts';
import type { Eclipse, M, Sector } from './table.ts';
import type { AboutOf, AnswerOf } from './vocabulary.ts';

/** ECL-16.6, 16.7: first the enemy's disc goes, then a ship's owner may put one; then the next sector (D51). */
export const occupySector = step<Eclipse, { sector: number }>('occupy-sector', (m, { sector: id }) => {
  const sector = sectorOf(m.table, id);
  loseDisc(m, sector);
  if (sector.disc === null) m.next(...sector.fleets.map(({ seat }) => combatClaim({ seat, sector: id })));
});

/** Forced: an enemy ship, and no cube left (D35). */
function loseDisc(m: M, sector: Sector): void {
  const { disc } = sector;
  if (disc === null || !isFreeOfCubes(sector) || !sector.fleets.some(({ seat }) => seat !== disc)) return;
  sector.disc = null;
  m.table.players[disc].discs += 1;
  tell(m, 'disc-lost', { seat: disc, sector: sector.id });
}

export const combatClaim = question<Eclipse, AboutOf<'combat-claim'>, AnswerOf<'combat-claim'>>('combat-claim', {
  rule: 'ECL-16.7',
  answers({ table }, { seat, sector: id }) {
    const sector = sectorOf(table, id);
    return hasShips(sector, seat) && mayClaim(table, sector, seat) ? [{ claim: true }, { claim: false }] : [];
  },
  take(m, { seat, sector }, answer) {
    if (answer.claim) putDisc(m, seat, sector);
  },
});
