import type { Answer, Event, EventType } from '@orrery/kernel';
import { given, Scene } from '@orrery/kernel/testing';
import type { CorporationId } from '../data/corporations/corporation.ts';
import type { PlanetId } from '../data/planets/planet.ts';
import { INNER, OUTER, SECTIONS } from '../data/station.ts';
import { TILES } from '../data/tiles.ts';
import { game } from '../rules/index.ts';
import { cellAt, codeOf } from '../rules/lookups/ground.ts';
import { oriented, tileCells } from '../rules/lookups/orientation.ts';
import { newArea, outfitArea } from '../rules/setup/area.ts';
import type { Area, Cell, M, Placement, Table } from '../rules/table.ts';
import { turn } from '../rules/turn.ts';
import type { PlanetUnknown, WindowAt } from '../rules/vocabulary.ts';
import { resolve } from '../rules/window.ts';

/** The test language: a planet, a corporation, tiles by name, and what seat 0 does. */

export interface Given {
  readonly seats?: number;
  readonly planet?: PlanetId;
  readonly corporation?: CorporationId;
  readonly options?: { readonly [name: string]: unknown };
}

const SYMMETRIC = { planets: 'symmetric', corporations: 'symmetric' };

/** Seat 0 on its planet at the beginning of the tile block, with everything on its start. */
export function colony(
  { seats = 2, planet = 'ksb-4156', corporation = 'universal', options = {} }: Given = {},
  change: (area: Area, table: Table) => void = () => {},
): Scene<PlanetUnknown> {
  const scene = given(game, { seats, options: { ...SYMMETRIC, ...options } });
  scene.position((table) => {
    table.phase = 'tile';
    table.round = Math.max(1, table.round);
    table.areas[0] = { ...newArea(0), planet, corporation };
    outfitArea(scene.play as M, 0);
    change(table.areas[0], table);
  });
  return scene.doing(turn({ seat: 0 }));
}

/** The same in a window: what is pending and forced happens at once. */
export const inWindow = (
  setup: Given,
  change: (area: Area, table: Table) => void,
  window: WindowAt = 'event',
): Scene<PlanetUnknown> => colony(setup, change).doing(resolve({ seat: 0, at: window }));

export const at = (x: number, y: number): Cell => cellAt(x, y);

/** `I2-civ-energy @ 5,0 r0` or `… r1 flip`, as in the worked examples. */
export function parse(text: string): Placement {
  const match = /^(\S+) @ (\d+),(\d+) r(\d)( flip)?$/.exec(text);
  if (!match) throw new Error(`not a placement: ${text}`);
  const [, tile, x, y, r, flip] = match;
  const placement = { tile, x: Number(x), y: Number(y), turn: Number(r), flip: flip !== undefined };
  const way = oriented(placement);
  return { ...placement, turn: way.turn, flip: way.flip };
}

/** Lays a tile as if it had been placed before: nothing is destroyed, nothing is gained. */
export function lay(area: Area, text: string): void {
  const placement = parse(text);
  for (const { cell, code } of tileCells(placement)) area.cells[cell] = code;
  area.tiles.push(placement);
}

export function layPatch(area: Area, cell: Cell): void {
  area.cells[cell] = codeOf('biomass');
  area.patches.push(cell);
}

export const stackOf = (tile: string): number => [...OUTER, ...INNER].indexOf(TILES[tile].shape);

/** Brings a tile to the top of its stack. */
export function top(table: Table, tile: string): void {
  const stack = table.station.stacks[stackOf(tile)];
  const all = [...stack.top.cards, ...stack.rest.cards, ...stack.gone.cards].filter((one) => one !== tile);
  stack.top = { ...stack.top, cards: [tile] };
  stack.rest = { ...stack.rest, cards: all };
  stack.gone = { ...stack.gone, cards: [] };
}

/** Seat 0 faces these tiles: one of the outer and one of the inner ring; the other stack of a single one is empty. */
export function face(table: Table, ...tiles: string[]): void {
  const stacks = tiles.map(stackOf);
  const outer = stacks.find((stack) => stack < SECTIONS);
  const inner = stacks.find((stack) => stack >= SECTIONS);
  const { station } = table;
  if (outer !== undefined && inner !== undefined) station.shift = (inner - SECTIONS - outer + SECTIONS) % SECTIONS;
  station.rotation = outer ?? ((inner as number) - SECTIONS - station.shift + SECTIONS) % SECTIONS;
  for (const tile of tiles) top(table, tile);
  if (outer === undefined) empty(table, station.rotation);
  if (inner === undefined) empty(table, SECTIONS + ((station.rotation + station.shift) % SECTIONS));
}

/** Nothing is left in this stack. */
export function empty(table: Table, at: number): void {
  const stack = table.station.stacks[at];
  stack.gone = { ...stack.gone, cards: [...stack.gone.cards, ...stack.top.cards, ...stack.rest.cards] };
  stack.top = { ...stack.top, cards: [] };
  stack.rest = { ...stack.rest, cards: [] };
}

export const own = (scene: Scene<PlanetUnknown>): Area => scene.table.areas[0];

export const place = (scene: Scene<PlanetUnknown>, text: string): Scene<PlanetUnknown> =>
  scene.when(0, { act: 'place', ...parse(text) });

export const mayPlace = (scene: Scene<PlanetUnknown>, text: string): boolean =>
  scene.may(0, { act: 'place', ...parse(text) });

/** Resolves a pending item of this kind (and track). */
export const resolveItem = (scene: Scene<PlanetUnknown>, kind: string, track?: string): Scene<PlanetUnknown> =>
  scene.when(0, { act: 'item', kind, ...(track ? { track } : {}) });

/** Resolves pending items in their order, answering questions with the first answer, until only confirming is left. */
export function settle(scene: Scene<PlanetUnknown>): Scene<PlanetUnknown> {
  for (let guard = 0; guard < 200; guard++) {
    const [asked] = scene.play.askedOf(0);
    if (!asked || asked.question === 'confirm' || asked.question === 'turn') return scene;
    const answers = scene.answers(0);
    const done = answers.some(({ act }) => act === 'confirm') && !answers.some(({ act }) => act === 'item');
    if (done) return scene;
    scene.play.answer(0, answers[0]);
  }
  throw new Error('no end of items');
}

export const told = <T extends EventType<PlanetUnknown>>(scene: Scene<PlanetUnknown>, type: T) =>
  scene.told.filter((event): event is Extract<Event<PlanetUnknown>, { type: T }> => event.type === type);

/** Is done, or does the first thing that is listed. */
export const briefly = (answers: readonly Answer[]): Answer =>
  answers.find(({ act }) => act === 'confirm') ?? answers[0];

/** Covers every cell of the planet but these, with patches. */
export function coverAllBut(area: Area, cells: readonly Cell[], grid: readonly Cell[]): void {
  for (const cell of grid) if (!cells.includes(cell) && area.cells[cell] === 0) layPatch(area, cell);
}

export { Scene };
