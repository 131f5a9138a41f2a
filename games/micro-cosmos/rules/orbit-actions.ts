import { ROWS, SPECIALISTS } from '../data/index.ts';
import { effectFrames } from './effects.ts';
import { fieldAt, rowOf, specialistGains, yieldAt } from './lookups/index.ts';
import { gainSpecialist } from './specialists.ts';
import { type Questions, question } from './vocabulary.ts';

type Action = Questions['orbit-action']['answer'];

/** MC-10.2, MC-10.70, MC-10.71, MC-D21 with MC-D22: both of two, once each, in any order. */
export const orbitAction = question('orbit-action', {
  rule: 'MC-10.2',
  answers(m, { seat, done }) {
    const actions: Action[] = done.includes('gather') ? [] : [{ action: 'gather' }];
    if (!done.includes('gain-specialist'))
      for (const gain of specialistGains(m.table.players[seat])) actions.push({ action: 'gain-specialist', ...gain });
    return actions.length > 0 ? [...actions, { pass: true }] : [];
  },
  barred(m, { seat, place, done }) {
    const player = m.table.players[seat];
    const gains = done.includes('gain-specialist') ? [] : specialistGains(player);
    const again = done.map((action) => ({ answer: { action }, rule: 'MC-10.71', why: 'action-done' as const }));
    const idle = ROWS.flatMap((row) => rowOf(player, row)).filter((card) => !gains.some((gain) => gain.card === card));
    const played = place === 'gate' ? idle : [];
    const barred = [
      ...again,
      ...played.map((card) => ({ answer: { card }, rule: 'MC-9.1', why: 'one-play-on-gate' as const })),
    ];
    if (done.includes('gain-specialist')) return barred;
    const action = 'gain-specialist' as const;
    if (gains.length === 0)
      return [{ answer: { action }, rule: 'MC-10.70', why: 'no-card-for-specialist' as const }, ...barred];
    const ready = SPECIALISTS.filter((marker) => player.ready[marker]);
    return [
      ...barred,
      ...ready.map((marker) => ({ answer: { marker }, rule: 'MC-10.70', why: 'marker-ready' as const })),
    ];
  },
  take(m, { seat, planet, place, done }, answer) {
    if ('pass' in answer) return;
    m.next(orbitAction({ seat, planet, place, done: [...done, answer.action] }));
    if (answer.action === 'gain-specialist') {
      gainSpecialist(m, seat, answer.card, answer.marker);
      return;
    }
    const field = fieldAt(m.table.galaxy, m.table.players[seat].ark);
    m.tell({ type: 'gathered', player: seat, cell: field.cell, planet, place });
    m.next(...effectFrames(m.table, seat, yieldAt(m.table, field), 'gather'));
  },
});
