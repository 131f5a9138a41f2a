import { Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import { MUON, type PartId, type Ship } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import type { SlotContent } from '../own/blueprint.tsx';
import { useOption } from '../own/option.ts';
import { isCovered, type SlotId } from './tried.ts';

interface SlotProps {
  readonly ship: Ship;
  readonly found: PartId | undefined;
  readonly content: SlotContent;
  readonly isTried: boolean;
  readonly onPoint: (slot: SlotId | undefined) => void;
  readonly children: ReactNode;
}

/** A tile is taken off; anything else is a place for the part in hand, or asks for one. */
export function Slot({ ship, found, content: { slot, part, tile }, isTried, onPoint, children }: SlotProps) {
  const { say, choice, seat, player } = useBoard();
  const option = useOption();
  const covered = isCovered(player, ship, slot);
  const hand = choice.picked.part as PartId | undefined;
  const returns = covered && found === undefined;
  const held = hand !== undefined && !(hand === MUON && slot !== 'outside') ? { part: hand } : {};
  // Muon Source stays where it is for good.
  const removal = slot === 'outside' ? undefined : { do: 'return', ship, slot };
  const [point, leave] = [() => onPoint(slot), () => onPoint(undefined)];
  const pointing = { onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave };
  return (
    <Plate
      target={option({
        id: `slot:${ship}:${slot}`,
        name: [
          say('board.slot', { ship, slot }),
          part === null ? say('board.slot.empty') : say(`part.${part}`),
          tile && returns && !isTried && say('board.slot.return'),
        ],
        part: returns ? removal : { do: 'install', ship, slot, ...held },
        details: part === null ? `blueprint:${seat}:${ship}` : `part:${part}`,
      })}
      {...pointing}
    >
      {children}
    </Plate>
  );
}
