import { z } from 'zod';
import { BUILDING_TYPES, BUILDINGS, COMMANDS, type CORPORATIONS, LETTERS } from '../ids.ts';
import { astronaut, column, compass, count, id, position, provenance, tier } from './basics.ts';
import { vpByRow } from './corporations.ts';
import { effects } from './effects.ts';

/** AstroBot. */

export const astrobot = z.strictObject({
  provenance,
  development: z
    .array(z.strictObject({ building: z.enum(BUILDING_TYPES), energyReduction: count, goalTier: tier }))
    .min(2),
  goalTrackEnd: z.int().min(1),
  slotOrder: z.array(z.enum([...BUILDINGS, 'waiting'])),
});

const letter = z.enum(LETTERS);
export const soloActionCards = z.strictObject({
  provenance,
  cards: z.array(
    z.strictObject({
      id,
      left: z.array(letter).length(2),
      right: z.strictObject({ red: letter, plain: letter }),
      symbol: z.enum(['development', 'goal']),
      triangle: id,
      triangleSide: compass,
      triangleColumn: column,
      arrow: z.enum(['clockwise', 'counterclockwise']),
      rows: z.array(z.strictObject({ astronaut, action: z.enum(['crater', ...COMMANDS]) })).length(3),
    }),
  ),
});

/** From one Development space to another: what holds there. */
const bands = <V extends z.ZodType>(value: V) => z.array(z.tuple([count, count, value])).min(1);
const soloCard = <C extends (typeof CORPORATIONS)[number], S extends z.ZodType, M extends z.ZodRawShape>(
  corp: C,
  side: S,
  more: M,
) => z.strictObject({ corp: z.literal(corp), easy: side, hard: side, provenance: provenance.optional(), ...more });
export const soloCorporationCards = z.strictObject({
  provenance,
  cards: z.array(
    z.discriminatedUnion('corp', [
      soloCard('artemis-tours', z.strictObject({ vpSpaces: z.array(count).min(1) }), {}),
      soloCard('moon-mining', z.strictObject({ vpByLevel: z.record(z.string(), count) }), {
        levelByDevelopment: bands(z.int().min(1)),
        positionByArrow: z.strictObject({ clockwise: z.array(position), counterclockwise: z.array(position) }),
      }),
      soloCard('selenium-research', z.strictObject({ vpBySamples: z.record(z.string(), count) }), {}),
      soloCard('space-robotics', z.strictObject({ rowByDevelopment: bands(position) }), { incomeVpByRow: vpByRow }),
      soloCard(
        'evergreen-farms',
        z.strictObject({ sizeByDevelopment: z.array(z.tuple([count, count, z.int().min(1), count])).min(1) }),
        {},
      ),
      soloCard('sky-watch', z.strictObject({ stepsByDevelopment: bands(count) }), { fallbackSteps: count }),
      soloCard(
        'to-mars',
        z.strictObject({ bonuses: z.array(z.strictObject({ from: count, to: count, effect: effects })) }),
        {},
      ),
    ]),
  ),
});
