import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LocalGames } from '../../device/local-games.ts';
import type { Picture } from '../../host/host.ts';
import { memoryGames } from '../fixtures/memory-games.ts';

/** A game that was played and saved with edition 1 of Planet Unknown. */
const text = readFileSync(new URL('../../../games/planet-unknown/test/edition-1.json', import.meta.url), 'utf8');
const file = JSON.parse(text);

test('a saved game of an older edition goes on by its own rules, a new game begins with the newest', async () => {
  const saved = memoryGames();
  const pictures: Picture[] = [];
  const decide = () => Promise.reject(new Error('nobody thinks here'));
  const games = new LocalGames({ saved, decide, advise: decide, push: (picture) => pictures.push(picture) });

  const begun = { ...file, entries: file.entries.slice(0, 20), hashes: file.hashes.slice(0, 20) };
  const id = await games.importFile(begun);
  expect((await saved.load(id))?.record.edition).toBe(1);
  await games.open(id);
  if (pictures.at(-1)?.curtain !== undefined) await games.lift();
  expect(pictures.at(-1)?.view).toMatchObject({ edition: 1, over: false });

  const whole = await games.importFile(file);
  await games.open(whole);
  expect(pictures.at(-1)?.view).toMatchObject({ edition: 1, over: true });

  const seats = file.players.map(({ name }: { name: string }) => ({ name, by: 'person' as const }));
  const fresh = await games.create({ game: file.game, seats, options: {} });
  expect((await saved.load(fresh))?.record.edition).toBe(2);
});
