/** Questions that boards, words and opponents ask of a table as it is seen; nothing here changes it. */
export { stateOf } from '../corporations/index.ts';
export * from './abilities.ts';
export * from './astrobot.ts';
export * from './astrobot-base.ts';
export * from './building.ts';
export * from './crater.ts';
export * from './forecast.ts';
export * from './goals.ts';
export * from './layout.ts';
export * from './metrics.ts';
export * from './paying.ts';
export * from './players.ts';
export * from './points.ts';
export * from './prices.ts';
export * from './rows.ts';
