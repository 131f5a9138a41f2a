import type { Part } from '@orrery/ui';
import { Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';

interface AnswerButtonProps {
  /** Ends the target's id and is unique on the desk. */
  readonly id: string;
  readonly part: Part;
  readonly name: string;
  /** What it brings about, under the name. */
  readonly effect?: string;
  readonly sign?: ReactNode;
}

/** A large button for one plain answer. */
export function AnswerButton({ id, part, name, effect, sign }: AnswerButtonProps) {
  const { seat, choice } = useBoard();
  const option = useOption();
  const target = option({ id: `answer:${id}`, name: [name, effect], part, details: `player:${seat}` });
  return (
    <Plate target={target}>
      <div className="ec-answer" data-open={target['data-can'] || choice.proposed !== undefined}>
        {sign}
        <strong>{name}</strong>
        {effect && <small>{effect}</small>}
      </div>
    </Plate>
  );
}
