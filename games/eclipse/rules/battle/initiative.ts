import { question } from '@orrery/kernel';
import type { Ship } from '../../data/index.ts';
import type { Eclipse } from '../table.ts';
import type { AboutOf, AnswerOf } from '../vocabulary.ts';
import { running } from './fight.ts';

/** ECL-15.2.2: own types of equal initiative; the order chosen last is listed first (D49). */
export const orderTied = question<Eclipse, AboutOf<'initiative-order'>, AnswerOf<'initiative-order'>>(
  'initiative-order',
  {
    rule: 'ECL-15.2.2',
    answers(m, { seat, tied }) {
      const { defender, attacker } = running(m);
      const { order } = defender.seat === seat ? defender : attacker;
      const last = tied.slice().sort((a, b) => order.indexOf(a) - order.indexOf(b)) as Ship[];
      return permutations(last).map((each) => ({ order: each }));
    },
    take(m, { seat }, { order }) {
      const { defender, attacker } = running(m);
      const party = defender.seat === seat ? defender : attacker;
      party.order = [...order, ...party.order.filter((ship) => !(order as string[]).includes(ship))];
    },
  },
);

function permutations<V>(values: readonly V[]): V[][] {
  if (values.length < 2) return [values.slice()];
  return values.flatMap((value, at) =>
    permutations([...values.slice(0, at), ...values.slice(at + 1)]).map((rest) => [value, ...rest]),
  );
}
