import type { Mark, Space } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import type { Track } from '../../data/ids.ts';
import type { Say } from '../say.ts';
import { trackerAt } from './rules.ts';
import type { AreaView } from './table.ts';

export function nameOfMark(mark: Mark, say: Say): string {
  switch (mark.mark) {
    case 'medal':
    case 'move':
      return say(`board.mark.${mark.mark}`, { points: mark.points });
    case 'civ':
      return say('board.mark.civ', { level: mark.level });
    case 'advance':
      return say('board.mark.advance', { track: mark.track });
    default:
      return say(`board.mark.${mark.mark}`);
  }
}

/** The spaces a tracker will come to, in order: its own track, or Oasis' path for water. */
export function wayAhead(area: AreaView, track: Track): Space[] {
  const { tracks, path } = CORPORATIONS[area.corporation];
  if (path && track === 'water') return path.slice(area.trackers.water + 1);
  const { track: column, row } = trackerAt(area, track);
  return tracks[column].slice(row + 1).map((_, i) => ({ track: column, row: row + 1 + i }));
}

/** The next space ahead that gives something, and how many steps away it is. */
export function nextBenefit(
  area: AreaView,
  track: Track,
): { readonly steps: number; readonly marks: readonly Mark[] } | undefined {
  const { tracks } = CORPORATIONS[area.corporation];
  const ahead = wayAhead(area, track);
  const at = ahead.findIndex((space) => tracks[space.track][space.row].length > 0);
  return at < 0 ? undefined : { steps: at + 1, marks: tracks[ahead[at].track][ahead[at].row] };
}
