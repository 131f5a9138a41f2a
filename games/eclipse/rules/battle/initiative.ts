import type { Ship } from '../../data/index.ts';
import { question } from '../vocabulary.ts';
import { running } from './running.ts';

/** ECL-15.2.2: own types of equal initiative; the order chosen last is listed first (ECL-D49). */
export const orderTied = question('initiative-order', {
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
});

function permutations<V>(values: readonly V[]): V[][] {
  if (values.length < 2) return [values.slice()];
  return values.flatMap((value, at) =>
    permutations([...values.slice(0, at), ...values.slice(at + 1)]).map((rest) => [value, ...rest]),
  );
}
