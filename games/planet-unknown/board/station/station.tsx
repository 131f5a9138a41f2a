import { silent, useUnits } from '@orrery/ui/board';
import { useRef } from 'react';
import { SECTIONS } from '../../data/station.ts';
import { useBoard } from '../context.tsx';
import { clockwiseSteps, positionOf, shownRotation } from '../read/station.ts';
import { Hub } from './hub.tsx';
import { Seats } from './seats.tsx';
import { Section } from './section.tsx';
import { Turners } from './turners.tsx';

const ANGLE = 360 / SECTIONS;
const BOX = { width: 500, height: 500 };

/** The station from above: a carousel of six sections, turned so that the viewer sits below it. */
export function Station() {
  const { view, choice, seat, say, pace } = useBoard();
  const rotation = shownRotation(view, choice.proposed ?? choice.picked);
  const own = positionOf(view.table, seat);
  const angle = useTurning(rotation);
  const drawing = useRef<SVGSVGElement>(null);
  useUnits(drawing, BOX);
  return (
    <svg ref={drawing} className="pu-station" viewBox="-250 -250 500 500" role="presentation">
      <title>{say('board.station')}</title>
      <g {...silent}>
        <circle className="pu-dock" r="243" />
        <circle className="pu-dock-line" r="236" />
      </g>
      <g className="pu-ring-turn" style={{ transform: `rotate(${angle}deg)`, transitionDuration: `${600 * pace}ms` }}>
        <Rim />
        {Array.from({ length: SECTIONS }, (_, outer) => (
          <Section key={outer} outer={outer} angle={(outer - own) * ANGLE} rotation={rotation} />
        ))}
      </g>
      <Hub />
      <Seats />
      <Turners rotation={rotation} />
    </svg>
  );
}

/** Degrees the ring is turned by: it always takes the shorter way, so they may pass a full turn. */
function useTurning(rotation: number): number {
  const turning = useRef({ rotation, angle: -rotation * ANGLE });
  const { rotation: before, angle } = turning.current;
  if (before !== rotation) {
    const steps = clockwiseSteps(before, rotation);
    turning.current = { rotation, angle: angle + (steps > SECTIONS / 2 ? steps - SECTIONS : steps) * ANGLE };
  }
  return turning.current.angle;
}

/** Hull, lamps and the lines between the sections. */
const Rim = () => (
  <g {...silent}>
    <circle className="pu-hull" r="212" />
    <circle className="pu-hull-line" r="206" />
    <circle className="pu-hull-line" r="122" />
    {Array.from({ length: SECTIONS }, (_, i) => (
      <g key={i} transform={`rotate(${i * ANGLE})`}>
        <path className="pu-bulkhead" d="M0 -46V-212" />
        <circle className="pu-lamp" cx="0" cy="-221" r="5" />
        <path className="pu-truss" d="M-16 -206L0 -192L16 -206" />
      </g>
    ))}
  </g>
);
