import { useBoard, useThing } from '../context.tsx';
import { argumentsOf } from '../read/draft.ts';
import { at, centreOf, hexPath, type Zone } from './hexes.ts';
import { Preview } from './preview.tsx';

/** Hexes that somebody has drawn and not yet placed, and where they are to go. */
interface Drawn extends Zone {
  readonly sectors: readonly number[];
}

/** What is drawn lies open for everybody; the log says for which zone. */
export function useDrawn(): Drawn | undefined {
  const { view, log = [], choice } = useBoard();
  const sectors = Object.values(view.table.stacks).flatMap(({ drawn }) => drawn.cards ?? []);
  if (sectors.length === 0) return undefined;
  const zone = zoneOf(argumentsOf(choice)) ?? zoneOf(log.findLast((event) => event.type === 'explored'));
  return zone && { ...zone, sectors };
}

const zoneOf = ({ q, r }: Partial<Zone> = {}): Zone | undefined =>
  q !== undefined && r !== undefined ? { q, r } : undefined;

/** Two hexes share the zone. */
const HALF = 0.54;
const OUTLINE = hexPath(97);

/** The drawn hexes as others see them, and the drawer who decides about a second one: in their zone, not turned yet. */
export function DrawnHexes({ marks }: { readonly marks: readonly number[] }) {
  const drawn = useDrawn();
  if (!drawn) return null;
  const { sectors } = drawn;
  const step = sectors.length > 1 ? 2 * 97 * HALF * 0.9 : 0;
  return (
    <g className="ec-drawn" transform={at(centreOf(drawn))}>
      {sectors.map((id, i) => (
        <g
          key={id}
          transform={`translate(${(i - (sectors.length - 1) / 2) * step} 0) scale(${sectors.length > 1 ? HALF : 1})`}
        >
          <DrawnHex id={id} zone={drawn} marks={marks} />
        </g>
      ))}
    </g>
  );
}

function DrawnHex({
  id,
  zone,
  marks,
}: {
  readonly id: number;
  readonly zone: Zone;
  readonly marks: readonly number[];
}) {
  const { say } = useBoard();
  const thing = useThing();
  const name = [say(`sector.${id}`), say('board.map.drawn')];
  return (
    <g {...thing({ id: `drawn:${id}`, name, details: `sector:${id}` })}>
      <Preview id={id} zone={zone} turn={0} marks={marks} />
      <path d={OUTLINE} className="ec-reach" />
      <path d={OUTLINE} className="ec-edge" />
    </g>
  );
}
