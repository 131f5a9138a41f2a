export * from './en/basics.ts';
export * from './en/command.ts';
export * from './en/corporations.ts';
export * from './en/more.ts';
export * from './en/round.ts';
export * from './en/solo.ts';
export * from './en/upkeep.ts';
