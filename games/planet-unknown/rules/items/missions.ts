import { question } from '@orrery/kernel';
import type { Table } from '../table.ts';
import { tell } from '../tell.ts';
import type { Handlings } from './handling.ts';

/** One of the own missions goes back: at the start (PU-3.7, PU-14.1) or by an event (PU-13.4.10). */
export const dropMission = question<Table, { reason: 'setup' | 'event' }, { mission: string }>('drop-mission', {
  rule: 'PU-3.7',
  always: true,
  answers: (m, { seat }) => m.table.areas[seat].missions.cards.map((mission) => ({ mission })),
  take(m, { seat }, { mission }) {
    const { missions, dropped } = m.table.areas[seat];
    m.move(missions, dropped, mission);
    tell(m, { type: 'mission-dropped', seat, card: { ...dropped, cards: [mission] } });
  },
});

export const missionItems: Handlings<'drop-mission'> = {
  'drop-mission': {
    possible: ({ areas }, seat) => (areas[seat].missions.cards ?? []).length > 0,
    start(m, seat) {
      m.next(dropMission({ seat, reason: 'event' }));
    },
  },
};

export const missionFrames = [dropMission];
