export * from './pl/actions.ts';
export * from './pl/ending.ts';
export * from './pl/goal.ts';
export * from './pl/more.ts';
export * from './pl/solo.ts';
export * from './pl/steps.ts';
export * from './pl/turns.ts';
