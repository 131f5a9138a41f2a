import { formFaults } from '@orrery/games/data-check';
import { isOneOf, keysOf } from '@orrery/kernel';
import { z } from 'zod';
import { CANTINA_SLOTS, COLONY_MARKERS, CREW_DEALT, OUTPOSTS } from './box.ts';
import { EDGES, RING, START_CELLS } from './galaxy.ts';
import { COLOURS, RESOURCES, SPECIALISTS } from './ids.ts';
import { FILES } from './index.ts';
import type { Amount, Files, RouteCard, Text, Yield } from './shapes.ts';

/** In which file each part is found, for the messages. */
const FILE: { readonly [part in keyof Files]: string } = {
  crew: 'crew.json',
  survivors: 'survivors.json',
  planets: 'planets.json',
  starGate: 'star-gate.json',
  automaCards: 'automa-cards.json',
  automaArk: 'automa-ark.json',
  colonies: 'colonies.json',
  upgrades: 'upgrades.json',
  outpostPairs: 'upgrades.json, outpostPairs',
};

const id = z.string().regex(/^[a-z0-9_]+$/, 'only small letters, digits and _');
const text: z.ZodType<Text> = z.strictObject({
  en: z.string().min(1),
  pl: z.string().min(1),
  cs: z.string().min(1),
});
const count = z.int().min(0);
const several = z.int().min(1);
const resource = z.enum(RESOURCES);
const amount: z.ZodType<Amount> = z.strictObject({ resource: z.enum([...RESOURCES, 'any']), amount: several });
const draw = z.strictObject({ source: z.enum(['deck', 'cantina']), amount: several });
const yields = { gain: z.array(amount), draw: z.array(draw) };
const yieldOf: z.ZodType<Yield> = z.strictObject(yields);
const edge = z.strictObject({ colour: z.enum([...COLOURS, 'orbital']), pay: z.array(amount), ...yields });
const share = z.number().min(0).max(1);
const fieldType = ['planet', 'moon', 'station', 'asteroid', 'gate'] as const;
const field = z.strictObject({ id: z.string().min(1), type: z.enum(fieldType), x: share, y: share });
const routeCard = {
  fields: z.array(field),
  routes: z.array(z.tuple([z.string(), z.string()])),
  exits: z.strictObject({ N: z.string(), E: z.string(), S: z.string(), W: z.string() }),
};
const effect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('extraPlanetAction'), max: several }),
  z.strictObject({ type: z.literal('onLand'), field: z.enum(fieldType), ...yields }),
  z.strictObject({ type: z.literal('cargoCapacity'), value: several }),
  z.strictObject({ type: z.literal('exploreDraw'), value: several }),
  z.strictObject({ type: z.literal('range'), values: z.array(several) }),
]);
const deed = z.enum(['upgrade', 'gather', 'terraform', 'explore', 'foundColony', 'createOutpost']);
const automaRow = z.union([
  z.strictObject({ action: z.literal('drawCrew'), amount: several }),
  z.strictObject({
    action: z.literal('move'),
    direction: z.enum(['cw', 'ccw']),
    jump: z.boolean(),
    criterion: z.enum(['discover', 'terraform', 'noColony']),
  }),
  z.strictObject({ action: z.literal('oneOf'), options: z.array(deed).min(1) }),
  z.strictObject({ action: deed }),
]);

