import type { Frame } from '@orrery/kernel';
import type { Amount, Draw, Yield } from '../data/index.ts';
import { automaGain } from './automa/resources.ts';
import { gainAny, gainNamed } from './cargo.ts';
import { cantinaPick, drawCrew } from './crew.ts';
import type { PlayerId, Table } from './table.ts';
import type { GainOrigin } from './vocabulary.ts';

/**
 * What a card or field gives, as frames in the order of MC-10.10 and MC-6.15: gains as listed, then draws as listed.
 * The Automa takes what it gets without being asked, and no cards (MC-14.41, MC-14.44).
 */
export function effectFrames(table: Table, player: PlayerId, { gain, draw }: Yield, origin: GainOrigin): Frame[] {
  const { seat } = table.players[player];
  if (seat === null) return gain.length === 0 ? [] : [automaGain({ player, gain, origin })];
  return [...gain.map((amount) => gainFrame(seat, amount, origin)), ...draw.map((one) => drawFrame(seat, one))];
}

const gainFrame = (seat: number, { resource, amount }: Amount, origin: GainOrigin): Frame =>
  resource === 'any' ? gainAny({ seat, left: amount, origin }) : gainNamed({ player: seat, resource, amount, origin });

const drawFrame = (seat: number, { source, amount }: Draw): Frame =>
  source === 'cantina' ? cantinaPick({ seat, left: amount, picked: 0 }) : drawCrew({ seat, left: amount });
