import type { DetailProps } from '@orrery/ui/contract';
import type { ComponentType } from 'react';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from '../context.tsx';
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

export function Detail(props: DetailProps<Eclipse>) {
  const Sheet = SHEETS[props.id.split(':')[0]];
  return <BoardContextProvider props={props}>{Sheet && <Sheet id={props.id} />}</BoardContextProvider>;
}

/** A thing of which its name and one sentence are all there is to say. */
function WordsDetail({ id }: { readonly id: string }) {
  const { say } = useBoard();
  const [kind, value] = id.split(':');
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say(`${kind}.${value}`)}</h3>
      <p>{say(`${kind}.${value}.text`)}</p>
    </div>
  );
}
