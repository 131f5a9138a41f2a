import type { Answer, Seat } from '@orrery/kernel';
import { TILES } from '../../../data/tiles.ts';
import type { AreaView, Placement, TableView } from '../../table.ts';
import { activeTech } from '../../techs.ts';
import type { PlaceAnswer, Why } from '../../vocabulary.ts';
import { SIZE } from '../ground.ts';
import { type Oriented, oriented } from '../orientation.ts';
import { openTiles } from '../station.ts';
import { eventTest } from './event-test.ts';
import { ladder } from './ladder.ts';
import { planetTest } from './planet-test.ts';
import { type Because, because } from './reasons.ts';
import { anchorOf, type Site, siteOf, touches } from './site.ts';

const isWhole = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < SIZE;

/** An answer from outside that has all it needs to be one. */
export const isPlacement = (answer: Answer | PlaceAnswer): answer is PlaceAnswer =>
  answer.act === 'place' &&
  typeof answer.tile === 'string' &&
  Object.hasOwn(TILES, answer.tile) &&
  isWhole(answer.x) &&
  isWhole(answer.y) &&
  TURNS.includes(answer.turn) &&
  typeof answer.flip === 'boolean';

const TURNS: readonly unknown[] = [0, 1, 2, 3];

/** How a tile is placed: one selected before, an extra one that must obey everything. */
export interface How {
  readonly tile: string | null;
  readonly strict: boolean;
}

/** Why this placement is not legal; undefined if it is. */
export function whyNotPlace(table: TableView, seat: Seat, placement: Placement, how: How): Because | undefined {
  const area = table.areas[seat];
  const { tile, x, y } = placement;
  const tiles = how.tile ? [how.tile] : openTiles(table, seat);
  if (!tiles.includes(tile)) return because('not-available');
  const site = siteOf(area);
  const way = oriented(placement);
  const base = whyNotBase(site, tile, { way, x, y });
  if (base) return because(base);
  const strictly = whyNotRules(table, site, tile, { way, x, y });
  if (how.strict || !strictly) return strictly && because(strictly);
  return whyNotOnLadder(table, seat, placement, strictly);
}

interface Lying {
  readonly way: Oriented;
  readonly x: number;
  readonly y: number;
}

function whyNotBase(site: Site, tile: string, { way, x, y }: Lying): Why | undefined {
  const inFrame = x >= 0 && y >= 0 && x + way.width <= SIZE && y + way.height <= SIZE;
  if (!inFrame || touches(way, x, y, site.chart.void)) return 'off-the-grid';
  if (touches(way, x, y, site.covered)) return 'already-covered';
  const anchor = anchorOf(site, tile);
  if (anchor && !touches(way, x, y, anchor)) return site.empty ? firstReason(site) : 'not-adjacent';
  return undefined;
}

const firstReason = ({ chart }: Site): Why =>
  chart.planet.rule.type === 'centre-first' ? 'centre-first' : 'first-on-perimeter';

const PLANET_REASONS: { readonly [type: string]: Why } = {
  'no-straddle': 'no-straddle',
  'forbidden-buildings': 'forbidden-building',
  ring: 'ring',
  chasm: 'chasm',
  'centre-first': 'centre-first',
  'slide-in': 'slide-in',
};

const EVENT_REASONS: { readonly [rule: string]: Why } = {
  'no-tile-on-perimeter': 'event-perimeter',
  'no-tile-on-ice': 'event-ice',
  'no-matching-terrain-adjacent': 'event-matching',
};

function whyNotRules({ rule }: TableView, site: Site, tile: string, { way, x, y }: Lying): Why | undefined {
  const planet = planetTest(site);
  if (planet && !planet(tile, way, x, y)) return PLANET_REASONS[site.chart.planet.rule.type];
  const event = eventTest(site, rule);
  if (event && !event(tile, way, x, y)) return EVENT_REASONS[rule?.rule ?? ''];
  return undefined;
}

/** PU-5.8: a broken rule may not matter where nothing else is left. */
function whyNotOnLadder(table: TableView, seat: Seat, placement: Placement, why: Why): Because | undefined {
  const area = table.areas[seat];
  const legal = ladder(area, openTiles(table, seat), table.rule);
  const { turn, flip } = oriented(placement);
  const isLegal = legal.some(
    (one) =>
      one.tile === placement.tile &&
      one.x === placement.x &&
      one.y === placement.y &&
      one.turn === turn &&
      one.flip === flip,
  );
  return isLegal ? undefined : because(why);
}

/** Republic 1 selects first, and places then (PU-10.2.3). */
export const selectsFirst = (area: AreaView): boolean => activeTech(area, 'movement-on-select') !== undefined;

export const selectFirst = because('select-first');
