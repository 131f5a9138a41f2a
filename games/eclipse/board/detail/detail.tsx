import { oneOf } from '@orrery/kernel';
import type { DetailProps } from '@orrery/ui/contract';
import type { ComponentType } from 'react';
import { ACTIONS } from '../../data/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from '../context.tsx';
import type { Key } from '../say.ts';
import { BattleDetail } from './battle.tsx';
import { BlueprintDetail } from './blueprint.tsx';
import { DiscoveryDetail } from './discovery.tsx';
import { PartDetail } from './part.tsx';
import { PlayerDetail } from './player.tsx';
import { SectorDetail, StackDetail } from './sector.tsx';
import { SpeciesDetail } from './species.tsx';
import { TechDetail } from './tech.tsx';
import { TrayDetail } from './tray.tsx';

type Sheet = ComponentType<{ readonly id: string }>;

/** The large picture of a thing, by the first word of its id. */
const SHEETS: { readonly [prefix: string]: Sheet } = {
  sector: SectorDetail,
  stack: StackDetail,
  player: PlayerDetail,
  tech: TechDetail,
  tray: TrayDetail,
  part: PartDetail,
  species: SpeciesDetail,
  discovery: DiscoveryDetail,
  blueprint: BlueprintDetail,
  battle: BattleDetail,
  action: WordsDetail,
  ship: WordsDetail,
};

export function Detail(props: DetailProps<Eclipse, Key>) {
  const Sheet = SHEETS[props.id.split(':')[0]];
  return <BoardContextProvider props={props}>{Sheet && <Sheet id={props.id} />}</BoardContextProvider>;
}

/** A thing of which its name and one sentence are all there is to say. */
function WordsDetail({ id }: { readonly id: string }) {
  const { say } = useBoard();
  const [kind, value] = id.split(':');
  const name = kind === 'action' ? (`action.${oneOf(ACTIONS, value)}` as const) : (`ship.${value}` as const);
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say(name)}</h3>
      <p>{say(`${name}.text`)}</p>
    </div>
  );
}
