import { type Amount, type CrewEdge, RESOURCES, type Resource } from '../data/index.ts';
import { capacity, cargoUnits } from './lookups/index.ts';
import type { M, PlayerId } from './table.ts';
import { type GainOrigin, type Purpose, question, step } from './vocabulary.ts';

/** MC-5.1, MC-5.4: what fits is kept, the rest is lost. */
export function gain(m: M, player: PlayerId, resource: Resource, amount: number, origin: GainOrigin): void {
  const { cargo } = m.table.players[player];
  const kept = Math.min(amount, capacity(m.table.players[player]) - cargo[resource]);
  cargo[resource] += kept;
  m.tell({ type: 'gained', player, resource, kept, lost: amount - kept, origin });
}

/** MC-5.2: whoever calls this has made sure that it can be paid. */
export function pay(m: M, player: PlayerId, resource: Resource, amount: number, purpose: Purpose): void {
  m.table.players[player].cargo[resource] -= amount;
  m.tell({ type: 'paid', player, resource, n: amount, purpose });
}

type Gain = { player: PlayerId; resource: Resource; amount: number; origin: GainOrigin };

export const gainNamed = step<Gain>('gain', (m, { player, resource, amount, origin }) =>
  gain(m, player, resource, amount, origin),
);

/** MC-5.5: each unit is named, also one of which there is no room; with no room at all nothing is asked. */
export const gainAny = question('gain-any', {
  rule: 'MC-5.5',
  answers(m, { seat }) {
    const { cargo } = m.table.players[seat];
    const most = capacity(m.table.players[seat]);
    return RESOURCES.some((resource) => cargo[resource] < most) ? RESOURCES.map((resource) => ({ resource })) : [];
  },
  take(m, { seat, left, origin }, { resource }) {
    gain(m, seat, resource, 1, origin);
    if (left > 1) m.next(gainAny({ seat, left: left - 1, origin }));
  },
  none(m, { seat, left, origin }) {
    m.tell({ type: 'gain-lost', player: seat, n: left, origin });
  },
});

/** MC-5.5, MC-D13; not asked if everything in the cargo has to be paid. */
export const payAny = question('pay-any', {
  rule: 'MC-5.5',
  answers(m, { seat, left }) {
    const { cargo } = m.table.players[seat];
    const owned = RESOURCES.filter((resource) => cargo[resource] > 0).map((resource) => ({ resource }));
    return cargoUnits(m.table.players[seat]) === left ? owned.slice(0, 1) : owned;
  },
  take(m, { seat, left, purpose }, { resource }) {
    pay(m, seat, resource, 1, purpose);
    if (left > 1) m.next(payAny({ seat, left: left - 1, purpose }));
  },
});

/** Named units at once, and a question for the others: so nobody spends as any resource what is asked for by name. */
export function payAmounts(m: M, seat: number, amounts: CrewEdge['pay'], purpose: Purpose): void {
  for (const { resource, amount } of amounts) if (resource !== 'any') pay(m, seat, resource, amount, purpose);
  const left = anyUnits(amounts);
  if (left > 0) m.next(payAny({ seat, left, purpose }));
}

export const anyUnits = (amounts: readonly Amount[]): number =>
  amounts.reduce((sum, { resource, amount }) => (resource === 'any' ? sum + amount : sum), 0);
