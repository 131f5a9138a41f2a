import { Piece } from '@orrery/ui/board';
import { useBoard, useFace, useIntent, useThing } from '../context.tsx';
import { Pin, Struck, sureness } from '../pieces/signs.tsx';
import { callShip, nameOfShip } from '../read/names.ts';
import { aboard, type Vessel } from '../read/ships.ts';
import { ids, partFor } from '../read/targets.ts';
import { Blast, Flame, Steam } from './fire.tsx';
import { type Hull, hullOf, LIFT, PORTHOLE } from './hulls.ts';

/** As styles, not attributes, so that a launch can be seen. */
const LIFTED = { transform: `translateY(${-LIFT}px)` };
const GROUNDED = { transform: 'translateY(0)' };

/** A ship as Verne would have drawn it: its portholes are its seats. It stands on the origin. */
export function ShipPicture({ vessel }: { readonly vessel: Vessel }) {
  const intent = useIntent();
  const { id, launched, capacity } = vessel;
  const hull = hullOf(capacity);
  const leaving = intent?.launches === id;
  return (
    <g className={`rp-ship rp-ship-${capacity}`} style={launched ? LIFTED : GROUNDED}>
      {(launched || leaving) && <Flame ghost={!launched && !intent?.sure} />}
      <Tail half={hull.half} />
      <path d={hull.body} className="rp-hull" />
      <path d={hull.shade} className="rp-hull-shade" />
      <path d={hull.bands} className="rp-hull-band" />
      <path d={hull.bands} className="rp-hull-rivets" />
      <path d={hull.nose} className="rp-nose" />
      <Seats vessel={vessel} hull={hull} />
      {intent?.destroys === id && <Blast height={hull.height} sure={intent.sure} />}
      {launched && <Steam />}
    </g>
  );
}

const Tail = ({ half }: { readonly half: number }) => (
  <g className="rp-fins">
    <path d={`M${-half * 0.72} -74C${-half * 1.25} -58 ${-half * 1.5} -28 ${-half * 1.36} 0L${-half * 0.58} -22Z`} />
    <path d={`M${half * 0.72} -74C${half * 1.25} -58 ${half * 1.5} -28 ${half * 1.36} 0L${half * 0.58} -22Z`} />
    <path className="rp-bell" d={`M${-half * 0.44} -18H${half * 0.44}L${half * 0.58} 0H${-half * 0.58}Z`} />
  </g>
);

function Seats({ vessel, hull }: { readonly vessel: Vessel; readonly hull: Hull }) {
  const intent = useIntent();
  const { id, crew } = vessel;
  const boarding = intent?.boards?.ship === id ? intent.boards.count : 0;
  const struck = intent?.strikes?.ship === id ? crew.indexOf(intent.strikes.company) : -1;
  return (
    <g className="rp-seats">
      {hull.seats.map(([x, y], i) => {
        const joins = i >= crew.length && i < crew.length + boarding;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={PORTHOLE} className="rp-porthole" />
            {i < crew.length && <Passenger company={crew[i]} />}
            {joins && (
              <g className={sureness(intent?.sure)}>
                <Passenger company={intent?.company ?? 0} />
              </g>
            )}
            {i === struck && <Struck by={intent?.strikes?.replaced ? intent.company : undefined} sure={intent?.sure} />}
          </g>
        );
      })}
    </g>
  );
}

function Passenger({ company }: { readonly company: number }) {
  const { mark } = useFace(company);
  return (
    <g className={`player-${mark}`}>
      <Piece name="bust" means="astronaut" size={PORTHOLE * 2 - 6} />
      <Piece name={`mark-${mark}`} means={null} size={PORTHOLE * 1.12} className="rp-mark" />
    </g>
  );
}

/** The ship as a thing to touch: the whole height of its dock. */
export function ShipTarget({ vessel, width }: { readonly vessel: Vessel; readonly width: number }) {
  const { say } = useBoard();
  const thing = useThing();
  const { className, ...rest } = thing(ids.ship(vessel.id), nameOfShip(vessel, say));
  const top = -hullOf(vessel.capacity).height - 30 - (vessel.launched ? LIFT : 0);
  const frame = { x: -width / 2 + 3, y: top, width: width - 6, height: 100 - top, rx: 14 };
  return (
    <g {...rest} className={`${className} rp-dock-target`}>
      <rect className="rp-reach" {...frame} />
      <rect className="rp-outline-halo" {...frame} />
      <rect className="rp-outline" {...frame} />
      <Pin at={[width / 2 - 22, top + 24]} />
    </g>
  );
}

/** Companies aboard as things to touch, while the question asks for an astronaut. */
export function CrewTargets({ vessel }: { readonly vessel: Vessel }) {
  const { choice, say } = useBoard();
  const thing = useThing();
  const { seats } = hullOf(vessel.capacity);
  const groups = aboard(vessel.crew).filter(({ company }) =>
    partFor(choice.asked, choice.picked, ids.crew(vessel.id, company)),
  );
  return groups.map(({ company, count }) => {
    const name = [say('board.astronauts', { company, count }), callShip(vessel, say)];
    return (
      <g
        key={company}
        {...thing(ids.crew(vessel.id, company), name, ids.ship(vessel.id))}
        transform={vessel.launched ? `translate(0 ${-LIFT})` : undefined}
      >
        {vessel.crew.map((one, i) =>
          one === company ? (
            <circle
              key={seats[i].join()}
              cx={seats[i][0]}
              cy={seats[i][1]}
              r={PORTHOLE + 3}
              className="rp-reach rp-seat-reach"
            />
          ) : null,
        )}
      </g>
    );
  });
}
