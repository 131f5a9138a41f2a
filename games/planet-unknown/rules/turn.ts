import { ladder } from './lookups/placement/ladder.ts';
import { selectFirst, selectsFirst } from './lookups/placement/why-not.ts';
import { openTiles } from './lookups/station.ts';
import { placeTile, takeUnplaced } from './place.ts';
import type { M } from './table.ts';
import { place, select, whyNot } from './tile.ts';
import { question, type TileAnswer } from './vocabulary.ts';
import { choices, doAct, resolve } from './window.ts';

/** PU-15.13 to PU-15.15, from the techs and the board of this moment (PU-5.9). */
function tileAnswers(m: M, seat: number): readonly TileAnswer[] {
  const area = m.table.areas[seat];
  const tiles = openTiles(m.table, seat);
  const legal = ladder(area, tiles, m.table.rule);
  if (legal.length === 0) return tiles.map((tile) => ({ act: 'take', tile }));
  if (!selectsFirst(area)) return legal;
  return tiles
    .filter((tile) => legal.some((placement) => placement.tile === tile))
    .map((tile) => ({ act: 'select', tile }));
}

/** PU-4.4: the window before the tile, and the tile decision itself. */
export const turn = question('turn', {
  rule: 'PU-4.4',
  always: true,
  answers(m, { seat }) {
    const { acts } = choices(m, seat, 'turn');
    const tiles = tileAnswers(m, seat);
    return acts.length === 0 ? tiles : [...tiles, ...acts];
  },
  take(m, { seat }, answer) {
    switch (answer.act) {
      case 'place':
        m.next(resolve({ seat, at: 'after' }));
        placeTile(m, seat, answer, 'none');
        return;
      case 'select':
        m.next(place({ seat, tile: answer.tile, extra: 'none' }), resolve({ seat, at: 'after' }));
        select(m, seat, answer.tile);
        return;
      case 'take':
        m.next(resolve({ seat, at: 'after' }));
        select(m, seat, answer.tile);
        takeUnplaced(m, seat, answer.tile);
        return;
      default:
        m.next(turn({ seat }));
        doAct(m, seat, answer);
    }
  },
  whyNot(m, { seat }, answer) {
    const why = whyNot(m, seat, answer, { tile: null, strict: false });
    return why ?? (answer.act === 'place' && selectsFirst(m.table.areas[seat]) ? selectFirst : undefined);
  },
});

export const turnFrames = [turn];
