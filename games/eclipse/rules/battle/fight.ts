import { type Frame, oneOf, present, type Seat } from '@orrery/kernel';
import { SHIPS } from '../../data/index.ts';
import { addShips, removeShips } from '../fleets.ts';
import { sectorOf } from '../lookups/map.ts';
import type { M } from '../table.ts';
import { step } from '../vocabulary.ts';
import { engage } from './engage.ts';
import { orderTied } from './initiative.ts';
import { beginRound, isAlive, isOver, lineUp, nextUp, ranks, unitOf } from './rounds.ts';
import { type Running, running } from './running.ts';
import type { Activation, Unit } from './types.ts';
import { destroy, fire } from './volley.ts';

/** Begins the missile step or the next engagement round; owners order their ties first (ECL-15.2.2). */
export const muster = step('muster', (m) => {
  const now = running(m);
  const { fight, battle, defender, attacker } = now;
  beginRound(now);
  if (fight.round > 0) m.tell({ type: 'engagement-began', sector: battle.sector, round: fight.round });
  if (fight.stalemate) m.tell({ type: 'stalemate', sector: battle.sector });
  m.next(
    ...ranks(now).flatMap(({ attacks, units }): Frame[] => {
      const { seat } = attacks ? attacker : defender;
      if (seat === null || units.length === 1) return [];
      return [orderTied({ seat, sector: battle.sector, tied: units.map(({ ship }) => ship) })];
    }),
    formUp({}),
    act({}),
  );
});

export const formUp = step('line-up', (m) => {
  lineUp(running(m));
});

/** One activation after the other, until the round or the fight is over. */
export const act = step('act', (m) => {
  const now = running(m);
  const next = nextUp(now);
  if (next) return m.next(...activate(m, now, next), act({}));
  if (now.fight.stalemate && !isOver(now)) destroyStranded(m, now);
  if (isOver(now)) endFight(m, now);
  else m.next(muster({}));
});

/** Non-player forces always attack and never retreat (ECL-15.6.2). */
function activate(m: M, now: Running, { party, ship }: Activation): Frame[] {
  const { fight, battle } = now;
  const { seat } = battle.parties[party];
  if (fight.round === 0) return fire(m, { party, ship }, 'missile');
  if (seat === null) return fire(m, { party, ship }, 'cannon');
  const unit = unitOf(now, { party, ship });
  if (unit.retreat === null)
    return [engage({ seat, sector: battle.sector, ship: oneOf(SHIPS, ship), round: fight.round, party })];
  depart(m, now, seat, unit);
  return [];
}

/** ECL-15.7.2: the surviving ships move to their sector and leave the battle. */
function depart(m: M, { battle }: Running, seat: Seat, unit: Unit): void {
  const { to } = present(unit.retreat, 'retreat');
  const ship = oneOf(SHIPS, unit.ship);
  const count = unit.damage.length;
  removeShips(sectorOf(m.table, battle.sector), seat, ship, count);
  addShips(sectorOf(m.table, to), seat, ship, count);
  unit.damage = [];
  unit.retreat = null;
  m.tell({ type: 'retreated', seat, sector: battle.sector, ship, count, to });
}

/** ECL-D31: in a stalemate the attacker's ships that do not retreat are destroyed at the end of the round. */
function destroyStranded(m: M, { fight, attacker }: Running): void {
  for (const unit of attacker.units.filter(isAlive)) {
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
    for (const unit of party.units.filter(isAlive)) {
      if (unit.retreat === null) continue;
      if (unit.retreat.round < fight.round) depart(m, now, present(party.seat, 'seat that retreats'), unit);
      else unit.retreat = null;
    }
  battle.fight = null;
  m.tell({ type: 'battle-over', sector: battle.sector });
}
