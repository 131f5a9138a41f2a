import { ZONES } from '../../data/ids.ts';
import { bar, rivalsAboard, rivalsIn, skip } from '../answers.ts';
import { dockedShips, shipId } from '../lookups.ts';
import { replaceAboard } from '../ships.ts';
import { type AboardShip, type InZone, question } from '../vocabulary.ts';
import { replaceInZone } from '../zones.ts';

type Victim = AboardShip | InZone;

/** MRP-D12: one of another colour, in a ship or zone where the company has somebody too (MRP-5.4.2, MRP-16.6). */
export const replaceAstronaut = question('replace-astronaut', {
  rule: 'MRP-5.4.2',
  answers({ table }, { company }) {
    const answers: Victim[] = [];
    if (table.companies[company].supply === 0) return answers; // MRP-16.24
    for (const ship of [...dockedShips(table), ...table.launched]) answers.push(...rivalsAboard(table, ship, company));
    for (const zone of ZONES) answers.push(...rivalsIn(table, zone, company));
    return answers;
  },
  take(m, { company }, victim) {
    if ('ship' in victim) replaceAboard(m, company, victim.ship, victim.company);
    else replaceInZone(m, company, victim.zone, victim.company);
  },
  none: (m, { company }) => skip(m, company, 'replace-astronaut'),
  barred: ({ table }, { company }) => [
    bar('own-colour', { company }),
    ...[...dockedShips(table), ...table.launched]
      .filter(({ crew }) => !crew.includes(company))
      .map((ship) => bar('not-present', { ship: shipId(ship) })),
    ...ZONES.filter((zone) => table.zones[zone].astronauts[company] === 0).map((zone) => bar('not-present', { zone })),
  ],
});
