import { present } from '@orrery/kernel';
import { silent } from '@orrery/ui/board';
import type { ReactNode } from 'react';
import {
  BEYOND,
  type Cell,
  EDGES,
  type Edge,
  type Field,
  type FieldKey,
  GATE,
  type RouteCard,
} from '../../data/index.ts';
import { fieldAt, planetOf, yieldAt } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useLanding } from '../context.tsx';
import { SvgAmounts } from '../pieces/amounts.tsx';
import { Sign } from '../pieces/sign.tsx';
import { fieldIn, yieldIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import type { Layout } from './layout.ts';
import { FINGER, nearestTo } from './nearest.ts';
import { raceTop } from './race.tsx';

interface RoutesProps {
  readonly cell: Cell;
  readonly card: RouteCard;
  readonly layout: Layout;
}

const EDGE_POINTS: { readonly [edge in Edge]: readonly [x: number, y: number] } = {
  N: [0.5, 0],
  E: [1, 0.5],
  S: [0.5, 1],
  W: [0, 0.5],
};

/** The dotted routes of one card, and those that leave it. */
export function CardRoutes({ cell, card, layout: { cell: room } }: RoutesProps) {
  const at = (id: string) =>
    present(
      card.fields.find((field) => field.id === id),
      'field at the end of a route',
    );
  const line = (a: readonly [number, number], b: readonly [number, number]) =>
    `M${a[0] * room.width} ${a[1] * room.height}L${b[0] * room.width} ${b[1] * room.height}`;
  const inner = card.routes.map(([one, other]) => line([at(one).x, at(one).y], [at(other).x, at(other).y]));
  const outer = EDGES.filter((edge) => BEYOND[cell][edge] !== null).map((edge) => {
    const { x, y } = at(card.exits[edge]);
    return line([x, y], EDGE_POINTS[edge]);
  });
  return <path className="mc-route" d={[...inner, ...outer].join('')} {...silent} />;
}

interface FieldsProps extends RoutesProps {
  readonly sector: SeenSector;
}

/** The places of a card where Arks stand. */
export const Fields = ({ cell, card, sector, layout }: FieldsProps) =>
  (layout.small ? card.fields.toSorted(planetLast) : card.fields).map((field) => (
    <Place key={field.id} cell={cell} card={card} field={field} sector={sector} layout={layout} />
  ));

/** A finger on the planet means the planet, so it lies above the others. */
const planetLast = (one: Field, other: Field): number =>
  Number(one.type === 'planet') - Number(other.type === 'planet');

interface PlaceProps extends FieldsProps {
  readonly field: Field;
}

function Place({ cell, card, field, sector, layout }: PlaceProps) {
  const { view, say } = useBoard();
  const landing = useLanding();
  const key: FieldKey = `${cell}:${field.id}`;
  const node = fieldAt(view.table.galaxy, key);
  const here = view.table.players.flatMap(({ ark }, player) => (ark === key ? [player] : []));
  const x = field.x * layout.cell.width;
  const y = field.y * layout.cell.height;
  const gather = field.type === 'asteroid' ? undefined : yieldAt(view.table, node);
  const ring = field.type === 'planet' ? layout.globe + 4 : ringOf(layout);
  // A board without room yet leaves none to a field.
  const corners = layout.small ? nearestTo(field, card.fields, layout.cell) : [];
  return (
    <g
      {...landing(
        ids.field(key),
        [
          fieldIn(say, view.table, node),
          gather && say('board.gather', { brings: yieldIn(say, gather) }),
          here.length > 0 && say('board.arks', { players: here }),
        ],
        ids.card(cell),
      )}
      transform={`translate(${x} ${y})`}
    >
      {layout.small ? (
        <>
          {corners.length > 0 && (
            <path
              className="mc-touch"
              d={`M${corners.map((corner) => `${corner.x - x} ${corner.y - y}`).join('L')}z`}
            />
          )}
          {field.type === 'planet' && <circle className="mc-touch" r={FINGER / 2} />}
        </>
      ) : (
        <circle className="mc-reach" r={ring} />
      )}
      <g {...silent}>
        {field.type !== 'planet' && <Body type={field.type} layout={layout} colour={planetOf(sector).colour} />}
        {gather && field.type !== 'planet' && hasRoom(layout) && (
          <Harvest field={field} layout={layout}>
            <SvgAmounts of={gather} x={0} y={-8} size={harvestSize(layout)} />
          </Harvest>
        )}
        <circle className="mc-ring" r={ring} />
      </g>
    </g>
  );
}

const ringOf = ({ cell, place }: Layout): number =>
  Math.max(place + 4, Math.min(22, cell.height * 0.14, cell.width * 0.12));

const harvestSize = ({ small, flat }: Layout): number => (small ? 10 : flat ? 14 : 16);

/** On the smallest cards the flight plan tells what places bring. */
const hasRoom = ({ small, cell }: Layout): boolean => !small || cell.height >= 110;

interface HarvestProps {
  readonly field: Field;
  readonly layout: Layout;
  readonly children: ReactNode;
}

/** Yields stand where the card has room: beside places at the top and bottom, above those at the sides. */
function Harvest({ field, layout, children }: HarvestProps) {
  const { place, small, cell, globe } = layout;
  const beside = Math.abs(field.x - 0.5) < 0.2;
  const lower = field.y > 0.5;
  // In the lower half the terraforming track begins below them, and the planet bulges beside them.
  const low = !lower
    ? small
      ? 12
      : 7
    : small
      ? -6
      : raceTop(layout) - field.y * cell.height - harvestSize(layout) / 2;
  const aside = lower && !small ? globe * 0.75 - place : small ? 2 : 5;
  return (
    <g
      transform={
        beside ? `translate(${place + aside} ${low})` : `translate(${-1.5 * harvestSize(layout)} ${-place - 9})`
      }
    >
      {children}
    </g>
  );
}

interface BodyProps {
  readonly type: Field['type'];
  readonly layout: Layout;
  readonly colour: string;
}

function Body({ type, layout: { place, rock }, colour }: BodyProps) {
  if (type === 'moon')
    return (
      <g className="mc-moon">
        <circle r={place} />
        <circle cx={-place * 0.3} cy={-place * 0.2} r={place * 0.26} className="mc-pit" />
        <circle cx={place * 0.35} cy={place * 0.3} r={place * 0.2} className="mc-pit" />
        <circle cx={place * 0.25} cy={-place * 0.45} r={place * 0.14} className="mc-pit" />
      </g>
    );
  if (type === 'station')
    return (
      <g className={`mc-station mc-colour-${colour}`} transform={`scale(${place / 16})`}>
        <path d="M-16-2.5H16V2.5H-16z" />
        <path d="M-18-9h7V9h-7zM11-9h7V9h-7z" className="mc-panel" />
        <circle r="8" />
        <circle r="3" className="mc-window" />
      </g>
    );
  return (
    <g className="mc-asteroid" transform={`scale(${rock / 12})`}>
      <path d="M-9-3L-3-9 6-8 11-1 7 7-2 9-9 5z" />
      <path d="M-4-3l3 2M3 2l3-1M-3 4l2 1" className="mc-pit" />
      <path d="M10 9l3-2 3 3-3 2zM-14-8l2-2 3 2-2 2z" />
    </g>
  );
}

/** Two arms of a spiral. */
const WHIRL =
  'M2-2C10-8 18-2 14 8 8 20-10 20-18 8-24-4-20-18-8-24M-2 2C-10 8-18 2-14-8-8-20 10-20 18-8 24 4 20 18 8 24';

/** The Star Gate: a ring that all routes meet in. */
export function GateField({ layout }: { readonly layout: Layout }) {
  const { view, say } = useBoard();
  const landing = useLanding();
  const key: FieldKey = `C:${GATE.fields[0].id}`;
  const here = view.table.players.flatMap(({ ark }, player) => (ark === key ? [player] : []));
  const r = layout.globe * 0.92;
  return (
    <g
      {...landing(ids.field(key), [
        say('board.gate'),
        say('board.gather', { brings: yieldIn(say, GATE.gather) }),
        here.length > 0 && say('board.arks', { players: here }),
      ])}
      transform={`translate(${layout.cell.width / 2} ${layout.cell.height / 2})`}
    >
      {layout.small ? (
        <rect
          className="mc-touch"
          x={-layout.cell.width / 2}
          y={-layout.cell.height / 2}
          width={layout.cell.width}
          height={layout.cell.height}
        />
      ) : (
        <circle className="mc-reach" r={layout.globe + 4} />
      )}
      <g {...silent}>
        <circle r={r} className="mc-gate-glow" />
        <circle r={r} className="mc-gate-ring" strokeWidth={r * 0.22} />
        <circle r={r * 0.62} className="mc-gate-heart" />
        <path className="mc-gate-whirl" d={WHIRL} transform={`scale(${r / 50})`} />
        {!layout.small && <SvgAmounts of={GATE.gather} x={0} y={-r - 32} size={18} from="middle" />}
        <circle className="mc-ring" r={layout.globe + 4} />
      </g>
    </g>
  );
}

/** Where nobody has been: a question, brighter when it can be discovered now. */
export function Unknown({ cell, layout }: { readonly cell: Cell; readonly layout: Layout }) {
  const { say } = useBoard();
  const landing = useLanding();
  const { width, height } = layout.cell;
  const size = layout.globe * 0.8;
  return (
    <g {...landing(ids.sector(cell), [say('board.unknown', { cell })])}>
      <rect className="mc-unknown" x="5" y="5" width={width - 10} height={height - 10} rx={layout.small ? 8 : 16} />
      <g {...silent} className="mc-unknown-sign">
        <circle cx={width / 2} cy={height / 2} r={layout.globe * 0.8} />
        <Sign name="any" x={width / 2 - size / 2} y={height / 2 - size / 2} width={size} height={size} />
      </g>
    </g>
  );
}
