/** Questions that rules, boards and opponents ask of a table as it is seen; nothing here changes it. */
export * from './costs.ts';
export * from './galaxy.ts';
export * from './players.ts';
export * from './points.ts';
export * from './travel.ts';
