import { wormhole as board } from '../../data/corporations/wormhole.ts';
import { type CorporationRules, type Spot, spotOn, standard } from './corporation-rules.ts';

const TOP_STEP = board.tracks.biomass.length - 1;

/** PU-10.3.1: six steps of biomass instead of sixteen rows. */
export const wormhole: CorporationRules = {
  ...standard,
  ahead(area, tracker): readonly Spot[] {
    if (tracker !== 'biomass') return standard.ahead(area, tracker);
    return area.trackers.biomass < TOP_STEP ? [spotOn('biomass', area.trackers.biomass + 1)] : [];
  },
  topped: (area, track) => (track === 'biomass' ? area.trackers.biomass === TOP_STEP : standard.topped(area, track)),
  points: (area, tracker) =>
    tracker === 'biomass' ? (board.biomassPoints?.[area.trackers.biomass] ?? 0) : standard.points(area, tracker),
  choosesBenefit: (track) => track === 'biomass',
  // PU-10.3.4, PU-R11
  takesEnergy: (track) => track !== 'biomass',
  mustExpand: (terrain) => terrain === 'biomass',
  unionRow: (tracker) => (tracker === 'biomass' ? 2 : 5),
};
