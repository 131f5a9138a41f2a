import { formFaults, within } from '@orrery/games/data-check';
import { z } from 'zod';
import { CIV_CARDS, COMMERCE_POINTS, REPO_POINTS } from './civ-cards.ts';
import { CORPORATIONS, TOP } from './corporations/index.ts';
import { EVENT_CARDS, EVENT_COLOURS, EVENT_DECK, MIXES } from './events.ts';
import { LEVELS, TERRAINS, TRACKS } from './ids.ts';
import { MISSIONS } from './missions.ts';
import { PLANETS } from './planets/index.ts';
import { SHAPES } from './shapes.ts';
import { INNER, OUTER } from './station.ts';

/**
 * Owners of a box may replace cards and boards by editing data alone (PU-12.3). This says what is wrong with the result:
 * file, entry, what is wrong and what is allowed.
 */

/** Everything that is checked, by file. */
export const BOX = {
  'civ-cards.ts': CIV_CARDS,
  'events.ts': EVENT_CARDS,
  'missions.ts': MISSIONS,
  'planets/': PLANETS,
  'corporations/': CORPORATIONS,
  'shapes.ts': SHAPES,
};

const SIZE = 12;

const several = within(1, 20);
const terrain = z.enum(TERRAINS);
const track = z.enum(TRACKS);
const tracks = z.array(track).min(1, 'must name a track').readonly();
const level = z.literal(LEVELS);
const cell = z.tuple([within(0, SIZE - 1), within(0, SIZE - 1)]).readonly();
const cells = z.array(cell).min(1, 'must name a cell').readonly();
const pairs = z.array(z.tuple([cell, cell]).readonly()).readonly();
const row = (sign: RegExp, allowed: string) => z.string().regex(sign, allowed);
const twelve = <S extends z.ZodType>(item: S) => z.array(item).length(SIZE, `must have ${SIZE} entries`).readonly();

const plain = <const T extends readonly [string, ...string[]]>(...ops: T) => z.strictObject({ op: z.enum(ops) });
const effect = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('advance'),
    choose: within(1, TRACKS.length),
    steps: several,
    tracks,
    claim: z.enum(['all', 'none']),
  }),
  z.strictObject({ op: z.literal('regress'), steps: several, tracks }),
  z.strictObject({ op: z.enum(['gain-patch', 'collect-lifepods', 'destroy-meteorites']), count: several }),
  z.strictObject({ op: z.literal('gain-movement'), amount: several }),
  z.strictObject({ op: z.literal('extra-tile'), buildings: z.boolean() }),
  z.strictObject({ op: z.literal('destroy-lifepod'), from: z.enum(['planet', 'corporation']) }),
  plain('synergy', 'unionize', 'boost-or-peek', 'relocate-rover', 'add-meteorite', 'collect-meteorite'),
  plain('destroy-line', 'destroy-collected-meteorite', 'destroy-rover', 'civ-decks-add', 'civ-decks-remove'),
  plain('add-rover', 'draw-mission', 'drop-mission', 'turn-station', 'remove-stack'),
]);

const worth = z.union([
  z.strictObject({ points: several }),
  z.strictObject({ perPatch: several }),
  z.strictObject({ lifepodValue: several }),
  z.strictObject({ set: z.enum(['meteorite-repo', 'commerce-agreement']) }),
]);

const civCard = z.strictObject({
  id: z.string(),
  level,
  effects: z.array(effect).min(1).readonly().optional(),
  worth: worth.optional(),
  atEnd: effect.optional(),
});

const roundRule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('rover-forbidden-terrain'), terrain }),
  z.strictObject({
    rule: z.enum([
      'no-tile-on-perimeter',
      'no-tile-on-ice',
      'no-matching-terrain-adjacent',
      'ignore-one-building',
      'no-milestones',
      'no-synergy',
      'deploy-rover-on-tile-placed',
    ]),
  }),
]);

const eventCard = z.strictObject({
  id: z.string(),
  colour: z.enum(EVENT_COLOURS),
  solo: z.literal(true).optional(),
  effect: effect.optional(),
  rule: roundRule.optional(),
});

