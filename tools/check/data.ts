import { games } from '@orrery/games';

/** What the games find wrong with the facts of their boxes: owners of a box may exchange designed cards for their own. */
export async function dataFaults(): Promise<string[]> {
  const faults = games.map(async ({ id, data }) =>
    (await data?.())?.checkData().map((fault) => `games/${id}: ${fault}`),
  );
  return (await Promise.all(faults)).flatMap((found) => found ?? []);
}
