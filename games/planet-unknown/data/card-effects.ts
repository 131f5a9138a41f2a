import type { Terrain, Track } from './ids.ts';

/** What civ cards and event cards do. Mandatory as far as possible unless said otherwise (PU-7.2.3). */
export type CardEffect =
  /** Choose so many different trackers that can advance, each makes so many steps; `claim` says what they gain. */
  | {
      readonly op: 'advance';
      readonly choose: number;
      readonly steps: number;
      readonly tracks: readonly Track[];
      readonly claim: 'all' | 'none';
    }
  /** One of these trackers goes down (PU-7.1.4). */
  | { readonly op: 'regress'; readonly steps: number; readonly tracks: readonly Track[] }
  | { readonly op: 'synergy' }
  | { readonly op: 'gain-patch'; readonly count: number }
  | { readonly op: 'gain-movement'; readonly amount: number }
  /** PU-7.8; without `buildings` they advance nothing. */
  | { readonly op: 'extra-tile'; readonly buildings: boolean }
  /** PU-12.1.3 */
  | { readonly op: 'unionize' }
  /** Tokens from the own planet to the own board, as many as there are. */
  | { readonly op: 'collect-lifepods'; readonly count: number }
  | { readonly op: 'collect-meteorite' }
  /** Tokens out of the game. */
  | { readonly op: 'destroy-meteorites'; readonly count: number }
  | { readonly op: 'destroy-line' }
  | { readonly op: 'destroy-collected-meteorite' }
  | { readonly op: 'destroy-lifepod'; readonly from: 'planet' | 'corporation' }
  | { readonly op: 'destroy-rover' }
  /** Optional (PU-12.1.5). */
  | { readonly op: 'relocate-rover' }
  | { readonly op: 'add-meteorite' }
  | { readonly op: 'boost-or-peek' }
  /** Once for the table. */
  | { readonly op: 'civ-decks-add' }
  | { readonly op: 'civ-decks-remove' }
  /** Solo only. */
  | { readonly op: 'add-rover' }
  | { readonly op: 'draw-mission' }
  | { readonly op: 'drop-mission' }
  | { readonly op: 'turn-station' }
  | { readonly op: 'remove-stack' };

/** What an end-of-game civ card is worth (PU-9 steps C and D). */
export type Worth =
  | { readonly points: number }
  /** PU-12.1.7 */
  | { readonly perPatch: number }
  | { readonly lifepodValue: number }
  /** Cards of a set count together (PU-12.1.8). */
  | { readonly set: 'meteorite-repo' | 'commerce-agreement' };

/** What holds until the end of the round (PU-13.4). */
export type RoundRule =
  | { readonly rule: 'rover-forbidden-terrain'; readonly terrain: Terrain }
  | {
      readonly rule:
        | 'no-tile-on-perimeter'
        | 'no-tile-on-ice'
        | 'no-matching-terrain-adjacent'
        | 'ignore-one-building'
        | 'no-milestones'
        | 'no-synergy'
        | 'deploy-rover-on-tile-placed';
    };
