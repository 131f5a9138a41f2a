import { MUON, type PartId, SHIPS } from '../../data/index.ts';
import { partsFor } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { FoundPart } from './found-part.tsx';
import { Palette } from './palette.tsx';
import { ShipPanel } from './ship-panel.tsx';
import { Sides } from './sides.tsx';

/** Four blueprints as engineering panels and the parts that can go on them: part then slot, or slot then part. */
export function UpgradePanel() {
  const { choice, player } = useBoard();
  const found = choice.asked?.question === 'discovery-part' ? (choice.asked.about.part as PartId) : undefined;
  const parts = found ? [found] : [...new Set(partsFor(player))];
  return (
    <>
      {found ? <FoundPart part={found} /> : <Palette parts={parts} />}
      <ul className="ec-yard">
        {SHIPS.map((ship) => (
          <li key={ship}>
            <ShipPanel ship={ship} found={found} outside={parts.includes(MUON)} />
          </li>
        ))}
      </ul>
      {!found && (
        <div className="ec-action-panel-foot">
          <Sides />
        </div>
      )}
    </>
  );
}
