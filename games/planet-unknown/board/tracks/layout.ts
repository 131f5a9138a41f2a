import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import type { AreaView } from '../read/table.ts';

/** Where spaces lie: tracks run from left to right, one below the other. */
export const SPACE = 25;
export const ROW = 50;
export const LEFT = 44;
export const WIDTH = LEFT + 16 * SPACE + 6;
export const HEIGHT = TRACKS.length * ROW;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Board = Pick<AreaView, 'corporation'>;

/** Wormhole's five double spaces share the length of a track. */
const isDouble = ({ corporation }: Board, track: Track): boolean =>
  CORPORATIONS[corporation].biomassPoints !== undefined && track === 'biomass';

/** The middle of a space, and how wide it is. */
export function spotOf(board: Board, track: Track, row: number): Spot {
  const y = (TRACKS.indexOf(track) + 0.5) * ROW;
  if (!isDouble(board, track)) return { x: LEFT + (row + 0.5) * SPACE, y, width: SPACE };
  if (row === 0) return { x: LEFT + 0.5 * SPACE, y, width: SPACE };
  return { x: LEFT + SPACE + (row - 0.5) * 3 * SPACE, y, width: 3 * SPACE };
}

export const rowsOf = ({ corporation }: Board, track: Track): number => CORPORATIONS[corporation].tracks[track].length;
