import { hand, open, pile, type Seat, together } from '@orrery/kernel';
import {
  AUTOMA_ARK,
  AUTOMA_CARDS,
  CANTINA_SLOTS,
  CREW as CREW_CARDS,
  CREW_DEALT,
  type CrewId,
  GATE,
  GATE_CELL,
  LEVELS,
  OUTPOSTS,
  PLANETS,
  type PlanetId,
  planetCard,
  RESOURCES,
  START_CELLS,
  START_UNITS,
  SURVIVORS,
} from '../data/index.ts';
import { gainAny } from './cargo.ts';
import { placeCrew } from './crew.ts';
import { AUTOMA, CREW, PLANET, SURVIVOR } from './kinds.ts';
import { planetField, planetIdOf, sectorAt } from './lookups/index.ts';
import type { Automa, Cargo, Galaxy, M, Player, Sector, Table } from './table.ts';
import { round } from './turn.ts';
import { question, step } from './vocabulary.ts';

/** Section 3, and section 14.1 for one player. */
export function setup(m: M): Table {
  const solo = m.seats === 1;
  const deck = m.luck.shuffled('crew', idsOf(CREW_CARDS));
  const cantina = Array.from({ length: CANTINA_SLOTS }, () => open(CREW, deck.splice(0, 1)));
  m.tell({
    type: 'cantina-refilled',
    cards: open(
      CREW,
      cantina.flatMap(({ cards }) => cards),
    ),
  });
  const first = solo ? 0 : m.luck.below('first player', m.seats);
  m.tell({ type: 'first-player', player: first });
  const humans = Array.from({ length: m.seats }, (_, seat) => newPlayer(m, seat, deck.splice(0, CREW_DEALT)));
  const table: Table = {
    players: solo ? [...humans, newPlayer(m, null, [])] : humans,
    galaxy: layStartPlanets(m),
    planetDeck: pile(PLANET, m.luck.shuffled('planets', idsOf(PLANETS.filter(({ start }) => !start)))),
    crewDeck: pile(CREW, deck),
    crewDiscard: open(CREW),
    cantina,
    survivorDeck: pile(SURVIVOR, m.luck.shuffled('survivors', idsOf(SURVIVORS))),
    survivorDiscard: open(SURVIVOR),
    revealed: open(SURVIVOR),
    automa: solo ? newAutoma(m) : null,
    round: 0,
    first,
    turn: null,
    idleRounds: 0,
    raised: false,
    ending: null,
  };
  if (solo) placeAutoma(m, table);
  m.next(
    together(
      humans.map((_, seat) => ({
        seat,
        frames: [discardCrew({ seat }), gainAny({ seat, left: START_UNITS, origin: 'setup' })],
      })),
      'players',
    ),
    showSetup({}),
    round({}),
  );
  return table;
}

const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

const eachUnits = (units: number): Cargo => ({
  biomass: units,
  workforce: units,
  minerals: units,
  technology: units,
});

/** MC-3.1 to MC-3.5; the rows are shown when all have chosen (MC-3.13). */
function newPlayer(m: M, seat: Seat | null, dealt: CrewId[]): Player {
  const ready = m.options.specialistsStart === 'ready' && seat !== null;
  if (seat !== null) m.tell({ type: 'crew-dealt', player: seat, n: dealt.length });
  const own = (cards: CrewId[]) => (seat === null ? open(CREW, cards) : hand(CREW, seat, cards));
  return {
    seat,
    ark: `${GATE_CELL}:${GATE.fields[0].id}`,
    cargo: eachUnits(0),
    top: own([]),
    bottom: own([]),
    drawn: own(dealt),
    ready: { engineer: ready, leader_red: ready, leader_green: ready, leader_blue: ready },
    upgrades: {},
    colonyPool: seat === null ? AUTOMA_ARK.colonyMarkersInPool : 0,
    outpostPool: 0,
    outpostsLocked: OUTPOSTS,
    kept: open(SURVIVOR),
    settled: open(SURVIVOR),
    points: { planets: 0, places: 0, outposts: 0, trade: 0 },
    traded: [],
    turns: 0,
  };
}

/** MC-3.6 */
function layStartPlanets(m: M): Galaxy {
  const galaxy: Galaxy = { N: null, NE: null, E: null, SE: null, S: null, SW: null, W: null, NW: null };
  const planets = m.luck.shuffled('start planets', idsOf(PLANETS.filter(({ start }) => start)));
  START_CELLS.forEach((cell, i) => {
    galaxy[cell] = newSector(planets[i]);
    m.tell({ type: 'start-planet', cell, planet: planets[i] });
  });
  return galaxy;
}

const newSector = (planet: PlanetId): Sector => ({
  planet: open(PLANET, [planet]),
  terraformed: false,
  levels: planetCard(planet).tracks.map(() => 0),
  markers: [],
  colonies: [],
  outposts: [],
});

/** MC-14.5 */
const newAutoma = (m: M): Automa => ({
  deck: pile(AUTOMA, m.luck.shuffled('automa', idsOf(AUTOMA_CARDS))),
  discard: open(AUTOMA),
  current: open(AUTOMA),
  crew: open(CREW),
  report: null,
});

/** MC-14.2 to MC-14.6: on its planet, with what its level gives it. */
function placeAutoma(m: M, { players, galaxy }: Table): void {
  const id = players.length - 1;
  const automa = players[id];
  const level = m.options.difficulty;
  const { startColony, startUnits } = LEVELS[level];
  const cell = AUTOMA_ARK.startCell;
  const sector = sectorAt({ galaxy }, cell);
  const planet = planetIdOf(sector);
  automa.ark = planetField(cell, planetCard(planet));
  automa.cargo = eachUnits(startUnits);
  if (startColony) {
    automa.colonyPool -= 1;
    sector.colonies.push(id);
  }
  m.tell({ type: 'automa-ready', player: id, level, cell, planet, colonies: startColony ? 1 : 0, units: startUnits });
}

/** MC-3.11, MC-D01: two of the three stay. */
export const discardCrew = question('discard-crew', {
  rule: 'MC-3.11',
  answers: (m, { seat }) => m.table.players[seat].drawn.cards.map((card) => ({ card })),
  take(m, { seat }, { card }) {
    const kept = m.table.players[seat].drawn.cards.filter((other) => other !== card);
    m.next(...kept.map((one) => placeCrew({ seat, card: one })));
  },
});

/** MC-3.13: what was chosen in secret is shown. The card without a row is the one to be discarded. */
export const showSetup = step('show-setup', (m) => {
  m.table.players.forEach(({ seat, top, bottom, drawn, cargo }, player) => {
    if (seat === null) return;
    for (const cards of [top, bottom, drawn]) m.show(cards, 'all');
    const card = m.move(drawn, m.table.crewDiscard);
    const resources = RESOURCES.flatMap((resource) => Array(cargo[resource]).fill(resource));
    m.tell({
      type: 'setup-shown',
      player,
      card,
      top: top.cards.slice(),
      bottom: bottom.cards.slice(),
      resources,
    });
  });
});
