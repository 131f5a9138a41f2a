import { STRENGTH } from '@orrery/ai';
import { duel } from '../tournament/duel.ts';
import { wilson } from '../tournament/figures.ts';

/** Seats of the usual table, and the share of victories that `expert` must be shown to have against `hard` there. */
const BARS: { readonly [id: string]: { readonly seats: number; readonly share: number } } = {
  'red-planet': { seats: 4, share: 0.35 },
  'micro-cosmos': { seats: 2, share: 0.65 },
  'shackleton-base': { seats: 2, share: 0.56 },
  'planet-unknown': { seats: 2, share: 0.56 },
  eclipse: { seats: 2, share: 0.55 },
};

const LOOKS = 64;

/** Plays `expert` against `hard` on fixed deals; false if the lower bound of its victories lies below the title's bar. */
export async function holdsStrength(id: string, games: number, workers: number): Promise<boolean> {
  const { seats, share } = BARS[id];
  const bounded = (level: 'expert' | 'hard') => ({ strength: { ...STRENGTH[level], iterations: LOOKS } });
  const figures = await duel({
    id,
    seats,
    options: {},
    a: bounded('expert'),
    b: bounded('hard'),
    games,
    workers,
    seed: (deal) => `ladder/strength/${deal}`,
  });
  const { margin, a } = figures.report();
  const [low] = wilson(a.winShare * games, games);
  const holds = low >= share;
  const { winShare, high } = a;
  console.log(
    JSON.stringify({ strength: id, seats, looks: LOOKS, games, winShare, low: a.low, high, bar: share, margin, holds }),
  );
  return holds;
}
