import type { Match } from '@orrery/kernel';
import { CORPORATIONS, TOP } from '../data/corporations/index.ts';
import { TRACKS } from '../data/ids.ts';
import { rulesOf } from './corporations/index.ts';
import { chartOf } from './lookups/atlas.ts';
import { codeOf, hasCell } from './lookups/ground.ts';
import { tileCells } from './lookups/orientation.ts';
import { collectedLifepods } from './lookups/tokens.ts';
import type { Area } from './table.ts';
import { hasTech } from './techs.ts';
import type { PlanetUnknown } from './vocabulary.ts';

type Fault = string | false;

/** The cells show exactly what the pieces say, one layer but for patches on tiles (PU-5.4). */
function layers(area: Area): Fault[] {
  const { cells, tiles, patches } = area;
  const overgrows = hasTech(area, 'patch-on-tile');
  const expected = cells.map(() => 0);
  const faults: Fault[] = [];
  for (const placement of tiles)
    for (const { cell, code } of tileCells(placement)) {
      faults.push(expected[cell] !== 0 && `two tiles on cell ${cell}`);
      expected[cell] = code;
    }
  for (const cell of patches) {
    faults.push(expected[cell] !== 0 && !overgrows && `a patch on a tile on cell ${cell}`);
    expected[cell] = codeOf('biomass');
  }
  faults.push(new Set(patches).size !== patches.length && 'a patch on a patch');
  faults.push(expected.some((code, cell) => code !== cells[cell]) && 'cells do not show the pieces');
  return faults;
}

const isTile = ({ cells, patches }: Area, cell: number): boolean => cells[cell] !== 0 && !patches.includes(cell);

function onGrid(area: Area): Fault[] {
  const { grid } = chartOf(area);
  const { hauls } = rulesOf(area);
  const covered = area.cells.flatMap((code, cell) => (code === 0 ? [] : [cell]));
  const all = [...covered, ...area.lifepods, ...area.meteorites, ...area.rovers.map(({ at }) => at)];
  return [
    all.some((cell) => !hasCell(grid, cell)) && 'something is off the grid',
    area.lifepods.some((cell) => area.cells[cell] !== 0) && 'a lifepod under a piece',
    !hauls && area.meteorites.some((cell) => !isTile(area, cell)) && 'a meteorite off the tiles',
    new Set(area.rovers.map(({ at }) => at)).size !== area.rovers.length && 'two rovers on one cell',
    area.rovers.some(({ loaded }) => loaded && !hauls) && 'a loaded rover',
  ];
}

function counts(area: Area): Fault[] {
  const rovers = area.reserve + area.rovers.length + area.lost.rovers;
  const lifepods = area.lifepods.length + collectedLifepods(area) + area.lost.lifepods;
  const numbers = [area.movement, area.reserve, area.scored, area.held, area.collected, area.stored];
  return [
    rovers !== CORPORATIONS[area.corporation].rovers + area.extraRovers && 'rovers do not add up',
    lifepods !== chartOf(area).lifepods.length && 'lifepods do not add up',
    numbers.some((n) => n < 0) && 'less than nothing',
  ];
}

function trackers(area: Area): Fault[] {
  const spaces = TRACKS.map((tracker) => rulesOf(area).at(area, tracker));
  const places = new Set(spaces.map(({ track, row }) => `${track} ${row}`));
  const parked = area.parked.map(({ track, row }) => `${track} ${row}`);
  return [
    spaces.some(({ row }) => row === undefined || row < 0 || row > TOP) && 'a tracker off its track',
    places.size !== TRACKS.length && 'two trackers on one space',
    parked.some((space) => places.has(space)) && 'a lifepod under a tracker',
    new Set(parked).size !== parked.length && 'two lifepods on one space',
    new Set(area.slots).size !== area.slots.length && 'two lifepods on one tech',
  ];
}

/** What must hold at every moment (PU-2, PU-5.4, PU-7.5, PU-10). */
export function check({ table }: Pick<Match<PlanetUnknown>, 'table'>): string[] {
  if (table.phase === 'setup') return [];
  return table.areas.flatMap((area, seat) =>
    [...layers(area), ...onGrid(area), ...counts(area), ...trackers(area)].flatMap((fault) =>
      fault ? [`seat ${seat}: ${fault}`] : [],
    ),
  );
}
