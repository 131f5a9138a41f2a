import type { Answer, Seat } from '@orrery/kernel';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { TILES } from '../data/tiles.ts';
import { gainMovement } from './gains.ts';
import { ladder, strictPlacements } from './lookups/placement/ladder.ts';
import type { Because } from './lookups/placement/reasons.ts';
import { type How, isPlacement, whyNotPlace } from './lookups/placement/why-not.ts';
import { openTiles } from './lookups/station.ts';
import { placeTile } from './place.ts';
import { moveRover, roverMoves } from './rovers.ts';
import type { M, TableView } from './table.ts';
import { activeTech } from './techs.ts';
import { type PlaceAnswer, type Questions, question } from './vocabulary.ts';

/** PU-10.2.3: Republic 1 pays when a tile with its terrain is selected, by the space of the rover tracker. */
export function select(m: M, seat: Seat, tile: string): void {
  const area = m.table.areas[seat];
  const tech = activeTech(area, 'movement-on-select');
  if (!tech) return;
  m.tell({ type: 'tile-selected', seat, tile });
  if (!TILES[tile].terrains.includes(tech.effect.terrain)) return;
  const marks = CORPORATIONS[area.corporation].tracks.rover[area.trackers.rover];
  for (const mark of marks) if (mark.mark === 'move') gainMovement(m, seat, mark.points);
}

function placements(
  table: TableView,
  seat: Seat,
  { tile, extra }: Questions['place']['about'],
): readonly PlaceAnswer[] {
  const area = table.areas[seat];
  const tiles = openTiles(table, seat);
  if (extra !== 'none') return strictPlacements(area, tile ? [tile] : tiles, table.rule);
  return ladder(area, tiles, table.rule).filter((placement) => tile === null || placement.tile === tile);
}

/** A tile selected by Republic, which may only move rovers meanwhile (PU-R57), or an extra tile (PU-7.8). */
export const place = question('place', {
  rule: 'PU-5.4',
  answers: (m, { seat, tile, extra }) => [
    ...placements(m.table, seat, { tile, extra }),
    ...(tile === null ? [] : roverMoves(m.table, seat)),
  ],
  take(m, { seat, tile, extra }, answer) {
    if (answer.act === 'place') placeTile(m, seat, answer, extra);
    else {
      m.next(place({ seat, tile, extra }));
      moveRover(m, seat, answer);
    }
  },
  whyNot: (m, { seat, tile, extra }, answer) => whyNot(m, seat, answer, { tile, strict: extra !== 'none' }),
});

export const whyNot = (m: M, seat: Seat, answer: Answer, how: How): Because | undefined =>
  isPlacement(answer) ? whyNotPlace(m.table, seat, answer, how) : undefined;

/** PU-7.8.5, PU-R51: an extra tile is selected first. */
export const selectExtra = question('select-extra', {
  rule: 'PU-7.8.5',
  answers: (m, { seat }) => {
    const area = m.table.areas[seat];
    return openTiles(m.table, seat)
      .filter((tile) => strictPlacements(area, [tile], m.table.rule).length > 0)
      .map((tile) => ({ tile }));
  },
  take(m, { seat, buildings }, { tile }) {
    m.next(place({ seat, tile, extra: buildings ? 'buildings' : 'bare' }));
    select(m, seat, tile);
  },
});

export const tileFrames = [place, selectExtra];
