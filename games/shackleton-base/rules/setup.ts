import { hand, open, pile, recordOf } from '@orrery/kernel';
import {
  ACTION_CARDS,
  BUILDINGS,
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  ENERGY,
  FILES,
  INNER_SECTORS,
  LEADERS,
  LETTERS,
  numbersFor,
  PROJECTS,
  type ProjectId,
  playerCount,
  REPUTATION,
  RESOURCES,
  ROUNDS,
  SECTORS,
  SHUTTLES,
  START_SPOTS,
} from '../data/index.ts';
import { chooseSoloSide, placeBotDome, setupPanel } from './astrobot/setup.ts';
import { putBuilding } from './build.ts';
import { corporationRules, everyCorporation } from './corporations/index.ts';
import { botProjectsLieApart } from './editions.ts';
import { tokensAround } from './lookups/crater.ts';
import { emptyBase } from './lookups/layout.ts';
import { noCrew } from './lookups/players.ts';
import { beginRound } from './round.ts';
import type { AstroBot, CorporationBoard, M, Player, Sector, ShuttleTiles, Table } from './table.ts';
import { activateToken } from './tokens.ts';
import { question } from './vocabulary.ts';

const PROJECT_KIND = 'project';
const ACTION_KIND = 'action-card';
const shuttleKind = (round: number) => `shuttle-${round}`;

/** Everything before the first question (SHB-3). In a solo game AstroBot plays after the only seat (SHB-14.1.1). */
export function setup(m: M): Table {
  const solo = m.seats === 1;
  const players = solo ? 2 : m.seats;
  const corporations = chooseCorporations(m);
  m.tell({ type: 'corporations-chosen', corporations });
  const first = solo ? 0 : m.luck.below('first player', m.seats);
  if (!solo) m.tell({ type: 'first-player', who: first });
  const faces = corporations.map((id) => tokenFaces(m, id));
  const { edition } = m.match;
  const table: Table = {
    ...(edition > 1 ? { edition } : {}),
    phase: 'setup',
    round: 0,
    order: Array.from({ length: players }, (_, i) => (first + i) % players),
    players: Array.from({ length: players }, newPlayer),
    leaders: dealLeaders(m),
    energy: ENERGY.startByPlayers[playerCount(m.seats)],
    panels: { taken: 0, centre: 0 },
    sectors: Object.fromEntries(
      SECTORS.map(({ id }): [string, Sector] => [id, { powered: false, buildings: [], farm: null }]),
    ),
    spaces: {},
    tokens: Object.fromEntries(
      corporations.map((corporation, i) => [START_SPOTS[i], { corporation, face: faces[i][0] ?? null }]),
    ),
    command: { build: [], fund: [], corporate: [] },
    gateway: noCrew(),
    shuttles: Array.from({ length: ROUNDS }, (_, i) => shuttleTiles(m, i + 1, players, solo)),
    corporations: corporations.map((id, i) => corporationBoard(m, id, faces[i].slice(1))),
    boards: Object.fromEntries(corporations.map((id) => [id, corporationRules(id).setup(m, m.seats, players)])),
    turn: null,
    astrobot: solo ? newAstroBot(m) : null,
    unused: unusedCards(corporations),
    result: null,
  };
  addNeutralDomes(table, numbersFor(m.seats).neutralDomes);
  const seats = table.order.filter((who) => who < m.seats);
  m.next(
    ...(solo ? corporations.map((corporation, i) => chooseSoloSide({ seat: 0, letter: LETTERS[i], corporation })) : []),
    ...seats.flatMap((who) => [chooseLeader({ seat: who }), placeFirstDome({ seat: who })]),
    ...(solo ? [placeBotDome({ who: 1 })] : []),
    beginRound({}),
  );
  return table;
}

// ------------------------------------------------------------- corporations (SHB-3.2)

/** Drawn, a preset, or as the host named them; one that is named twice leaves a place that is drawn (SHB-3.2.1). */
function chooseCorporations(m: M): CorporationId[] {
  const preset = FILES.setup.presets.find(({ id }) => id === m.options.corporations);
  if (preset) return [...preset.corporations];
  const drawn = m.luck.shuffled('corporations', CORPORATIONS);
  if (m.options.corporations !== 'chosen') return drawn.slice(0, 3);
  const named = [...new Set([m.options.first, m.options.second, m.options.third])];
  return [...named, ...drawn.filter((id) => !named.includes(id))].slice(0, 3);
}

/** The face for the start spot first (SHB-3.2.2, SHB-3.2.3). */
function tokenFaces(m: M, id: CorporationId): (string | null)[] {
  const { tokensOnCorpBoardAtStart } = CORPORATION[id];
  return corporationRules(id).tokenFaces?.(m) ?? Array.from({ length: tokensOnCorpBoardAtStart + 1 }, () => null);
}

/** Two visible projects and a pile (SHB-3.2.4). */
function corporationBoard(m: M, id: CorporationId, tokens: (string | null)[]): CorporationBoard {
  const deck = m.luck.shuffled(`projects of ${id}`, PROJECTS_OF[id]);
  return {
    id,
    tokens,
    left: open(PROJECT_KIND, deck.slice(0, 1)),
    right: open(PROJECT_KIND, deck.slice(1, 2)),
    pile: { ...pile(PROJECT_KIND, deck.slice(2)), fits: id },
    goals: { lower: [], middle: [], upper: [] },
  };
}

