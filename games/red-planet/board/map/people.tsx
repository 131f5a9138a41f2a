import type { ReactNode } from 'react';
import type { ZoneId } from '../../data/ids.ts';
import { useBoard, useIntent, useThing } from '../context.tsx';
import { Figure, Figures } from '../pieces/figures.tsx';
import { Going, Struck, sureness } from '../pieces/signs.tsx';
import { ids, isSpread, partFor } from '../read/targets.ts';
import { breadth, CELL, placesIn } from './places.ts';
import type { Point } from './polar.ts';

/** The astronauts of all companies in a zone. */
export function People({ zone }: { readonly zone: ZoneId }) {
  const { view } = useBoard();
  const intent = useIntent();
  const heads = view.table.zones[zone].astronauts;
  const { people } = placesIn(zone, heads.length);
  const arriving = intent?.move?.to === zone ? intent.company : undefined;
  const leaving = intent?.move?.from === zone ? intent.company : undefined;
  const struck = intent?.strikes?.zone === zone ? intent.strikes : undefined;
  const groups = heads.map((count, company) => ({ company, count, place: people[company] }));
  return (
    <>
      {groups
        .filter(({ company, count }) => count > 0 || company === arriving)
        .map(({ company, count, place }) => (
          <Group key={company} zone={zone} company={company} count={count} place={place}>
            <Figures company={company} count={count} />
            {company === arriving && <Coming company={company} beside={count > 0} sure={intent?.sure} />}
            {company === leaving && <Going sure={intent?.sure} />}
            {company === struck?.company && (
              <Struck by={struck.replaced ? intent?.company : undefined} sure={intent?.sure} />
            )}
          </Group>
        ))}
    </>
  );
}

interface GroupProps {
  readonly zone: ZoneId;
  readonly company: number;
  readonly count: number;
  readonly place: Point;
  readonly children: ReactNode;
}

/** A target of its own only while the question asks for an astronaut, on small screens in this zone; else it belongs to its zone. */
function Group({ zone, company, count, place: [x, y], children }: GroupProps) {
  const { choice, say, small } = useBoard();
  const thing = useThing();
  const id = ids.people(zone, company);
  const where = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  const elsewhere = choice.picked.zone !== undefined && choice.picked.zone !== zone;
  const asksZone = small && (elsewhere || isSpread(choice.asked, choice.picked));
  if (asksZone || !partFor(choice.asked, choice.picked, id)) return <g transform={where}>{children}</g>;
  const name = [say('board.astronauts', { company, count }), say(`zone.${zone}`)];
  const wide = breadth(Math.min(count, 3));
  return (
    <g transform={where}>
      <g {...thing(id, name, ids.zone(zone))}>
        <rect className="rp-reach" x={-wide / 2} y={-CELL / 2} width={wide} height={CELL} rx="14" />
        {children}
      </g>
    </g>
  );
}

function Coming({ company, beside, sure }: { company: number; beside: boolean; sure?: boolean }) {
  return (
    <g className={sureness(sure)}>
      <Figure company={company} x={beside ? 20 : 0} y={beside ? -20 : 0} size={54} />
    </g>
  );
}
