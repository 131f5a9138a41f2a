import type { M } from '../table.ts';
import { isAlive } from './rounds.ts';
import type { BattleParty, Fight, SectorBattle } from './types.ts';

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

export const foeOf = ({ fight }: Pick<Running, 'fight'>, party: number): number =>
  party === fight.defender ? fight.attacker : fight.defender;

/** ECL-15.7.4, 27.7: tested whenever a retreat begins and whenever a ship of the party is destroyed. */
export function noteFlight(party: BattleParty): void {
  const left = party.units.filter(isAlive);
  if (left.length > 0 && left.every(({ retreat }) => retreat !== null)) party.fled = true;
}
