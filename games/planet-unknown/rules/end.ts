import type { Seat } from '@orrery/kernel';
import { CIV_CARDS } from '../data/civ-cards.ts';
import { carryOut } from './effects.ts';
import { block } from './events.ts';
import { fromCommander } from './flow.ts';
import { scoreOf } from './lookups/scoring/score.ts';
import { add } from './pending.ts';
import type { M } from './table.ts';
import { hasTech } from './techs.ts';
import { step } from './vocabulary.ts';
import { resolve } from './window.ts';

/** PU-8.3: the end-of-game block. */
export const endGame = step('end-game', (m) => {
  const { table } = m;
  table.phase = 'end';
  m.tell({ type: 'end-began' });
  for (const seat of table.areas.keys()) prepare(m, seat);
  const seats = [...table.areas.keys()];
  // Republic may look through the civ decks, which are nobody's own: it plays its block in the open, after the others.
  const archivists = seats.filter((seat) => m.seats > 1 && hasTech(table.areas[seat], 'keep-civ-cards'));
  const busy = seats.filter((seat) => !archivists.includes(seat) && table.areas[seat].pending.length > 0);
  m.next(
    ...block(m, m.seats === 1 ? seats : busy, (seat) => [resolve({ seat, at: 'end' })]),
    ...archivists.map((seat) => resolve({ seat, at: 'end' })),
    endClaims({}),
    finish({}),
  );
});

/** (1) and (2): lifepods leave (PU-R31), cards are turned up; then what is to be done. */
function prepare(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  const left = area.lifepods.length;
  area.lifepods = [];
  area.lost.lifepods += left;
  if (left > 0) m.tell({ type: 'lifepods-removed', seat, n: left });
  for (const cards of area.kept) m.show(cards, 'all');
  const cards = area.kept.flatMap((level) => level.cards);
  if (cards.length > 0) m.tell({ type: 'cards-revealed', seat, cards });
  for (; area.stored > 0; area.stored--) add(area, { kind: 'stored-patch' });
  for (const { atEnd } of cards.map((card) => CIV_CARDS[card])) if (atEnd) carryOut(m, seat, atEnd);
}

/** (4): claims earned now, from the commander clockwise. */
const endClaims = step('end-claims', (m) => {
  const claimants = fromCommander(m).filter((seat) => m.table.areas[seat].claims.length > 0);
  m.next(...claimants.map((seat) => resolve({ seat, at: 'end-claims' })));
});

/** (5) */
const finish = step('finish', (m) => {
  const { table } = m;
  table.phase = 'over';
  for (const [seat, area] of table.areas.entries()) {
    for (const { at, loaded } of area.rovers) if (loaded) area.meteorites.push(at);
    area.lost.rovers += area.rovers.length;
    area.rovers = [];
    area.movement = 0;
    m.show(area.missions, 'all');
    const missions = area.missions.cards;
    if (missions.length > 0) m.tell({ type: 'missions-revealed', seat, missions: missions.slice() });
  }
  for (const seat of table.areas.keys())
    m.tell({ type: 'scored', seat, points: scoreOf(table, seat).reduce((sum, { points }) => sum + points, 0) });
});

export const endFrames = [endGame, endClaims, finish];
