import { Plate } from '@orrery/ui';
import { type SurvivorId, survivorCard } from '../../data/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Sign } from '../pieces/sign.tsx';
import { survivorIn } from '../read/names.ts';

interface SurvivorCardProps {
  readonly id: string;
  readonly survivor: SurvivorId;
  /** Whether there is a terraformed planet of its colour. */
  readonly home?: boolean;
}

export function SurvivorCard({ id, survivor, home }: SurvivorCardProps) {
  const { say } = useBoard();
  const thing = useThing();
  const { colour, gain } = survivorCard(survivor);
  return (
    <Plate
      target={thing(id, [...survivorIn(say, survivor), home && say('board.survivor.home')])}
      className={`mc-survivor mc-colour-${colour}`}
      data-home={home}
    >
      <span className="mc-survivor-head">
        <Sign name={colour} />
        <Sign name="survivor" />
      </span>
      <span className="mc-survivor-name">{say('board.the.survivor', { survivor })}</span>
      <Amounts gain={gain} />
    </Plate>
  );
}
