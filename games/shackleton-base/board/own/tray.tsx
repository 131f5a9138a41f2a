import type { Asked } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { BUILDING, GATEWAY_CREDITS, SIDES } from '../../data/index.ts';
import { emergencyPrice, nextPanel, projectPrice } from '../../rules/lookups/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { useBoard, useMe } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { ShuttleTiles } from '../dashboard/shuttles.tsx';
import { Amounts, costAmounts } from '../pieces/effects.tsx';
import { ids, passOf } from '../read/targets.ts';
import { useRoomy } from '../use-roomy.ts';
import { AnswerDeeds, SCATTERED } from './answer-deeds.tsx';
import { Deed } from './deed.tsx';
import { LeaderTile } from './leader.tsx';

/** Questions that are answered before the crater: where room is short their tray stands there too. */
const BEFORE_THE_CRATER: readonly string[] = [
  ...SCATTERED,
  'command-window',
  'choose-sector',
  'mine-own-sector',
  'choose-farm',
  'choose-cargo-space',
  'choose-experiment',
  'leader-on-fund',
  'leader-swap',
];

/**
 * What the open question needs besides the things that lie on the table anyway: in the own area, before the crater, or in
 * the sheet that would cover it there.
 */
export function Tray({ at }: { readonly at: 'own' | 'crater' | 'sheet' }) {
  const { asked } = useBoard().choice;
  const roomy = useRoomy();
  if (!asked || (at !== 'own') !== (!roomy && BEFORE_THE_CRATER.includes(asked.question))) return null;
  const content =
    at === 'crater' && SCATTERED.includes(asked.question) ? <AnswerDeeds asked={asked} /> : contentFor(asked);
  const pass = passOf(asked) !== undefined;
  if (!content && !pass) return null;
  return (
    <section className="sb-tray" data-question={asked.question}>
      {content}
      {pass && <Stop asked={asked} />}
    </section>
  );
}

function contentFor(asked: Asked<ShackletonBase>): ReactNode {
  switch (asked.question) {
    case 'choose-solo-side':
      return <Sides corporation={asked.about.corporation} letter={asked.about.letter} />;
    case 'choose-leader':
      return <Leaders />;
    case 'pick-shuttle':
      return <ShuttleTiles />;
    case 'pay-with-robots':
      return asked.answers.map((answer) => <Robots key={JSON.stringify(answer)} {...answer} />);
    case 'substitute-resource':
      return asked.answers.map((answer) => <Replaced key={JSON.stringify(answer)} {...asked.about} {...answer} />);
    case 'leader-after-build':
    case 'leader-after-crater':
      return <Use name={asked.about.leader} kind="leader" credits={asked.about.credits} />;
    case 'triggered-ability':
      return <Use name={asked.about.project} kind="project" />;
    case 'gateway-order':
      return asked.about.left.map((part) => <GatewayDeed key={part} part={part} />);
    case 'command-window':
      return <Window asked={asked} />;
    case 'send-to-ship':
      return asked.about.arrival && <Boarding />;
    case 'recruit':
      return asked.answers.some(({ place }) => place === 'ship') && <ShipPlace />;
    case 'choose-sector':
      return <Price building={asked.about.building} />;
    default:
      return null;
  }
}

function Sides({ corporation, letter }: Extract<Asked<ShackletonBase>, { question: 'choose-solo-side' }>['about']) {
  const { say } = useBoard();
  return (
    <>
      <p className="sb-line">
        <CorporationMark id={corporation} /> {letter} {say(`corporation.${corporation}`)}
      </p>
      {SIDES.map((side) => (
        <Deed
          key={side}
          id={ids.side(side)}
          sign={side === 'hard' ? 'upgrade' : 'yes'}
          label={say(`board.side.${side}`)}
        />
      ))}
    </>
  );
}

function Leaders() {
  const { view } = useBoard();
  return view.table.leaders.map((leader) => <LeaderTile key={leader} leader={leader} upgraded={false} whole />);
}

function Robots({
  credits,
  titanium,
  rareEarth,
}: {
  readonly credits: number;
  readonly titanium: number;
  readonly rareEarth: number;
}) {
  const { say } = useBoard();
  const n = credits + titanium + rareEarth;
  return (
    <Deed
      id={ids.robots(credits, titanium, rareEarth)}
      sign="robot"
      label={say('board.robots', { n, credits, titanium, rareEarth })}
    >
      <Amounts of={costAmounts({ credits, titanium, rareEarth })} />
    </Deed>
  );
}

interface ReplacedProps {
  readonly titanium: number;
  readonly rareEarth: number;
  /** For each unit that is replaced. */
  readonly credits: number;
}

