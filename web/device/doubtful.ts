import { weights } from '@orrery/ai';
import type { Heuristic } from '@orrery/games/contract';
import { type Game, type GameRecord, imagine, MatchLog, Play, randomFrom, type Seat, same, view } from '@orrery/kernel';
import type { Decision } from '../host/host.ts';

/** An answer below this part of the best one's weight is worth a second look. */
const DOUBT = 0.5;
/** So many are looked at, at most. */
const MOST = 20;

/** The decisions of a seat that the game's own judgement doubts, from what the seat knew then; in their order. */
export function doubtful(
  game: Game,
  heuristic: Heuristic,
  record: Pick<GameRecord, 'setup' | 'entries'>,
  seat: Seat,
): Decision[] {
  const found: (Decision & { readonly share: number })[] = [];
  const play = Play.start(game, record.setup);
  MatchLog.from(game, record).counted.forEach((given, at) => {
    const share = given.seat === seat ? shareOf(game, heuristic, play, given) : undefined;
    if (share !== undefined && share < DOUBT) found.push({ at, view: view(play, seat), answer: given.answer, share });
    play.answer(given.seat, given.answer);
  });
  return found
    .toSorted((one, other) => one.share - other.share)
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at)
    .map(({ share: _, ...decision }) => decision);
}

/** The weight of an answer as a part of the best one's, in a world that looks the same to its seat. */
function shareOf(
  game: Game,
  heuristic: Heuristic,
  play: Play,
  { seat, answer }: Pick<Decision, 'answer'> & { readonly seat: Seat },
): number | undefined {
  const world = imagine(game, view(play, seat), randomFrom('review'));
  const pending = world.pending.find(
    (one) => one.seat === seat && !one.offer && one.answers.some((listed) => same(listed, answer)),
  );
  if (!pending || pending.answers.length === 1) return undefined;
  const all = weights(heuristic, world, pending);
  return all[pending.answers.findIndex((listed) => same(listed, answer))] / Math.max(...all);
}
