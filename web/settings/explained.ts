import { recall, remember } from '../lib/local-storage.ts';
import { makeStore } from '../lib/store.ts';

/** What was explained to whom, by game and name; it stays on this device. */

export const GOAL = 'goal';
const KEY = 'explained';

type Kept = { readonly [gameAndName: string]: readonly string[] };

export const explained = makeStore((recall(KEY) ?? {}) as Kept);

const placeOf = (game: string, who: string): string => `${game} ${who}`;

function keep(kept: Kept): void {
  remember(KEY, kept);
  explained.set(kept);
}

export const explainedTo = (kept: Kept, game: string, who: string): readonly string[] => kept[placeOf(game, who)] ?? [];

export function noteExplained(game: string, who: string, what: string): void {
  const kept = explained.get();
  const known = explainedTo(kept, game, who);
  if (!known.includes(what)) keep({ ...kept, [placeOf(game, who)]: [...known, what] });
}

/** Everything is new once more. */
export const forgetExplained = (): void => keep({});