const SHAPES: { readonly [part in keyof Files]: z.ZodType<Files[part]> } = {
  crew: z.array(z.strictObject({ id, name: text, specialist: z.enum(SPECIALISTS), top: edge, bottom: edge })),
  survivors: z.array(z.strictObject({ id, name: text, colour: z.enum(COLOURS), gain: z.array(amount) })),
  planets: z.array(
    z.strictObject({
      id,
      name: text,
      flavor: text,
      colour: z.enum(COLOURS),
      start: z.boolean(),
      ...routeCard,
      tracks: z.array(z.strictObject({ resource, max: several })).min(1),
      rewards: z.strictObject({ first: count, second: count }),
      damaged: yieldOf,
      terraformed: yieldOf,
      moon: yieldOf,
      station: yieldOf,
    }),
  ),
  starGate: z.strictObject({ id, name: text, ...routeCard, gather: yieldOf }),
  automaCards: z.array(z.strictObject({ id, name: text, rows: z.array(automaRow).min(1) })),
  automaArk: z.strictObject({
    upgrades: z.array(id),
    colonyMarkersInPool: count,
    startCell: z.enum(RING),
  }),
  colonies: z.array(
    z.strictObject({
      n: several,
      engineer: count,
      leaderAny: count,
      leaderPlanetColour: count,
      anyResource: count,
      totalPoints: count,
    }),
  ),
  upgrades: z.array(
    z.strictObject({
      id,
      name: text,
      text,
      row: z.enum(['top', 'bottom']),
      col: several,
      levels: several,
      cost: z.strictObject({
        specialist: z.enum(['engineer', 'leader_any']),
        resources: z.array(z.strictObject({ resource, amount: several })),
      }),
      effect,
    }),
  ),
  outpostPairs: z.array(z.strictObject({ upgrades: z.tuple([id, id]), outposts: several, vp: count })),
};

/**
 * What is wrong with the card files, in words that an owner of the box understands: file, entry, what, and what is
 * allowed. Empty if all is well.
 */
export function checkData(files: Files = FILES): string[] {
  const shapes = formFaults(z.object(SHAPES).safeParse(files).error, files, (part) =>
    isOneOf(keysOf(FILE), part) ? FILE[part] : String(part),
  );
  return shapes.length > 0
    ? shapes
    : [...checkIds(files), ...checkMap(files), ...checkCards(files), ...checkArk(files)];
}

const doubled = (items: readonly string[]): string[] => [
  ...new Set(items.filter((item, i) => items.indexOf(item) !== i)),
];

function checkIds({ crew, survivors, planets, automaCards, upgrades, starGate }: Files): string[] {
  const lists: [string, readonly { id: string }[]][] = [
    [FILE.crew, crew],
    [FILE.survivors, survivors],
    [FILE.planets, [...planets, starGate]],
    [FILE.automaCards, automaCards],
    [FILE.upgrades, upgrades],
  ];
  return lists.flatMap(([file, cards]) =>
    doubled(cards.map((card) => card.id)).map(
      (one) => `${file}: the id ${one} is used twice; every card needs its own`,
    ),
  );
}

/** MC-2.30, MC-3.6, MC-8.2: every field of every card can be reached, and every edge leads somewhere. */
function checkMap({ planets, starGate }: Files): string[] {
  const wrong: string[] = [];
  const start = planets.filter((planet) => planet.start).length;
  const others = RING.length - START_CELLS.length;
  if (start !== START_CELLS.length)
    wrong.push(`${FILE.planets}: ${start} planets have "start": true; it must be ${START_CELLS.length}`);
  if (planets.length - start < others)
    wrong.push(`${FILE.planets}: ${planets.length - start} planets without "start"; at least ${others} are needed`);
  for (const planet of planets) {
    const say = (what: string) => wrong.push(`${FILE.planets}: ${planet.id}: ${what}`);
    for (const type of ['planet', 'moon', 'station'] as const)
      if (planet.fields.filter((one) => one.type === type).length !== 1) say(`needs exactly one field of type ${type}`);
    if (planet.fields.some(({ type }) => type === 'gate')) say('only the Star Gate has a field of type gate');
    for (const fault of routeFaults(planet)) say(fault);
  }
  if (starGate.fields.length !== 1 || starGate.fields[0].type !== 'gate')
    wrong.push(`${FILE.starGate}: ${starGate.id}: needs exactly one field, of type gate`);
  for (const fault of routeFaults(starGate)) wrong.push(`${FILE.starGate}: ${starGate.id}: ${fault}`);
  return wrong;
}

function routeFaults({ fields, routes, exits }: RouteCard): string[] {
  const ids = fields.map((one) => one.id);
  const named = [...routes.flat(), ...EDGES.map((side) => exits[side])];
  const unknown = [...new Set(named.filter((one) => !ids.includes(one)))];
  const reached = new Set(ids.slice(0, 1));
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const [one, other] of routes) if (reached.has(one) !== reached.has(other)) reached.add(one).add(other);
    grew = reached.size > before;
  }
  return [
    ...doubled(ids).map((one) => `the field ${one} is there twice`),
    ...unknown.map((one) => `routes or exits name the field ${one}, which is not among its fields (${ids.join(', ')})`),
    ...ids.filter((one) => !reached.has(one)).map((one) => `no route leads to the field ${one}`),
  ];
}

