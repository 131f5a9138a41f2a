import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import { Tile } from './chart/tile.tsx';
import { PlanetDrawing } from './drawing.tsx';
import { CELL } from './read/cells.ts';
import { Picture } from './signs.tsx';
import { TerrainSign } from './terrain/glyphs.tsx';
import { MarkSign } from './tracks/mark-sign.tsx';
import { TilePicture } from './tray/tile-picture.tsx';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'PU-5.1': Ways,
  'PU-5.4': Places,
  'PU-6.2': Advances,
};

const TILE = 'L4-rover-tech';
const LYING = 'O4-water-rover';

/** One tile in all the ways it may lie. */
function Ways({ say }: FigureProps) {
  return (
    <PlanetDrawing>
      <div className="pu-figure" role="img" aria-label={say('board.figure.ways')}>
        {[false, true].flatMap((flip) =>
          [0, 1, 2, 3].map((turn) => <TilePicture key={`${flip} ${turn}`} tile={TILE} turn={turn} flip={flip} />),
        )}
      </div>
    </PlanetDrawing>
  );
}

const LAND = { width: 6, height: 4 };

/** The same land with the tile that lies there, then with a second one beside it, then apart from it. */
function Places({ say }: FigureProps) {
  return (
    <PlanetDrawing>
      <div className="pu-figure" role="img" aria-label={say('board.figure.places')}>
        <Land />
        <Land beside={{ x: 2, y: 0 }} />
        <Land beside={{ x: 3, y: 2 }} wrong />
      </div>
    </PlanetDrawing>
  );
}

interface LandProps {
  /** Where the second tile lies, in cells. */
  readonly beside?: { readonly x: number; readonly y: number };
  readonly wrong?: true;
}

const Land = ({ beside, wrong }: LandProps) => (
  <figure className="pu-figure-land" data-wrong={wrong}>
    <svg viewBox={`-4 -4 ${LAND.width * CELL + 8} ${LAND.height * CELL + 8}`} aria-hidden="true">
      <rect className="pu-land" width={LAND.width * CELL} height={LAND.height * CELL} />
      <Tile tile={LYING} turn={0} flip={false} />
      {beside && <Tile tile={TILE} turn={1} flip={false} {...beside} />}
    </svg>
    <figcaption>{beside && (wrong ? '✕' : '✓')}</figcaption>
  </figure>
);

/** What the two buildings of a tile do: each moves its tracker by one. */
function Advances({ say }: FigureProps) {
  return (
    <PlanetDrawing>
      <div className="pu-figure" role="img" aria-label={say('board.figure.advances')}>
        <TilePicture tile={TILE} turn={0} flip={false} />
        <Picture name="move" />
        {(['rover', 'tech'] as const).map((track) => (
          <span key={track} className="pu-figure-step">
            <TerrainSign terrain={track} />
            <svg viewBox="-20 -20 40 40" aria-hidden="true">
              <MarkSign mark={{ mark: 'advance', track }} x={0} y={0} size={36} />
            </svg>
            +1
          </span>
        ))}
      </div>
    </PlanetDrawing>
  );
}
