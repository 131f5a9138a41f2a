import type { Frame, Seat } from '@orrery/kernel';
import {
  hexOf,
  SETUP,
  SHIPS,
  SPECIES,
  SPECIES_IDS,
  type Species,
  type SpeciesId,
  START_ZONES,
  sameBoard,
  TRACKS,
} from '../data/index.ts';
import { addShips } from './fleets.ts';
import { speciesOf } from './lookups/players.ts';
import { placeSector } from './place.ts';
import { beginRound } from './round.ts';
import type { M, Player, Table } from './table.ts';
import { question, step } from './vocabulary.ts';

type Board = Species['colour'];

const BOARDS = [...new Set(SPECIES_IDS.map((id) => SPECIES[id].colour))];

/** ECL-4.7: counter-clockwise from the start player's right, who is last. */
export const choosingOrder = (seats: number, start: Seat): Seat[] =>
  Array.from({ length: seats }, (_, i) => (start - 1 - i + 2 * seats) % seats);

/** Frames in which everybody gets a species, as the options say (ECL-D03). */
export function chooseAll(m: M, start: Seat): Frame[] {
  const seats = choosingOrder(m.seats, start);
  if (m.options.species === 'chosen') return [...seats.map((seat) => chooseSpecies({ seat })), deploy({})];
  const boards = m.luck.shuffled('species boards', BOARDS);
  if (m.options.species === 'drafted')
    return [...seats.map((seat, i) => chooseSpecies({ seat, board: boards[i] })), deploy({})];
  return [...seats.map((seat, i) => dealSpecies({ seat, board: boards[i] })), deploy({})];
}

const sides = (board: Board): SpeciesId[] => SPECIES_IDS.filter((id) => SPECIES[id].colour === board);

export const chooseSpecies = question('choose-species', {
  rule: 'ECL-4.7',
  answers: ({ table }, { board }) =>
    (board === undefined ? SPECIES_IDS.filter((id) => isFree(table, id)) : sides(board)).map((species) => ({
      species,
    })),
  take(m, { seat }, { species }) {
    takeSpecies(m, seat, species);
  },
});

const isFree = ({ players }: Table, id: SpeciesId): boolean =>
  players.every(({ species }) => species === null || !sameBoard(species, id));

export const dealSpecies = step<{ seat: Seat; board: Board }>('deal-species', (m, { seat, board }) => {
  takeSpecies(m, seat, m.luck.pick('species side', sides(board)));
});

function takeSpecies(m: M, seat: Seat, species: SpeciesId): void {
  m.table.players[seat].species = species;
  m.tell({ type: 'species-chosen', seat, species });
}

/** ECL-4.8 to 4.11, when all species are known. */
export const deploy = step('deploy', (m) => {
  const { table } = m;
  table.players.forEach((player, seat) => {
    const species = speciesOf(player);
    equip(player, species);
    settleHome(m, seat, species);
    drawStartingReputation(m, seat, species);
  });
  m.next(beginRound({}));
});

function equip(player: Player, { start, discs, colonyShips, techs, blueprints }: Species): void {
  player.storage = { ...start };
  player.discs = discs;
  player.colony.ready = colonyShips;
  for (const track of TRACKS) {
    const printed = techs[track];
    if (printed !== undefined) player.techs[track] = [printed];
  }
  for (const ship of SHIPS) player.blueprints[ship].tiles = blueprints[ship].slots.map(() => null);
}

function settleHome(m: M, seat: Seat, species: Species): void {
  const { table } = m;
  const player = table.players[seat];
  const zone = START_ZONES[SETUP[m.seats].homes[seat]];
  const home = placeSector(m, table, { id: species.home, ...zone });
  const advanced = species.abilities.flatMap((ability) =>
    ability.type === 'settleAdvanced' ? [ability.resource] : [],
  );
  hexOf(home.id).squares.forEach(({ type, advanced: star }, square) => {
    if (type === 'gray' || (star && !advanced.includes(type))) return;
    player.tracks[type] -= 1;
    home.cubes[square] = true;
  });
  player.discs -= 1;
  home.disc = seat;
  player.supply[species.ship] -= 1;
  addShips(home, seat, species.ship);
}

function drawStartingReputation(m: M, seat: Seat, species: Species): void {
  for (const ability of species.abilities) {
    if (ability.type !== 'startingReputation') continue;
    const { reputation } = m.table.players[seat];
    for (let i = 0; i < ability.amount; i++) m.move(m.table.reputation, reputation);
    m.tell({
      type: 'reputation-dealt',
      seat,
      count: ability.amount,
      tiles: { ...reputation, cards: reputation.cards.slice() },
    });
  }
}
