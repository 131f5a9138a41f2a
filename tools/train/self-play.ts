import { decide, flatten, judge, meanOfOthers, STRENGTH, sensibly, totalsOf } from '@orrery/ai';
import { type Options, Play, type Random, randomFrom, view } from '@orrery/kernel';
import { playOut, randomOptions } from '@orrery/kernel/random';
import type { Entrant } from '../registry.ts';

/** A finished game as training needs it. */
export interface Example {
  readonly seats: number;
  readonly options: Options;
  /** Quiet positions, as `flatten` writes them. */
  readonly positions: readonly Float32Array[];
  /** Everybody's share of the victory, and points ahead of the mean of the others. */
  readonly wins: readonly number[];
  readonly margins: readonly number[];
}

/** Positions kept of one game: neighbours tell the same story. */
const KEPT = 16;
/** Half of the games have standard options, because most people play with them. */
const STANDARD = 0.5;

/** Players of generation 0 follow their weights at random; later ones search a little with the newest net. */
const SEARCH = { ...STRENGTH.expert, iterations: 16, least: 16, each: 0, temperature: 0.3 };

/** Plays one game with itself. All chance comes from the seed. */
export function selfPlay(entrant: Entrant, seed: string, seatsSeen: readonly number[], generation: number): Example {
  const { game, heuristic } = entrant;
  const random = randomFrom(seed);
  const seats = seatsSeen[random() % seatsSeen.length];
  const options = random() / 2 ** 32 < STANDARD ? {} : randomOptions(game, seats, random);
  const play = Play.start(game, { seats, options, seed });
  const kept = new Reservoir(random);
  const look = (now: Play): void => {
    if (heuristic.features && heuristic.quiet?.(now.match))
      kept.offer(() => flatten(heuristic.features!, heuristic.features!.read(now.match)));
  };
  if (generation === 0) playOut(play, random, look, sensibly(heuristic));
  const { judgement } = judge(entrant, play.match, SEARCH);
  while (!play.over) {
    look(play);
    const seat = play.awaited[0];
    play.answer(seat, decide(game, judgement, view(play, seat), { level: SEARCH, random }));
  }
  const { winners, rows } = play.standing();
  const totals = totalsOf(rows, seats);
  return {
    seats,
    options: play.match.options,
    positions: kept.list,
    wins: totals.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    margins: totals.map((total, seat) => total - meanOfOthers(totals, seat)),
  };
}

/** A fair sample of a list whose length nobody knows yet. */
class Reservoir {
  readonly list: Float32Array[] = [];
  private seen = 0;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  offer(make: () => Float32Array): void {
    this.seen++;
    const at = this.seen <= KEPT ? this.seen - 1 : this.random() % this.seen;
    if (at < KEPT) this.list[at] = make();
  }
}
