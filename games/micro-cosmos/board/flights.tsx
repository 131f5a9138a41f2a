import { useEffect, useMemo, useRef } from 'react';
import { useBoard, useMe } from './context.tsx';
import { Sign } from './pieces/sign.tsx';
import { type Flight, flightsOf } from './read/flights.ts';

const DURATION = 800;
const BEAT = 140;

/** Resources that fly over the whole screen, from where they come to where they go; surplus falls and fades. */
export function Flights() {
  const { events, view, pace } = useBoard();
  const me = useMe();
  const layer = useRef<HTMLDivElement>(null);
  const flights = useMemo(() => (pace === 0 ? [] : flightsOf(events, view.table, me)), [events, view, pace, me]);
  const flown = useRef(events);
  useEffect(() => {
    // The same events with another view were shown before.
    if (flown.current === events) return;
    flown.current = events;
    const pieces = layer.current?.children ?? [];
    for (const [at, flight] of flights.entries()) fly(pieces[at], flight, pace, at);
  }, [events, flights, pace]);
  return (
    <div className="mc-flights" ref={layer} aria-hidden="true">
      {flights.map(({ resource, n, lost }, at) => (
        <span key={at} className="mc-flyer" data-lost={lost}>
          {lost ? '−' : '+'}
          {n}
          <Sign name={resource} />
        </span>
      ))}
    </div>
  );
}

const middle = (id: string): DOMRect | undefined =>
  document.querySelector(`[data-target="${CSS.escape(id)}"]`)?.getBoundingClientRect();

function fly(piece: Element, { from, to, lost }: Flight, pace: number, at: number): void {
  const home = piece.parentElement?.getBoundingClientRect();
  const begin = middle(from);
  if (!home || !begin) return;
  const end = to === undefined ? undefined : middle(to);
  const point = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2 - home.x, y: y + height / 2 - home.y });
  const start = point(begin);
  const goal = end ? point(end) : { x: start.x, y: start.y + (lost ? 36 : -36) };
  const shift = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  piece.animate(
    [
      { transform: shift(start), opacity: 0 },
      { transform: shift(start), opacity: 1, offset: 0.15 },
      { transform: shift(goal), opacity: end ? 1 : 0.6, offset: 0.9 },
      { transform: shift(goal), opacity: 0 },
    ],
    { duration: DURATION * pace, delay: at * BEAT * pace, easing: 'ease-in-out', fill: 'backwards' },
  );
}
