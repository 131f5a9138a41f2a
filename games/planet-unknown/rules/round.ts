import { recordOf, type Seat } from '@orrery/kernel';
import { TRACKS } from '../data/ids.ts';
import { rulesOf } from './corporations/index.ts';
import { endGame } from './end.ts';
import { block, revealEvent } from './events.ts';
import { fromCommander } from './flow.ts';
import { numberOf, terrainNumber } from './lookups/ground.ts';
import { hasRoom, siteOf } from './lookups/placement/site.ts';
import { clockwise, emptySection, isLastTile, openTiles } from './lookups/station.ts';
import { fluxOf } from './lookups/tracks.ts';
import { releaseTaken } from './place.ts';
import { rotate } from './rotate.ts';
import type { Area, M } from './table.ts';
import { activeTech } from './techs.ts';
import { loseExpired } from './tracks.ts';
import { turn } from './turn.ts';
import { step } from './vocabulary.ts';
import { resolve } from './window.ts';

/** PU-4: S1 to S7 of a round; after one rotation everybody can act (PU-20.5). */
export const round = step('round', (m) => {
  const { table } = m;
  table.round += 1;
  table.phase = 'rotate';
  m.tell({ type: 'round-began', round: table.round, seat: table.commander });
  table.announced = { stuck: [], last: false };
  table.areas.forEach(begin);
  m.next(turnStation({}), revealEvent({}), claims({}), tileBlock({}), revealTiles({}), claims({}), endRound({}));
});

/** PU-4.8: once-per-round abilities are available again. */
function begin(area: Area): void {
  area.used.round = [];
  area.decided = false;
  area.stuck = false;
  if (area.visited) area.visited = visitedNow(area);
}

/** PU-R48: the spaces Makeshift's trackers start the round on. */
export function visitedNow(area: Area): NonNullable<Area['visited']> {
  return recordOf(TRACKS, (tracker) => {
    const { track, row } = rulesOf(area).at(area, tracker);
    return [{ track, row }];
  });
}

/** S1: the commander turns the station; alone and in the variant it turns by itself (PU-13.1, PU-14.2). */
const turnStation = step('turn-station', (m) => {
  const { table, seats, options } = m;
  const bySelf = seats === 1 || (seats === 2 && options.rotation === 'clockwise');
  if (!bySelf) m.next(rotate({ seat: table.commander, reason: 'commander' }));
  else if (seats === 1 || table.round > 1) {
    table.station.rotation = clockwise(table.station.rotation);
    m.tell({ type: 'station-turned', seat: null, rotation: table.station.rotation });
  }
});

/** S3 and S4 */
const tileBlock = step('tile-block', (m) => {
  const seats = m.table.areas.map((_, seat) => seat);
  m.table.phase = 'tile';
  for (const seat of seats) gainRoundMovement(m, seat);
  announce(m);
  m.next(...block(m, seats, (seat) => [turn({ seat })]));
});

/** PU-4.3, PU-R27: counted from the state of this moment. */
function gainRoundMovement(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  const loaded = activeTech(area, 'movement-per-loaded-rover');
  if (loaded) pay(m, seat, loaded.id, area.rovers.filter((rover) => rover.loaded).length);
  const standing = activeTech(area, 'movement-per-rover-on');
  if (!standing) return;
  const { terrain, amount } = standing.effect;
  const number = numberOf(terrain === 'flux' ? fluxOf(area) : terrain);
  const rovers = area.rovers.filter(({ at }) => terrainNumber(area.cells[at]) === number);
  pay(m, seat, standing.id, rovers.length * amount);
}

function pay(m: M, seat: Seat, tech: string, n: number): void {
  if (n === 0) return;
  m.table.areas[seat].movement += n;
  m.tell({ type: 'round-movement', seat, tech, n });
}

/** PU-8.5, PU-R47 */
function announce(m: M): void {
  const { table } = m;
  const seats = table.areas.map((_, seat) => seat);
  const stuck = seats.filter((seat) => !hasRoom(siteOf(table.areas[seat]), openTiles(table, seat)));
  const section = seats.some((seat) => isLastTile(table, seat));
  const events = table.events?.order.cards.length === 0;
  table.announced = { stuck, last: section || events };
  if (stuck.length > 0 || section || events) m.tell({ type: 'announced', stuck, section, events });
}

/** S5 */
const revealTiles = step('reveal-tiles', (m) => {
  for (const area of m.table.areas) releaseTaken(m, area);
});

/** S2c and S6: from the commander clockwise, each all own claims (PU-4.6). */
const claims = step('claims', (m) => {
  const { table } = m;
  const claimants = fromCommander(m).filter((seat) => table.areas[seat].claims.length > 0);
  if (claimants.length > 0) table.phase = 'claims';
  m.next(...claimants.map((seat) => resolve({ seat, at: 'claims' })));
});

/** S7: the only place where triggers are looked at (PU-8.6, PU-13.3.3, PU-14.3); what the event forbade ends (PU-13.3.4). */
const endRound = step('end-round', (m) => {
  const { table } = m;
  table.rule = null;
  for (const area of table.areas) {
    area.movement = 0;
    area.frozen = null;
    loseExpired(area);
  }
  const stuck = table.areas.some((area) => area.stuck);
  const section = emptySection(table);
  const events = table.events?.order.cards.length === 0;
  if (stuck || section || events) {
    m.tell({ type: 'end-triggered', stuck, section, events });
    m.next(endGame({}));
  } else {
    table.commander = (table.commander + 1) % m.seats;
    m.next(round({}));
  }
});

export const roundFrames = [round, turnStation, tileBlock, revealTiles, claims, endRound];
