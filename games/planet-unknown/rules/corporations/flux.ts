import { flux as board } from '../../data/corporations/flux.ts';
import { TECH_ROWS } from '../../data/corporations/tracks.ts';
import { type CorporationRules, standard } from './corporation-rules.ts';

/** PU-10.9.2: only the highest tech reached is active; while milestones are stopped the old one stays (PU-13.4.6). */
export const flux: CorporationRules = {
  ...standard,
  marksTrack: true,
  // PU-10.9.3: the fast forward, when LVL3 is reached; frozen techs wait for S7 (PU-13.4.6).
  expired: ({ trackers, frozen }) => (frozen || trackers.tech < TECH_ROWS[2] ? [] : ['flux-2']),
  reached(area, tech) {
    if (area.frozen) return standard.reached(area, tech);
    return board.techs.findLast(({ row = 0 }) => area.trackers.tech >= row)?.id === tech.id;
  },
};
