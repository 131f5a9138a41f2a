import type { Seat } from '@orrery/kernel';
import type { M, TableView } from '../table.ts';
import { advanceFrames, advances } from './advances.ts';
import { missionFrames, missionItems, peekFrames, peeks } from './cards.ts';
import type { Handling, Handlings, Item, ItemKind } from './item.ts';
import { lifepodFrames, lifepodItems } from './lifepods.ts';
import { meteoriteFrames, meteoriteItems } from './meteorites.ts';
import { patchFrames, patchItems } from './patches.ts';
import { roverItemFrames, roverItems } from './rovers.ts';
import { extraTiles, stationFrames, stationItems } from './station.ts';
import { fluxFrames, fluxItems, regresses, regressFrames, unionFrames, unions } from './trackers.ts';

const HANDLINGS: Handlings<ItemKind> = {
  ...advances,
  ...regresses,
  ...unions,
  ...roverItems,
  ...meteoriteItems,
  ...patchItems,
  ...lifepodItems,
  ...fluxItems,
  ...extraTiles,
  ...peeks,
  ...stationItems,
  ...missionItems,
};

const handlingOf = ({ kind }: Item): Handling<ItemKind> => HANDLINGS[kind] as Handling<ItemKind>;

export const isOptional = (item: Item): boolean => handlingOf(item).optional === true;

export const isPossible = (table: TableView, seat: Seat, item: Item): boolean =>
  handlingOf(item).possible(table, seat, item);

export const start = (m: M, seat: Seat, item: Item): void => handlingOf(item).start(m, seat, item);

export const itemFrames = [
  ...advanceFrames,
  ...regressFrames,
  ...unionFrames,
  ...roverItemFrames,
  ...meteoriteFrames,
  ...patchFrames,
  ...lifepodFrames,
  ...fluxFrames,
  ...peekFrames,
  ...stationFrames,
  ...missionFrames,
];
