import { open, readOptions, recordOf, type View } from '@orrery/kernel';
import { choiceOf } from '@orrery/ui';
import type { BoardProps } from '@orrery/ui/contract';
import { BOX, hexOf, SHIPS, type Ship, SPECIES, type SpeciesId, STACKS } from '../../data/index.ts';
import { EDGES, turned } from '../../rules/lookups/index.ts';
import { type Options, options } from '../../rules/options.ts';
import type { Fleet, Player, Sector, SectorStack, Table } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import type { Key, Say } from '../say.ts';

/** Two Terrans, whose boards are alike; the reader is the first of them. */
const PLAYERS: readonly SpeciesId[] = ['terran_directorate', 'terran_federation'];

const none = () => ({ materials: 0, science: 0, money: 0 });

const player = (species: SpeciesId): Player => ({
  species,
  ...{ storage: none(), tracks: { materials: 11, science: 11, money: 8 }, graveyard: none(), inHand: 0 },
  ...{ discs: 8, spare: BOX.spareDiscs, colony: { ready: 3, used: 0 } },
  spent: { explore: 0, research: 0, upgrade: 0, build: 0, move: 0, influence: 0, reaction: 0 },
  techs: { military: [], grid: [], nano: [] },
  blueprints: recordOf(SHIPS, (ship) => ({
    tiles: SPECIES[species].blueprints[ship].slots.map(() => null),
    muon: false,
  })),
  ...{ stored: [], supply: { ...BOX.ships }, ambassadors: [], passed: false, resting: false, out: null },
  ...{ reputation: open('reputation'), drawn: open('reputation'), kept: open('discovery') },
});

export interface Laid {
  readonly id: number;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly disc?: number;
  /** Whether cubes lie on all its squares. */
  readonly settled?: boolean;
  /** Ships by seat. */
  readonly ships?: readonly { readonly [ship in Ship]?: number }[];
}

const fleetsOf = ({ ships = [] }: Laid): Fleet[] =>
  ships.flatMap((fleet, seat) =>
    Object.keys(fleet).length > 0
      ? [{ seat, ...{ interceptor: 0, cruiser: 0, dreadnought: 0, starbase: 0 }, ...fleet }]
      : [],
  );

const sector = (laid: Laid, all: readonly Laid[]): Sector => ({
  ...{ id: laid.id, q: laid.q, r: laid.r, rotation: laid.rotation, disc: laid.disc ?? null },
  doors: turned(hexOf(laid.id).doors, laid.rotation),
  near: EDGES.map(([dq, dr]) => all.findIndex(({ q, r }) => q === laid.q + dq && r === laid.r + dr)),
  cubes: hexOf(laid.id).squares.map(({ advanced }) => laid.settled === true && !advanced),
  ...{ orbital: 'none', monolith: false, portals: [], npc: null, discovery: open('discovery') },
  fleets: fleetsOf(laid),
});

const emptyStack = (): SectorStack => ({
  ...{ pile: open('hex'), discard: open('hex'), drawn: open('hex'), placed: open('hex') },
});

/** A table with these sectors on it. */
export const tableWith = (...laid: readonly Laid[]): Table => ({
  ...{ phase: 'action', round: 3, start: 0, traitor: null, turn: null, battle: null },
  players: PLAYERS.map(player),
  map: laid.map((one) => sector(one, laid)),
  stacks: recordOf(STACKS, emptyStack),
  unused: open('hex'),
  discoveries: { supply: open('discovery'), found: open('discovery'), used: open('discovery') },
  techs: { bag: open('tech'), tray: open('tech'), taken: open('tech') },
  reputation: open('reputation'),
  npcs: { ancient: 'standard', guardian: 'standard', gcds: 'standard' },
});

/** What a drawing of this table gets. */
export function exampleProps(say: Say, table: Table): BoardProps<Eclipse, Key> {
  const view: View<Eclipse> = {
    ...{ game: 'eclipse', edition: 1, options: readOptions<Options>(options, {}), agenda: [], asked: [], awaited: [] },
    ...{ seats: PLAYERS.length, viewer: 0, answers: 1, over: false },
    table,
  };
  return {
    ...{ view, say, events: [], choice: choiceOf<Eclipse>(undefined), pace: 0, marked: [] },
    faces: PLAYERS.map((_, id) => ({ id, seat: id, name: '', you: id === 0, mark: id })),
    open() {},
    look() {},
  };
}
