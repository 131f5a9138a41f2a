import { MUON, type PartId, type Ship } from '../../data/index.ts';
import { withPart } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { useTentative } from '../own/tentative.ts';
import { type Draft, draftOf } from '../read/draft.ts';

export type SlotId = number | 'outside';

interface Tried {
  readonly tried: SeenPlayer;
  /** The slot that shows what is only tried. */
  readonly ghost?: SlotId;
}

/** Whether a tile lies on a slot. */
export const isCovered = ({ blueprints }: SeenPlayer, ship: Ship, slot: SlotId): boolean =>
  slot === 'outside' ? blueprints[ship].muon : blueprints[ship].tiles[slot] !== null;

/** The player with the chosen change on this ship, or with the part in hand on the slot that is pointed at. */
export function useTried(ship: Ship, found: PartId | undefined, pointed: SlotId | undefined): Tried {
  const { player, choice } = useBoard();
  const answer: Draft | undefined = useTentative();
  if (answer?.ship === ship && answer.slot !== undefined)
    return changed(player, ship, answer.slot, answer.do === 'return' ? null : (answer.part ?? found ?? null));
  const { slot, part } = draftOf(choice);
  const hand = found ?? (slot === undefined ? part : undefined);
  if (pointed === undefined || hand === undefined || (hand === MUON) !== (pointed === 'outside'))
    return { tried: player };
  return found === undefined && isCovered(player, ship, pointed)
    ? { tried: player }
    : changed(player, ship, pointed, hand);
}

function changed(player: SeenPlayer, ship: Ship, slot: SlotId, part: PartId | null): Tried {
  if (slot !== 'outside') return { tried: withPart(player, ship, slot, part), ghost: slot };
  const blueprints = { ...player.blueprints, [ship]: { ...player.blueprints[ship], muon: true } };
  return { tried: { ...player, blueprints }, ghost: slot };
}
