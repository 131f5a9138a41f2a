import { formFaults, within } from '@orrery/games/data-check';
import { z } from 'zod';
import { DISCOVERIES } from './discoveries.ts';
import { NPC_BLUEPRINTS } from './npcs.ts';
import { PARTS } from './parts.ts';
import { REPUTATION_COUNTS } from './reputation.ts';
import { HEXES } from './sectors/index.ts';
import { SETUP, START_ZONES } from './setup.ts';
import { SPECIES } from './species.ts';
import { TECHS } from './technologies.ts';
import { ACTIONS, ITEMS, NPCS, RESOURCES, SHIPS, STRUCTURES, TRACKS } from './words.ts';

/**
 * Whoever owns the box may correct or replace its tiles by editing data alone. This says what is wrong with the result:
 * file, entry, what is wrong and what is allowed.
 */

/** Everything that is checked, by file. */
export const CHECKED = {
  sectors: HEXES,
  technologies: TECHS,
  parts: PARTS,
  discoveries: DISCOVERIES,
  species: SPECIES,
  npcs: NPC_BLUEPRINTS,
  setup: SETUP,
  reputation: REPUTATION_COUNTS,
};

const amount = within(0, 99);
const some = within(1, 99);
const resource = z.enum(RESOURCES);
const part = z.string().refine((id) => id in PARTS, 'must be the id of a part in data/parts.ts');
const tech = z.string().refine((id) => id in TECHS, 'must be the id of a technology in data/technologies.ts');
const dice = z.tuple([amount, amount, amount, amount]);
const place = z.tuple([z.number(), z.number()]);
const zone = z.enum(Object.keys(START_ZONES));
const id = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be an id in small letters, digits and _');

const values = {
  initiative: amount,
  computer: amount,
  shield: amount,
  hull: amount,
  cannons: dice,
  missiles: dice,
};

const bare = <T extends string>(...types: T[]) => types.map((type) => z.strictObject({ type: z.literal(type) }));

const techEffect = z.union([
  z.strictObject({ type: z.literal('part'), part }),
  z.strictObject({ type: z.literal('build'), item: z.enum(['starbase', ...STRUCTURES]) }),
  z.strictObject({ type: z.literal('activations'), action: z.enum(ACTIONS), amount: some }),
  z.strictObject({ type: z.literal('advanced'), resources: z.array(resource).min(1) }),
  z.strictObject({ type: z.literal(['discs', 'artifacts']), amount: some }),
  ...bare('discovery', 'portal', 'bombs', 'absorber', 'cloaking', 'generator', 'splitter'),
]);

const discoveryEffect = z.union([
  z.strictObject({ type: z.literal('gain'), gain: z.partialRecord(resource, some) }),
  z.strictObject({ type: z.literal('ship'), ship: z.literal('cruiser') }),
  z.strictObject({ type: z.literal('structure'), structure: z.enum(STRUCTURES) }),
  z.strictObject({ type: z.literal('part'), part }),
  ...bare('tech', 'portal'),
]);

const ability = z.union([
  z.strictObject({ type: z.literal(['startingReputation', 'vpPerSector', 'vpPerAncient']), amount: some }),
  z.strictObject({ type: z.literal('settleAdvanced'), resource }),
  ...bare('frailPopulation', 'drawTwo', 'livesWithAncients'),
]);

const blueprint = z.strictObject({
  initiative: amount,
  energy: amount,
  computer: amount,
  slots: z.array(z.strictObject({ printed: part.nullable(), at: place })).min(1),
});

const Box = z.strictObject({
  sectors: z.record(
    z.string(),
    z.strictObject({
      family: z.enum(['inner', 'middle', 'outer', 'starting', 'guardian', 'center']),
      vp: within(0, 9),
      doors: within(1, 63),
      squares: z.array(z.strictObject({ type: z.enum([...RESOURCES, 'gray']), advanced: z.boolean(), at: place })),
      artifact: z.boolean(),
      discovery: z.boolean(),
      npc: z.strictObject({ kind: z.enum(NPCS), count: some }).nullable(),
      portal: z.boolean(),
      module: z.boolean(),
    }),
  ),
  technologies: z.record(
    id,
    z.strictObject({
      category: z.enum([...TRACKS, 'rare']),
      cost: some,
      min: some,
      copies: some,
      kind: z.enum(['part', 'build', 'instant', 'permanent']),
      effect: techEffect,
      module: z.literal(true).optional(),
    }),
  ),
  parts: z.record(
    id,
    z.strictObject({
      type: z.enum(['cannon', 'missile', 'drive', 'source', 'computer', 'shield', 'hull']),
      source: z.enum(['default', 'technology', 'discovery']),
      energyProduced: amount,
      energyUsed: amount,
      movement: amount,
      ...values,
    }),
  ),
  discoveries: z.record(
    id,
    z.strictObject({ count: some, effects: z.array(discoveryEffect).min(1), module: z.literal(true).optional() }),
  ),
  species: z.record(
    id,
    z.strictObject({
      colour: z.enum(['red', 'blue', 'green', 'yellow', 'white', 'black']),
      home: z.int(),
      start: z.record(resource, amount),
      colonyShips: some,
      techs: z.partialRecord(z.enum(TRACKS), tech),
      activations: z.record(z.enum(ACTIONS), some),
      reputation: z.strictObject({ ambassador: amount, reputation: amount, mixed: amount }),
      trade: within(1, 9),
      costs: z.record(z.enum(ITEMS), some),
      discs: within(1, 16),
      ship: z.enum(['interceptor', 'cruiser']),
      blueprints: z.record(z.enum(SHIPS), blueprint),
      abilities: z.array(ability),
    }),
  ),
  npcs: z.record(z.enum(NPCS), z.record(z.enum(['standard', 'advanced']), z.strictObject(values))),
  setup: z.record(
    z.string(),
    z.strictObject({
      techs: some,
      techsPerCleanup: some,
      outer: some,
      homes: z.array(zone),
      guardians: z.array(zone),
      diplomacy: z.boolean(),
    }),
  ),
  reputation: z.array(amount).length(5, 'must be five numbers: how many tiles there are of the values 0 to 4'),
});

