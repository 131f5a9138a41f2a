import type { AboutOf, AnswerTo, Barred, Seat } from '@orrery/kernel';
import { hasOpponent } from '../lookups/fleets.ts';
import { indexOf, linksOf } from '../lookups/map.ts';
import { can } from '../lookups/players.ts';
import type { M, Seen } from '../table.ts';
import { type Eclipse, question } from '../vocabulary.ts';
import { isArmed, unitOf } from './rounds.ts';
import { noteFlight, running } from './running.ts';
import { fire } from './volley.ts';

const ATTACK = { do: 'attack' } as const;
const WAIT = { do: 'wait' } as const;

/** ECL-15.7.1: connected sectors under own control without opponents. */
export function havens(table: Seen, seat: Seat, sector: number): number[] {
  const generator = can(table.players[seat], 'generator');
  return linksOf(table, indexOf(table, sector), generator).flatMap((link) => {
    const { id, disc } = table.map[link];
    return disc === seat && !hasOpponent(table, table.map[link], seat) ? [id] : [];
  });
}

/** ECL-15.4.2: attack, wait, or begin a retreat; in a stalemate the attacker must go if it can (ECL-D31). */
export const engage = question('engage', {
  rule: 'ECL-15.4.2',
  answers(m, { seat, sector, ship, party }) {
    const now = running(m);
    const { fight } = now;
    const retreats = ship === 'starbase' ? [] : havens(m.table, seat, sector);
    const away = retreats.map((to) => ({ do: 'retreat' as const, to }));
    if (fight.stalemate && party === fight.attacker && away.length > 0) return away;
    return [isArmed(unitOf(now, { party, ship })) ? ATTACK : WAIT, ...away];
  },
  take(m, { seat, sector, ship, party }, answer) {
    if (answer.do === 'attack') m.next(...fire(m, { party, ship }, 'cannon'));
    else if (answer.do === 'retreat') startRetreat(m, seat, { sector, ship, party, to: answer.to });
  },
  barred(m, { seat, sector, ship, party }) {
    const now = running(m);
    const { fight } = now;
    const bars: Barred<Eclipse, AnswerTo<Eclipse, 'engage'>>[] = [];
    if (!isArmed(unitOf(now, { party, ship }))) bars.push({ answer: ATTACK, rule: 'ECL-15.4.3', why: 'no-cannons' });
    if (ship === 'starbase') bars.push({ answer: { do: 'retreat' }, rule: 'ECL-15.7.1', why: 'starbase-stays' });
    else if (havens(m.table, seat, sector).length === 0)
      bars.push({ answer: { do: 'retreat' }, rule: 'ECL-15.7.1', why: 'no-retreat-there' });
    else if (fight.stalemate && party === fight.attacker)
      bars.push({ answer: WAIT, rule: 'ECL-15.8.1', why: 'must-retreat' });
    return bars;
  },
});

type Retreat = Pick<AboutOf<Eclipse, 'engage'>, 'sector' | 'ship' | 'party'> & { to: number };

function startRetreat(m: M, seat: Seat, { sector, ship, party, to }: Retreat): void {
  const now = running(m);
  const unit = unitOf(now, { party, ship });
  unit.retreat = { to, round: now.fight.round };
  m.tell({ type: 'retreat-began', seat, sector, ship, count: unit.damage.length, to });
  noteFlight(now.battle.parties[party]);
}
