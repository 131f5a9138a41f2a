import type { Asked, Seat } from '@orrery/kernel';
import { Button } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import { answerLabel } from '../choice/labels.ts';
import { useLessonSay, useLessons } from '../game-lessons.ts';
import { roundsIn } from '../replay/replay-steps.ts';
import { goTo } from '../route.ts';
import type { Session } from '../session/session.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { Reasons } from './reasons.tsx';
import { type TurningPoint, turningPoints } from './turning-points.ts';

interface Found {
  readonly seat: Seat;
  readonly done: number;
  readonly of: number;
  readonly points?: readonly TurningPoint[];
}

/** Who looked at one of them in the replay finds them again. */
const known = new WeakMap<Session, Found>();

/** After the end: the decisions of a person at which the game turned. */
export function WhereItTurned(props: TableProps) {
  const { session, state, screen } = props;
  const words = useSay();
  const [found, setFound] = useState(() => known.get(session));
  const asking = useRef(0);
  // Who leaves stops it.
  useEffect(() => () => void asking.current++, []);
  const { picture } = state;
  const own = picture?.view?.viewer;
  const people = (picture?.seats ?? []).flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
  const seats = picture?.shared ? people : people.filter((seat) => seat === own);
  if (!session.host.doubtful || seats.length === 0) return null;

  const find = (seat: Seat) =>
    session.run(async () => {
      const mine = ++asking.current;
      const rounds = roundsIn(picture?.log ?? [], screen);
      const stopped = () => asking.current !== mine;
      const points = await turningPoints(session.host, seat, {
        roundAt: (at) => rounds.filter((round) => round <= at).length,
        onProgress: (done, of) => stopped() || setFound({ seat, done, of }),
        stopped,
      });
      if (stopped()) return;
      const all = { seat, done: 1, of: 1, points };
      known.set(session, all);
      setFound(all);
    });
  const thinking = found !== undefined && !found.points;
  return (
    <section className="turning" aria-label={words('turned')}>
      <h2>{words('turned')}</h2>
      {!found && <p className="quiet">{words('turned.about')}</p>}
      {!thinking &&
        seats
          .filter((seat) => seat !== found?.seat)
          .map((seat) => (
            <Button key={seat} icon="magnify" onPress={() => find(seat)} data-control="turned">
              {seats.length > 1 ? words('turned.for', { name: picture?.seats[seat].name }) : words('turned.find')}
            </Button>
          ))}
      {thinking && (
        <p role="status">
          <progress max={found.of} value={found.done} /> {words('turned.progress', { done: found.done, of: found.of })}
        </p>
      )}
      {found?.points?.length === 0 && <p role="status">{words('turned.none')}</p>}
      {found?.points && found.points.length > 0 && (
        <ol>
          {found.points.map((point) => (
            <Turn key={point.decision.at} {...props} point={point} seat={found.seat} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Turn({
  point: { decision, better, cost, reasons },
  seat,
  ...table
}: TableProps & { readonly point: TurningPoint; readonly seat: Seat }) {
  const { session, screen, say, faces } = table;
  const words = useSay();
  const speak = useLessonSay(useLessons(screen.id), faces);
  const asked = decision.view.asked.find(({ offer }) => !offer) as Asked;
  const again = () =>
    session.run(async () => {
      const address = await session.host.practise?.(seat, decision.at);
      if (address !== undefined) goTo(address);
    });
  return (
    <li className="turn">
      <h3>{screen.moment(decision.view, say)}</h3>
      <p>{say(`question.${asked.question}`, asked.about)}</p>
      <p>{words('turned.did', { what: answerLabel(say, asked, decision.answer) })}</p>
      <p>
        <strong>{words('turned.better', { what: answerLabel(say, asked, better) })}</strong>{' '}
        <small>{words('turned.cost', { cost })}</small>
      </p>
      {speak && <Reasons reasons={reasons} say={speak} than="turned.why" />}
      <span className="turn-ways">
        <Button icon="clock" onPress={() => session.replay.look(decision.at, seat)} data-control="turned-look">
          {words('turned.look')}
        </Button>
        <Button icon="reset" onPress={again} data-control="turned-again">
          {words('turned.again')}
        </Button>
      </span>
    </li>
  );
}
