import type { Answer, OpenQuestion, View } from '@orrery/kernel';
import {
  COLONY_COSTS,
  CREW,
  type CrewEdge,
  GATE,
  PLANETS,
  type PlanetCard,
  SURVIVORS,
  UPGRADES,
} from '../data/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';

/**
 * A second, naive reading of the rules: for a question, every legal answer, found by trying things out. It shares
 * nothing with the rules but the names of things and the cards, and knows nothing but the asked player's view.
 */
export function legalAnswers(view: View<MicroCosmos>, asked: Asked, seat: number): Answer[] {
  return LEGAL[asked.question]({ table: view.table, options: view.options, me: view.table.players[seat], seat }, asked);
}

/** Questions that this reading knows. */
export const isRead = (question: string): boolean => question in LEGAL;

type Asked = Pick<OpenQuestion<MicroCosmos>, 'question' | 'about'>;
type Seen = View<MicroCosmos>['table'];
type Me = Seen['players'][number];
type Look = { readonly table: Seen; readonly options: View['options']; readonly me: Me; readonly seat: number };

// ------------------------------------------------------------------------------------------------ the galaxy

/** The grid as a drawing. */
const GRID = [
  ['NW', 'N', 'NE'],
  ['W', 'C', 'E'],
  ['SW', 'S', 'SE'],
];
const SIDES: [keyof PlanetCard['exits'], keyof PlanetCard['exits'], number, number][] = [
  ['N', 'S', -1, 0],
  ['S', 'N', 1, 0],
  ['E', 'W', 0, 1],
  ['W', 'E', 0, -1],
];

const planetIn = (table: Seen, cell: string) => {
  const id = (table.galaxy as { [cell: string]: Seen['galaxy']['N'] })[cell]?.planet.cards?.[0];
  return PLANETS.find((planet) => planet.id === id);
};
const cardIn = (table: Seen, cell: string) => (cell === 'C' ? GATE : planetIn(table, cell));
const split = (key: string) => key.split(':') as [string, string];
const typeOf = (table: Seen, key: string) => {
  const [cell, id] = split(key);
  return cardIn(table, cell)?.fields.find((field) => field.id === id)?.type as string;
};

/** Everything one step away: fields, and `?` with the name of an empty sector. */
function stepsFrom(table: Seen, key: string): string[] {
  const [cell, id] = split(key);
  const card = cardIn(table, cell)!;
  const inside = card.routes.filter((route) => route.includes(id)).map((route) => route[route[0] === id ? 1 : 0]);
  const row = GRID.findIndex((line) => line.includes(cell));
  const col = GRID[row].indexOf(cell);
  const across = SIDES.flatMap(([side, facing, down, right]) => {
    const beyond = GRID[row + down]?.[col + right];
    if (card.exits[side] !== id || beyond === undefined) return [];
    const other = cardIn(table, beyond);
    return other ? [`${beyond}:${other.exits[facing]}`] : [`?${beyond}`];
  });
  return [...inside.map((other) => `${cell}:${other}`), ...across];
}

/** MC-8.10 to MC-8.23: walks every path that enters no field twice. */
function travelEnds({ table, me, seat }: Look): Answer[] {
  const range = [2, 4, 6][me.upgrades.engines ?? 0];
  const ends = new Set<string>();
  const walk = (path: string[]): void => {
    for (const next of stepsFrom(table, path[path.length - 1])) {
      if (path.includes(next) || path.length > range) continue;
      if (next.startsWith('?')) ends.add(next);
      else {
        const others = table.players.filter((player, id) => id !== seat && player.ark === next);
        const roomy = ['planet', 'gate'].includes(typeOf(table, next));
        if (others.length === 0 || (roomy && others.every((player) => player.seat !== null))) ends.add(next);
        walk([...path, next]);
      }
    }
  };
  walk([me.ark]);
  return [...ends].map((end): Answer => (end.startsWith('?') ? { discover: end.slice(1) } : { to: end }));
}

// ------------------------------------------------------------------------------------------------ paying

