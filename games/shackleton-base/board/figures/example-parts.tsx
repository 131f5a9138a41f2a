import { Drawing, ExampleStep } from '@orrery/ui/board';
import type { FigureProps } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { RESOURCES, SECTORS, type SectorId, type SpaceId } from '../../data/index.ts';
import type { Who } from '../../rules/table.ts';
import { BoardContextProvider } from '../context.tsx';
import { Ground } from '../crater/ground.tsx';
import { type Layout, layoutFor, sectorPoint, spacePoint } from '../crater/layout.ts';
import { Centre, PanelRing } from '../crater/panels.tsx';
import { Rim } from '../crater/rim.tsx';
import { RowLight } from '../crater/row-light.tsx';
import { SectorHex } from '../crater/sector.tsx';
import { Spots } from '../crater/spots.tsx';
import { Amounts } from '../pieces/effects.tsx';
import { Owners } from '../pieces/owners.tsx';
import type { Key } from '../say.ts';
import { exampleProps, type Position, tableWith } from './example-table.ts';

/** The whole crater, as single pictures show it. */
export const WHOLE = layoutFor({ width: 440, height: 440 });

interface CraterProps {
  readonly layout: Layout;
  /** The part that is seen: left, top, width, height. */
  readonly box: readonly number[];
  /** Its width in pixels; as wide as the room if it is not told. */
  readonly width?: number;
}

export const Crater = ({ layout, box, width }: CraterProps) => (
  <Drawing>
    <svg className="sb-crater" viewBox={box.join(' ')} width={width} aria-hidden="true">
      <Ground layout={layout} />
      <PanelRing layout={layout} />
      {SECTORS.map(({ id }) => (
        <SectorHex key={id} sector={id} layout={layout} />
      ))}
      <Centre layout={layout} />
      <RowLight layout={layout} />
      <Rim layout={layout} />
      <Spots layout={layout} />
    </svg>
  </Drawing>
);

/** Large enough for letters that can be read, and for a row of sectors on a phone. */
const CUT = layoutFor({ width: 552, height: 552 });
/** Around the middle of a hex, of one with tokens on its corners, and of a space, in sides of a hex. */
const AROUND = { sector: { x: 1.05, y: 0.95 }, corners: { x: 1.35, y: 1.25 }, space: { x: 0.66, y: 0.66 } };

interface CutProps {
  readonly sectors: readonly SectorId[];
  readonly spaces?: readonly SpaceId[];
  /** Whether tokens on all corners are to be seen whole. */
  readonly corners?: boolean;
}

/** A piece of the crater: these sectors and spaces. */
export function Cut({ sectors, spaces = [], corners = false }: CutProps) {
  const reaches = [
    ...sectors.map((sector) => ({ ...sectorPoint(CUT, sector), around: corners ? AROUND.corners : AROUND.sector })),
    ...spaces.map((space) => ({ ...spacePoint(CUT, space), around: AROUND.space })),
  ];
  const left = Math.min(...reaches.map(({ x, around }) => x - around.x * CUT.unit));
  const right = Math.max(...reaches.map(({ x, around }) => x + around.x * CUT.unit));
  const top = Math.min(...reaches.map(({ y, around }) => y - around.y * CUT.unit));
  const bottom = Math.max(...reaches.map(({ y, around }) => y + around.y * CUT.unit));
  return <Crater layout={CUT} box={[left, top, right - left, bottom - top]} width={right - left} />;
}

interface PictureProps extends FigureProps<Key> {
  readonly position: Position;
  /** A space of the rim that is being chosen. */
  readonly space?: SpaceId;
  /** Whether the rules allow it, where the example is about that. */
  readonly allowed?: boolean;
  readonly children: ReactNode;
}

/** One picture of an example. */
export const Picture = ({ say, position, space, allowed, children }: PictureProps) => (
  <ExampleStep {...(allowed === undefined ? {} : { allowed })}>
    <div className="sb-own sb-example">
      <BoardContextProvider props={exampleProps(say, tableWith(position), space)}>{children}</BoardContextProvider>
    </div>
  </ExampleStep>
);

/** What an example tells of everybody. */
export const Holdings = ({ of: { players = [] } }: { readonly of: Position }) =>
  players.map(({ stock = {}, reputation, vp }, who: Who) => {
    const told = { ...stock, reputation, vp };
    const amounts = SIGNS.flatMap((sign) => (told[sign] === undefined ? [] : [{ sign, n: told[sign] }]));
    return (
      <span key={who} className="sb-has">
        <Owners of={[who]} />
        <Amounts of={amounts} />
      </span>
    );
  });

const SIGNS = [...RESOURCES, 'reputation', 'vp'] as const;
