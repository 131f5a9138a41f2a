/** Pure lookups on what a viewer sees of the table, for the screen. They never change anything. */
export { type ShipValues, valuesOf } from './blueprint.ts';
export { whyNoItem } from './build.ts';
export { colonies } from './colony.ts';
export { isContested } from './combat.ts';
export { hasDiplomacy, whyNoRelations } from './diplomacy.ts';
export { activations, balance, production, sectorsOf, upkeep, upkeepWith } from './economy.ts';
export { rotations, zones } from './explore.ts';
export { fleetOf, hasOpponent, pinned, shipsIn, shipsOnMap, typesIn, unpinned } from './fleets.ts';
export * from './lookups/economy.ts';
export * from './lookups/map.ts';
export * from './lookups/ships.ts';
export * from './lookups/turn.ts';
export { EDGES, hasDoor, isPortal, opposite, ringOf, sectorOf, stackAt, turned } from './map.ts';
export { can, hasAbility, inGame, knows, settlesAdvanced, speciesOf, techToBuild } from './players.ts';
export { drawsOf } from './reputation.ts';
export { costOf, kindsInTray } from './research.ts';
export { ancientsOn } from './scoring.ts';
export { partsFor } from './upgrade.ts';
