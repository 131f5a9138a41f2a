import { CORPORATION } from '../../data/index.ts';
import { affordable, cargoOf, costOf, spaceFacts } from '../../rules/corporations/moon-mining.ts';
import type { Mind } from '../mind.ts';
import { costWorth, effectsWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

const LEVEL_POINTS = CORPORATION['moon-mining'].endScoring.find(({ op }) => op === 'cargoLevelSet');

/** Points, bonus and a new level, less what is paid. */
function cargoWorth(mind: Mind, space: string, discount: Parameters<typeof costOf>[1]): number {
  const { vp, bonus, level } = spaceFacts(space);
  const levels = new Set(cargoOf(mind.table, mind.me).map((one) => one.level));
  const points = (n: number) => (LEVEL_POINTS?.op === 'cargoLevelSet' ? (LEVEL_POINTS.vpByLevels[n] ?? 0) : 0);
  const set = levels.has(level) ? 0 : 0.5 + points(levels.size + 1) - points(levels.size);
  return vp + effectsWorth(mind, bonus) + set - costWorth(mind, costOf(space, discount));
}

export const moonMining: CorporationJudgement<'choose-cargo-space'> = {
  judges: {
    'choose-cargo-space': ({ discount }, answer, mind) =>
      'none' in answer ? 0 : cargoWorth(mind, answer.space, discount),
  },
  operations: {
    shipCargo: (mind) =>
      Math.max(0, ...affordable(mind.table, mind.me, {}).map((space) => cargoWorth(mind, space, {}))),
  },
};
