import { symbol } from '@orrery/ui';
import { Piece } from '@orrery/ui/board';
import { type Space, TRACK } from '../../data/track.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { at, ringPiece } from '../map/polar.ts';
import { Touch } from '../pieces/touch.tsx';
import { moment, nextProduction } from '../read/moment.ts';
import { face, type Seen } from '../read/table.ts';
import { ids } from '../read/targets.ts';
import type { Say } from '../say.ts';

const STEP = 360 / TRACK.length;
const INNER = 104;
const OUTER = 150;

/** The round tracker: a riveted dial, 330 across, with the countdown in its middle and the first player on its top. */
export function Tracker() {
  const { view, say } = useBoard();
  const thing = useThing();
  const { track, called, first } = view.table;
  const next = nextProduction(view);
  const name = [
    say('board.track'),
    moment(view, say),
    called === null ? undefined : say('board.countdown', { number: called }),
    next && say('board.track.next', { production: next.phase, rounds: next.rounds }),
    say('board.first', { company: first }),
    resolving(view, say),
  ];
  return (
    <>
      <circle r="164" className="rp-dial-rim" />
      <circle r="157" className="rp-dial-hair" />
      {TRACK.map((space, i) => (
        <Tooth
          key={`${space.type} ${i * STEP}`}
          space={space}
          at={i}
          state={i < track ? 'past' : i === track ? 'now' : 'next'}
        />
      ))}
      <Pointer bearing={track * STEP} />
      <Counter number={called} />
      <First company={first} />
      <Touch thing={thing(ids.track, name)} width={332} height={332} round={166} />
    </>
  );
}

function resolving({ table: { acting, companies } }: Seen, say: Say): string | undefined {
  const character = acting === null ? undefined : face(companies[acting].chosen);
  return character && say('board.acting', { company: acting, character });
}

type State = 'past' | 'now' | 'next';

function Tooth({ space, at: i, state }: { readonly space: Space; readonly at: number; readonly state: State }) {
  const middle = i * STEP;
  const [x, y] = at(middle, (INNER + OUTER) / 2 + 1);
  return (
    <g className={`rp-tooth rp-tooth-${state} rp-tooth-${space.type}`}>
      <path className="rp-tooth-face" d={ringPiece(middle - STEP / 2 + 0.8, middle + STEP / 2 - 0.8, INNER, OUTER)} />
      <g className="rp-tooth-sign" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <Sign space={space} />
      </g>
    </g>
  );
}

function Sign({ space }: { readonly space: Space }) {
  const { small } = useBoard();
  if (space.type !== 'round') return <PhaseSign space={space} />;
  return small ? <circle r="6" /> : <text y="10">{space.round}</text>;
}

/** A production plants, a reveal looks, a scoring awards. */
export function PhaseSign({ space }: { readonly space: Exclude<Space, { readonly type: 'round' }> }) {
  switch (space.type) {
    case 'production':
      return (
        <g {...symbol('production')}>
          <path d="M-13 -2Q0 -17 13 -2Q0 -9 -13 -2ZM-2 -9H2V6H-2Z" />
          {Array.from({ length: space.phase }, (_, i) => (i - (space.phase - 1) / 2) * 10).map((x) => (
            <circle key={x} cx={x} cy="13" r="3.800" />
          ))}
        </g>
      );
    case 'reveal':
      return (
        <path
          {...symbol('reveal')}
          d="M-16 0Q0 -17 16 0Q0 17 -16 0ZM-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"
          fillRule="evenodd"
        />
      );
    default:
      return <path {...symbol('scoring')} d="M0 -16L4 -5L16 -5L7 3L10 14L0 7L-10 14L-7 3L-16 -5L-4 -5Z" />;
  }
}

/** A clockwork hand just inside the teeth. */
const Pointer = ({ bearing }: { readonly bearing: number }) => (
  <path
    className="rp-hand"
    style={{ transform: `rotate(${bearing}deg)` }}
    d={`M0 ${-INNER - 8}L12 ${-INNER + 16}H-12Z`}
  />
);

/** The mechanical countdown in the middle of the tracker: one big figure on two leaves. */
function Counter({ number }: { readonly number: number | null }) {
  return (
    <g className={`rp-counter${number === null ? ' rp-counter-idle' : ''}`}>
      <circle r="86" className="rp-counter-well" />
      <rect x="-46" y="-62" width="92" height="124" rx="12" className="rp-leaf" />
      <g key={number ?? 'idle'} className="rp-flip">
        <text y="38">{number ?? '–'}</text>
      </g>
      <path d="M-46 0H46" className="rp-leaf-split" />
      <path d="M-54 -12V12M54 -12V12" className="rp-leaf-hinge" />
    </g>
  );
}

/** The holder of the tracker is the first player. */
function First({ company }: { readonly company: number }) {
  const { mark } = useFace(company);
  return (
    <g {...symbol('first')} className={`rp-first player-${mark}`} transform="translate(118 -124)">
      <path className="rp-first-shield" d="M-24 -24H24V14L0 30L-24 14Z" />
      <Piece name={`mark-${mark}`} means={null} y={-3} size={30} className="rp-mark" />
    </g>
  );
}
