import { FILES, type Sample } from '../../data/index.ts';
import { affordable, experimentFacts, faceUp, fieldCounts } from '../../rules/corporations/selenium-research.ts';
import type { Mind } from '../mind.ts';
import { costWorth, effectsWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

const FIELDS = FILES['selenium-research'].fields;
const POINTS_PER_SET = 5;

/** Points, reward and a field that a set lacks, less the samples. */
function experimentWorth(mind: Mind, slot: string): number {
  const experiment = faceUp(mind.table, slot);
  if (!experiment) return 0;
  const { vp, reward, cost, field } = experimentFacts(experiment);
  const counts = fieldCounts(mind.table, mind.me);
  const lacking = counts[FIELDS.indexOf(field)] === Math.min(...counts);
  return vp + effectsWorth(mind, reward) + (lacking ? POINTS_PER_SET / FIELDS.length : 0) - costWorth(mind, cost);
}

/** How much the face-up experiments ask for a sample that is not there yet. */
const demand = (mind: Mind, sample: Sample): number =>
  Object.values(mind.table.boards['selenium-research']?.slots ?? {}).reduce((sum, { cards }) => {
    const wanted = cards?.[0] ? (experimentFacts(cards[0]).cost[sample] ?? 0) : 0;
    return sum + (wanted > mind.player.stock[sample] ? 1 : 0);
  }, 0);

export const seleniumResearch: CorporationJudgement<'choose-experiment' | 'choose-sample-type'> = {
  judges: {
    'choose-experiment': (_about, answer, mind) => ('none' in answer ? 0 : experimentWorth(mind, answer.slot)),
    'choose-sample-type': (_about, { sample }, mind) => 0.3 * demand(mind, sample),
  },
  operations: {
    runExperiment: (mind) =>
      Math.max(0, ...affordable(mind.table, mind.me, 0, 0).map((slot) => experimentWorth(mind, slot))),
  },
};
