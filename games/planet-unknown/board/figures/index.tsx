import { Example, ExampleStep } from '@orrery/ui/board';
import type { FigureProps, GameScreen, KeysUnder } from '@orrery/ui/contract';
import type { ComponentType, ReactNode } from 'react';
import { Ground } from '../chart/ground.tsx';
import { Patch } from '../chart/patch.tsx';
import { Tile } from '../chart/tile.tsx';
import { Tokens } from '../chart/tokens.tsx';
import { PlanetDrawing } from '../drawing.tsx';
import { CELL } from '../read/cells.ts';
import { chartOf, hasCell, terrainOf, tileCells } from '../read/rules.ts';
import type { Placement } from '../read/table.ts';
import type { Key } from '../say.ts';
import { Picture } from '../signs.tsx';
import { TerrainSign } from '../terrain/glyphs.tsx';
import { MarkSign } from '../tracks/mark-sign.tsx';
import { TilePicture } from '../tray/tile-picture.tsx';
import { type Cut, METEOR, PATCH, PLANET, ROVER, ROW, type Standing, WATER } from './examples.ts';

/** An example by its name, with its pictures. */
function example(name: KeysUnder<'board.figure', Key>, Steps: ComponentType) {
  return ({ say }: FigureProps<Key>) => (
    <PlanetDrawing>
      <Example text={say(`board.figure.${name}`)}>
        <Steps />
      </Example>
    </PlanetDrawing>
  );
}

const TILE = 'L4-rover-tech';
const LYING = 'O4-water-rover';

/** One tile in all the ways it may lie. */
const Ways = () => (
  <ExampleStep>
    <div className="pu-figure">
      {[false, true].flatMap((flip) =>
        [0, 1, 2, 3].map((turn) => <TilePicture key={`${flip} ${turn}`} tile={TILE} turn={turn} flip={flip} />),
      )}
    </div>
  </ExampleStep>
);

const LAND = { width: 6, height: 4 };

/** The same land with the tile that lies there, then with a second one beside it, then apart from it. */
const Places = () => (
  <>
    <ExampleStep>
      <Land />
    </ExampleStep>
    <ExampleStep allowed>
      <Land beside={{ x: 2, y: 0 }} />
    </ExampleStep>
    <ExampleStep allowed={false}>
      <Land beside={{ x: 3, y: 2 }} />
    </ExampleStep>
  </>
);

interface LandProps {
  /** Where the second tile lies, in cells. */
  readonly beside?: { readonly x: number; readonly y: number };
}

const Land = ({ beside }: LandProps) => (
  <svg className="pu-cut" viewBox={`-4 -4 ${LAND.width * CELL + 8} ${LAND.height * CELL + 8}`} aria-hidden="true">
    <rect className="pu-land" width={LAND.width * CELL} height={LAND.height * CELL} />
    <Tile tile={LYING} turn={0} flip={false} />
    {beside && <Tile tile={TILE} turn={1} flip={false} {...beside} />}
  </svg>
);

/** What the two buildings of a tile do: each moves its tracker by one. */
const Advances = () => (
  <>
    <ExampleStep>
      <div className="pu-figure">
        <TilePicture tile={TILE} turn={0} flip={false} />
      </div>
    </ExampleStep>
    <ExampleStep>
      <div className="pu-figure">
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
    </ExampleStep>
  </>
);

interface ChangeProps {
  readonly cut: Cut;
  readonly before: Standing;
  readonly after: Standing;
  /** What one has got by it. */
  readonly children?: ReactNode;
}

const BeforeAndAfter = ({ cut, before, after, children }: ChangeProps) => (
  <>
    <ExampleStep>
      <Part cut={cut} on={before} />
    </ExampleStep>
    <ExampleStep>
      <Part cut={cut} on={after} />
      {children}
    </ExampleStep>
  </>
);

/** True if water of the tile lies on ice. */
const reachesIce = (placement: Placement): boolean =>
  tileCells(placement).some(
    ({ cell, code }) => terrainOf(code) === 'water' && hasCell(chartOf({ planet: PLANET }).ice, cell),
  );

const Water = () =>
  WATER.placed.map((placement) => (
    <ExampleStep key={placement.x} allowed={reachesIce(placement)}>
      <Part cut={WATER.cut} on={{ tiles: [...WATER.before.tiles, placement] }} />
    </ExampleStep>
  ));

const Collecting = () => (
  <BeforeAndAfter {...ROVER}>
    <div className="pu-figure">
      <Picture name="meteorite" />
      <Picture name="lifepod" />
    </div>
  </BeforeAndAfter>
);

const Lines = () => (
  <>
    <ExampleStep allowed>
      <Part cut={ROW.cut} on={ROW.clean} />
    </ExampleStep>
    <ExampleStep allowed={false}>
      <Part cut={ROW.cut} on={ROW.spoilt} />
    </ExampleStep>
  </>
);

/** A part of the planet with what stands on it. */
function Part({ cut, on }: { readonly cut: Cut; readonly on: Standing }) {
  const { tiles, patches = [], lifepods = [], meteorites = [], rovers = [] } = on;
  const box = [cut.x, cut.y, cut.width, cut.height].map((cells) => cells * CELL);
  return (
    <svg className="pu-cut" viewBox={box.join(' ')} aria-hidden="true">
      <Ground planet={PLANET} />
      {tiles.map((placement) => (
        <Tile key={placement.tile} {...placement} />
      ))}
      {patches.map((cell) => (
        <Patch key={cell} cell={cell} />
      ))}
      <Tokens area={{ lifepods, meteorites, rovers: rovers.map((at) => ({ at, loaded: false })) }} mark={0} />
    </svg>
  );
}

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'PU-5.1': example('ways', Ways),
  'PU-5.4': example('places', Places),
  'PU-5.6': example('meteor', () => <BeforeAndAfter {...METEOR} />),
  'PU-6.2': example('advances', Advances),
  'PU-6.3': example('water', Water),
  'PU-7.5.4': example('collecting', Collecting),
  'PU-7.7': example('patching', () => <BeforeAndAfter {...PATCH} />),
  'PU-9.1': example('lines', Lines),
};
