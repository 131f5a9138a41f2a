import type { Heuristic } from '@orrery/games/contract';
import type { View, Vocabulary } from '@orrery/kernel';
import { learned } from './learned.ts';
import type { Strength } from './levels.ts';
import type { Judgement } from './playout.ts';
import { type Loaded, loadWeights, uncovered } from './weights.ts';

/** The bot part of a game: its judgement, and weights as they were read from a file. */
export interface BotPart<G extends Vocabulary> {
  readonly heuristic: Heuristic<G>;
  readonly weights?: unknown;
}

interface Judged<G extends Vocabulary> {
  readonly judgement: Judgement<G>;
  /** Why the hand-made judgement plays although the level would use weights. */
  readonly unfit?: string;
}

/** The judgement for a match of this kind: the learned one where the level wants it and the weights fit. */
export function judge<G extends Vocabulary>(
  { heuristic, weights }: BotPart<G>,
  kind: Pick<View, 'game' | 'edition' | 'seats' | 'options'>,
  { judgement, margin }: Strength,
): Judged<G> {
  const { features } = heuristic;
  if (judgement === 'hand' || !features || typeof weights !== 'object' || weights === null)
    return { judgement: heuristic };
  const loaded = read.get(weights) ?? loadWeights(weights, kind.game, features);
  read.set(weights, loaded);
  const unfit = 'unfit' in loaded ? loaded.unfit : uncovered(loaded.weights, kind);
  if ('unfit' in loaded || unfit !== undefined) return { judgement: heuristic, unfit };
  return { judgement: learned(heuristic, features, { net: loaded.net, deviation: loaded.weights.deviation, margin }) };
}

/** Files that were checked before. */
const read = new WeakMap<object, Loaded>();
