import { silent } from '@orrery/ui/board';
import type { ReactNode } from 'react';
import { hexOf, type Item, SHIPS } from '../../data/index.ts';
import { reach, sectorOf, valuesOf } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useFace } from '../context.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { argumentsOf, draftOf } from '../read/draft.ts';
import { at, centreOf, hexPath, type Point } from './hexes.ts';
import { DISC, squarePlaces } from './layout.ts';
import { certain } from './parts.ts';
import { Disc } from './sector.tsx';
import { Sign } from './signs.tsx';
import { OrbitalShape, SquareShape } from './square.tsx';

/** What the answer in the making would do: ways with an arrow, ships, discs and structures as ghosts. */
export function Routes() {
  const { choice, seat } = useBoard();
  const { mark } = useFace(seat);
  const draft = draftOf(choice);
  const about = argumentsOf(choice);
  const { to, sector } = draft;
  const from = draft.from ?? about.sector;
  const ship = certain(choice, 'ship') ?? about.ship;
  return (
    <g className={`ec-plan player-${mark}`} {...silent}>
      <Subject />
      <Steps />
      {typeof from === 'number' && typeof to === 'number' && <Way from={from} to={to} />}
      {typeof to === 'number' && ship && choice.asked?.question !== 'influence' && (
        <At id={to} dy={-11} scale={1.5}>
          <ShipShape ship={ship} />
        </At>
      )}
      {choice.asked?.question === 'influence' && <DiscPlan from={from} to={to} mark={mark} />}
      {draft.claim === true && <GhostDisc id={about.sector} mark={mark} />}
      {draft.do === 'build' && typeof sector === 'number' && <ItemPlan id={sector} item={draft.item} />}
      {choice.asked?.question === 'warp-portal' && typeof sector === 'number' && (
        <At id={sector} dy={-11} scale={1.8}>
          <Sign name="portal" />
        </At>
      )}
      {draft.do === 'colonize' && typeof sector === 'number' && <CubePlan id={sector} mark={mark} />}
      {draft.do === 'abandon' && typeof sector === 'number' && <Crossed id={sector} />}
    </g>
  );
}

const useCentre = (): ((id: number) => Point) => {
  const { table } = useBoard().view;
  return (id) => centreOf(sectorOf<SeenSector>(table, id));
};

/** The sector that the question itself names. */
function Subject() {
  const { choice, view } = useBoard();
  const sector = view.table.map.find(({ id }) => id === argumentsOf(choice).sector);
  return sector ? <path d={RING} className="ec-subject" transform={at(centreOf(sector))} /> : null;
}

const RING = hexPath(89);

function At({ id, dy, scale, children }: { id: number; dy: number; scale: number; children: ReactNode }) {
  const { x, y } = useCentre()(id);
  return (
    <g className="ec-ghost" transform={`translate(${x} ${y + dy}) scale(${scale})`}>
      {children}
    </g>
  );
}

function Way({ from, to }: { readonly from: number; readonly to: number }) {
  const centre = useCentre();
  const [a, b] = [centre(from), centre(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const end = { x: b.x - dx * 34, y: b.y - dy * 34 };
  const bend = { x: (a.x + b.x) / 2 - dy * 26, y: (a.y + b.y) / 2 + dx * 26 };
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <>
      <path className="ec-way" d={`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`} />
      <path className="ec-way-head" d="M0-11L18 0L0 11L5 0z" transform={`${at(end)} rotate(${turn.toFixed(1)})`} />
    </>
  );
}

function DiscPlan({ from, to, mark }: { readonly from: unknown; readonly to: unknown; readonly mark: number }) {
  return (
    <>
      {typeof to === 'number' && <GhostDisc id={to} mark={mark} />}
      {typeof from === 'number' && <Crossed id={from} />}
    </>
  );
}

function GhostDisc({ id, mark }: { readonly id: unknown; readonly mark: number }) {
  const centre = useCentre();
  if (typeof id !== 'number') return null;
  return (
    <g className="ec-ghost" transform={at(centre(id))}>
      <Disc mark={mark} />
    </g>
  );
}

/** A disc that would go. */
function Crossed({ id }: { readonly id: number }) {
  const { x, y } = useCentre()(id);
  return (
    <path className="ec-crossed" d="M-15-15L15 15M15-15L-15 15" transform={at({ x: x + DISC.x, y: y + DISC.y })} />
  );
}

function ItemPlan({ id, item }: { readonly id: number; readonly item: Item | undefined }) {
  if (!item) return null;
  return (
    <At id={id} dy={-11} scale={1.6}>
      <ShipShape ship={item} />
    </At>
  );
}

/** A cube on the square where it would lie. */
function CubePlan({ id, mark }: { readonly id: number; readonly mark: number }) {
  const { choice, view } = useBoard();
  const sector = sectorOf<SeenSector>(view.table, id);
  const place = squarePlaces(sector).find(({ square }) => square === certain(choice, 'square'));
  if (!place) return null;
  const { square, size } = place;
  const { x, y } = centreOf(sector);
  return (
    <g transform={at({ x: x + place.x, y: y + place.y })}>
      {square === 'orbital' ? (
        <OrbitalShape mark={mark} size={size} ghost />
      ) : (
        <SquareShape {...hexOf(id).squares[square]} mark={mark} size={size} ghost />
      )}
    </g>
  );
}

/** How many steps further sectors take that one move cannot reach yet. */
function Steps() {
  const { choice, view, seat, player } = useBoard();
  const centre = useCentre();
  const { asked } = choice;
  const { from, to } = draftOf(choice);
  if (to !== undefined || (asked?.question !== 'move' && asked?.question !== 'move-on')) return null;
  const { steps, sector, ...about } = argumentsOf(choice);
  const ship = SHIPS.find((one) => one === (about.ship ?? certain(choice, 'ship')));
  const start = asked.question === 'move' ? from : sector;
  if (typeof start !== 'number' || !ship) return null;
  const far = steps ?? valuesOf(player, ship).movement;
  return [...reach(view.table, seat, start, far)].map(([id, step]) => {
    if (step < 2) return null;
    return (
      <g key={id} className="ec-steps" transform={at(centre(id))}>
        <circle cx="47" cy="-71" r="12" />
        <text x="47" y="-71" dy="0.36em">
          {step}
        </text>
      </g>
    );
  });
}
