import { affordable, costOf, factoryFacts, owned } from '../../rules/corporations/space-robotics.ts';
import type { Mind } from '../mind.ts';
import { costWorth, effectsWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

/** A row or column that is not there yet: the second and the third score. */
const NEW_LINE = 1.2;

function factoryWorth(mind: Mind, factory: string): number {
  const { vp, income, row, column } = factoryFacts(factory);
  const own = owned(mind.table, mind.me);
  const lines = (own.some((one) => one.row === row) ? 0 : 1) + (own.some((one) => one.column === column) ? 0 : 1);
  const lasting = mind.upkeeps * effectsWorth(mind, income);
  return vp + lasting + NEW_LINE * lines - costWorth(mind, costOf(mind.table, mind.me, factory));
}

export const spaceRobotics: CorporationJudgement<'choose-factory'> = {
  judges: { 'choose-factory': (_about, { factory }, mind) => factoryWorth(mind, factory) },
  operations: {
    buildFactory: (mind) =>
      Math.max(0, ...affordable(mind.table, mind.me).map((factory) => factoryWorth(mind, factory))),
  },
};
