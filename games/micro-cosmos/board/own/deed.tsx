import type { Asked } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { ids, partFor } from '../read/targets.ts';

interface DeedProps {
  readonly id: string;
  readonly sign: SignName;
  readonly label: string;
  /** What the pictures beside the sign mean. */
  readonly told?: string | undefined;
  readonly children?: ReactNode;
}

/** Something to do, with what it costs or brings beside its sign. Of what comes later only what is possible is shown. */
export function Deed({ id, sign, label, told, children }: DeedProps) {
  const { asked } = useBoard().choice;
  const target = useThing()(id, [label, told]);
  if (!partFor(asked, id) && !target['data-begins']) return null;
  return (
    <Plate target={target} className="mc-deed">
      <span className="mc-deed-head">
        <Sign name={sign} />
        {children && <span className="mc-deed-note">{children}</span>}
      </span>
      <span className="mc-deed-label">{label}</span>
    </Plate>
  );
}

/** Not doing, or no longer doing, what is asked. */
export function Pass({ asked }: { readonly asked: Asked<MicroCosmos> }) {
  const { say } = useBoard();
  return <Deed id={ids.pass} sign="pass" label={say(`board.pass.${asked.question}`)} />;
}
