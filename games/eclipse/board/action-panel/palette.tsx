import { Plate } from '@orrery/ui';
import { type PartId, partOf } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { EnergyMark } from '../own/blueprint.tsx';
import { useOption } from '../own/option.ts';
import { PartSvg } from '../pieces/part.tsx';

const TYPES = ['cannon', 'missile', 'computer', 'shield', 'hull', 'drive', 'source'] as const;

/** Parts one may place, weapons first. A slot picked before leaves only the parts that fit it. */
export function Palette({ parts }: { readonly parts: readonly PartId[] }) {
  const { say } = useBoard();
  const sorted = TYPES.flatMap((type) => parts.filter((part) => partOf(part).type === type));
  return (
    <section className="ec-palette" aria-label={say('board.palette')}>
      <ul>
        {sorted.map((part) => (
          <li key={part}>
            <PalettePart part={part} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PalettePart({ part }: { readonly part: PartId }) {
  const { say, choice } = useBoard();
  const option = useOption();
  const { do: what, slot, ship } = choice.picked;
  // With a slot in hand the part completes the answer; otherwise it begins one.
  const at = what === 'install' && slot !== undefined && choice.picked.part === undefined ? { ship, slot } : {};
  return (
    <Plate
      target={option({
        id: `part:${part}`,
        name: [say(`part.${part}`), say(`part.${part}.text`)],
        part: { do: 'install', part, ...at },
      })}
    >
      <div className="ec-palette-part">
        <span className="ec-slot ec-slot-tile">
          <PartSvg part={part} />
          <EnergyMark part={part} />
        </span>
        <span className="ec-palette-name">{say(`part.${part}`)}</span>
      </div>
    </Plate>
  );
}
