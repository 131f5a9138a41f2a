import { formFaults, within } from '@orrery/games/data-check';
import { z } from 'zod';
import { FILES, type Files, MOONS, SEATS } from './index.ts';

const shapes = {
  moons: z.record(z.enum(MOONS), z.strictObject({ points: within(1, 20), room: within(1, 4) })),
  cards: z.strictObject({ highest: within(1, 99), hand: within(1, 6) }),
};

/**
 * What is wrong with the data files, in sentences for somebody who edits them: file, entry, what is wrong, what is
 * allowed. Empty if all is well.
 */
export function checkData(files: Files = FILES): string[] {
  const misshapen = formFaults(z.object(shapes).safeParse(files).error, files, (file) => `${file}.json`);
  // Only well-formed files can be asked what they mean.
  return misshapen.length > 0 ? misshapen : enoughCards(files);
}

/** TM-1.3: the deck never runs out. */
function enoughCards({ moons, cards: { highest, hand } }: Files): string[] {
  const room = Object.values(moons).reduce((sum, moon) => sum + moon.room, 0);
  const needed = room + SEATS.max * (hand + 1);
  return highest >= needed
    ? []
    : [`cards.json, highest: ${highest}; at least ${needed} are needed, for the room on all moons, hands and stars`];
}
