import { present, recordOf } from '@orrery/kernel';
import type { Mark, Space, Tech } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import { rulesOf } from '../corporations/index.ts';
import type { AreaView } from '../table.ts';
import { isActive, isReady, techsOf } from '../techs.ts';

/** The space a tracker stands on. */
export const trackerAt = (area: AreaView, track: Track): Space => rulesOf(area).at(area, track);

/** Where a tracker would go with its next advance (several: a choice) and what is printed there. */
export function nextSpaces(area: AreaView, track: Track): { space: Space; marks: readonly Mark[]; repeats: boolean }[] {
  const { tracks } = CORPORATIONS[area.corporation];
  return rulesOf(area)
    .ahead(area, track)
    .map((spot) => ({
      space: { track: spot.track, row: spot.row },
      marks: tracks[spot.track][spot.row],
      repeats: spot.repeat === true,
    }));
}

/** Trackers may stand on any track (Makeshift). */
export const trackersWander = (area: Pick<AreaView, 'corporation'>): boolean => rulesOf(area).wanders;

/** Lifepods may lie elsewhere than in the scoring area (Cosmos, Jump Drive). */
export const placesLifepods = (area: AreaView): boolean => rulesOf(area).lifepodPlaces !== undefined;

/** Points each tracker would score now. */
export const trackPoints = (area: AreaView): { [track in Track]: number } =>
  recordOf(TRACKS, (track) => rulesOf(area).points(area, track));

/** The techs of the board: active now, and still to be used this round or game. */
export const techStates = (area: AreaView): { tech: Tech; active: boolean; ready: boolean }[] =>
  techsOf(area).map((tech) => ({ tech, active: isActive(area, tech), ready: isReady(area, tech) }));

/** The track that has the flux; only its corporation asks. */
export const fluxOf = ({ flux }: Pick<AreaView, 'flux'>): Track => present(flux, 'track with the flux');
