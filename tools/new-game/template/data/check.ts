import { z } from 'zod';
import { FILES, type Files, MOONS, SEATS } from './index.ts';

const whole = (min: number, max: number) =>
  z
    .int({ error: `a whole number from ${min} to ${max} is needed` })
    .min(min)
    .max(max);

const shapes = {
  moons: z.record(z.enum(MOONS), z.strictObject({ points: whole(1, 20), room: whole(1, 4) })),
  cards: z.strictObject({ highest: whole(1, 99), hand: whole(1, 6) }),
};

/**
 * What is wrong with the data files, in sentences for somebody who edits them: file, entry, what is wrong, what is
 * allowed. Empty if all is well.
 */
export function checkData(files: Files = FILES): string[] {
  const misshapen = shapeFaults(files);
  // Only well-formed files can be asked what they mean.
  return misshapen.length > 0 ? misshapen : enoughCards(files);
}

function shapeFaults(files: Files): string[] {
  return Object.entries(shapes).flatMap(([file, shape]) =>
    (shape.safeParse(files[file as keyof Files]).error?.issues ?? []).map(
      ({ path, message }) => `${file}.json, ${path.join(', ') || 'the whole file'}: ${message}`,
    ),
  );
}

/** TM-1.3: the deck never runs out. */
function enoughCards({ moons, cards: { highest, hand } }: Files): string[] {
  const room = Object.values(moons).reduce((sum, moon) => sum + moon.room, 0);
  const needed = room + SEATS.max * (hand + 1);
  return highest >= needed
    ? []
    : [`cards.json, highest: ${highest}; at least ${needed} are needed, for the room on all moons, hands and stars`];
}
