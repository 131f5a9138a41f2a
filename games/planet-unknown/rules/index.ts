export { game } from './game.ts';
export type { Item, ItemKind } from './items/item.ts';
export * from './lookups/index.ts';
export { mixOf } from './options.ts';
export type { Area, AreaView, Cell, Placement, Rover, Stack, Table, TableView } from './table.ts';
export * from './vocabulary.ts';
