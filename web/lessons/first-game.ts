import type { Course } from '@orrery/ui/lesson';
import { guideThrough } from '../coach/coaching.ts';
import { createLocal } from '../device/rules.ts';
import { BOT_NAMES } from '../host/ways-to-play.ts';
import { go } from '../route.ts';
import { settings } from '../settings/settings.ts';

/** Begins the game that a course leads to, against the easiest opponents and with everything explained. */
export async function playFirstGame(
  game: string,
  { seats, options = {} }: Course['firstGame'],
  player: string,
): Promise<void> {
  const bots = BOT_NAMES.slice(0, seats - 1).map((name) => ({ name, by: 'bot', level: 'easy' }) as const);
  const me = { name: settings.get().name || player, by: 'person' } as const;
  const id = await createLocal({ game, seats: [me, ...bots], options });
  guideThrough(id);
  go({ page: 'play', id });
}