const compare = z.enum(['most', 'least']);
const mission = z.strictObject({
  id: z.string(),
  neighbour: z.discriminatedUnion('metric', [
    z.strictObject({
      compare,
      metric: z.enum(['buildings-on-perimeter', 'largest-area', 'area-count', 'buildings']),
      terrain,
    }),
    z.strictObject({ compare, metric: z.enum(['tracks-at-top', 'collected-meteorites', 'collected-lifepods']) }),
  ]),
  personal: z.discriminatedUnion('condition', [
    z.strictObject({ condition: z.literal('rectangle'), terrain, w: within(1, SIZE), h: within(1, SIZE) }),
    z.strictObject({ condition: z.literal('area-with-buildings'), terrain, min: several }),
    z.strictObject({ condition: z.literal('track-at-top'), track }),
    z.strictObject({ condition: z.literal('buildings-at-most'), terrain, max: within(0, 20) }),
    z.strictObject({ condition: z.literal('collected-meteorites-at-least'), min: several }),
    z.strictObject({
      condition: z.enum(['more-collected-lifepods-than-meteorites', 'all-ice-covered', 'all-land-covered']),
    }),
  ]),
});

const range = z.tuple([within(0, SIZE - 1), within(0, SIZE - 1)]).readonly();
const edition = z.enum(['base', 'deluxe']);
const difficulty = within(1, 4);
const planet = z.strictObject({
  id: z.string(),
  edition,
  difficulty,
  grid: twelve(row(/^[.LI]{12}$/, 'must be twelve signs: . no cell, L land, I ice')),
  columnMedals: twelve(within(0, 9)),
  rowMedals: twelve(within(0, 9)),
  lifepods: z.array(cell).length(6, 'must name six cells').readonly(),
  rule: z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['none', 'no-straddle', 'slide-in']) }),
    z.strictObject({
      type: z.literal('forbidden-buildings'),
      quarters: z.array(z.strictObject({ x: range, y: range, building: terrain })).readonly(),
    }),
    z.strictObject({ type: z.enum(['currents', 'centre-first', 'toxic']), cells }),
    z.strictObject({ type: z.literal('cities'), cells, points: several }),
    z.strictObject({ type: z.literal('ring'), rows: z.array(within(0, SIZE - 1)).readonly() }),
    z.strictObject({
      type: z.literal('chasm'),
      sides: twelve(row(/^[.01]{12}$/, 'must be twelve signs: 0 or 1 for a side, . for none')),
      edges: pairs,
      gaps: pairs,
    }),
    z.strictObject({ type: z.literal('worlds'), worlds: z.array(cells).readonly(), points: several }),
  ]),
});

const mark = z.discriminatedUnion('mark', [
  z.strictObject({ mark: z.enum(['medal', 'move']), points: several }),
  z.strictObject({ mark: z.enum(['synergy', 'patch', 'rover', 'tech']) }),
  z.strictObject({ mark: z.literal('civ'), level }),
  z.strictObject({ mark: z.literal('advance'), track }),
]);
const spaces = z.array(z.array(mark).readonly()).readonly();
const trackRow = within(0, TOP);
const corporation = z.strictObject({
  id: z.string(),
  edition,
  difficulty,
  rovers: within(0, 4),
  tracks: z.strictObject({ civ: spaces, water: spaces, biomass: spaces, rover: spaces, tech: spaces }),
  repeat: several,
  techs: z
    .array(
      z.strictObject({
        id: z.string(),
        row: trackRow.optional(),
        limit: z.enum(['always', 'any-time', 'round', 'game', 'end']),
        // What techs do is code: which of them there are is held by the compiler.
        effect: z.looseObject({ type: z.string() }),
      }),
    )
    .readonly(),
  path: z
    .array(z.strictObject({ track, row: trackRow }))
    .readonly()
    .optional(),
  biomassPoints: z.array(within(0, 9)).readonly().optional(),
});

const shape = z
  .array(
    z.strictObject({
      x: within(0, 4),
      y: within(0, 4),
      part: z.literal([0, 1]),
      building: z.literal(true).optional(),
      meteor: z.literal(true).optional(),
    }),
  )
  .readonly();

/** By file, and in it by id. */
const Box = z.strictObject({
  'civ-cards.ts': z.record(z.string(), civCard),
  'events.ts': z.record(z.string(), eventCard),
  'missions.ts': z.record(z.string(), mission),
  'planets/': z.record(z.string(), planet),
  'corporations/': z.record(z.string(), corporation),
  'shapes.ts': z.record(z.string(), shape),
});

type Box = z.infer<typeof Box>;

/** What is wrong with the data; nothing if all is well. */
export function checkData(box: unknown = BOX): string[] {
  const read = Box.safeParse(box);
  if (read.success) return TRUTHS.flatMap((truth) => truth(read.data));
  return formFaults(read.error, Object(box));
}

