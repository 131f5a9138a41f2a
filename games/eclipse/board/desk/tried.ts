import { MUON, type PartId, type Ship } from '../../data/index.ts';
import { withPart } from '../../rules/lookups.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import { useTentative } from '../own/tentative.ts';
import { useStage } from '../stage.tsx';

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
  const { player, choice } = useStage();
  const answer = useTentative();
  if (answer?.ship === ship) {
    const part = answer.do === 'return' ? null : ((answer.part as PartId | undefined) ?? found ?? null);
    return changed(player, ship, answer.slot as SlotId, part);
  }
  const hand = found ?? (choice.picked.slot === undefined ? (choice.picked.part as PartId | undefined) : undefined);
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
