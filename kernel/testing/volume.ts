/** `npm run test:long` plays all games of a test, `npm test` a quarter of them. */
export const volume = (games: number): number => (process.env.LONG ? games : Math.ceil(games / 4));
