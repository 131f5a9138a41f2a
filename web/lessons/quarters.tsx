import { useStore } from '../lib/store.ts';
import { progressOf } from '../settings/progress.ts';
import { useCourse } from './learn-link.tsx';

const RADIUS = 48;
/** A gap between two quarters, in degrees. */
const GAP = 7;

/** A quarter of a ring round a world for each quarter of its lessons that is finished; words beside it say how many. */
export function Quarters({ game }: { readonly game: string }) {
  const { finished } = useStore(progressOf(game));
  const lessons = useCourse(game)?.lessons ?? [];
  const done = lessons.filter(({ id }) => finished.includes(id)).length;
  const quarters = done === 0 ? 0 : Math.floor((4 * done) / lessons.length);
  if (quarters === 0) return null;
  return (
    <svg className="world-quarters" viewBox="-50 -50 100 100" aria-hidden="true" data-quarters={quarters}>
      {Array.from({ length: quarters }, (_, at) => arc(at)).map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** From the top, clockwise. */
function arc(quarter: number): string {
  const on = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(RADIUS * Math.cos(angle)).toFixed(2)} ${(RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${on(90 * quarter + GAP / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${on(90 * (quarter + 1) - GAP / 2)}`;
}
