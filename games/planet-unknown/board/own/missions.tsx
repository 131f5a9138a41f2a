import type { Seat } from '@orrery/kernel';
import { partable } from '@orrery/ui';
import { Mark } from '@orrery/ui/mark';
import { MissionCard } from '../cards/mission-card.tsx';
import { useBoard, useFace } from '../context.tsx';
import { openContest, personalMissions, type Rivalry, rivalries } from '../read/rules.ts';
import { ids } from '../read/targets.ts';

/** Missions shared with the neighbours, compared as they stand, and the viewer's personal ones. */
export function Missions({ seat }: { readonly seat: Seat }) {
  const { view, say, choice } = useBoard();
  const { table } = view;
  const shared = rivalries(table).filter(({ seats }) => seats.includes(seat));
  const contest = openContest(table);
  const dealing = choice.asked?.question === 'drop-mission';
  const personal = dealing ? [] : personalMissions(table, seat);
  return (
    <>
      {shared.length > 0 && (
        <section className="pu-part">
          <h3 className="pu-title">{say('board.missions')}</h3>
          {shared.map((rivalry) => (
            <RivalryRow key={rivalry.mission} rivalry={rivalry} />
          ))}
        </section>
      )}
      {contest && (
        <section className="pu-part">
          <h3 className="pu-title">{say('board.missions.contest')}</h3>
          <RivalryRow rivalry={contest} />
        </section>
      )}
      {personal.length > 0 && (
        <section className="pu-part">
          <h3 className="pu-title">{say('board.missions.personal')}</h3>
          {personal.map(({ mission }) => (
            <MissionCard key={mission} mission={mission} side="personal" />
          ))}
        </section>
      )}
    </>
  );
}

/** A mission between neighbours: the number of each, and what each would get now. */
export function RivalryRow({ rivalry: { mission, seats, values, points } }: { readonly rivalry: Rivalry }) {
  const { say, open } = useBoard();
  return (
    <div className="pu-rivalry">
      <button
        type="button"
        className="pu-rivalry-name"
        data-target={ids.mission(mission)}
        onClick={() => open(ids.mission(mission))}
      >
        <strong>{partable(say(`mission.${mission}.neighbour`))}</strong>
        <span>{say(`mission.${mission}.neighbour.text`)}</span>
      </button>
      <ul>
        {seats.map((one, i) => (
          <RivalValue key={one} seat={one} value={values[i]} points={points[i]} />
        ))}
      </ul>
    </div>
  );
}

interface RivalValueProps {
  readonly seat: Seat;
  readonly value: number;
  readonly points: number;
}

/** One side of the comparison; touching it shows that player's planet. */
function RivalValue({ seat, value, points }: RivalValueProps) {
  const { say, open } = useBoard();
  const { mark, name, id } = useFace(seat);
  return (
    <li className={`player-${mark}`}>
      <button
        type="button"
        className={`pu-rival${points > 0 ? ' pu-rival-leads' : ''}`}
        aria-label={say('board.mission.value', { player: id, count: value, points })}
        title={name}
        onClick={() => open(ids.seat(seat))}
      >
        <Mark mark={mark} />
        <b>{value}</b>
        <span className="pu-rival-points">+{points}</span>
      </button>
    </li>
  );
}
