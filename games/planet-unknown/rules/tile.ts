import { question, type Seat } from '@orrery/kernel';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { TILES } from '../data/tiles.ts';
import { gainMovement } from './gains.ts';
import { type Extra, placeTile } from './place.ts';
import { ladder, type PlaceAnswer, strictPlacements } from './placement/ladder.ts';
import { type Reason, whyNotPlace } from './placement/why-not.ts';
import { moveRover, type RoverMove, roverMoves } from './rovers.ts';
import { openTiles } from './station.ts';
import type { M, Table, TableView } from './table.ts';
import { activeTech } from './techs.ts';
import { tell } from './tell.ts';

/** PU-10.2.3: Republic 1 pays when a tile with its terrain is selected, by the space of the rover tracker. */
export function select(m: M, seat: Seat, tile: string): void {
  const area = m.table.areas[seat];
  const tech = activeTech(area, 'movement-on-select');
  if (!tech) return;
  tell(m, { type: 'tile-selected', seat, tile });
  if (!TILES[tile].terrains.includes(tech.effect.terrain)) return;
  const marks = CORPORATIONS[area.corporation].tracks.rover[area.trackers.rover];
  for (const mark of marks) if (mark.mark === 'move') gainMovement(m, seat, mark.points);
}

interface Placing {
  /** The tile selected before, if it was (Republic 1); rovers may move meanwhile. */
  tile: string | null;
  extra: Extra;
}

function placements(table: TableView, seat: Seat, { tile, extra }: Placing): readonly PlaceAnswer[] {
  const area = table.areas[seat];
  const tiles = openTiles(table, seat);
  if (extra !== 'none') return strictPlacements(area, tile ? [tile] : tiles, table.rule);
  return ladder(area, tiles, table.rule).filter((placement) => tile === null || placement.tile === tile);
}

/** A tile selected by Republic, or an extra tile (PU-7.8). */
export const place = question<Table, Placing, PlaceAnswer | RoverMove>('place', {
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

export function whyNot(m: M, seat: Seat, answer: object, how: { tile: string | null; strict: boolean }) {
  const { act } = answer as { act?: string };
  return act === 'place' ? (whyNotPlace(m.table, seat, answer as PlaceAnswer, how) as Reason) : undefined;
}

/** PU-7.8.5: an extra tile is selected first. */
export const selectExtra = question<Table, { buildings: boolean }, { tile: string }>('select-extra', {
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
