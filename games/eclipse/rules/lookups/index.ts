/** What a board may ask of the table as its viewer sees it: pure functions that never change anything. */
export * from './battle.ts';
export * from './blueprint.ts';
export * from './dice.ts';
export * from './economy.ts';
export * from './explore.ts';
export * from './fleets.ts';
export * from './map.ts';
export * from './players.ts';
export * from './research.ts';
export * from './score.ts';
export * from './turn.ts';
