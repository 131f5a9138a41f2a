import { question } from '@orrery/kernel';
import { TRACKS, type Track } from '../../data/ids.ts';
import type { Table } from '../table.ts';
import { tell } from '../tell.ts';
import type { Handlings } from './handling.ts';

/** PU-10.9.1: at a tech milestone the token may move, or stay. */
const fluxMove = question<Table, object, { track: Track }>('flux-move', {
  rule: 'PU-10.9.1',
  answers: () => TRACKS.map((track) => ({ track })),
  take(m, { seat }, { track }) {
    m.table.areas[seat].flux = track;
    tell(m, { type: 'flux-set', seat, track });
  },
});

export const fluxItems: Handlings<'flux'> = {
  flux: {
    optional: true,
    possible: () => true,
    start(m, seat) {
      m.next(fluxMove({ seat }));
    },
  },
};

export const fluxFrames = [fluxMove];
