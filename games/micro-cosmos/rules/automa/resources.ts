import { type Amount, RESOURCES, type Resource } from '../../data/index.ts';
import { gain, pay } from '../cargo.ts';
import type { Cargo, M, PlayerId } from '../table.ts';
import { type GainOrigin, type Purpose, step } from '../vocabulary.ts';

/** MC-14.44: what it has fewest of; in a tie the upper track. */
const fewest = (cargo: Cargo): Resource => RESOURCES.reduce((least, one) => (cargo[one] < cargo[least] ? one : least));

/** MC-14.45: what it has most of; in a tie the upper track. */
const most = (cargo: Cargo): Resource => RESOURCES.reduce((best, one) => (cargo[one] > cargo[best] ? one : best));

/** In listed order, any resource unit by unit. */
export function gainAll(m: M, player: PlayerId, amounts: readonly Amount[], origin: GainOrigin): void {
  const { cargo } = m.table.players[player];
  for (const { resource, amount } of amounts) {
    if (resource !== 'any') gain(m, player, resource, amount, origin);
    else for (let unit = 0; unit < amount; unit++) gain(m, player, fewest(cargo), 1, origin);
  }
}

export function payMost(m: M, player: PlayerId, amount: number, purpose: Purpose): void {
  const { cargo } = m.table.players[player];
  for (let unit = 0; unit < amount; unit++) pay(m, player, most(cargo), 1, purpose);
}

type Gains = { player: PlayerId; gain: readonly Amount[]; origin: GainOrigin };

export const automaGain = step<Gains>('automa-gain', (m, { player, gain: amounts, origin }) =>
  gainAll(m, player, amounts, origin),
);
