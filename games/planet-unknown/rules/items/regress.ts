import { question } from '@orrery/kernel';
import type { Track } from '../../data/ids.ts';
import type { Table } from '../table.ts';
import { regress, regressible } from '../tracks.ts';
import type { Handlings } from './handling.ts';

/** PU-7.1.4 */
export const regressOne = question<Table, { tracks: Track[]; steps: number }, { track: Track }>('regress', {
  rule: 'PU-7.1.4',
  answers: (m, { seat, tracks, steps }) => regressible(m.table.areas[seat], tracks, steps).map((track) => ({ track })),
  take(m, { seat, steps }, { track }) {
    regress(m, seat, track, steps);
  },
});

export const regresses: Handlings<'regress'> = {
  regress: {
    possible: ({ areas }, seat, { tracks, steps }) => regressible(areas[seat], tracks, steps).length > 0,
    start(m, seat, { tracks, steps }) {
      m.next(regressOne({ seat, tracks: tracks.slice(), steps }));
    },
  },
};

export const regressFrames = [regressOne];
