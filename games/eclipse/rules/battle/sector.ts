import { type Frame, oneOf, present } from '@orrery/kernel';
import { NPC_BLUEPRINTS, NPCS } from '../../data/index.ts';
import { newUnit } from '../lookups/battle.ts';
import { valuesOf } from '../lookups/blueprint.ts';
import { isContested, typesIn } from '../lookups/fleets.ts';
import { descending, sectorOf } from '../lookups/map.ts';
import { hasAbility } from '../lookups/players.ts';
import { giveReputation } from '../reputation.ts';
import type { M, Seen, SeenSector } from '../table.ts';
import { step } from '../vocabulary.ts';
import { muster } from './fight.ts';
import { lastPair } from './rounds.ts';
import type { BattleParty, SectorBattle, Unit, Values } from './types.ts';

/** ECL-15.1.2: sectors in falling order, each finished before the next. */
export function battles(m: M): Frame[] {
  const { table } = m;
  const sectors = descending(table.map.filter((sector) => isContested(table, sector))).map(({ id }) => id);
  m.tell({ type: 'combat-began', sectors });
  return sectors.map((sector) => battleSector({ sector }));
}

/** All battles of one sector, pair by pair, then reputation (ECL-15.1.3, 15.9). */
export const battleSector = step<{ sector: number }>('battle-sector', (m, { sector }) => {
  m.table.battle = { sector, parties: partiesIn(m.table, sectorOf(m.table, sector)), fight: null };
  m.next(nextFight({}), giveReputation({}), leaveBattlefield({}));
});

/** Non-player force first, then the controller, then the others in order of entry (ECL-D26). */
function partiesIn(table: Seen, sector: SeenSector): BattleParty[] {
  const fleets = sector.fleets.slice().sort((a, b) => Number(b.seat === sector.disc) - Number(a.seat === sector.disc));
  const parties = fleets.map((fleet) => {
    const player = table.players[fleet.seat];
    return newParty(
      fleet.seat,
      typesIn(fleet).map((ship) => newUnit(ship, battleValues(valuesOf(player, ship)), fleet[ship])),
    );
  });
  if (sector.npc === null) return parties;
  const { kind, count } = sector.npc;
  const values = { ...NPC_BLUEPRINTS[kind][table.npcs[kind]], splitter: false };
  return [newParty(null, [newUnit(kind, values, count)]), ...parties];
}

const battleValues = ({ initiative, computer, shield, hull, cannons, missiles, splitter }: Values): Values => ({
  initiative,
  computer,
  shield,
  hull,
  cannons,
  missiles,
  splitter,
});

const newParty = (seat: number | null, units: Unit[]): BattleParty => ({
  seat,
  units,
  fought: false,
  kills: 0,
  fled: false,
  order: units.map(({ ship }) => ship),
});

/** NPC and Draco may be no opponents (ECL-15.1.5, ECL-D27). */
export const nextPair = (table: Seen, { parties }: Pick<SectorBattle, 'parties'>) =>
  lastPair(parties, (defender, attacker) => areOpponents(table, parties[defender], parties[attacker]));

function areOpponents({ players }: Seen, one: BattleParty, other: BattleParty): boolean {
  if (one.seat !== null || other.seat === null) return true;
  return one.units[0].ship !== 'ancient' || !hasAbility(players[other.seat], 'livesWithAncients');
}

export const nextFight = step('next-fight', (m) => {
  const battle = present(m.table.battle, 'battle');
  const pair = nextPair(m.table, battle);
  if (!pair) return;
  const [defender, attacker] = [battle.parties[pair.defender], battle.parties[pair.attacker]];
  for (const party of [defender, attacker]) party.fought = true;
  battle.fight = { ...pair, round: -1, stalemate: false, queue: [], volley: null };
  tellPair(m, battle.sector, defender, attacker);
  m.next(muster({}), nextFight({}));
});

function tellPair(m: M, sector: number, defender: BattleParty, attacker: BattleParty): void {
  const seat = present(attacker.seat, 'seat that attacks');
  const [{ ship }] = defender.units;
  if (defender.seat === null) m.tell({ type: 'npc-battle-began', sector, npc: oneOf(NPCS, ship), seat });
  else m.tell({ type: 'battle-began', sector, seat: defender.seat, partner: seat });
}

/** Damage is forgotten here: ships of one sector fight again in the next round at the earliest, repaired (ECL-16.9). */
export const leaveBattlefield = step('leave-battlefield', (m) => {
  m.table.battle = null;
});
