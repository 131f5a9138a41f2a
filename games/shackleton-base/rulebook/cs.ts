export * from './cs/basics.ts';
export * from './cs/command.ts';
export * from './cs/corporations.ts';
export * from './cs/more.ts';
export * from './cs/round.ts';
export * from './cs/solo.ts';
export * from './cs/upkeep.ts';
