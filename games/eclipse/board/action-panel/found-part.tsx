import { Plate } from '@orrery/ui';
import type { PartId } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { EnergyMark } from '../own/blueprint.tsx';
import { useOption } from '../own/option.ts';
import { PartSvg } from '../pieces/part.tsx';

/** An ancient part just found: to be put on a blueprint now, or kept. */
export function FoundPart({ part }: { readonly part: PartId }) {
  const { say } = useBoard();
  const option = useOption();
  return (
    <div className="ec-found">
      <span className="ec-slot ec-slot-tile">
        <PartSvg part={part} />
        <EnergyMark part={part} />
      </span>
      <p>
        <strong>{say(`part.${part}`)}</strong>
        <br />
        {say(`part.${part}.text`)}
      </p>
      <Plate
        target={option({
          id: 'side:store',
          name: [say('answer.discovery-part.do.store')],
          part: { do: 'store' },
          details: `part:${part}`,
        })}
      >
        <div className="ec-option ec-option-end">{say('answer.discovery-part.do.store')}</div>
      </Plate>
    </div>
  );
}
