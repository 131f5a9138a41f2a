import { affordable, costOf, programmeFacts } from '../../rules/corporations/sky-watch.ts';
import type { Mind } from '../mind.ts';
import { costWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

/** Half of the asteroids are deflected: each support is then a point more, and saves buildings. */
const DEFLECTED = 0.6;

function programmeWorth(mind: Mind, programme: string): number {
  const { cost } = costOf(mind.table, mind.me, programme, null);
  return programmeFacts(programme).vp + DEFLECTED - costWorth(mind, cost);
}

export const skyWatch: CorporationJudgement<'choose-programme'> = {
  judges: { 'choose-programme': (_about, { programme }, mind) => programmeWorth(mind, programme) },
  operations: {
    supportProgramme: (mind) =>
      Math.max(0, ...affordable(mind.table, mind.me, null).map((programme) => programmeWorth(mind, programme))),
  },
};
