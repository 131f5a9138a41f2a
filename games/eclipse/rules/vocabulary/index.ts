export type * from './events.ts';
export * from './lists.ts';
export type * from './questions.ts';
export type * from './reasons.ts';