type Source = { readonly answer: Answer; readonly kind: string };

const symbolOf = (id: string): string => CREW.find((card) => card.id === id)!.specialist;
const cardsOf = (me: Me): string[] => [...(me.top.cards ?? []), ...(me.bottom.cards ?? [])];

function sources(me: Me): Source[] {
  const markers = Object.entries(me.ready).filter(([, ready]) => ready);
  return [
    ...cardsOf(me).map((card) => ({ answer: { card }, kind: symbolOf(card) })),
    ...markers.map(([marker]) => ({ answer: { marker }, kind: marker })),
  ];
}

const serves = (kind: string, need: string): boolean =>
  need === 'leader_any' ? kind.startsWith('leader_') : kind === need;

/** Tries every way to give each need a source of its own. */
function payable(having: readonly Source[], needs: readonly string[]): boolean {
  if (needs.length === 0) return true;
  return having.some(
    (source, i) =>
      serves(source.kind, needs[0]) &&
      payable(
        having.filter((_, other) => other !== i),
        needs.slice(1),
      ),
  );
}

type Cargo = { readonly [resource: string]: number };

/** Tries every way to pay unit by unit. */
function affordable(cargo: Cargo, units: readonly string[]): boolean {
  if (units.length === 0) return true;
  return Object.keys(cargo).some(
    (resource) =>
      cargo[resource] > 0 &&
      (units[0] === 'any' || units[0] === resource) &&
      affordable({ ...cargo, [resource]: cargo[resource] - 1 }, units.slice(1)),
  );
}

const unitsOf = (amounts: CrewEdge['pay']): string[] =>
  amounts.flatMap(({ resource, amount }) => Array<string>(amount).fill(resource));

// ------------------------------------------------------------------------------------------------ questions

const PASS: Answer = { pass: true };
const orNothing = (answers: Answer[]): Answer[] => (answers.length > 0 ? [...answers, PASS] : []);
const free = (me: Me): string[] => (['top', 'bottom'] as const).filter((row) => (me[row].cards ?? []).length < 3);

/** MC-9.1 to MC-9.8 */
function crewPlays({ table, me }: Look): Answer[] {
  const [cell] = split(me.ark);
  const here = typeOf(table, me.ark);
  const answers = (['top', 'bottom'] as const).flatMap((row) =>
    (me[row].cards ?? []).flatMap((id) => {
      const card = CREW.find((one) => one.id === id)!;
      const { colour, pay } = row === 'top' ? card.bottom : card.top;
      const fits =
        here === 'gate' ||
        (here === 'planet' && planetIn(table, cell)?.colour === colour) ||
        ((here === 'moon' || here === 'station') && colour === 'orbital');
      const uses = fits && affordable(me.cargo, unitsOf(pay)) ? [true, false] : [false];
      const modes = row === 'bottom' && (me.top.cards ?? []).length < 3 ? ['discard', 'up'] : ['discard'];
      return modes.flatMap((mode) => uses.map((use) => ({ card: id, mode, use })));
    }),
  );
  return orNothing(answers);
}

const cellsOf = (table: Seen) =>
  Object.entries(table.galaxy).flatMap(([cell, sector]) => (sector ? [{ cell, sector }] : []));

