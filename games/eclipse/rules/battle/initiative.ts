import { isOneOf, oneOf } from '@orrery/kernel';
import { SHIPS } from '../../data/index.ts';
import { question } from '../vocabulary.ts';
import { running } from './running.ts';

/** ECL-15.2.2: own types of equal initiative; the order chosen last is listed first (ECL-D49). */
export const orderTied = question('initiative-order', {
  rule: 'ECL-15.2.2',
  answers(m, { seat, tied }) {
    const { defender, attacker } = running(m);
    const { order } = defender.seat === seat ? defender : attacker;
    const own = tied.map((ship) => oneOf(SHIPS, ship));
    const last = own.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return permutations(last).map((each) => ({ order: each }));
  },
  take(m, { seat }, { order }) {
    const { defender, attacker } = running(m);
    const party = defender.seat === seat ? defender : attacker;
    party.order = [...order, ...party.order.filter((ship) => !isOneOf(order, ship))];
  },
});

function permutations<V>(values: readonly V[]): V[][] {
  if (values.length < 2) return [values.slice()];
  return values.flatMap((value, at) =>
    permutations([...values.slice(0, at), ...values.slice(at + 1)]).map((rest) => [value, ...rest]),
  );
}
