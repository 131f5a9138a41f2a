import type { ReactNode } from 'react';
import { MUON, type PartId, partOf, type Ship } from '../../data/index.ts';
import { speciesOf } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { PartSvg } from '../pieces/part.tsx';
import { ShipSvg } from '../pieces/ship.tsx';

/** What lies on a slot: a tile, or else what is printed. */
export interface SlotContent {
  readonly slot: number | 'outside';
  readonly part: PartId | null;
  readonly tile: boolean;
}

interface BlueprintProps {
  readonly player: SeenPlayer;
  readonly ship: Ship;
  readonly size: 'small' | 'large';
  /** Draws a slot; without it slots are only a picture. */
  readonly slot?: (content: SlotContent, face: ReactNode) => ReactNode;
  /** Slots whose content is only tried out. */
  readonly ghost?: number | 'outside';
  /** Also a place beside the slots, if a part that goes there is at hand. */
  readonly outside?: boolean;
}

/** A ship's slots where the printed blueprint has them, over its silhouette. */
export function Blueprint({ player, ship, size, slot, ghost, outside }: BlueprintProps) {
  const { slots } = speciesOf(player).blueprints[ship];
  const { tiles, muon } = player.blueprints[ship];
  const beside = muon || outside === true;
  const columns = Math.max(...slots.map(({ at }) => at[0])) + 1 + Number(beside);
  const rows = Math.max(...slots.map(({ at }) => at[1])) + 1;
  const draw = (content: SlotContent, x: number, y: number) => {
    const face = <SlotFace {...content} ghost={ghost === content.slot} />;
    const place = { '--x': x, '--y': y };
    return (
      <li key={content.slot} className="ec-slot-place" style={place}>
        {slot ? slot(content, face) : face}
      </li>
    );
  };
  return (
    <div className={`ec-blueprint ec-blueprint-${size}`} style={{ '--columns': columns, '--rows': rows }}>
      <ShipSvg ship={ship} className="ec-blueprint-ship" />
      <ul>
        {slots.map(({ printed, at: [x, y] }, i) => {
          const tile = tiles[i];
          return draw({ slot: i, part: tile ?? printed, tile: tile !== null }, x, y);
        })}
        {beside && draw({ slot: 'outside', part: muon ? MUON : null, tile: muon }, columns - 1, 0)}
      </ul>
    </div>
  );
}

function SlotFace({ part, tile, slot, ghost }: SlotContent & { readonly ghost: boolean }) {
  const { say } = useBoard();
  const kind = part === null ? 'empty' : tile ? 'tile' : 'printed';
  return (
    <span
      className={`ec-slot ec-slot-${kind}${slot === 'outside' ? ' ec-slot-outside' : ''}${ghost ? ' ec-slot-ghost' : ''}`}
    >
      {part !== null && (
        <>
          <PartSvg part={part} />
          <EnergyMark part={part} />
          <span className="unseen">{say(`board.slot.${kind}`, { part, slot })}</span>
        </>
      )}
    </span>
  );
}

/** Energy a part takes or gives, where its picture does not say it. */
export function EnergyMark({ part }: { readonly part: PartId }) {
  const { energyProduced, energyUsed, type } = partOf(part);
  if (energyUsed > 0) return <span className="ec-slot-energy">−{energyUsed}</span>;
  return energyProduced > 0 && type !== 'source' ? <span className="ec-slot-energy">+{energyProduced}</span> : null;
}