type Box = z.infer<typeof Box>;

/** What is wrong with the data; nothing if all is well. */
export function checkData(box: unknown = CHECKED): string[] {
  const read = Box.safeParse(box);
  if (read.success) return TRUTHS.flatMap((truth) => truth(read.data));
  return formFaults(read.error, Object(box), (file) => (file === 'sectors' ? 'data/sectors' : `data/${file}.ts`));
}

/** What must stay true, whatever is printed on the tiles. */
const TRUTHS: readonly ((box: Box) => string[])[] = [
  ({ technologies, parts, discoveries }) => {
    const unlocked = Object.values(technologies).flatMap(({ effect }) => (effect.type === 'part' ? [effect.part] : []));
    const found = Object.values(discoveries).flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.type === 'part' ? [effect.part] : [])),
    );
    const given: { readonly [source: string]: readonly string[] } = { technology: unlocked, discovery: found };
    return Object.entries(parts).flatMap(([one, { source }]) => {
      const times = given[source]?.filter((other) => other === one).length;
      return unless(
        source === 'default' || times === 1,
        `data/parts.ts, ${one}: ${times} tiles of the kind "${source}" give it, must be one`,
      );
    });
  },
  ({ technologies }) =>
    Object.entries(technologies).flatMap(([one, { cost, min, category, copies }]) => [
      ...unless(min <= cost, `data/technologies.ts, ${one}: costs ${min} at least, but ${cost} at most`),
      ...unless(category !== 'rare' || copies === 1, `data/technologies.ts, ${one}: a rare technology exists once`),
    ]),
  ({ species, sectors, parts }) => {
    const boards = Object.values(species).map(({ colour }) => colour);
    return Object.entries(species).flatMap(([one, { colour, home, blueprints }]) => [
      ...unless(
        boards.filter((other) => other === colour).length === 2,
        `data/species.ts, ${one}: a ${colour} board has two sides, so two species must have this colour`,
      ),
      ...unless(
        sectors[home]?.family === 'starting',
        `data/species.ts, ${one}, home: ${home} must be a starting sector of data/sectors/home.ts`,
      ),
      ...SHIPS.flatMap((ship) => blueprintFaults(`${one}, blueprints, ${ship}`, blueprints[ship], parts)),
    ]);
  },
  ({ sectors, setup }) => {
    const count = (family: string, module: boolean) =>
      Object.values(sectors).filter((hex) => hex.family === family && (module || !hex.module)).length;
    return Object.entries(setup).flatMap(([seats, { outer, homes, guardians }]) => [
      ...unless(
        outer <= count('outer', false),
        `data/setup.ts, ${seats}: ${outer} outer hexes, the box has ${count('outer', false)} without the module`,
      ),
      ...unless(
        String(homes.length) === seats,
        `data/setup.ts, ${seats}: ${homes.length} homes, must be as many as there are players`,
      ),
      ...unless(
        new Set([...homes, ...guardians]).size === homes.length + guardians.length,
        `data/setup.ts, ${seats}: two sectors stand in one start zone`,
      ),
      ...unless(
        guardians.length <= count('guardian', false),
        `data/setup.ts, ${seats}: ${guardians.length} guardians, the box has ${count('guardian', false)}`,
      ),
    ]);
  },
  ({ sectors, discoveries }) => {
    const symbols = Object.values(sectors).filter(({ discovery }) => discovery).length;
    const tiles = Object.values(discoveries).reduce((sum, { count }) => sum + count, 0);
    return unless(tiles >= symbols, `data/discoveries.ts: ${tiles} tiles, but ${symbols} sectors get one`);
  },
];

/** ECL-3.5.4 for what is printed: enough energy, a drive on every ship and none on a Starbase. */
function blueprintFaults(entry: string, { energy, slots }: z.infer<typeof blueprint>, parts: Box['parts']): string[] {
  const printed = slots.flatMap(({ printed: one }) => (one === null ? [] : [parts[one]]));
  const left = printed.reduce((sum, facts) => sum + facts.energyProduced - facts.energyUsed, energy);
  const drives = printed.filter(({ type }) => type === 'drive').length;
  return [
    ...unless(left >= 0, `data/species.ts, ${entry}: the printed parts use ${-left} energy more than there is`),
    ...unless(
      drives > 0 === !entry.endsWith('starbase'),
      `data/species.ts, ${entry}: ${drives} printed drives; a Starbase has none, the others must have one`,
    ),
  ];
}

const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
