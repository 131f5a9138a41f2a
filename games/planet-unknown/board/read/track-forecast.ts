import type { Space } from '../../data/corporations/corporation.ts';
import type { Track } from '../../data/ids.ts';
import type { Intent } from './intent.ts';
import { wayAhead } from './marks.ts';
import { nextSpaces } from './rules.ts';
import type { AreaView } from './table.ts';

/** A tracker that a placement would move. */
export interface TrackStep {
  readonly track: Track;
  readonly to: Space;
  /** False where the player will choose among several. */
  readonly sure: boolean;
}

/** Where the buildings of a placement would bring the trackers, each one alone. */
export function trackForecast(area: AreaView, intent: Intent | undefined): TrackStep[] {
  if (intent?.kind !== 'place') return [];
  const steps = intent.what.buildings.flatMap(({ tracks, steps }) =>
    tracks.flatMap((track) => {
      const spaces = nextSpaces(area, track).filter(({ repeats }) => !repeats);
      const sure = tracks.length === 1 && spaces.length === 1;
      const far = steps > 1 ? wayAhead(area, track)[steps - 1] : undefined;
      return (far ? [far] : spaces.map(({ space }) => space)).map((to) => ({ track, to, sure }));
    }),
  );
  const beats = (one: number, other: number) => (steps[one].sure === steps[other].sure ? one < other : steps[one].sure);
  return steps.filter((step, i) => !steps.some((other, j) => i !== j && isSame(step, other) && beats(j, i)));
}

const isSame = (one: TrackStep, other: TrackStep): boolean =>
  one.track === other.track && one.to.track === other.to.track && one.to.row === other.to.row;
