export type * from './vocabulary/events.ts';
export * from './vocabulary/lists.ts';
export type * from './vocabulary/questions.ts';
export type * from './vocabulary/reasons.ts';
