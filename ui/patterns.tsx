/** What each player's pattern adds to its colour, in a 6 x 6 tile. */
const TILES = [
  'M-1 7L7-1M-4 4L4-4M2 10L10 2',
  'M-1-1L7 7M-4 2L4 10M2-4L10 4',
  'M0 3H6',
  'M3 1.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2',
  'M0 3H6M3 0V6',
  'M3 0V6',
] as const;

/**
 * Fills for the pieces of those who want more than colour and symbol. Drawn once per page; a piece is filled with
 * `var(--player-fill)`, which is the plain colour until the reader asks for patterns.
 */
export function PlayerPatterns() {
  return (
    <svg className="unseen" aria-hidden="true" width="0" height="0">
      <defs>
        {TILES.map((tile, mark) => (
          <pattern
            key={tile}
            id={`player-pattern-${mark}`}
            className={`player-${mark}`}
            patternUnits="userSpaceOnUse"
            width="6"
            height="6"
          >
            <rect width="6" height="6" fill="var(--player)" />
            <path d={tile} fill="none" stroke="var(--player-ink)" strokeOpacity="0.7" strokeWidth="1.3" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
