import { type SectorId, SPACES } from '../../data/index.ts';
import { costOf, farmFacts, farmsFor } from '../../rules/corporations/evergreen-farms.ts';
import { rowSizes } from '../../rules/lookups/index.ts';
import { GUESSES } from '../guesses.ts';
import type { Mind } from '../mind.ts';
import { costWorth, effectsWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

/** Points, the own building beside it, and harvests of the rows one leads; rivals harvest too. */
function farmWorth(mind: Mind, size: number, sector: SectorId, free: boolean): number {
  const { buildVp, harvest } = farmFacts(size);
  let rows = 0;
  for (const { id, sectors } of SPACES) {
    if (!sectors.includes(sector)) continue;
    const sizes = rowSizes(mind.table, id);
    rows += sizes.every((other, who) => who === mind.me || other < sizes[mind.me]) ? 1 : -GUESSES.spite;
  }
  const harvests = 0.12 * rows * mind.upkeeps * effectsWorth(mind, harvest);
  return buildVp + 1 + harvests - (free ? 0 : costWorth(mind, costOf(mind.table, mind.me, size)));
}

export const evergreenFarms: CorporationJudgement<'choose-farm'> = {
  judges: {
    'choose-farm': ({ free }, answer, mind) =>
      'none' in answer ? 0 : farmWorth(mind, answer.size, answer.sector, free),
  },
  operations: {
    buildFarm: (mind) =>
      Math.max(
        0,
        ...farmsFor(mind.table, mind.me, null, false).map(({ size, sector }) => farmWorth(mind, size, sector, false)),
      ),
  },
};
