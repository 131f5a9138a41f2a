import type { Answer, View } from '@orrery/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalGames } from '../../device/local-games.ts';
import { localHost } from '../../device/local-host.ts';
import { createLocal } from '../../device/rules.ts';
import type { SavedGames } from '../../device/saved-games.ts';
import type { Host, Picture } from '../../host/host.ts';
import { FakeWorker } from '../fixtures/fake-worker.ts';
import { memoryGames } from '../fixtures/memory-games.ts';

vi.mock('@orrery/games', () => import('../fixtures/games.ts'));

/** What the device remembers, whatever happens to its workers. */
let saved: SavedGames;
let workers: FakeWorker[];
let host: Host;
let pictures: Picture[];
let thinks: (view: View) => Promise<Answer>;

const questionOf = ({ asked }: View) => asked.find(({ offer }) => !offer);
const firstAnswer = async (view: View): Promise<Answer> => questionOf(view)?.answers[0] as Answer;

const nobodyAsks = () => Promise.reject(new Error('nobody asks'));

beforeEach(() => {
  saved = memoryGames();
  workers = [];
  thinks = firstAnswer;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super((push) => new LocalGames({ saved, decide: (view) => thinks(view), advise: nobodyAsks, push }));
        workers.push(this);
      }
    },
  );
});
afterEach(() => {
  host.close();
  // The page keeps its worker from game to game.
  workers.at(-1)?.die();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A game against a bot, opened, with the pictures it shows. */
async function opened(): Promise<() => Picture> {
  const seats = [
    { name: 'Anna', by: 'person' as const },
    { name: 'Kepler', by: 'bot' as const },
  ];
  host = localHost(await createLocal({ game: 'high-card', seats, options: {} }));
  pictures = [];
  host.watch((picture) => pictures.push(picture));
  await host.open();
  return () => pictures[pictures.length - 1];
}

const asked = async (now: () => Picture) => {
  await vi.waitFor(() => expect(questionOf(now().view as View)).toBeDefined());
  return questionOf(now().view as View) as NonNullable<ReturnType<typeof questionOf>>;
};

test('a worker that dies is replaced: the player is told, and the game goes on where it stood', async () => {
  thinks = () => new Promise(() => undefined);
  const now = await opened();
  const first = await asked(now);
  await host.answer(first, first.answers[0]);
  const before = now();
  thinks = firstAnswer;
  workers[0].die();
  await vi.waitFor(() => expect(now().trouble).toBe('restarted'));
  expect(workers).toHaveLength(2);
  expect(pictures.find(({ trouble }) => trouble === 'restarted')?.view).toEqual(before.view);
  const next = await asked(now);
  await host.answer(next, next.answers[0]);
  await vi.waitFor(() => expect(now().trouble).toBeUndefined());
  expect(now().view?.answers).toBeGreaterThan(before.view?.answers ?? 0);
});

test('an answer on its way to a worker that dies is refused, not waited for', async () => {
  const now = await opened();
  const first = await asked(now);
  saved.save = () => new Promise(() => undefined);
  const lost = host.answer(first, first.answers[0]);
  workers[0].die();
  await expect(lost).rejects.toMatchObject({ code: 'worker-died' });
});

test('a worker that dies again and again is given up: the player is told', async () => {
  const now = await opened();
  await asked(now);
  saved.load = () => new Promise(() => undefined);
  for (const at of [0, 1, 2]) workers[at].die();
  expect(now().trouble).toBe('stopped');
  expect(workers).toHaveLength(3);
});

test('a game that could not be saved cannot go on after a death: the player is told', async () => {
  saved.save = () => Promise.reject(new Error('quota'));
  const now = await opened();
  await asked(now);
  workers[0].die();
  await vi.waitFor(() => expect(now().trouble).toBe('stopped'));
});
