import { step } from '@orrery/kernel';
import { NPC_BLUEPRINTS, type Npc } from '../../data/index.ts';
import { valuesOf } from '../blueprint.ts';
import { typesIn } from '../fleets.ts';
import { sectorOf } from '../map.ts';
import { hasAbility } from '../players.ts';
import { giveReputation } from '../reputation.ts';
import { tell } from '../say.ts';
import type { Eclipse, M, Seen, SeenSector } from '../table.ts';
import { muster } from './fight.ts';
import type { BattleParty, SectorBattle, Unit, Values } from './types.ts';

/** All battles of one sector, pair by pair, then reputation (ECL-15.1.3, 15.9). */
export const battleSector = step<Eclipse, { sector: number }>('battle-sector', (m, { sector }) => {
  m.table.battle = { sector, parties: partiesIn(m.table, sectorOf(m.table, sector)), fight: null };
  m.next(nextFight({}), giveReputation({}), leaveBattlefield({}));
});

/** Non-player force first, then the controller, then the others in order of entry (D26). */
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

const newUnit = (ship: Unit['ship'], values: Values, count: number): Unit => ({
  ship,
  values,
  damage: Array<number>(count).fill(0),
  retreat: null,
});

export const shipsOf = ({ units }: BattleParty): number => units.reduce((sum, { damage }) => sum + damage.length, 0);

/** The last of the list fights the nearest earlier opponent; NPC and Draco may be none (ECL-15.1.3, 15.1.5). */
export function nextPair(table: Seen, { parties }: SectorBattle): { defender: number; attacker: number } | null {
  const left = parties.map((_, at) => at).filter((at) => shipsOf(parties[at]) > 0);
  const attacker = left.pop();
  if (attacker === undefined) return null;
  const defender = left.findLast((at) => areOpponents(table, parties[at], parties[attacker]));
  return defender === undefined ? null : { defender, attacker };
}

function areOpponents({ players }: Seen, one: BattleParty, other: BattleParty): boolean {
  if (one.seat !== null || other.seat === null) return true;
  return one.units[0].ship !== 'ancient' || !hasAbility(players[other.seat], 'livesWithAncients');
}

export const nextFight = step<Eclipse>('next-fight', (m) => {
  const battle = m.table.battle as SectorBattle;
  const pair = nextPair(m.table, battle);
  if (!pair) return;
  const [defender, attacker] = [battle.parties[pair.defender], battle.parties[pair.attacker]];
  for (const party of [defender, attacker]) party.fought = true;
  battle.fight = { ...pair, round: -1, stalemate: false, queue: [], volley: null };
  tellPair(m, battle.sector, defender, attacker);
  m.next(muster({}), nextFight({}));
});

function tellPair(m: M, sector: number, defender: BattleParty, attacker: BattleParty): void {
  const seat = attacker.seat as number;
  if (defender.seat === null) tell(m, 'npc-battle-began', { sector, npc: defender.units[0].ship as Npc, seat });
  else tell(m, 'battle-began', { sector, seat: defender.seat, partner: seat });
}

/** Damage is forgotten here: ships of one sector fight again in the next round at the earliest, repaired (ECL-16.9). */
export const leaveBattlefield = step<Eclipse>('leave-battlefield', (m) => {
  m.table.battle = null;
});