/** Section 10: each of the six actions. */
function planetActions({ table, options, me, seat }: Look, done: readonly string[]): Answer[] {
  const [cell] = split(me.ark);
  const planet = planetIn(table, cell)!;
  const { sector } = cellsOf(table).find((one) => one.cell === cell)!;
  const answers: Answer[] = [{ action: 'gather' }];
  if (!sector.terraformed && levels(table, cell, me).length > 0) answers.push({ action: 'terraform' });
  const leader = `leader_${planet.colour}`;
  const survivors = (pile: Seen['survivorDeck']) => pile.cards?.length ?? pile.n ?? 0;
  if (payable(sources(me), [leader]) && survivors(table.survivorDeck) + survivors(table.survivorDiscard) > 0)
    answers.push({ action: 'explore' });
  if (sector.terraformed)
    for (const survivor of me.kept.cards ?? [])
      if (SURVIVORS.find(({ id }) => id === survivor)?.colour === planet.colour)
        answers.push({ action: 'settle', survivor });
  const founded = cellsOf(table).flatMap((one) => one.sector.colonies.filter((owner) => owner === seat)).length;
  const cost = COLONY_COSTS.find(({ n }) => n === founded + 1);
  const again = options.coloniesPerPlanet === 'unlimited' || !sector.colonies.includes(seat);
  if (me.colonyPool > 0 && again && cost) {
    const needs = [
      ...Array<string>(cost.engineer).fill('engineer'),
      ...Array<string>(cost.leaderAny).fill('leader_any'),
      ...Array<string>(cost.leaderPlanetColour).fill(leader),
    ];
    if (payable(sources(me), needs) && affordable(me.cargo, Array(cost.anyResource).fill('any')))
      answers.push({ action: 'found-colony' });
  }
  if (!sector.outposts.includes(seat)) {
    const placed = cellsOf(table).filter((one) => one.sector.outposts.includes(seat));
    if (me.outpostPool > 0) answers.push({ action: 'create-outpost', outpost: 'pool' });
    else for (const one of placed) answers.push({ action: 'create-outpost', outpost: one.cell });
  }
  return orNothing(answers.filter(({ action }) => !done.includes(action as string)));
}

/** MC-10.20: tracks that a unit of the cargo raises. */
function levels(table: Seen, cell: string, me: Me): Answer[] {
  const { sector } = cellsOf(table).find((one) => one.cell === cell)!;
  return planetIn(table, cell)!
    .tracks.filter(({ resource, max }, i) => me.cargo[resource] > 0 && sector.levels[i] + 1 <= max)
    .map(({ resource }) => ({ resource }));
}

/** MC-7.1 to MC-7.3 */
function upgrades({ me }: Look): Answer[] {
  const open = UPGRADES.filter(
    ({ id, levels: payments, cost }) =>
      (me.upgrades[id] ?? 0) < payments &&
      payable(sources(me), [cost.specialist]) &&
      affordable(me.cargo, unitsOf(cost.resources)),
  );
  return orNothing(open.map(({ id }) => ({ upgrade: id })));
}

/** MC-10.70 */
function orbitActions({ me }: Look, done: readonly string[]): Answer[] {
  const pairs = cardsOf(me).flatMap((card) =>
    Object.entries(me.ready)
      .filter(([marker, ready]) => !ready && (symbolOf(card) === 'engineer') !== (marker === 'engineer'))
      .map(([marker]) => ({ action: 'gain-specialist', card, marker })),
  );
  return orNothing([{ action: 'gather' }, ...pairs].filter(({ action }) => !done.includes(action)));
}

type Reading = (look: Look, asked: Asked) => Answer[];

const LEGAL: { readonly [question: string]: Reading } = {
  travel: travelEnds,
  upgrade: upgrades,
  'play-crew': crewPlays,
  'planet-action': (look, { about }) => planetActions(look, (about as { done: string[] }).done),
  'orbit-action': (look, { about }) => orbitActions(look, (about as { done: string[] }).done),
  'raise-level': ({ table, me }, { about }) => {
    const { cell, raised } = about as { cell: string; raised: string[] };
    return [...levels(table, cell, me), ...(raised.length > 0 ? [{ stop: true }] : [])];
  },
  'cantina-pick': ({ table, me }) =>
    orNothing(
      table.cantina.flatMap(({ cards = [] }) => cards.flatMap((card) => free(me).map((row) => ({ card, row })))),
    ),
  'place-crew': ({ me }) => free(me).map((row) => ({ row })),
  'pay-specialist': ({ me }, { about }) =>
    sources(me)
      .filter(({ kind }) => serves(kind, (about as { need: string }).need))
      .map(({ answer }) => answer),
  'pay-any': ({ me }) =>
    Object.entries(me.cargo)
      .filter(([, units]) => units > 0)
      .map(([resource]) => ({ resource })),
};
