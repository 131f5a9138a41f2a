import { open, pile } from '@orrery/kernel';
import { TRACKS } from '../../data/ids.ts';
import { MISSION_IDS } from '../../data/missions.ts';
import { rulesOf } from '../corporations/index.ts';
import { targetOf } from '../lookups/scoring/standing.ts';
import { mixOf } from '../options.ts';
import { rotate } from '../rotate.ts';
import { round } from '../round.ts';
import type { M, Table } from '../table.ts';
import { question, step } from '../vocabulary.ts';
import { MISSION, newArea } from './area.ts';
import { boardFrames, dealBoards } from './boards.ts';
import { newCiv, newEvents } from './decks.ts';
import { dealMissions, layMissions, missionSetupFrames } from './missions.ts';
import { newStation } from './station.ts';

/** PU-3, in the order of its last paragraph; what is random stands in PU-16.1. */
export function setup(m: M): Table {
  const { edition } = m.match;
  m.next(opening({}), dealBoards({}), fluxStarts({}), dealMissions({}), layMissions({}), soloStart({}), round({}));
  return {
    ...(edition > 1 ? { edition } : {}),
    phase: 'setup',
    round: 0,
    // PU-3.9, PU-R3
    commander: m.luck.below('first commander', m.seats),
    station: newStation(m),
    civ: newCiv(m),
    missions: { box: pile(MISSION, m.luck.shuffled('missions', MISSION_IDS)), between: open(MISSION) },
    events: newEvents(m),
    rule: null,
    announced: { stuck: [], last: false },
    areas: Array.from({ length: m.seats }, (_, seat) => ({
      ...newArea(seat),
      ...(edition > 1 ? {} : { glided: [] }),
    })),
  };
}

const opening = step('opening', (m) => {
  m.tell({ type: 'first-commander', seat: m.table.commander });
  const mix = mixOf(m.options, m.seats);
  if (m.seats === 1 && mix) m.tell({ type: 'target-set', target: targetOf(mix), ...mix });
});

const fluxStarts = step('flux-starts', (m) => {
  m.next(...m.table.areas.flatMap((area, seat) => (rulesOf(area).marksTrack ? [fluxStart({ seat })] : [])));
});

/** PU-10.9.1 */
const fluxStart = question('flux-start', {
  rule: 'PU-10.9.1',
  answers: () => TRACKS.map((track) => ({ track })),
  take(m, { seat }, { track }) {
    m.table.areas[seat].flux = track;
    m.tell({ type: 'flux-set', seat, track });
  },
});

/** PU-14.1: alone, the player chooses the first orientation. */
const soloStart = step('solo-start', (m) => {
  if (m.seats === 1) m.next(rotate({ seat: 0, reason: 'solo' }));
});

export const setupFrames = [opening, ...boardFrames, fluxStarts, fluxStart, ...missionSetupFrames, soloStart];
