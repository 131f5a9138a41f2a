import { NEIGHBOUR_CARDS } from '../../data/missions.ts';
import { MODULE_MISSIONS, SOLO_MISSIONS } from '../../data/solo.ts';
import { block } from '../events.ts';
import { dropMission } from '../items/cards.ts';
import { hasPersonalMissions } from '../options.ts';
import { step } from '../vocabulary.ts';

/** PU-3.7, PU-14.1: personal missions first, one of them given back unseen by the others. */
export const dealMissions = step('deal-missions', (m) => {
  if (!hasPersonalMissions(m.options, m.seats)) return;
  const n = m.seats === 1 ? SOLO_MISSIONS : MODULE_MISSIONS;
  for (const { missions } of m.table.areas) for (let i = 0; i < n; i++) m.move(m.table.missions.box, missions);
  m.next(...block(m, [...m.table.areas.keys()], (seat) => [dropMission({ seat, reason: 'setup' })]));
});

/** PU-3.6: then the cards between neighbours. */
export const layMissions = step('lay-missions', (m) => {
  const { box, between } = m.table.missions;
  for (let i = 0; i < NEIGHBOUR_CARDS[m.seats]; i++) m.move(box, between);
  if (m.seats > 1) m.tell({ type: 'missions-laid', missions: between.cards.slice() });
});

export const missionSetupFrames = [dealMissions, layMissions];
