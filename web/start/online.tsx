import type { Game, OptionValue } from '@orrery/kernel';
import type { Speaker } from '@orrery/ui';
import { useSay } from '../words/index.ts';

interface OnlineStartProps {
  readonly game: Game<unknown>;
  readonly say: Speaker;
  readonly options: { readonly [option: string]: OptionValue };
}

export function OnlineStart(_props: OnlineStartProps) {
  const words = useSay();
  return <p>{words('loading')}</p>;
}
