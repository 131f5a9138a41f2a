export * from './pl/basics.ts';
export * from './pl/command.ts';
export * from './pl/corporations.ts';
export * from './pl/more.ts';
export * from './pl/round.ts';
export * from './pl/solo.ts';
export * from './pl/upkeep.ts';
