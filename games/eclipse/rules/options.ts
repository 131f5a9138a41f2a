import type { OptionSpecs, OptionsOf } from '@orrery/kernel';
import type { Npc, NpcTile } from '../data/index.ts';
import type { M } from './table.ts';

const TILES = ['standard', 'advanced', 'random'] as const;

const SEATS = ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const;

/** What the host chooses before the game (ECL-4.1, 4.6, ECL-D02, ECL-D03). */
export const options = {
  /**
   * `chosen`: in the order of ECL-4.7 among all that is left; `drafted`: everybody gets a random board and chooses its
   * side, in the same order; `dealt`: at random.
   */
  species: { kind: 'choice', of: ['chosen', 'drafted', 'dealt'], default: 'chosen' },
  warpPortals: { kind: 'switch', default: false },
  npcAncient: { kind: 'choice', of: TILES, default: 'standard' },
  npcGuardian: { kind: 'choice', of: TILES, default: 'standard' },
  npcGcds: { kind: 'choice', of: TILES, default: 'standard' },
  /** A seat that does not exist means random. */
  startPlayer: { kind: 'choice', of: SEATS, default: 'random' },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;

const NPC_OPTION = { ancient: 'npcAncient', guardian: 'npcGuardian', gcds: 'npcGcds' } as const satisfies {
  readonly [kind in Npc]: keyof Options;
};

/** The blueprint tile of a non-player force; random ones are drawn each for itself (ECL-D45). */
export function npcTile(m: M, kind: Npc): NpcTile {
  const wish = m.options[NPC_OPTION[kind]];
  return wish === 'random' ? m.luck.pick(`npc ${kind}`, ['standard', 'advanced']) : wish;
}

export function startPlayer(m: M): number {
  const wish = SEATS.indexOf(m.options.startPlayer) - 1;
  return wish >= 0 && wish < m.seats ? wish : m.luck.below('start player', m.seats);
}
