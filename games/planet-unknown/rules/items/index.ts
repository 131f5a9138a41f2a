import type { Seat } from '@orrery/kernel';
import type { M, TableView } from '../table.ts';
import { advanceFrames, advances } from './advances.ts';
import { extraTiles } from './extra-tile.ts';
import { fluxFrames, fluxItems } from './flux.ts';
import type { Handling, Handlings } from './handling.ts';
import type { Item, ItemKind } from './item.ts';
import { lifepodFrames, lifepodItems } from './lifepods.ts';
import { meteoriteFrames, meteoriteItems } from './meteorites.ts';
import { missionFrames, missionItems } from './missions.ts';
import { patchFrames, patchItems } from './patches.ts';
import { peekFrames, peeks } from './peek.ts';
import { regresses, regressFrames } from './regress.ts';
import { roverItemFrames, roverItems } from './rovers.ts';
import { stationFrames, stationItems } from './station.ts';
import { unionFrames, unions } from './unionize.ts';

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
