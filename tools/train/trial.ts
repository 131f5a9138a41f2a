import { STRENGTH, type Weights } from '@orrery/ai';
import { duel } from '../tournament/duel.ts';

/** Standard errors above zero that let a net in, or below that stop its trial, before all games are played. */
const SURE = 2.6;
const PASSED = 1.96;
const AT_LEAST = 24;

/** How a candidate did against the newest judgement with so many looks. */
export type Trial = Weights['trials'][number];

export const passed = ({ games, margin, error }: Trial): boolean => games >= AT_LEAST && margin > PASSED * error;

/** Plays the candidate against the newest judgement, on deals that no training saw. */
export async function trial(
  { id, seats, games, workers }: { id: string; seats: number; games: number; workers: number },
  candidate: string,
  isFirst: boolean,
  looks: number,
): Promise<Trial> {
  const strength = { ...STRENGTH.expert, iterations: looks };
  const played = await duel(
    {
      id,
      seats,
      options: {},
      a: { strength, weights: candidate },
      b: { strength: isFirst ? { ...strength, judgement: 'hand' } : strength },
      games,
      workers,
      seed: (deal) => `ladder/gate/${looks}/${deal}`,
    },
    ({ games: n, margins: { mean, error } }) => n >= AT_LEAST && Math.abs(mean) > SURE * error,
  );
  const { margin, a } = played.report();
  return { looks, seats, games: played.games, wins: a.winShare, margin: margin.mean, error: margin.error };
}
