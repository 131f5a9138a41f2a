import { open, pile } from '@orrery/kernel';
import type { ShapeId } from '../../data/shapes.ts';
import { INNER, OUTER, SECTIONS } from '../../data/station.ts';
import { tilesOfShape } from '../../data/tiles.ts';
import type { M, Stack, Station } from '../table.ts';

/** Tiles of one shape lie in one stack all game long, so each shape is a kind of its own. */
export const tileKind = (shape: ShapeId): string => `tile-${shape}`;

function newStack(m: M, shape: ShapeId): Stack {
  const [top, ...rest] = m.luck.shuffled(`stack ${shape}`, tilesOfShape(shape));
  const kind = tileKind(shape);
  return { shape, top: open(kind, [top]), rest: pile(kind, rest), gone: open(kind), away: pile(kind) };
}

function shiftOf(m: M): number {
  const { ring } = m.options;
  if (ring === 'random') return m.luck.below('ring', SECTIONS);
  return ring === 'default' ? 0 : Number(ring);
}

/** PU-3.1 */
export function newStation(m: M): Station {
  return {
    rotation: m.luck.below('rotation', SECTIONS),
    shift: shiftOf(m),
    stacks: [...OUTER, ...INNER].map((shape) => newStack(m, shape)),
  };
}
