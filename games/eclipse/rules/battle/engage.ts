import type { Barred, Seat } from '@orrery/kernel';
import { question } from '@orrery/kernel';
import { hasOpponent } from '../fleets.ts';
import { indexOf, linksOf } from '../map.ts';
import { can } from '../players.ts';
import { bar, tell } from '../say.ts';
import type { Eclipse, M, Seen } from '../table.ts';
import type { AboutOf, AnswerOf } from '../vocabulary.ts';
import { isArmed, running } from './fight.ts';
import type { BattleParty, Unit } from './types.ts';
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

/** ECL-15.4.2: attack, wait, or begin a retreat; in a stalemate the attacker must go if it can (D31). */
export const engage = question<Eclipse, AboutOf<'engage'>, AnswerOf<'engage'>>('engage', {
  rule: 'ECL-15.4.2',
  answers(m, { seat, sector, ship, party }) {
    const { fight, battle } = running(m);
    const retreats = ship === 'starbase' ? [] : havens(m.table, seat, sector);
    const away = retreats.map((to) => ({ do: 'retreat' as const, to }));
    if (fight.stalemate && party === fight.attacker && away.length > 0) return away;
    return [isArmed(unitOf(battle.parties[party], ship)) ? ATTACK : WAIT, ...away];
  },
  take(m, { seat, sector, ship, party }, answer) {
    if (answer.do === 'attack') m.next(...fire(m, { party, ship }, 'cannon'));
    else if (answer.do === 'retreat') startRetreat(m, seat, { sector, ship, party, to: answer.to });
  },
  barred(m, { seat, sector, ship, party }) {
    const { fight, battle } = running(m);
    const bars: Barred<AnswerOf<'engage'>>[] = [];
    if (!isArmed(unitOf(battle.parties[party], ship))) bars.push(bar(ATTACK, 'ECL-15.4.3', 'no-cannons'));
    if (ship === 'starbase') bars.push(bar({ do: 'retreat' }, 'ECL-15.7.1', 'starbase-stays'));
    else if (havens(m.table, seat, sector).length === 0)
      bars.push(bar({ do: 'retreat' }, 'ECL-15.7.1', 'no-retreat-there'));
    else if (fight.stalemate && party === fight.attacker) bars.push(bar(WAIT, 'ECL-15.8.1', 'must-retreat'));
    return bars;
  },
});

const unitOf = ({ units }: BattleParty, ship: Unit['ship']): Unit => units.find((unit) => unit.ship === ship) as Unit;

type Retreat = Pick<AboutOf<'engage'>, 'sector' | 'ship' | 'party'> & { to: number };

function startRetreat(m: M, seat: Seat, { sector, ship, party, to }: Retreat): void {
  const { fight, battle } = running(m);
  const unit = unitOf(battle.parties[party], ship);
  unit.retreat = { to, round: fight.round };
  tell(m, 'retreat-began', { seat, sector, ship, count: unit.damage.length, to });
  noteFlight(battle.parties[party]);
}

/** ECL-15.7.4: tested whenever a retreat begins and whenever a ship of the party is destroyed. */
export function noteFlight(party: BattleParty): void {
  const left = party.units.filter(({ damage }) => damage.length > 0);
  if (left.length > 0 && left.every(({ retreat }) => retreat !== null)) party.fled = true;
}
