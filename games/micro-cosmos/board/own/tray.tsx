import type { Asked } from '@orrery/kernel';
import { type CrewId, crewCard, ROWS } from '../../data/index.ts';
import { fieldAt, touchingEdge, yieldAt } from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { Amounts, EdgeAction } from '../pieces/amounts.tsx';
import { Sign } from '../pieces/sign.tsx';
import { edgeIn, yieldIn } from '../read/names.ts';
import { ids, passOf } from '../read/targets.ts';
import { CrewCard } from './crew-card.tsx';
import { Deed, Pass } from './deed.tsx';
import { PlanetActions } from './planet-actions.tsx';
import { UsableCards, WaysToPlay } from './plays.tsx';
import { RaiseAll, Raising } from './raising.tsx';
import { SurvivorCard } from './survivor-card.tsx';

/** What the open question needs besides the things that lie on the table anyway: actions, ways to play, found cards. */
export function Tray({ player }: { readonly player: PlayerId }) {
  const { choice, view } = useBoard();
  const { asked, picked } = choice;
  // The Ark card has a way to pass of its own.
  const pass = passOf(asked) !== undefined && asked?.question !== 'upgrade';
  const offers = asked !== undefined && OFFERING.includes(asked.question);
  if (!asked || (!pass && !offers)) return <Drawn player={player} />;
  // On an asteroid no card fits, and nothing can be done there.
  const barren = fieldAt(view.table.galaxy, view.table.players[player].ark).type === 'asteroid';
  const bare = asked.question === 'cantina-pick' || (asked.question === 'play-crew' && barren);
  return (
    <section
      className="mc-tray"
      data-question={asked.question}
      data-bare={!offers || (bare && picked.card === undefined)}
    >
      {offers && <Content player={player} asked={asked} />}
      {pass && <Pass asked={asked} />}
    </section>
  );
}

/** Questions that need more than a way to pass. */
const OFFERING: readonly string[] = [
  'discard-crew',
  'place-crew',
  'cantina-pick',
  'explore-choice',
  'keep-survivor',
  'play-crew',
  'planet-action',
  'orbit-action',
  'raise-level',
  'discovery-track',
];

interface ContentProps {
  readonly player: PlayerId;
  readonly asked: Asked<MicroCosmos>;
}

function Content({ player, asked }: ContentProps) {
  switch (asked.question) {
    case 'planet-action':
      return <PlanetActions player={player} cell={asked.about.cell} />;
    case 'orbit-action':
      return <OrbitActions player={player} />;
    case 'raise-level':
      return (
        <>
          <RaiseAll player={player} {...asked.about} />
          <Raising player={player} cell={asked.about.cell} />
        </>
      );
    case 'discovery-track':
      return <Raising player={player} cell={asked.about.cell} />;
    case 'play-crew':
      return <CrewPlays player={player} />;
    case 'explore-choice':
      return <Found />;
    case 'keep-survivor':
      return <Keep survivor={asked.about.survivor} />;
    case 'discard-crew':
      return <Drawn player={player} />;
    case 'place-crew':
      return (
        <>
          <Drawn player={player} />
          <Rows card={asked.about.card} />
        </>
      );
    case 'cantina-pick':
      return <CantinaRows />;
    default:
      return null;
  }
}

/** Cards in hand that have no row yet. */
function Drawn({ player }: { readonly player: PlayerId }) {
  const { view } = useBoard();
  const cards = view.table.players[player].drawn.cards ?? [];
  if (cards.length === 0) return null;
  return (
    <div className="mc-drawn">
      {cards.map((card) => (
        <CrewCard key={card} id={ids.crew(card)} card={card} />
      ))}
    </div>
  );
}

/** What the picked card can do; with none picked, the cards that fit here, and what comes after the crew. */
function CrewPlays({ player }: { readonly player: PlayerId }) {
  const { picked, ahead } = useBoard().choice;
  if (typeof picked.card === 'string') return <WaysToPlay player={player} card={picked.card} />;
  return (
    <>
      <UsableCards player={player} />
      {ahead.map(({ asked }) => (
        <Content key={asked.question} player={player} asked={asked} />
      ))}
    </>
  );
}

function OrbitActions({ player }: { readonly player: PlayerId }) {
  const { view, say } = useBoard();
  const { table } = view;
  const gather = yieldAt(table, fieldAt(table.galaxy, table.players[player].ark));
  return (
    <>
      <Deed
        id={ids.action('gather')}
        sign="gather"
        label={say('board.do', { action: 'gather' })}
        told={yieldIn(say, gather)}
      >
        <Amounts gain={gather.gain} draw={gather.draw} />
      </Deed>
      <Deed
        id={ids.action('gain-specialist')}
        sign="gain-specialist"
        label={say('board.do', { action: 'gain-specialist' })}
      />
    </>
  );
}

/** Where a new card goes, with the edge that would touch the cargo card there. */
function Rows({ card }: { readonly card: CrewId }) {
  const { say } = useBoard();
  return ROWS.map((row) => {
    const edge = touchingEdge(crewCard(card), row);
    return (
      <Deed key={row} id={ids.lay(row)} sign={`row-${row}`} label={say(`board.row.${row}`)} told={edgeIn(say, edge)}>
        <Sign name={edge.colour} />
        <EdgeAction edge={edge} />
      </Deed>
    );
  });
}

function CantinaRows() {
  const { card } = useBoard().choice.picked;
  return typeof card === 'string' ? <Rows card={card} /> : null;
}

function Found() {
  const { view } = useBoard();
  return (view.table.revealed.cards ?? []).map((survivor) => (
    <SurvivorCard key={survivor} id={ids.found(survivor)} survivor={survivor} />
  ));
}

function Keep({ survivor }: { readonly survivor: string }) {
  const { say } = useBoard();
  return (
    <>
      <SurvivorCard id={ids.found(survivor)} survivor={survivor} />
      <Deed id={ids.keep(true)} sign="survivor" label={say('board.keep', { keep: 'true' })} />
      <Deed id={ids.keep(false)} sign="discard" label={say('board.keep', { keep: 'false' })} />
    </>
  );
}
