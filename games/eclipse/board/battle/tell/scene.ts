import type { Npc, Ship } from '../../../data/index.ts';
import { runningSide } from '../../../rules/lookups/index.ts';
import type { Seen } from '../../../rules/table.ts';
import type { Beat, Pair, Struck, Volley } from './beats.ts';
import type { Side } from './cast.ts';

/** What stands on the stage: a moment of a story, or the battle as it is now. */
export interface Scene {
  readonly sector: number;
  readonly parties: readonly Side[];
  readonly pair: Pair;
  readonly volley?: Volley;
  readonly struck: readonly Struck[];
  /** Which type acts. */
  readonly acting?: { readonly party: number; readonly ship: Ship | Npc };
  readonly beat?: Beat;
}

export const sceneOf = (sector: number, beat: Beat): Scene => ({
  sector,
  parties: beat.parties,
  pair: beat.pair,
  volley: beat.volley,
  struck: beat.struck,
  acting: beat.volley && { party: beat.volley.party, ship: beat.volley.ship },
  beat,
});

/** The battle as it stands; the last moment told lends its dice while they are being assigned. */
export function sceneNow(table: Seen, last: Beat | undefined): Scene | undefined {
  const { battle } = table;
  if (!battle?.fight) return undefined;
  const { defender, attacker, round, volley } = battle.fight;
  const parties = battle.parties.map((party): Side => ({ seat: party.seat, units: runningSide(party) }));
  const told = last?.volley;
  const seat = told && last.parties[told.party]?.seat;
  const rolled = told && { ...told, party: parties.findIndex((side) => side.seat === seat) };
  return {
    sector: battle.sector,
    parties,
    pair: { defender, attacker, round },
    ...(rolled && last?.pair.round === round ? { volley: rolled } : {}),
    struck: (volley?.hits ?? []).map((hit) => ({
      ...hit,
      party: foeOf({ defender, attacker, round }, volley?.party ?? 0),
    })),
    ...(volley ? { acting: { party: volley.party, ship: volley.ship } } : {}),
  };
}

export const foeOf = ({ defender, attacker }: Pair, party: number): number =>
  party === defender ? attacker : defender;