const PROJECTS_OF: { readonly [id: string]: readonly ProjectId[] } = Object.fromEntries(
  CORPORATIONS.map((id) => [id, PROJECTS.filter(({ corp }) => corp === id).map((project) => project.id)]),
);

/** What everybody knows about the cards of a project pile. */
export const fits = Object.fromEntries(
  CORPORATIONS.map((id) => [id, (project: string) => PROJECTS_OF[id].includes(project)]),
);

/** Cards of corporations that stay in the box. */
function unusedCards(inPlay: readonly CorporationId[]) {
  const absent = CORPORATIONS.filter((id) => !inPlay.includes(id));
  return [
    open(
      PROJECT_KIND,
      absent.flatMap((id) => PROJECTS_OF[id]),
    ),
    ...absent.flatMap((id) =>
      Object.entries(corporationRules(id).cards ?? {}).map(([kind, cards]) => open(kind, cards)),
    ),
  ];
}

/** Every card of the box, by kind. */
export const cards = ({ seats }: { seats: number }) => ({
  [PROJECT_KIND]: PROJECTS.map(({ id }) => id),
  ...Object.fromEntries(Array.from({ length: ROUNDS }, (_, i) => [shuttleKind(i + 1), tilesOfRound(i + 1)])),
  ...Object.assign({}, ...everyCorporation.map((rules) => rules.cards ?? {})),
  ...(seats === 1 ? { [ACTION_KIND]: ACTION_CARDS.map(({ id }) => id) } : {}),
});

const tilesOfRound = (round: number): string[] => SHUTTLES.filter((tile) => tile.round === round).map(({ id }) => id);

/** The tiles of a round, shuffled face down (SHB-3.1.3). */
function shuttleTiles(m: M, round: number, players: number, solo: boolean): ShuttleTiles {
  const kind = shuttleKind(round);
  return {
    pile: pile(kind, m.luck.shuffled(`shuttles of round ${round}`, tilesOfRound(round))),
    revealed: open(kind),
    taken: Array.from({ length: players }, (_, who) => (solo && who === 1 ? hand(kind, []) : open(kind))),
    discard: open(kind),
  };
}

// ------------------------------------------------------------- players (SHB-3.3)

const newPlayer = (): Player => ({
  leader: null,
  upgraded: false,
  vp: 0,
  reputation: REPUTATION.start,
  stock: recordOf(RESOURCES, () => 0),
  shuttle: noCrew(),
  base: emptyBase(),
  arrivals: noCrew(),
  buildings: recordOf(BUILDINGS, () => null),
  projects: open(PROJECT_KIND),
  spent: [],
  goals: [],
});

/** As many tiles as players, each on a random side unless people want it otherwise (SHB-3.3.3). */
function dealLeaders(m: M): string[] {
  const tiles = [...new Set(LEADERS.map(({ tile }) => tile))];
  const drawn = m.luck.shuffled('leaders', tiles).slice(0, numbersFor(m.seats).leadersOffered);
  return drawn.map((tile) => {
    const sides = LEADERS.filter((leader) => leader.tile === tile);
    const wanted = sides.find(({ side }) => side === m.options.leaders);
    return (wanted ?? m.luck.pick(`side of ${tile}`, sides)).id;
  });
}

/** Neutral domes with one panel each; nothing results from them (SHB-3.1.4). */
function addNeutralDomes(table: Table, n: number): void {
  for (const sector of FILES.board.neutralDomes.slice(0, n)) {
    table.sectors[sector].buildings.push({ owner: null, building: 'dome-1' });
    table.sectors[sector].powered = true;
    table.panels.taken += 1;
  }
}

export const chooseLeader = question('choose-leader', {
  rule: 'SHB-16.3',
  answers: (m) => m.table.leaders.map((leader) => ({ leader })),
  take(m, { seat }, { leader }) {
    m.table.leaders = m.table.leaders.filter((other) => other !== leader);
    m.table.players[seat].leader = leader;
    m.tell({ type: 'leader-taken', who: seat, leader });
  },
});

/** The first dome, its panel, and the one token around (SHB-3.3.4); nothing else results from it (SHB-3.3.5). */
export const placeFirstDome = question('place-first-dome', {
  rule: 'SHB-16.4',
  answers: (m) =>
    INNER_SECTORS.filter((sector) => m.table.sectors[sector].buildings.length === 0).map((sector) => ({ sector })),
  take(m, { seat }, { sector }) {
    putBuilding(m, seat, 'dome-1', sector);
    m.tell({ type: 'dome-placed', who: seat, sector });
    setupPanel(m, seat, sector);
    for (const spot of tokensAround(m.table, sector)) activateToken(m, seat, spot);
  },
  barred: (m) =>
    SECTORS.filter(({ id, ring }) => ring !== 'inner' || m.table.sectors[id].buildings.length > 0).map(
      ({ id, ring }) => ({
        answer: { sector: id },
        rule: 'SHB-3.3.4',
        why: ring === 'inner' ? ('taken' as const) : ('inner-only' as const),
      }),
    ),
});

// ------------------------------------------------------------- AstroBot (SHB-14.1)

const newAstroBot = (m: M): AstroBot => ({
  sides: [null, null, null],
  goalTracks: [0, 0, 0],
  development: 0,
  deck: pile(
    ACTION_KIND,
    m.luck.shuffled(
      'action cards',
      ACTION_CARDS.map(({ id }) => id),
    ),
  ),
  row: open(ACTION_KIND),
  ...(botProjectsLieApart(m.match.edition) ? { projects: open(PROJECT_KIND) } : {}),
  active: null,
});
