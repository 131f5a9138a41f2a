import { formFaults, within } from '@orrery/games/data-check';
import { z } from 'zod';
import { ACTIONS } from './actions.ts';
import { RESOURCE_FACTS } from './box.ts';
import { CHARACTER_FACTS } from './characters.ts';
import { DISCOVERIES } from './discoveries.ts';
import { ZONE_GEOMETRY } from './geometry.ts';
import { CHARACTERS, RESOURCES, ZONES } from './ids.ts';
import { MISSIONS } from './missions.ts';
import { SHIPS } from './ships.ts';
import { LEVEL_FACTS, LEVELS, RATINGS } from './solo.ts';
import { ROUNDS, TRACK } from './track.ts';
import { ZONE_FACTS } from './zones.ts';

/**
 * Whoever owns the box may replace designed cards and ships by the printed ones, by editing data alone. This says what is
 * wrong with the result: file, entry, what is wrong and what is allowed.
 */

/** Everything that is checked, by file. */
export const BOX = {
  ships: SHIPS,
  characters: CHARACTER_FACTS,
  discoveries: DISCOVERIES,
  missions: MISSIONS,
  actions: ACTIONS,
  zones: ZONE_FACTS,
  geometry: ZONE_GEOMETRY,
  track: TRACK,
  solo: { levels: LEVEL_FACTS, ratings: RATINGS },
  box: RESOURCE_FACTS,
};

const zone = z.enum(ZONES);
const resource = z.enum(RESOURCES);
const rule = z.string().regex(/^MRP-\d+(\.\d+)+$/, 'must be the id of a rule, such as MRP-9.3.10');
const points = within(1, 99);
const point = z.tuple([z.number(), z.number()]);
const cards = <S extends z.ZodType>(prefix: string, card: S) =>
  z.record(z.string().regex(new RegExp(`^${prefix}-[a-z-]+$`), `must begin with ${prefix}-, in small letters`), card);

const production = z.union([
  z.strictObject({ here: points }),
  z.strictObject({ adjacent: points }),
  z.strictObject({ nothing: z.literal(true) }),
  z.strictObject({ shared: z.enum(['most', 'all-present', 'fewest', 'second-most']) }),
  z.strictObject({ kind: resource }),
]);
const discovery = z.discriminatedUnion('timing', [
  z.strictObject({ rule, timing: z.literal('reveal'), effect: z.enum(['magnet', 'resistance', 'sandstorm']) }),
  z.strictObject({ rule, timing: z.literal('production'), effect: production }),
  z.strictObject({
    rule,
    timing: z.literal('scoring'),
    effect: z.strictObject({ for: z.enum(['present', 'most']), points: within(-99, 99) }),
  }),
]);
const mission = z.discriminatedUnion('of', [
  z.strictObject({ rule, of: z.literal('presence'), zones: z.array(zone), table: z.array(within(0, 99)) }),
  z.strictObject({ rule, of: z.literal('most-astronauts'), zones: z.array(zone).min(1), points }),
  z.strictObject({ rule, of: z.literal('most-tokens'), resource, points }),
  z.strictObject({ rule, of: z.literal('lost'), each: points, max: points }),
  z.strictObject({ rule, of: z.literal('spread'), free: within(0, 99), each: points, max: points }),
  z.strictObject({ rule, of: z.literal('settlers'), atLeast: points, points }),
  z.strictObject({ rule, of: z.literal('each-resource'), atLeast: points, points }),
]);
const used = { rule, window: z.enum(['start', 'end']), rank: within(1, 99) };
const action = z.discriminatedUnion('does', [
  z.strictObject({ ...used, does: z.literal('rescue'), max: points }),
  z.strictObject({ ...used, does: z.literal('espionage') }),
  z.strictObject({ ...used, does: z.literal('gain'), resource, n: points }),
]);
const space = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('round'), round: within(1, 99) }),
  z.strictObject({ type: z.literal('production'), phase: within(1, 3) }),
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('scoring') }),
]);
const sector = z.strictObject({
  shape: z.literal('sector'),
  from: z.number(),
  to: z.number(),
  inner: z.number(),
  outer: z.number(),
});
const circle = z.strictObject({ shape: z.literal('circle'), centre: point, radius: z.number() });

const Box = z.strictObject({
  ships: z.array(
    z.strictObject({
      id: z.string().regex(/^ship-\d\d$/, 'must be ship- and two digits'),
      destination: zone.nullable(),
      capacity: within(2, 6),
    }),
  ),
  characters: z.record(
    z.enum(CHARACTERS),
    z.strictObject({
      number: within(1, 9),
      places: within(1, 3),
      how: z.enum(['any', 'apart', 'together']),
    }),
  ),
  discoveries: cards('disc', discovery),
  missions: cards('mis', mission),
  actions: cards('act', action),
  zones: z.record(
    zone,
    z.strictObject({ code: z.string().length(2), kind: z.enum(['outer', 'inner', 'moon']), adjacent: z.array(zone) }),
  ),
  geometry: z.record(
    zone,
    z.strictObject({
      outline: z.discriminatedUnion('shape', [sector, circle]),
      label: point,
      resource: point,
      points: point,
      astronauts: point,
      discovery: z.strictObject({ at: point, bearing: z.number() }).optional(),
    }),
  ),
  track: z.array(space),
  solo: z.strictObject({
    levels: z.record(
      z.enum(LEVELS),
      z.strictObject({ missions: within(0, 2), keepsMissions: z.boolean(), winsTies: z.boolean() }),
    ),
    ratings: z.array(z.strictObject({ id: z.string(), lead: within(0, 99) })),
  }),
  box: z.record(resource, z.strictObject({ value: points, tokens: within(0, 99) })),
});