/** The Cantina and four hands at the start (MC-3.9, MC-3.11). */
const FEWEST_CREW = CANTINA_SLOTS + 4 * CREW_DEALT;

/** MC-2.40, MC-10.20, MC-14.54, MC-17.6, MC-17.7 */
function checkCards({ crew, planets, survivors }: Files): string[] {
  const wrong: string[] = [];
  for (const { id: card, top, bottom } of crew)
    if (top.colour === bottom.colour)
      wrong.push(`${FILE.crew}: ${card}: both edges are ${top.colour}; the two edges of a card differ in colour`);
  for (const { id: planet, tracks, damaged, terraformed } of planets) {
    const say = (what: string) => wrong.push(`${FILE.planets}: ${planet}: ${what}`);
    for (const one of doubled(tracks.map((track) => track.resource))) say(`has two tracks of ${one}; one is allowed`);
    if (!tracks.some((track) => track.resource === 'minerals')) say('needs a track of minerals (the Automa raises it)');
    if (tracks.length === 1 && tracks[0].max === 1) say('needs more than one level: a discovery raises the first');
    if (worth(terraformed) <= worth(damaged)) say('its terraformed yield must be better than its damaged yield');
  }
  if (crew.length < FEWEST_CREW)
    wrong.push(`${FILE.crew}: ${crew.length} cards; at least ${FEWEST_CREW} are needed to deal to four players`);
  for (const colour of COLOURS)
    if (!survivors.some((card) => card.colour === colour))
      wrong.push(`${FILE.survivors}: there is no ${colour} survivor; every colour needs one`);
  return wrong;
}

const worth = ({ gain, draw: draws }: Yield): number => [...gain, ...draws].reduce((sum, one) => sum + one.amount, 0);

/** MC-7.21, MC-10.51, MC-14.3, MC-14.40 */
function checkArk({ upgrades, outpostPairs, automaArk, colonies }: Files): string[] {
  const wrong: string[] = [];
  const ids = upgrades.map((one) => one.id);
  const known = (file: string, names: readonly string[]) => {
    for (const name of names.filter((one) => !ids.includes(one)))
      wrong.push(`${file}: there is no upgrade ${name}; upgrades are ${ids.join(', ')}`);
  };
  known(FILE.automaArk, automaArk.upgrades);
  for (const { upgrades: pair } of outpostPairs) known(FILE.outpostPairs, pair);
  const markers = automaArk.upgrades.length + automaArk.colonyMarkersInPool;
  const marked: [string, number, string][] = [
    [FILE.upgrades, upgrades.length, 'upgrades'],
    [FILE.colonies, colonies.length, 'colonies'],
    [FILE.automaArk, markers, 'colony markers on upgrades and in the pool'],
  ];
  for (const [file, n, what] of marked)
    if (n !== COLONY_MARKERS) wrong.push(`${file}: ${n} ${what}; it must be ${COLONY_MARKERS}`);
  const outposts = outpostPairs.reduce((sum, one) => sum + one.outposts, 0);
  if (outposts !== OUTPOSTS) wrong.push(`${FILE.outpostPairs}: ${outposts} outposts; it must be ${OUTPOSTS}`);
  if (!START_CELLS.some((cell) => cell === automaArk.startCell))
    wrong.push(`${FILE.automaArk}: startCell ${automaArk.startCell}; it must be one of ${START_CELLS.join(', ')}`);
  colonies.forEach(({ n }, i) => {
    if (n !== i + 1) wrong.push(`${FILE.colonies}: entry ${i + 1} has n ${n}; rows are numbered from 1 on`);
  });
  for (const { id: name, levels, effect: what } of upgrades)
    if (what.type === 'range' && what.values.length !== levels + 1)
      wrong.push(
        `${FILE.upgrades}: ${name}: needs ${levels + 1} ranges, one before each payment and one after the last`,
      );
  return wrong;
}
