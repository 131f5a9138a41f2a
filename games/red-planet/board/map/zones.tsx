import type { ThingProps } from '@orrery/ui';
import { useIds, usePointed } from '@orrery/ui/board';
import { ZONES, type ZoneId } from '../../data/ids.ts';
import { type BoardContext, useBoard, useIntent, useThing } from '../context.tsx';
import { Pin, sureness } from '../pieces/signs.tsx';
import { nameOfZone } from '../read/names.ts';
import { vessels } from '../read/ships.ts';
import { ids, isSpread, kindOf, namedBy, partFor } from '../read/targets.ts';
import { Dossier } from './dossier.tsx';
import { Leftovers, Mine } from './mine.tsx';
import { People } from './people.tsx';
import { placesIn } from './places.ts';
import { at, type Point } from './polar.ts';
import { bearingOf, type MarsZone, shapes } from './regions.ts';

export const MARS: readonly MarsZone[] = ZONES.filter((zone) => zone !== 'phobos');

/** The nine zones as things to touch: outlines over the ground, under the pieces. */
export function ZoneTargets() {
  return MARS.map((zone) => <ZoneTarget key={zone} zone={zone} />);
}

function ZoneTarget({ zone }: { readonly zone: MarsZone }) {
  const ids_ = useIds();
  const stage = useBoard();
  const thing = useThing();
  return (
    <g {...zoneProps(stage, zone, thing)}>
      <path d={shapes[zone]} className="rp-zone-area" />
      <g clipPath={`url(#${ids_(zone)})`} className="rp-zone-outline">
        <path d={shapes[zone]} className="rp-outline-halo" />
        <path d={shapes[zone]} className="rp-outline" />
      </g>
      <Pin at={pinPlace(zone, stage.view.table.companies.length)} />
    </g>
  );
}

/**
 * While the question asks for an astronaut, the zones around it stay quiet: a touch still narrows the choice. On small
 * screens astronauts are too small to be hit: there the zone is chosen first, and the board goes closer to it.
 */
export function zoneProps(stage: BoardContext, zone: ZoneId, thing: ReturnType<typeof useThing>): ThingProps {
  const props = thing(ids.zone(zone), [...nameOfZone(stage.view, zone, stage.say), moving(stage, zone)]);
  const { asked, picked } = stage.choice;
  const asksZone = stage.small && isSpread(asked, picked);
  const quiet = !asksZone && (asked?.answers.some((answer) => 'company' in answer) ?? false);
  return {
    ...props,
    'data-can': props['data-can'] && !quiet,
    className: `${quiet ? 'target' : props.className} rp-zone`,
  };
}

/** The Explorer's zones tell whether they are the beginning or the end of a step. */
function moving({ choice: { asked, picked, can }, say }: BoardContext, zone: ZoneId): string | undefined {
  const part = asked?.question === 'explore' ? partFor(asked, picked, ids.zone(zone)) : undefined;
  if (!part || !can(part)) return undefined;
  return say('from' in part ? 'board.move.from' : 'board.move.to', { zone });
}

/** A ship that is pointed at shows where it goes. */
export function Bound({ to }: { readonly to: (zone: ZoneId) => string | undefined }) {
  const { view } = useBoard();
  const pointed = usePointed((id) => kindOf(id) === 'ship' || kindOf(id) === 'crew');
  if (pointed === undefined) return null;
  const { bound } = vessels(view).find(({ id }) => id === namedBy(pointed).what) ?? {};
  const shape = bound && to(bound);
  return shape ? <path d={shape} className="rp-bound" /> : null;
}

function pinPlace(zone: MarsZone, companies: number): Point {
  const bearing = bearingOf(zone);
  if (bearing !== undefined) return companies === 4 ? at(bearing - 20, 372) : at(bearing - 12.5, 410);
  return zone === 'syrtis-major' ? [126, -146] : [-150, -146];
}

/** Everything that lies in the zones. It lets the pointer through, except where the question asks for a piece itself. */
export function ZoneThings({ zones = MARS }: { readonly zones?: readonly ZoneId[] }) {
  return (
    <g className="rp-things">
      {zones.map((zone) => (
        <g key={zone}>
          <Mine zone={zone} />
          <Leftovers zone={zone} />
          <People zone={zone} />
        </g>
      ))}
      {zones.map((zone) => (
        <Dossier key={zone} zone={zone} />
      ))}
      <Route />
    </g>
  );
}

/** The way of an astronaut on the globe, from zone to zone. */
function Route() {
  const { view } = useBoard();
  const intent = useIntent();
  const move = intent?.move;
  const ids_ = useIds();
  if (!move?.to || move.from === 'memorial' || move.from === 'phobos') return null;
  const companies = view.table.companies.length;
  const [fx, fy] = placesIn(move.from, companies).people[intent?.company ?? 0];
  const [tx, ty] = placesIn(move.to, companies).people[intent?.company ?? 0];
  const [mx, my] = [(fx + tx) / 2 + (ty - fy) * 0.18, (fy + ty) / 2 - (tx - fx) * 0.18];
  return (
    <path
      className={`rp-route ${sureness(intent?.sure)}`}
      d={`M${fx} ${fy}Q${mx} ${my} ${tx} ${ty}`}
      markerEnd={`url(#${ids_('arrow')})`}
    />
  );
}
