import { Drawing } from '@orrery/ui/board';
import type { DetailProps } from '@orrery/ui/contract';
import { type Cell, cellOf, GATE, GATE_CELL } from '../../data/index.ts';
import { planetIdOf } from '../../rules/lookups/index.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { CompletionTold } from '../completion.tsx';
import { BoardContextProvider, useBoard, useMe } from '../context.tsx';
import { completionsIn } from '../read/completion.ts';
import { yieldIn } from '../read/names.ts';
import { kindOf, namedBy } from '../read/targets.ts';
import type { Key } from '../say.ts';
import { AutomaCardDetail, AutomaCardsDetail, AutomaTurnDetail } from './automa.tsx';
import { CrewDetail, DiscardsDetail, SurvivorDetail, UpgradeDetail } from './cards.tsx';
import { Heading } from './parts.tsx';
import { PlanetDetail } from './planet.tsx';
import { PlayerDetail } from './player.tsx';

/** The large picture of one thing with all that can be said about it. */
export function Detail({ id, ...props }: DetailProps<MicroCosmos, Key>) {
  return (
    <Drawing>
      <BoardContextProvider props={props}>
        <div className="mc-detail">
          <Body id={id} />
        </div>
      </BoardContextProvider>
    </Drawing>
  );
}

function Body({ id }: { readonly id: string }) {
  const me = useMe();
  const what = namedBy(id);
  switch (kindOf(id)) {
    case 'card':
    case 'sector':
    case 'field':
      return <CellDetail cell={cellOf(what)} />;
    case 'planet':
      return what === GATE.id ? <CellDetail cell={GATE_CELL} /> : <PlanetDetail planet={what} />;
    case 'crew':
    case 'cantina':
      return <CrewDetail card={what} />;
    case 'survivor':
    case 'found':
      return <SurvivorDetail survivor={what} />;
    case 'upgrade':
      return <UpgradeDetail upgrade={what} />;
    case 'automa-card':
      return <AutomaCardDetail card={what} />;
    case 'automa-turn':
      return <AutomaTurnDetail n={Number(what)} />;
    case 'automa-cards':
      return <AutomaCardsDetail />;
    case 'completed':
      return <CompletionDetail planet={what} />;
    case 'discards':
      return <DiscardsDetail pile={what} />;
    case 'player':
      return <PlayerDetail player={Number(what)} />;
    default:
      return me === undefined ? null : <PlayerDetail player={me} />;
  }
}

function CompletionDetail({ planet }: { readonly planet: string }) {
  const { log = [], say } = useBoard();
  const completion = completionsIn(log).find((one) => one.planet === planet);
  return completion ? (
    <>
      <Heading>{say('board.completed', { planet: completion.planet })}</Heading>
      <CompletionTold {...completion} />
    </>
  ) : null;
}

function CellDetail({ cell }: { readonly cell: Cell }) {
  const { view, say } = useBoard();
  if (cell === GATE_CELL)
    return (
      <>
        <Heading>{say('board.gate')}</Heading>
        <p>{say('board.gather', { brings: yieldIn(say, GATE.gather) })}</p>
        <p>{say('board.gate.text')}</p>
      </>
    );
  const sector = view.table.galaxy[cell];
  if (sector) return <PlanetDetail planet={planetIdOf(sector)} />;
  return (
    <>
      <Heading>{say('board.unknown', { cell })}</Heading>
      <p>{say('board.unknown.text')}</p>
    </>
  );
}
