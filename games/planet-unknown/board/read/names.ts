import { TILES } from '../../data/tiles.ts';
import type { Key, Say } from '../say.ts';
import { cellName, columnName, rowName, yOf } from './cells.ts';
import { chartOf, hasBuilding, hasCell, hasSymbol, type Preview, terrainOf } from './rules.ts';
import type { AreaView, Cell, Placement } from './table.ts';

/** Spoken names: phrases that are joined with commas, each one complete in itself. */

export function nameOfTile(tile: string, say: Say): string {
  const { shape, terrains, meteor } = TILES[tile];
  return say(meteor ? 'board.tile.meteor' : 'board.tile', { shape, terrain: terrains[0], other: terrains[1] });
}

export const nameOfLie = ({ turn, flip }: Pick<Placement, 'turn' | 'flip'>, say: Say): string[] => [
  say('board.turned', { degrees: turn * 90 }),
  ...(flip ? [say('board.flipped')] : []),
];

const SPECIALS: { readonly [rule: string]: Key } = {
  currents: 'board.cell.current',
  cities: 'board.cell.city',
  toxic: 'board.cell.toxic',
};

/** What lies on a cell, from the ground up. */
export function nameOfCell(area: AreaView, cell: Cell, say: Say): string[] {
  return [cellName(cell), ...groundOf(area, cell, say), ...tokensOn(area, cell, say)];
}

function groundOf(area: AreaView, cell: Cell, say: Say): string[] {
  const { ice, special, planet } = chartOf(area);
  const code = area.cells[cell];
  const terrain = terrainOf(code);
  if (area.patches.includes(cell)) return [say('board.cell.patch')];
  if (terrain)
    return [
      say(hasBuilding(code) ? 'board.cell.building' : 'board.cell.terrain', { terrain }),
      ...(hasSymbol(code) ? [say('board.cell.symbol')] : []),
    ];
  const onRing = planet.rule.type === 'ring' && planet.rule.rows.includes(yOf(cell));
  const key = hasCell(special, cell) ? SPECIALS[planet.rule.type] : undefined;
  return [
    say(hasCell(ice, cell) ? 'board.cell.ice' : 'board.cell.land'),
    ...(key ? [say(key)] : []),
    ...(onRing ? [say('board.cell.ring')] : []),
  ];
}

function tokensOn(area: AreaView, cell: Cell, say: Say): string[] {
  const rover = area.rovers.find(({ at }) => at === cell);
  return [
    ...(area.meteorites.includes(cell) ? [say('board.cell.meteorite')] : []),
    ...(area.lifepods.includes(cell) ? [say('board.cell.lifepod')] : []),
    ...(rover ? [say(rover.loaded ? 'board.cell.loaded' : 'board.cell.rover')] : []),
  ];
}

/** Everything a placement does, one phrase for each thing. */
export function phrasesOf(area: AreaView, what: Preview, say: Say): string[] {
  return [
    ...what.buildings.map((building) => phraseOfBuilding(building, say)),
    ...what.gains.map((gain) => say('board.preview.gain', { what: say(`board.gain.${gain}`) })),
    ...linesOf(area, what.completes, say),
    ...(what.meteorite === null ? [] : [say('board.preview.meteorite', { at: cellName(what.meteorite) })]),
    ...lossesOf(what.destroys, say),
  ];
}

function phraseOfBuilding({ terrain, tracks, steps }: Preview['buildings'][number], say: Say): string {
  if (tracks.length === 0)
    return terrain === 'water' ? say('board.preview.dry') : say('board.preview.idle', { terrain });
  if (terrain === 'energy' || tracks.length > 1) return say('board.preview.energy', { tracks });
  return say('board.preview.advance', { track: tracks[0], steps });
}

export function linesOf(area: AreaView, { rows, columns }: Preview['completes'], say: Say): string[] {
  const { rowMedals, columnMedals } = chartOf(area).planet;
  return [
    ...rows.map((y) => say('board.preview.row', { at: rowName(y), points: rowMedals[y] })),
    ...columns.map((x) => say('board.preview.column', { at: columnName(x), points: columnMedals[x] })),
  ];
}

export const lossesOf = ({ rovers, lifepods }: Preview['destroys'], say: Say): string[] => [
  ...rovers.map((cell) => say('board.preview.rover', { at: cellName(cell) })),
  ...lifepods.map((cell) => say('board.preview.lifepod', { at: cellName(cell) })),
];
