import { TRACKS } from '../data/ids.ts';

/** A tracker may stand on another track's column (Makeshift, Oasis); only then the column is worth saying. */
export const byColumn = (own: string, other: string): string => {
  const tracks = TRACKS.map((track) => `${track} {{columnId, select, ${track} {${own}} other {${other}}}}`);
  return `{trackId, select, ${tracks.join(' ')} other {${other}}}`;
};
