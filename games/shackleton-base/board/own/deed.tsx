import { Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import { useMe, useThing } from '../context.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';

interface DeedProps {
  readonly id: string;
  readonly sign?: SignName;
  readonly label: string;
  readonly details?: string;
  readonly children?: ReactNode;
}

/** Something to say, with what it costs or brings. */
export function Deed({ id, sign, label, details, children }: DeedProps) {
  const thing = useThing();
  const me = useMe() ?? 0;
  return (
    <Plate target={thing(id, [label], details ?? ids.player(me))} className="sb-deed">
      {/* Its label tells what the sign stands for here. */}
      {sign && <Sign name={sign} data-symbol={undefined} />}
      <span>{label}</span>
      {children}
    </Plate>
  );
}
