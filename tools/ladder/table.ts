import { randomFrom } from '@orrery/kernel';
import { LADDER } from '../numbers/page.ts';
import { mean, table } from '../numbers/table.ts';
import { Margins, wilson } from '../tournament/figures.ts';
import { ANCHOR, type Finish, intervals, ratings } from './ratings.ts';
import type { Played } from './record.ts';

const finishOf = ({ a, b, looks, seats, seat, deal, winners, scores }: Played): Finish => ({
  deal: `${a} ${b} ${looks} ${seats} ${deal}`,
  players: scores.map((_, at) => (at === seat ? a : b)),
  winners,
  scores,
});

/** Ratings of all entrants, a table for each number of seats and of looks. */
export function ladderText(played: readonly Played[]): string {
  const groups = Map.groupBy(played, ({ seats, looks }) => `${seats} seats, ${looksIn(looks)}`);
  return [...groups].map(([of, games]) => `${LADDER}${of}:\n\n${rows(games)}`).join('\n\n');
}

const looksIn = (looks: Played['looks']): string =>
  looks === 'timed' ? 'every level with its full time' : `at most ${looks} looks a decision`;

function rows(games: readonly Played[]): string {
  const finishes = games.map(finishOf);
  const rated = ratings(finishes);
  const ranges = intervals(finishes, randomFrom('ladder'));
  const names = [...rated.keys()].sort((one, other) => (rated.get(other) ?? 0) - (rated.get(one) ?? 0));
  const head = ['Entrant', 'Rating (95 %)', `Wins against ${ANCHOR}`, 'Margin', 'ms a decision', 'Games', 'Commit'];
  return table(
    head,
    names.map((name) => {
      const range = ranges.get(name) ?? [0, 0];
      const own = games.filter(({ a, b }) => a === name || b === name);
      const rating = `${Math.round(rated.get(name) ?? 0)} (${range.map(Math.round).join(' to ')})`;
      const newest = own.at(-1)?.commit ?? '';
      return [name, rating, ...against(games, name), msOf(own, name), `${own.length}`, newest];
    }),
  );
}

/** Games of one such entrant against anchors on all other seats. */
function against(games: readonly Played[], name: string): [wins: string, margin: string] {
  const those = games.filter(({ a, b }) => a === name && b === ANCHOR);
  if (those.length === 0) return ['', ''];
  const margins = new Margins();
  let wins = 0;
  for (const { seat, winners, scores } of those) {
    if (winners.includes(seat)) wins += 1 / winners.length;
    margins.add(scores[seat] - mean(scores.filter((_, other) => other !== seat)));
  }
  const [low, high] = wilson(wins, those.length).map((share) => (100 * share).toFixed(0));
  const share = ((100 * wins) / those.length).toFixed(0);
  const even = (100 / those[0].seats).toFixed(0);
  return [
    `${share} % (${low} to ${high}; even ${even}) of ${those.length}`,
    `${margins.mean.toFixed(1)} ± ${margins.error.toFixed(1)}`,
  ];
}

function msOf(games: readonly Played[], name: string): string {
  const times = games.flatMap(({ a, seat, ms }) => ms.filter((_, at) => (at === seat) === (a === name)));
  return mean(times).toFixed(1);
}
