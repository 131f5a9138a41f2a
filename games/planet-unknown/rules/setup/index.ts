import { open, pile, question, step } from '@orrery/kernel';
import { TRACKS, type Track } from '../../data/ids.ts';
import { MISSION_IDS } from '../../data/missions.ts';
import { mixOf } from '../options.ts';
import { rotate } from '../rotate.ts';
import { round } from '../round.ts';
import { targetOf } from '../scoring/standing.ts';
import type { M, Table } from '../table.ts';
import { tell } from '../tell.ts';
import { MISSION, newArea } from './area.ts';
import { boardFrames, dealBoards } from './boards.ts';
import { newCiv, newEvents } from './decks.ts';
import { dealMissions, layMissions, missionSetupFrames } from './missions.ts';
import { newStation } from './station.ts';

/** PU-3, in the order of its last paragraph. */
export function setup(m: M): Table {
  m.next(opening({}), dealBoards({}), fluxStarts({}), dealMissions({}), layMissions({}), soloStart({}), round({}));
  return {
    phase: 'setup',
    round: 0,
    // D-3
    commander: m.luck.below('first commander', m.seats),
    station: newStation(m),
    civ: newCiv(m),
    missions: { box: pile(MISSION, m.luck.shuffled('missions', MISSION_IDS)), between: open(MISSION) },
    events: newEvents(m),
    rule: null,
    announced: { stuck: [], last: false },
    areas: Array.from({ length: m.seats }, (_, seat) => newArea(seat)),
  };
}

const opening = step<Table>('opening', (m) => {
  tell(m, { type: 'first-commander', seat: m.table.commander });
  const mix = mixOf(m.options, m.seats);
  if (m.seats === 1 && mix) tell(m, { type: 'target-set', target: targetOf(mix), ...mix });
});

const fluxStarts = step<Table>('flux-starts', (m) => {
  m.next(...m.table.areas.flatMap(({ corporation }, seat) => (corporation === 'flux' ? [fluxStart({ seat })] : [])));
});

/** PU-10.9.1 */
const fluxStart = question<Table, object, { track: Track }>('flux-start', {
  rule: 'PU-10.9.1',
  answers: () => TRACKS.map((track) => ({ track })),
  take(m, { seat }, { track }) {
    m.table.areas[seat].flux = track;
    tell(m, { type: 'flux-set', seat, track });
  },
});

/** PU-14.1: alone, the player chooses the first orientation. */
const soloStart = step<Table>('solo-start', (m) => {
  if (m.seats === 1) m.next(rotate({ seat: 0, reason: 'solo' }));
});

export const setupFrames = [opening, ...boardFrames, fluxStarts, fluxStart, ...missionSetupFrames, soloStart];
