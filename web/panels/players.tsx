import type { BoardProps } from '@orrery/ui';
import { Mark } from '@orrery/ui';
import type { SeatInfo } from '../host/host.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';

/** One row for each player: who, whether they are there, and what the game makes public. */
export function Players({ screen, board, state }: TableProps & { readonly board: BoardProps }) {
  const words = useSay();
  const { PlayerRow } = screen;
  const seats = state.picture?.seats ?? [];
  return (
    <section className="others" aria-label={words('players')} data-area="players" tabIndex={-1}>
      <h2 className="unseen">{words('players')}</h2>
      <ul>
        {board.faces.map((face) => {
          const awaited = face.seat !== null && board.view.awaited.some(({ seat }) => seat === face.seat);
          return (
            <li key={face.id} className={`player-row player-${face.mark}`} data-turn={awaited}>
              <h3 className="player-name">
                <Mark mark={face.mark} />
                <span>{face.name}</span>
                {face.you && <small>{words('you')}</small>}
                {face.seat !== null && <SeatNote seat={seats[face.seat]} />}
                {face.seat !== null && face.role === undefined && <HintNote seat={seats[face.seat]} />}
              </h3>
              <PlayerRow {...board} face={face} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** So many hints this player asked for. */
function HintNote({ seat }: { readonly seat: SeatInfo | undefined }) {
  const words = useSay();
  return seat?.hints ? <small data-hints={seat.hints}>{words('hint.count', { count: seat.hints })}</small> : null;
}

/** What kind of player this is, where that is not plain. */
function SeatNote({ seat }: { readonly seat: SeatInfo | undefined }) {
  const words = useSay();
  if (!seat) return null;
  if (seat.by === 'bot' && seat.level) return <small>{words(`level.${seat.level}`)}</small>;
  if (seat.caretaker) return <small>{words('presence.caretaker')}</small>;
  if (seat.presence && seat.presence !== 'here') return <small>{words(`presence.${seat.presence}`)}</small>;
  return null;
}
