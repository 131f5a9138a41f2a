import type { Heuristic } from '@orrery/games/contract';
import type { Game, Vocabulary } from '@orrery/kernel';

/** A judgement for any game: how far each seat's score stands above the best of the others. */
export function plain<G extends Vocabulary>(game: Game<G>): Heuristic<G> {
  return {
    value(match) {
      const totals = Array<number>(match.seats).fill(0);
      for (const { seat, total } of game.standing(match).rows) if (seat !== null) totals[seat] = total;
      const out = totals.slice();
      for (let seat = 0; seat < out.length; seat++) out[seat] = share(totals[seat], bestOfOthers(totals, seat));
      return out;
    },
  };
}

function bestOfOthers(totals: readonly number[], seat: number): number {
  let best = totals.length === 1 ? 0 : Number.NEGATIVE_INFINITY;
  for (let other = 0; other < totals.length; other++) if (other !== seat && totals[other] > best) best = totals[other];
  return best;
}

/** 0.5 when level, towards 0 or 1 when far apart. */
const share = (own: number, rival: number): number =>
  0.5 + (0.5 * (own - rival)) / (4 + Math.abs(own) + Math.abs(rival));
