/** Questions that boards, words and opponents ask of a table as it is seen; nothing here changes it. */
export * from './abilities.ts';
export * from './crater.ts';
export * from './goals.ts';
export * from './players.ts';
export * from './points.ts';
export * from './prices.ts';
