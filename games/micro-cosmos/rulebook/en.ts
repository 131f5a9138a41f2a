export * from './en/actions.ts';
export * from './en/ending.ts';
export * from './en/goal.ts';
export * from './en/more.ts';
export * from './en/solo.ts';
export * from './en/steps.ts';
export * from './en/turns.ts';
