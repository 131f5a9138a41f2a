import type { Seat } from '@orrery/kernel';
import { PLAYS, PLAYS_ON_GATE } from '../data/index.ts';
import { automaTurn } from './automa/turn.ts';
import { endDraw, refillCantina } from './crew.ts';
import { playCrew } from './crew-play.ts';
import { endByTime } from './ending.ts';
import { fieldAt, planetCellOf } from './lookups/index.ts';
import { orbitAction } from './orbit-actions.ts';
import { planetAction } from './planet-actions.ts';
import { scoring } from './scoring.ts';
import type { M, PlayerId, Table, TurnStep } from './table.ts';
import { travel } from './travel.ts';
import { upgrade } from './upgrades.ts';
import { step } from './vocabulary.ts';

/** MC-4.1: one turn of each player, from the first player clockwise. */
export const round = step('round', (m) => {
  const { table } = m;
  table.round += 1;
  table.raised = false;
  m.tell({ type: 'round-began', round: table.round, player: table.first });
  if (table.ending?.lastRound === table.round) m.tell({ type: 'last-round-began', round: table.round });
  const order = table.players.map((_, i) => (table.first + i) % table.players.length);
  m.next(...order.map((player) => turn({ player })), endRound({}));
});

/** MC-4.2, MC-12.1: the next round, or the end. */
export const endRound = step('end-round', (m) => {
  const { table } = m;
  table.turn = null;
  endByTime(m);
  if (table.ending && table.round >= table.ending.lastRound) {
    m.next(scoring({}));
    return;
  }
  // MC-14.1: alone, the marker never passes.
  if (!table.automa) {
    table.first = (table.first + 1) % table.players.length;
    m.tell({ type: 'first-player-passed', player: table.first });
  }
  m.next(round({}));
});

/** MC-4.3: the five steps, never interleaved and never repeated. */
export const turn = step<{ player: PlayerId }>('turn', (m, { player }) => {
  const { seat } = m.table.players[player];
  m.table.players[player].turns += 1;
  m.table.turn = { player, step: 'upgrade' };
  m.tell({ type: 'turn-began', player });
  if (seat === null) m.next(automaTurn({ player }), endTurn({}));
  else
    m.next(
      upgrade({ seat }),
      travelStep({ seat }),
      crewStep({ seat }),
      actionStep({ seat }),
      drawStep({ seat }),
      endTurn({}),
    );
});

function enter({ turn: current }: Table, now: TurnStep): void {
  if (current) current.step = now;
}

export const travelStep = step<{ seat: Seat }>('travel-step', (m, { seat }) => {
  enter(m.table, 'travel');
  m.next(travel({ seat }));
});

/** MC-9.1: two plays, on the Star Gate one. */
export const crewStep = step<{ seat: Seat }>('crew-step', (m, { seat }) => {
  enter(m.table, 'crew');
  m.next(playCrew({ seat, left: landedOn(m, seat).type === 'gate' ? PLAYS_ON_GATE : PLAYS }));
});

/** MC-10.1, MC-10.2: what may be done depends on where the Ark landed; on an asteroid nothing. */
export const actionStep = step<{ seat: Seat }>('action-step', (m, { seat }) => {
  enter(m.table, 'action');
  const { type, planet } = landedOn(m, seat);
  const cell = planetCellOf(m.table, seat);
  if (cell) m.next(planetAction({ seat, cell, planet, done: [] }));
  else if (type !== 'planet' && type !== 'asteroid') m.next(orbitAction({ seat, planet, place: type, done: [] }));
});

export const drawStep = step<{ seat: Seat }>('draw-step', (m, { seat }) => {
  enter(m.table, 'draw');
  m.next(endDraw({ seat }));
});

/** MC-6.14; MC-15.1: with two players the last one of a round also begins the next. */
export const endTurn = step('end-turn', (m) => {
  refillCantina(m);
  m.endTurn();
});

const landedOn = ({ table }: M, seat: Seat) => fieldAt(table.galaxy, table.players[seat].ark);
