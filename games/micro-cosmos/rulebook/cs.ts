export * from './cs/actions.ts';
export * from './cs/ending.ts';
export * from './cs/goal.ts';
export * from './cs/more.ts';
export * from './cs/solo.ts';
export * from './cs/steps.ts';
export * from './cs/turns.ts';
