import { useBoard, useFace } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Owners } from '../pieces/owners.tsx';
import { PlaceName } from '../pieces/place-name.tsx';
import { Sign } from '../pieces/sign.tsx';
import { Sums } from '../pieces/sums.tsx';
import type { UpkeepStep } from '../read/upkeep.ts';

/** One step of an upkeep: an astronaut with the sums of its row, an income, a payment. */
export function UpkeepLine({ step }: { readonly step: UpkeepStep }) {
  const { say } = useBoard();
  if (step.kind === 'withdrawn') return <Withdrawn event={step.event} />;
  if (step.kind === 'income') return <Income who={step.who} gains={step.gains} />;
  return <span>{say(`event.${step.event.type}`, step.event)}</span>;
}

function Withdrawn({ event }: { readonly event: Extract<UpkeepStep, { kind: 'withdrawn' }>['event'] }) {
  const { say } = useBoard();
  const { space, astronaut, receiver, sizes, tie } = event;
  return (
    <span className="sb-withdrawn" title={say('event.astronaut-withdrawn', event)}>
      <span>
        <PlaceName id={space} />
      </span>
      <AstronautPiece type={astronaut} />
      <Sums sizes={sizes} />
      <Sign name="arrival" />
      {receiver === null ? say('board.gateway') : <Owners of={[receiver]} />}
      {tie && <small>{say('board.row.tie')}</small>}
    </span>
  );
}

function Income({
  who,
  gains,
}: {
  readonly who: number;
  readonly gains: Extract<UpkeepStep, { kind: 'income' }>['gains'];
}) {
  const { say } = useBoard();
  const { name } = useFace(who);
  return (
    <span>
      <Owners of={[who]} /> {say('board.income.of', { name })}
      {gains.length === 0 ? (
        ` ${say('board.nothing')}`
      ) : (
        <ul className="sb-gains">
          {gains.map((event, i) => (
            <li key={i}>{say(`event.${event.type}`, event)}</li>
          ))}
        </ul>
      )}
    </span>
  );
}
