import type { Answer, Asked, Play, Random } from '@orrery/kernel';
import type { Chooser } from '@orrery/kernel/testing';
import { rentFor } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';

/** A simple player who builds, funds and claims, so that games reach deep positions. */
export const sensibly: Chooser<ShackletonBase> = (play, random) => {
  const asked = play.asked()[0];
  const weights = asked.answers.map((answer) => weightOf(play, asked, answer));
  return { seat: asked.seat, answer: asked.answers[pick(weights, random)] };
};

function pick(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (random() / 2 ** 32) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.length - 1;
}

function weightOf(play: Play<ShackletonBase>, { question, seat }: Asked<ShackletonBase>, answer: Answer): number {
  if ('stop' in answer || 'none' in answer) return question === 'claim-goals' ? 0.3 : 0.5;
  if ('use' in answer) return answer.use ? 3 : 1;
  switch (question) {
    case 'choose-main-action':
      return mainAction(play, seat, answer);
    case 'choose-corp-action':
    case 'choose-one-corp-action':
      return answer.by === 'corporation' ? 6 : answer.by === 'project' ? 4 : 2;
    case 'command-window':
      return answer.help === 'none' ? 4 : 1;
    case 'claim-goals':
      return answer.tier === 'upper' ? 3 : answer.tier === 'middle' ? 2 : 1;
    default:
      return 1;
  }
}

function mainAction(play: Play<ShackletonBase>, seat: number, { action, space }: Answer): number {
  switch (action) {
    case 'build':
    case 'fund':
      return 20;
    case 'corporate':
      return 12;
    case 'gateway':
      return 3;
    default: {
      const { activated, total } = rentFor(play.table, seat, String(space));
      return activated.length > 0 ? Math.max(0.1, 2 * activated.length - total) : 0.02;
    }
  }
}
