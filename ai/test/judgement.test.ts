import { partsOf } from '@orrery/games';
import { Play, randomFrom } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { expect, test } from 'vitest';
import { crossEntropy, flatten, loadWeights, scoreAll, sensibly, softmax } from '../index.ts';

/**
 * Fixed games, played by judgement alone, in which the net must foretell the winner better than the hand-made score with
 * its best factor. No search and no clock: the figures are the same everywhere.
 */
const BARS = [
  { id: 'red-planet', seats: 4, games: 60, better: 0.01 },
  { id: 'micro-cosmos', seats: 2, games: 24, better: 0.03 },
  { id: 'shackleton-base', seats: 2, games: 24, better: 0.01 },
  { id: 'planet-unknown', seats: 2, games: 16, better: 0.01 },
] as const;

test.each(BARS)(
  'the net of $id foretells winners better than the hand-made judgement',
  async ({ id, seats, games, better }) => {
    const parts = partsOf(id)!;
    const { game } = await parts.rules();
    const { heuristic, weights } = await parts.bot();
    const features = heuristic.features!;
    const own = features.own.length;
    const loaded = loadWeights(weights, id, features);
    if ('unfit' in loaded) throw new Error(loaded.unfit);
    const losses = { net: 0, hand: FACTORS.map(() => 0) };
    let positions = 0;
    for (let i = 0; i < games; i++) {
      const seen: Float32Array[] = [];
      const play = Play.start(game, { seats, seed: `ladder/judgement/${i}` });
      const look = ({ match }: Play) => {
        if (heuristic.quiet?.(match)) seen.push(flatten(features, features.read(match)));
      };
      const { winners } = playOut(play, randomFrom(`ladder/judgement/${i}`), look, sensibly(heuristic)).standing();
      const wins = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
      for (const flat of seen) {
        positions++;
        losses.net += crossEntropy(softmax(scoreAll(loaded.net, flat, seats, own).wins), wins);
        const hand = wins.map((_, seat) => flat[seat * (1 + own)]);
        FACTORS.forEach((factor, at) => {
          losses.hand[at] += crossEntropy(softmax(hand.map((score) => factor * score)), wins);
        });
      }
    }
    const hand = Math.min(...losses.hand) / positions;
    expect(hand - losses.net / positions, `hand-made ${hand}, net ${losses.net / positions}`).toBeGreaterThan(better);
  },
);

const FACTORS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
