import { Plate } from '@orrery/ui';
import { FILES } from '../../../data/index.ts';
import { stateOf } from '../../../rules/lookups/index.ts';
import { useBoard, useFace, useThing } from '../../context.tsx';
import { Amounts, effectAmounts } from '../../pieces/effects.tsx';
import { Owners } from '../../pieces/owners.tsx';
import { Sign } from '../../pieces/sign.tsx';
import { effectsIn, faceName } from '../../read/names.ts';
import type { CorporationScreen } from '../contract.ts';
import { LineDrawing } from '../line-drawing.tsx';
import { ids } from './speech.ts';
import './style.css';

const { rimWalk } = FILES['artemis-tours'];

/** Queue, lobbies and the seats of the Rim Walk; seats of attractions are on their cards (SHB-13.2). */
function Instrument() {
  const { view, say, faces } = useBoard();
  const thing = useThing();
  const { table } = view;
  const board = table.boards['artemis-tours'];
  if (!board) return null;
  const seats = rimWalk.seats.slice(0, stateOf(table, 'artemis-tours').rimSeats);
  const next = seats[board.rimWalk.length];
  return (
    <div className="sb-artemis">
      <div className="sb-line">
        <p className="sb-queue">
          {say('board.artemis.queue', { n: board.queue })}
          <span className="sb-queue-line" aria-hidden="true">
            {Array.from({ length: board.queue }, (_, i) => (
              <Sign key={i} name="tourist" />
            ))}
          </span>
        </p>
        <p className="sb-queue">
          {say('board.artemis.lobbies')}
          {table.players.map((_, who) => (
            <Lobby key={who} who={who} />
          ))}
        </p>
      </div>
      <Plate
        className="sb-walk"
        target={thing(ids.rimWalk, [
          say('board.artemis.walk'),
          ...board.rimWalk.map((who, i) => say('board.artemis.seat', { n: i + 1, name: faceName(faces, who) ?? '' })),
          next ? say('board.artemis.next', { reward: effectsIn(say, next.reward) }) : say('board.artemis.full'),
        ])}
      >
        <LineDrawing width={250} height={76} stretched>
          <path className="sb-drawn-hull" d="M0 76V54C60 24 190 24 250 54V76Z" />
          <path d="M0 66C60 38 190 38 250 66" />
        </LineDrawing>
        <Earth />
        {seats.map(({ id, reward }, i) => (
          <span
            key={id}
            className="sb-seat"
            data-next={i === board.rimWalk.length}
            style={{ marginBlockStart: `${Math.round(14 * ((2 * i + 1) / seats.length - 1) ** 2)}px` }}
          >
            {i < board.rimWalk.length ? (
              <Owners of={[board.rimWalk[i]]} at="walk" />
            ) : (
              <Amounts of={effectAmounts(reward)} />
            )}
          </span>
        ))}
      </Plate>
    </div>
  );
}

/** Half of it in the light, low over the rim. */
const Earth = () => (
  <svg className="sb-earth" viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" className="sb-earth-night" />
    <path d="M16 1A15 15 0 0 0 16 31C24 26 24 6 16 1Z" className="sb-earth-day" />
    <path d="M6 9C9 8 11 11 10 13S5 15 4 13ZM8 18C11 17 14 19 13 22S9 25 8 22Z" className="sb-earth-land" />
  </svg>
);

function Lobby({ who }: { readonly who: number }) {
  const { view, say } = useBoard();
  const { name } = useFace(who);
  const n = view.table.players[who].stock.tourist;
  return (
    <span className="sb-chip" title={say('board.artemis.lobby', { name, n })}>
      <Owners of={[who]} /> {n}
    </span>
  );
}

function Gauge() {
  const { view } = useBoard();
  const board = view.table.boards['artemis-tours'];
  return (
    <span className="sb-chip">
      <Sign name="tourist" /> {board?.queue}
    </span>
  );
}

export const screen: CorporationScreen<'artemis-tours'> = {
  id: 'artemis-tours',
  rule: 'SHB-13.2',
  patch: {
    outline: 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30z',
    emblem: 'M20 6a11 11 0 1 0 0 20a8.500 8.500 0 1 1 0-20zM14 15h10l-2.500-2.500L23 11l5 5-5 5-1.500-1.500L24 17H14z',
  },
  Instrument,
  Gauge,
  questions: ['seat-tourist'],
  example: { queue: 5, rimWalk: [1, 0], seated: { 'AT-1': 1 }, botSpaces: 0 },
};
