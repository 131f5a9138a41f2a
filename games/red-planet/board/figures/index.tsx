import type { GameScreen } from '@orrery/ui/contract';
import { AstronautShape } from './pieces/astronaut.tsx';
import { ResourceShape } from './pieces/resource.tsx';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'MRP-8.2': ({ say }) => <Zone label={say('board.figure.majority')} crews={[3, 2, 1]} takes={[3, 0, 0]} />,
  'MRP-8.3': ({ say }) => <Zone label={say('board.figure.tie')} crews={[2, 2, 1]} takes={[1, 1, 0]} />,
};

interface ZoneProps {
  readonly label: string;
  /** How many astronauts each company has there, and how many points it takes. */
  readonly crews: readonly number[];
  readonly takes: readonly number[];
}

/** Points that lie in the zone. */
const LYING = 3;

/** Who stands in a zone, then who has the points, and what stays. */
function Zone({ label, crews, takes }: ZoneProps) {
  const stays = LYING - takes.reduce((sum, count) => sum + count, 0);
  return (
    <p className="rp-figure" role="img" aria-label={label}>
      {crews.map((count, company) => (
        <Many key={`crew ${company + 1}`} count={count} company={company} />
      ))}
      <Many count={LYING} />
      <strong>→</strong>
      {takes.map(
        (count, company) =>
          count > 0 && (
            <span key={`taker ${company + 1}`}>
              <Many count={1} company={company} />
              <Many count={count} />
            </span>
          ),
      )}
      {stays > 0 && <Many count={stays} />}
    </p>
  );
}

/** So many astronauts of a company, or so many points. */
function Many({ count, company }: { readonly count: number; readonly company?: number }) {
  return (
    <span>
      {Array.from({ length: count }, (_, i) => `${i}`).map((key) => (
        <svg
          key={key}
          className={company === undefined ? '' : `player-${company}`}
          viewBox="0 0 64 64"
          aria-hidden="true"
        >
          {company === undefined ? <ResourceShape resource="ice" /> : <AstronautShape />}
        </svg>
      ))}
    </span>
  );
}
