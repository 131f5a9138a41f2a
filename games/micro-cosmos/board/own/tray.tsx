import type { Asked } from '@orrery/kernel';
import { Plate } from '@orrery/ui';
import type { ReactNode } from 'react';
import { type CellId, COLONY_COSTS } from '../../data/index.ts';
import { fieldAt, nextColony, planetIdOf, planetYield, terraformLimit, yieldAt } from '../../rules/lookups/index.ts';
import type { PlayerId, SeenSector } from '../../rules/table.ts';
import type { MicroCosmos, PlayMode } from '../../rules/vocabulary.ts';
import { useBoard, useThing } from '../context.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import { yieldIn } from '../read/names.ts';
import { ids, passOf } from '../read/targets.ts';
import { CrewCard } from './crew-card.tsx';
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
    case 'play-crew':
      return <WaysToPlay />;
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

interface DeedProps {
  readonly id: string;
  readonly sign: SignName;
  readonly label: string;
  readonly told?: string;
  readonly children?: ReactNode;
}

/** Something to do, with what it costs or brings below its name. */
function Deed({ id, sign, label, told, children }: DeedProps) {
  const thing = useThing();
  return (
    <Plate target={thing(id, [label, told])} className="mc-deed">
      <span className="mc-deed-head">
        <Sign name={sign} />
        {children && <span className="mc-deed-note">{children}</span>}
      </span>
      <span className="mc-deed-label">{label}</span>
    </Plate>
  );
}

function PlanetActions({ player, cell }: { readonly player: PlayerId; readonly cell: CellId }) {
  const { view, say } = useBoard();
  const { table } = view;
  const sector = table.galaxy[cell] as SeenSector;
  const gather = planetYield(sector);
  const limit = terraformLimit(table, player);
  const cost = nextColony(table, player) ?? COLONY_COSTS[COLONY_COSTS.length - 1];
  const label = (action: string) => say('board.do', { action, planet: planetIdOf(sector) });
  return (
    <>
      <Deed id={ids.action('gather')} sign="gather" label={label('gather')} told={yieldIn(say, gather)}>
        <Amounts gain={gather.gain} draw={gather.draw} />
      </Deed>
      <Deed
        id={ids.action('terraform')}
        sign="terraform"
        label={label('terraform')}
        told={say('board.limit', { n: limit })}
      >
        ≤ {limit}
      </Deed>
      <Deed id={ids.action('explore')} sign="explore" label={label('explore')} />
      <Deed id={ids.action('settle')} sign="settle" label={label('settle')} />
      <Deed id={ids.action('found-colony')} sign="found-colony" label={label('found-colony')}>
        {say('board.colony.nth', { n: cost.n })}
      </Deed>
      <Deed id={ids.action('create-outpost')} sign="create-outpost" label={label('create-outpost')} />
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

const WAYS: readonly { readonly mode: PlayMode; readonly use: boolean }[] = [
  { mode: 'up', use: true },
  { mode: 'discard', use: true },
  { mode: 'up', use: false },
  { mode: 'discard', use: false },
];

/** With a card picked: use its action or not, move it up or discard it. */
function WaysToPlay() {
  const { choice, say } = useBoard();
  if (choice.picked.card === undefined) return <p className="mc-hint">{say('board.play.hint')}</p>;
  return WAYS.map(({ mode, use }) => (
    <Deed
      key={`${mode} ${use}`}
      id={ids.play(mode, use)}
      sign={use ? 'action' : mode}
      label={say('board.play', { mode, use: String(use) })}
    />
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
