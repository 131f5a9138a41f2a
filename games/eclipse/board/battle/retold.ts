import type { Event } from '@orrery/kernel';
import { type Story, storiesIn } from './tell/story.ts';

/** Stories by log: the shell asks for every line of it. */
const known = new WeakMap<readonly Event[], readonly Story[]>();

/** The id of the sheet that tells the battle to which an event of the log belongs. */
export function retold(log: readonly Event[], at: number): string | undefined {
  const stories = known.get(log) ?? storiesIn(log);
  known.set(log, stories);
  const story = stories.find(({ from, to }) => from <= at && at < to);
  return story && `battle:told:${story.nth}`;
}
