import type { Asked } from '@orrery/kernel';
import { crewCard } from '../../data/index.ts';
import { fieldAt, rowOf, touchingEdge, yieldAt } from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import type { MicroCosmos, PlayMode } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { Amounts, EdgeAction } from '../pieces/amounts.tsx';
import { edgeIn, yieldIn } from '../read/names.ts';
import { ids, passOf } from '../read/targets.ts';
import { CrewCard } from './crew-card.tsx';
import { Deed } from './deed.tsx';
import { PlanetActions } from './planet-actions.tsx';
import { Raising } from './raising.tsx';
import { SurvivorCard } from './survivor-card.tsx';

/** What the open question needs besides the things that lie on the table anyway: actions, ways to play, found cards. */
export function Tray({ player }: { readonly player: PlayerId }) {
  const { asked, picked } = useBoard().choice;
  const pass = passOf(asked) !== undefined;
  const offers = asked !== undefined && OFFERING.includes(asked.question);
  if (!asked || (!pass && !offers)) return <Drawn player={player} />;
  const undecided = asked.question === 'play-crew' && picked.card === undefined;
  return (
    <section className="mc-tray" data-question={asked.question} data-bare={!offers || undecided}>
      {offers && <Content player={player} asked={asked} />}
      {pass && <Pass asked={asked} />}
    </section>
  );
}

/** Questions that need more than a way to pass. */
const OFFERING: readonly string[] = [
  'discard-crew',
  'place-crew',
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
    case 'discovery-track':
      return <Raising player={player} cell={asked.about.cell} />;
    case 'play-crew':
      return <WaysToPlay player={player} />;
    case 'explore-choice':
      return <Found />;
    case 'keep-survivor':
      return <Keep survivor={asked.about.survivor} />;
    case 'discard-crew':
    case 'place-crew':
      return <Drawn player={player} />;
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

const WAYS: readonly { readonly mode: PlayMode; readonly use: boolean }[] = [
  { mode: 'up', use: true },
  { mode: 'discard', use: true },
  { mode: 'up', use: false },
  { mode: 'discard', use: false },
];

/** With a card picked: use its action or not, move it up or discard it. */
function WaysToPlay({ player }: { readonly player: PlayerId }) {
  const { choice, say, view } = useBoard();
  const { card } = choice.picked;
  if (typeof card !== 'string') return <p className="mc-hint">{say('board.play.hint')}</p>;
  const row = rowOf(view.table.players[player], 'top').includes(card) ? 'top' : 'bottom';
  const edge = touchingEdge(crewCard(card), row);
  return WAYS.map(({ mode, use }) => (
    <Deed
      key={`${mode} ${use}`}
      id={ids.play(mode, use)}
      sign={mode}
      label={say('board.play', { mode, use: String(use) })}
      told={use ? edgeIn(say, edge) : undefined}
    >
      {use && <EdgeAction edge={edge} />}
    </Deed>
  ));
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

function Pass({ asked }: { readonly asked: Asked<MicroCosmos> }) {
  const { say } = useBoard();
  return <Deed id={ids.pass} sign="pass" label={say(`board.pass.${asked.question}`)} />;
}