/** Faults of each entry of a file, with its place. */
const inEach = <E>(file: keyof Box, entries: { readonly [id: string]: E }, faults: (entry: E) => (string | false)[]) =>
  Object.entries(entries).flatMap(([id, entry]) =>
    faults(entry).flatMap((fault) => (fault ? [`${file}, ${id}: ${fault}`] : [])),
  );

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);

const hasTwice = (list: readonly unknown[]): boolean => new Set(list.map(String)).size < list.length;

/** The most cards of a level that are ever in play: for six players (PU-3.5). */
const MOST_CIV_CARDS = 7;
/** Wormhole's double spaces with their start (PU-10.3.1). */
const DOUBLE_SPACES = 6;

/** What must stay true, whatever is printed on cards and boards. */
const TRUTHS: readonly ((box: Box) => string[])[] = [
  ({ 'civ-cards.ts': cards }) => [
    ...inEach('civ-cards.ts', cards, ({ effects, worth: points, atEnd }) => [
      (effects === undefined) === (points === undefined) &&
        'must have effects (immediate) or a worth (end of the game)',
      atEnd !== undefined && points === undefined && 'has atEnd, which only a card with a worth may have',
    ]),
    ...LEVELS.flatMap((one) =>
      unless(
        Object.values(cards).filter((card) => card.level === one).length >= MOST_CIV_CARDS,
        `civ-cards.ts: level ${one} must have at least ${MOST_CIV_CARDS} cards, for six players`,
      ),
    ),
  ],
  ({ 'civ-cards.ts': cards }) => {
    const held = (set: string) =>
      Object.values(cards).filter(({ worth: one }) => one && 'set' in one && one.set === set).length;
    return [
      ...unless(
        held('meteorite-repo') < REPO_POINTS.length,
        'civ-cards.ts: REPO_POINTS has no value for so many cards',
      ),
      ...unless(
        held('commerce-agreement') < COMMERCE_POINTS.length,
        'civ-cards.ts: COMMERCE_POINTS has no value for so many cards',
      ),
    ];
  },
  ({ 'events.ts': cards }) => {
    const there = (colour: string) =>
      Object.values(cards).filter((card) => card.colour === colour && !card.solo).length;
    return [
      ...inEach('events.ts', cards, ({ effect: does, rule }) => [!does && !rule && 'must have an effect or a rule']),
      ...Object.entries(MIXES).flatMap(([name, mix]) =>
        unless(
          EVENT_COLOURS.every((colour) => mix[colour] <= there(colour)) &&
            EVENT_COLOURS.reduce((sum, colour) => sum + mix[colour], 0) === EVENT_DECK,
          `events.ts: the mix ${name} must be ${EVENT_DECK} of the cards that are not for one player only`,
        ),
      ),
    ];
  },
  (box) =>
    inEach('planets/', box['planets/'], ({ grid, lifepods, rule }) => {
      const isCell = ([x, y]: readonly [number, number]) => grid[y][x] !== '.';
      const special = 'cells' in rule ? rule.cells : 'worlds' in rule ? rule.worlds.flat() : [];
      return [
        !lifepods.every(isCell) && 'lifepods must lie on cells of the grid',
        hasTwice(lifepods) && 'lifepods must lie on different cells',
        !special.every(isCell) && 'cells of its rule must be cells of the grid',
      ];
    }),
  (box) =>
    inEach('corporations/', box['corporations/'], ({ tracks: printed, path = [], techs }) => [
      ...TRACKS.map(
        (name) =>
          ![TOP + 1, DOUBLE_SPACES].includes(printed[name].length) &&
          `tracks.${name} must have ${TOP + 1} spaces (${DOUBLE_SPACES} double ones), the start included`,
      ),
      path.some(({ track: name, row: at }) => printed[name][at] === undefined) && 'path leads off a track',
      hasTwice(techs.map(({ id }) => id)) && 'two techs have the same id',
    ]),
  (box) => [
    ...inEach('shapes.ts', box['shapes.ts'], (parts) => [
      ...[0, 1].map(
        (part) =>
          parts.filter((one) => one.part === part && one.building).length !== 1 &&
          `part ${part} must have one building`,
      ),
      parts.filter(({ meteor }) => meteor).length !== 1 && 'must have one place for a meteor symbol',
      hasTwice(parts.map(({ x, y }) => [x, y])) && 'two parts lie on one cell',
    ]),
    ...unless(
      Object.keys(box['shapes.ts']).sort().join() === [...OUTER, ...INNER].sort().join(),
      'shapes.ts: must be exactly the shapes of the rings in station.ts',
    ),
  ],
];
