import { type Frame, oneOf, present } from '@orrery/kernel';
import { DICE, NPCS, REPUTATION_DRAWS, SHIPS } from '../../data/index.ts';
import { removeShips } from '../fleets.ts';
import { divided, rollAll, weaponDice } from '../lookups/dice.ts';
import { sectorOf } from '../lookups/map.ts';
import type { M } from '../table.ts';
import { question, step } from '../vocabulary.ts';
import { assign, sizeOf } from './assign.ts';
import { unitOf } from './rounds.ts';
import { foeOf, noteFlight, running } from './running.ts';
import { choices, hitsAny, strike, targetsOf } from './targets.ts';
import type { Activation, BattleParty, Hit, Rolled, Unit, Volley, Weapon } from './types.ts';

/** The purpose of a die's luck: tests fix the faces of each colour by it (index of blank, 2, 3, 4, 5, burst). */
export const diePurpose = (colour: number): string => `battle die ${DICE[colour]}`;

/** All dice of the type in one roll; those that hit are assigned, by the owner or by the rule (ECL-15.5.2, 15.6.1). */
export function fire(m: M, by: Activation, weapon: Weapon): Frame[] {
  const now = running(m);
  const { battle } = now;
  const attacker = battle.parties[by.party];
  const unit = unitOf(now, by);
  const foes = battle.parties[foeOf(now, by.party)].units;
  const rolled = rollAll(weaponDice(unit.values, weapon), unit.damage.length, (colour) =>
    m.luck.below(diePurpose(colour), 6),
  );
  const { computer } = unit.values;
  const hitting = rolled.filter((die) => hitsAny(die, computer, foes));
  tellRoll(m, attacker, { sector: battle.sector, ship: by.ship, weapon, rolled, hits: hitting.length });
  if (hitting.length === 0) return [];
  const dice = divided(hitting, unit.values, weapon);
  now.fight.volley = { ...by, weapon, dice, hits: [] };
  if (attacker.seat !== null) return [nextDie(m, attacker.seat), resolve({})];
  now.fight.volley.hits = assign(dice, computer, foes, sizeOf);
  return [resolve({})];
}

interface Roll {
  readonly sector: number;
  readonly ship: Unit['ship'];
  readonly weapon: Weapon;
  readonly rolled: readonly Rolled[];
  readonly hits: number;
}

function tellRoll(m: M, { seat }: BattleParty, { sector, ship, weapon, rolled, hits: hitting }: Roll): void {
  const dice = rolled.map(({ die, face }) => ({ die, face }));
  if (seat === null) m.tell({ type: 'npc-rolled', npc: oneOf(NPCS, ship), sector, weapon, dice, hits: hitting });
  else m.tell({ type: 'rolled', seat, ship: oneOf(SHIPS, ship), sector, weapon, dice, hits: hitting });
}

const volleyOf = (m: Pick<M, 'table'>): Volley => present(running(m).fight.volley, 'volley');

/** The question for the next die of the volley, the strongest first. */
function nextDie(m: M, seat: number): Frame {
  const { dice } = volleyOf(m);
  const { die, face, damage } = dice[0];
  return assignDie({ seat, sector: running(m).battle.sector, die, face, damage, left: dice.length });
}

/** ECL-15.5.2, ECL-D50: a die that hits must be assigned to a ship it hits. */
export const assignDie = question('assign-die', {
  rule: 'ECL-15.5.2',
  answers(m) {
    const now = running(m);
    const volley = volleyOf(m);
    const { computer } = unitOf(now, volley).values;
    const targets = targetsOf(now.battle.parties[foeOf(now, volley.party)].units, volley.hits);
    return choices(volley.dice[0], computer, targets).map(({ unit, at }) => ({ ship: unit.ship, at }));
  },
  take(m, { seat }, { ship, at }) {
    const volley = volleyOf(m);
    const [{ damage }] = volley.dice.splice(0, 1);
    volley.hits.push({ ship, at, damage });
    if (volley.dice.length > 0) m.next(nextDie(m, seat));
  },
});

/** ECL-15.5.5, 15.10.5: the whole roll is applied together. */
export const resolve = step('resolve-volley', (m) => {
  const now = running(m);
  const volley = volleyOf(m);
  const party = foeOf(now, volley.party);
  const { seat, units } = now.battle.parties[party];
  for (const { ship, at, damage } of merged(volley.hits))
    m.tell({ type: 'ship-hit', seat, sector: now.battle.sector, ship, at, damage });
  const lost = strike(units, volley.hits);
  now.fight.volley = null;
  destroy(m, party, lost);
});

/** Damage of one volley on each ship. */
function merged(all: readonly Hit[]): Hit[] {
  const sums: Hit[] = [];
  for (const hit of all) {
    const sum = sums.find(({ ship, at }) => ship === hit.ship && at === hit.at);
    if (sum) sum.damage += hit.damage;
    else sums.push({ ...hit });
  }
  return sums;
}

/** Takes destroyed ships of a party off the map; the other side is credited with them (ECL-15.5.5, 15.9.6). */
export function destroy(m: M, party: number, lost: readonly Unit['ship'][]): void {
  if (lost.length === 0) return;
  const now = running(m);
  const { battle } = now;
  const { seat } = battle.parties[party];
  const sector = sectorOf(m.table, battle.sector);
  for (const ship of lost) {
    battle.parties[foeOf(now, party)].kills += REPUTATION_DRAWS[ship];
    if (seat === null) {
      const npc = oneOf(NPCS, ship);
      sector.npc = sector.npc && sector.npc.count > 1 ? { kind: npc, count: sector.npc.count - 1 } : null;
      m.tell({ type: 'npc-destroyed', npc, sector: sector.id });
    } else {
      const own = oneOf(SHIPS, ship);
      removeShips(sector, seat, own);
      m.table.players[seat].supply[own] += 1;
      m.tell({ type: 'ship-destroyed', seat, ship: own, sector: sector.id });
    }
  }
  noteFlight(battle.parties[party]);
}
