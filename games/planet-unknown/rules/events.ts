import { present, type Seat, together } from '@orrery/kernel';
import type { CardEffect } from '../data/card-effects.ts';
import { EVENT_CARDS } from '../data/events.ts';
import { LEVELS } from '../data/ids.ts';
import { carryOut } from './effects.ts';
import { fromCommander } from './flow.ts';
import { hasRoom, siteOf } from './lookups/placement/site.ts';
import { openTiles } from './lookups/station.ts';
import type { M } from './table.ts';
import { freeze } from './techs.ts';
import { step } from './vocabulary.ts';
import { resolve } from './window.ts';

/** PU-13.3.2: the top card is revealed; whoever has something to decide resolves it (PU-13.3.7). */
export const revealEvent = step('reveal-event', (m) => {
  const { table } = m;
  if (!table.events) return;
  table.phase = 'event';
  const event = turnCard(m);
  for (const area of table.areas) area.peek = { ...area.peek, cards: [] };
  const { effect, rule = null } = EVENT_CARDS[event];
  guard(m);
  table.rule = rule;
  if (rule?.rule === 'no-milestones') table.areas.forEach(freeze);
  if (effect) carryOutForAll(m, effect);
  m.next(eventBlock({}));
});

function turnCard(m: M): string {
  const events = present(m.table.events, 'events in this game');
  const colour = m.move(events.order, events.past);
  const event = m.move(events.decks[colour], events.shown[colour]);
  events.current = event;
  m.tell({ type: 'event-revealed', event, left: events.order.cards.length });
  return event;
}

/** PU-13.3.5: who has room for a tile now must have room afterwards. */
function guard(m: M): void {
  m.table.areas.forEach((area, seat) => {
    area.guarded = hasRoom(siteOf(area), openTiles(m.table, seat));
  });
}

/** PU-13.3.6 */
function carryOutForAll(m: M, effect: CardEffect): void {
  switch (effect.op) {
    case 'civ-decks-add':
      growDecks(m);
      return;
    case 'civ-decks-remove':
      shrinkDecks(m);
      return;
    case 'draw-mission':
      drawMission(m, 0);
      return;
    default:
      for (let seat = 0; seat < m.seats; seat++) carryOut(m, seat, effect);
  }
}

/** PU-13.4.10 More Researchers: one random card of the box for each deck. */
function growDecks(m: M): void {
  const { decks, box } = m.table.civ;
  for (const i of LEVELS.keys())
    if (box[i].cards.length > 0) m.move(box[i], decks[i], m.luck.pick(`more researchers ${i + 1}`, box[i].cards));
  m.tell({ type: 'civ-decks-grew' });
}

/** PU-13.4.9: one random card of each deck, unseen, into the box (PU-R56). */
function shrinkDecks(m: M): void {
  const { decks, box } = m.table.civ;
  for (const i of LEVELS.keys())
    if (decks[i].cards.length > 0) m.move(decks[i], box[i], m.luck.pick(`volunteers ${i + 1}`, decks[i].cards));
  m.tell({ type: 'civ-decks-shrank' });
}

/** PU-13.4.10 Overtime */
function drawMission(m: M, seat: Seat): void {
  const { missions } = m.table.areas[seat];
  if (m.table.missions.box.cards.length === 0) return;
  const mission = m.move(m.table.missions.box, missions);
  m.tell({ type: 'mission-drawn', seat, card: { ...missions, cards: [mission] } });
}

/** PU-4.2: hidden and at the same time for all who have a decision. */
const eventBlock = step('event-block', (m) => {
  const seats = m.table.areas.flatMap(({ pending }, seat) => (pending.length > 0 ? [seat] : []));
  m.next(...block(m, seats, (seat) => [resolve({ seat, at: 'event' })]), endGuard({}));
});

/** What these seats do at the same time, each unseen in its own area, shown from the commander on (PU-R4): they cannot interfere (PU-16.4, PU-16.5). */
export function block(m: M, seats: readonly Seat[], frames: (seat: Seat) => ReturnType<typeof resolve>[]) {
  if (seats.length === 0) return [];
  // A player alone needs no veil.
  if (m.seats === 1) return frames(0);
  const order = fromCommander(m).filter((seat) => seats.includes(seat));
  return [
    together(
      order.map((seat) => ({ seat, frames: frames(seat) })),
      'areas',
    ),
  ];
}

const endGuard = step('end-guard', (m) => {
  for (const area of m.table.areas) area.guarded = false;
});

export const eventFrames = [revealEvent, eventBlock, endGuard];