type Box = z.infer<typeof Box>;

/** What is wrong with the data; nothing if all is well. */
export function checkData(box: unknown = BOX): string[] {
  const read = Box.safeParse(box);
  if (!read.success) return formFaults(read.error, Object(box), (file) => `data/${file}.ts`);
  return TRUTHS.flatMap((truth) => truth(read.data));
}

/** What must stay true, whatever is printed on the cards. */
const TRUTHS: readonly ((box: Box) => string[])[] = [
  ({ ships }) => [
    ...twice(ships.map(({ id }) => id)).map((id) => `data/ships.ts, ${id}: two ships have this id`),
    ...unless(ships.length === 36, `data/ships.ts: ${ships.length} ships, the box has 36`),
    ...unless(
      ships.filter(({ destination }) => destination !== null).length >= 6,
      'data/ships.ts: six docks need six ships with a printed destination at the start',
    ),
  ],
  ({ characters }) => [
    ...twice(Object.values(characters).map(({ number }) => number)).map(
      (number) => `data/characters.ts: two characters have the number ${number}, the countdown calls 9 to 1 once each`,
    ),
    ...Object.entries(characters).flatMap(([name, { how }]) =>
      unless(
        (how === 'together') === (name === 'travel-agent'),
        `data/characters.ts, ${name}: only the Travel Agent boards all together or not at all`,
      ),
    ),
  ],
  ({ missions }) => [
    ...unless(
      Object.keys(missions).length >= 12,
      'data/missions.ts: six players are dealt two missions each, so 12 at least',
    ),
    ...Object.entries(missions).flatMap(([id, card]) =>
      card.of !== 'presence' || card.table.length === card.zones.length + 1
        ? []
        : [
            `data/missions.ts, ${id}: ${card.zones.length} zones need ${card.zones.length + 1} numbers of points, not ${card.table.length}`,
          ],
    ),
  ],
  ({ actions }) =>
    twice(Object.values(actions).map(({ rank }) => rank)).map(
      (rank) => `data/actions.ts: two actions have the rank ${rank}, each needs its own`,
    ),
  ({ zones }) =>
    ZONES.flatMap((one) => [
      ...zones[one].adjacent.flatMap((other) =>
        unless(
          zones[other].adjacent.includes(one),
          `data/zones.ts, ${one}: borders on ${other}, but not the other way round`,
        ),
      ),
      ...unless(!zones[one].adjacent.includes(one), `data/zones.ts, ${one}: borders on itself`),
      ...unless(
        zones[one].adjacent.join() === ZONES.filter((other) => zones[one].adjacent.includes(other)).join(),
        `data/zones.ts, ${one}: neighbours must stand in the order of data/ids.ts, each once`,
      ),
    ]),
  ({ zones, geometry }) =>
    ZONES.flatMap((one) =>
      unless(
        (zones[one].kind === 'outer') === (geometry[one].discovery !== undefined),
        `data/geometry.ts, ${one}: a place for a discovery belongs to outer zones and to no others`,
      ),
    ),
  ({ track }) => {
    const course = track.map((one) =>
      one.type === 'round' ? `${one.round}` : one.type === 'production' ? `P${one.phase}` : one.type,
    );
    const rounds = course.filter((one) => /^\d/.test(one));
    return [
      ...unless(
        rounds.join() === Array.from({ length: ROUNDS }, (_, i) => i + 1).join(),
        `data/track.ts: rounds ${rounds.join(' ')}, must be 1 to ${ROUNDS} in order`,
      ),
      ...unless(
        course.filter((one) => one.startsWith('P')).join() === 'P1,P2,P3' &&
          course.slice(-3).join() === 'reveal,P3,scoring',
        'data/track.ts: must have productions 1, 2, 3 in order and end with the reveal, production 3 and the scoring',
      ),
    ];
  },
  ({ solo: { ratings } }) => [
    ...unless(
      ratings.every(({ lead }, i) => i === 0 || lead < ratings[i - 1].lead) && ratings.at(-1)?.lead === 0,
      'data/solo.ts, ratings: must go down from the best and end with a lead of 0',
    ),
  ],
  ({ box }) => {
    const tokens = RESOURCES.reduce((sum, one) => sum + box[one].tokens, 0);
    return unless(
      tokens === ZONES.length + 1,
      `data/box.ts: ${tokens} resource tokens, must be ${ZONES.length + 1}: one for each zone and one beside the map`,
    );
  },
];

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
const twice = <V>(values: readonly V[]): V[] => values.filter((value, i) => values.indexOf(value) !== i);