function Replaced({ titanium, rareEarth, credits }: ReplacedProps) {
  const { say } = useBoard();
  const n = titanium + rareEarth;
  return (
    <Deed
      id={ids.replaced(titanium, rareEarth)}
      sign={n === 0 ? 'none' : 'swap'}
      label={say('board.replaced', { n, titanium, rareEarth, credits: n * credits })}
    />
  );
}

function Use({
  kind,
  name,
  credits,
}: {
  readonly kind: 'leader' | 'project';
  readonly name: string;
  readonly credits?: number;
}) {
  const { say, view } = useBoard();
  const me = useMe() ?? 0;
  const text = kind === 'project' ? 'text' : view.table.players[me].upgraded ? 'upgraded' : 'base';
  return (
    <>
      <p className="sb-note">
        <strong>{say(`${kind}.${name}`)}</strong> {say(`${kind}.${name}.${text}`)}
      </p>
      <Deed id={ids.use(true)} sign="yes" label={say('board.use', { use: 'true' })}>
        {credits !== undefined && credits > 0 && <Amounts of={[{ sign: 'credits', n: `−${credits}` }]} />}
      </Deed>
      <Deed id={ids.use(false)} sign="none" label={say('board.use', { use: 'false' })} />
    </>
  );
}

const PART_SIGNS = { credits: 'credits', recruit: 'recruit', action: 'action' } as const;

function GatewayDeed({ part }: { readonly part: keyof typeof PART_SIGNS }) {
  const { say } = useBoard();
  return <Deed id={ids.part(part)} sign={PART_SIGNS[part]} label={say(`board.part.${part}`, { n: GATEWAY_CREDITS })} />;
}

/** Help before the main effect: what would raise the Energy, at what price, and what it is needed for (SHB-21.11). */
function Window({ asked }: { readonly asked: Extract<Asked<ShackletonBase>, { question: 'command-window' }> }) {
  const { view, say } = useBoard();
  const { table } = view;
  const panel = nextPanel(table);
  const emergency = emergencyPrice(table.energy);
  return (
    <>
      {asked.about.command === 'fund' && <Requirements />}
      <Deed id={ids.go} sign="yes" label={say(`board.go.${asked.about.command}`)} />
      {panel && (
        <Deed id={ids.help('panel')} sign="panel" label={say('action.panel')}>
          <Amounts
            of={[
              { sign: 'rareEarth', n: '−1' },
              { sign: 'energy', n: `+${panel.energy}` },
            ]}
          />
        </Deed>
      )}
      {emergency !== undefined && (
        <Deed id={ids.help('energy')} sign="energy" label={say('action.emergency-energy')}>
          <Amounts
            of={[
              { sign: 'credits', n: `−${emergency}` },
              { sign: 'energy', n: '+1' },
            ]}
          />
        </Deed>
      )}
    </>
  );
}

/** What the projects of each corporation need now, against the level. */
function Requirements() {
  const { view, say } = useBoard();
  const me = useMe() ?? 0;
  const { table } = view;
  return (
    <ul className="sb-requirements">
      {table.corporations.map(({ id }) => {
        const price = projectPrice(table, me, id);
        const short = Math.max(price.energyRequired, price.energySpent) - table.energy;
        return (
          <li key={id} data-short={short > 0} title={say('board.project.price', price)}>
            <CorporationMark id={id} />
            <Amounts
              of={[
                { sign: 'credits', n: price.credits },
                { sign: 'energy', n: `${table.energy}/${price.energyRequired}` },
              ]}
            />
            <span className="unseen">{say('board.project.price', price)}</span>
            {short > 0 && <em className="sb-short">−{short}</em>}
          </li>
        );
      })}
    </ul>
  );
}

function Boarding() {
  const { say } = useBoard();
  return (
    <>
      <Deed id={ids.to('ship')} sign="ship" label={say('board.to.ship')} />
      <Deed id={ids.to('base')} sign="dome" label={say('board.to.base')} />
    </>
  );
}

/** The Mars ship as a place for a recruit. */
function ShipPlace() {
  const { say } = useBoard();
  return <Deed id={ids.shipPlace} sign="ship" label={say('place.ship')} />;
}

/** What the chosen building costs, before its sector is chosen (SHB-21.10). */
function Price({ building }: { readonly building: keyof typeof BUILDING }) {
  const { say } = useBoard();
  return (
    <p className="sb-line">
      <strong>{say(`building.${building}`)}</strong> <Amounts of={costAmounts(BUILDING[building].cost)} />
      <small>{say('board.panel.taken')}</small>
    </p>
  );
}

function Stop({ asked }: { readonly asked: Asked<ShackletonBase> }) {
  const { say } = useBoard();
  const pass = asked.answers.some((answer) => 'stop' in answer) ? 'stop' : 'none';
  const sign = pass === 'stop' ? 'yes' : 'none';
  return <Deed id={ids.stop} sign={sign} label={say(`answer.${asked.question}.${pass}.true`)} />;
}
