import type { Frame, Seat } from '@orrery/kernel';
import { step } from '@orrery/kernel';
import type { Ship } from '../../data/index.ts';
import { addShips, removeShips } from '../fleets.ts';
import { sectorOf } from '../map.ts';
import { tell } from '../say.ts';
import type { Eclipse, M } from '../table.ts';
import { hasDice } from './dice.ts';
import { engage } from './engage.ts';
import { orderTied } from './initiative.ts';
import { ranks } from './order.ts';
import type { Activation, BattleParty, Fight, SectorBattle, Unit } from './types.ts';
import { destroy, fire } from './volley.ts';

export interface Running {
  battle: SectorBattle;
  fight: Fight;
  defender: BattleParty;
  attacker: BattleParty;
}

/** The fight that is going on. */
export function running({ table: { battle } }: Pick<M, 'table'>): Running {
  if (!battle?.fight) throw new Error('nobody fights');
  const { fight, parties } = battle;
  return { battle, fight, defender: parties[fight.defender], attacker: parties[fight.attacker] };
}

export const foeOf = ({ fight }: Running, party: number): number =>
  party === fight.defender ? fight.attacker : fight.defender;

const living = ({ units }: BattleParty): Unit[] => units.filter(({ damage }) => damage.length > 0);

export const isArmed = (unit: Unit): boolean => hasDice(unit.values.cannons);

/** Begins the missile step or the next engagement round: stalemate test, order of own ties (ECL-15.10.2, 15.10.3). */
export const muster = step<Eclipse>('muster', (m) => {
  const now = running(m);
  const { fight, battle, defender, attacker } = now;
  fight.round += 1;
  if (fight.round > 0) {
    tell(m, 'engagement-began', { sector: battle.sector, round: fight.round });
    fight.stalemate = ![...living(defender), ...living(attacker)].some(isArmed);
    if (fight.stalemate) tell(m, 'stalemate', { sector: battle.sector });
  }
  const ties = rankedUnits(now).filter(({ units }) => units.length > 1);
  m.next(
    ...ties.flatMap(({ attacker: attacks, units }): Frame[] => {
      const { seat } = attacks ? attacker : defender;
      return seat === null ? [] : [orderTied({ seat, sector: battle.sector, tied: units.map(({ ship }) => ship) })];
    }),
    lineUp({}),
    act({}),
  );
});

/** Types that activate: all that live, in the missile step those with missiles. */
function rankedUnits({ fight, defender, attacker }: Running) {
  const takesPart = (unit: Unit) => fight.round > 0 || hasDice(unit.values.missiles);
  return ranks(living(defender).filter(takesPart), living(attacker).filter(takesPart));
}

/** Puts the types in a queue, own ties as their owner last ordered them. */
export const lineUp = step<Eclipse>('line-up', (m) => {
  const now = running(m);
  const { fight, defender, attacker } = now;
  fight.queue = rankedUnits(now).flatMap((rank) => {
    const { order } = rank.attacker ? attacker : defender;
    const party = rank.attacker ? fight.attacker : fight.defender;
    return rank.units
      .map(({ ship }): Activation => ({ party, ship }))
      .sort((a, b) => order.indexOf(a.ship) - order.indexOf(b.ship));
  });
});

/** One activation after the other, until the round or the fight is over. */
export const act = step<Eclipse>('act', (m) => {
  const now = running(m);
  if (isOver(now)) return endFight(m, now);
  const next = now.fight.queue.shift();
  if (next === undefined) return endRound(m, now);
  m.next(...activate(m, now, next), act({}));
});

const isOver = ({ defender, attacker }: Running): boolean =>
  living(defender).length === 0 || living(attacker).length === 0;

function activate(m: M, now: Running, { party, ship }: Activation): Frame[] {
  const { fight, battle } = now;
  const { seat, units } = battle.parties[party];
  const unit = units.find((one) => one.ship === ship);
  if (!unit || unit.damage.length === 0) return [];
  if (fight.round === 0) return fire(m, { party, ship }, 'missile');
  if (seat === null) return fire(m, { party, ship }, 'cannon');
  if (unit.retreat === null)
    return [engage({ seat, sector: battle.sector, ship: ship as Ship, round: fight.round, party })];
  depart(m, now, seat, unit);
  return [];
}

/** ECL-15.7.2: the surviving ships move to their sector and leave the battle. */
function depart(m: M, { battle }: Running, seat: Seat, unit: Unit): void {
  const { to } = unit.retreat as { to: number };
  const ship = unit.ship as Ship;
  const count = unit.damage.length;
  removeShips(sectorOf(m.table, battle.sector), seat, ship, count);
  addShips(sectorOf(m.table, to), seat, ship, count);
  unit.damage = [];
  unit.retreat = null;
  tell(m, 'retreated', { seat, sector: battle.sector, ship, count, to });
}

function endRound(m: M, now: Running): void {
  if (now.fight.stalemate) destroyStranded(m, now);
  if (isOver(now)) endFight(m, now);
  else m.next(muster({}));
}

/** D31: in a stalemate the attacker's ships that do not retreat are destroyed at the end of the round. */
function destroyStranded(m: M, { fight, attacker }: Running): void {
  for (const unit of living(attacker)) {
    if (unit.retreat !== null) continue;
    const lost = unit.damage.map(() => unit.ship);
    unit.damage = [];
    destroy(m, fight.attacker, lost);
  }
}

/** ECL-15.7.3: who began to retreat in an earlier round still leaves, the others stay. */
function endFight(m: M, now: Running): void {
  const { fight, battle, defender, attacker } = now;
  for (const party of [defender, attacker])
    for (const unit of living(party)) {
      if (unit.retreat === null) continue;
      if (unit.retreat.round < fight.round) depart(m, now, party.seat as Seat, unit);
      else unit.retreat = null;
    }
  battle.fight = null;
  tell(m, 'battle-over', { sector: battle.sector });
}
