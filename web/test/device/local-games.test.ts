import { type Answer, type Asked, Refusal, type View } from '@orrery/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Decide, LocalGames } from '../../device/local-games.ts';
import type { SavedGames } from '../../device/saved-games.ts';
import type { Picture, SeatInfo } from '../../host/host.ts';
import { memoryGames } from '../fixtures/memory-games.ts';

vi.mock('@orrery/games', () => import('../fixtures/games.ts'));

const person = (name: string): SeatInfo => ({ name, by: 'person' });
const bot = (name: string): SeatInfo => ({ name, by: 'bot', level: 'easy' });
const firstAnswer: Decide = async (view: View): Promise<Answer> => mustAnswer(view).answers[0];

const noAdvice = async () => ({ answers: [], wanted: {} });

/** The question somebody waits for; offers can wait. */
function mustAnswer({ asked }: View): Asked {
  return asked.find(({ offer }) => !offer) as Asked;
}

/** A games whose pictures are kept. */
function gamesWith(saved: SavedGames, decide: Decide = firstAnswer) {
  const pictures: Picture[] = [];
  const games = new LocalGames({ saved, decide, advise: noAdvice, push: (picture) => pictures.push(picture) });
  const now = () => pictures[pictures.length - 1];
  const botsThink = ({ view, seats }: Picture) => view?.awaited.some(({ seat }) => seats[seat].by === 'bot');
  /** Until somebody at the device must do something and no bot has anything to do. */
  const waited = () =>
    vi.waitFor(() => {
      expect(botsThink(now())).not.toBe(true);
      expect(
        now()?.curtain !== undefined || (now()?.view && mustAnswer(now().view as View)) || now()?.view?.over,
      ).toBeTruthy();
    });
  return { games, pictures, now, waited };
}

const start = (games: LocalGames, seats: readonly SeatInfo[]) =>
  games.create({ game: 'high-card', seats, options: {} });

async function playOn({ games, now, waited }: ReturnType<typeof gamesWith>, most = 500): Promise<void> {
  for (let turn = 0; turn < most && !now().view?.over; turn++) {
    await waited();
    if (now().curtain !== undefined) await games.lift();
    else if (!now().view?.over) await games.answer(mustAnswer(now().view as View).answers.at(-1) as Answer);
  }
}

let saved: SavedGames;
beforeEach(() => {
  saved = memoryGames();
});

describe('against bots', () => {
  test('a whole game is played, saved after every answer, and ends with a standing', async () => {
    const table = gamesWith(saved);
    const id = await start(table.games, [person('Anna'), bot('Kepler'), bot('Halley')]);
    await table.games.open(id);
    await table.waited();
    await vi.waitFor(async () => expect((await saved.load(id))?.record.entries.length).toBeGreaterThan(0));
    await playOn(table);
    expect(table.now().standing?.rows).toHaveLength(3);
    const kept = await saved.load(id);
    expect(kept?.summary).toMatchObject({ over: true, awaited: [], answers: kept?.record.entries.length });
  });

  test('no curtain falls, and the page gets only what the person may know', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    for (const { curtain, view } of table.pictures) {
      expect(curtain).toBeUndefined();
      expect(view?.viewer).toBe(0);
      const { hands, deck } = (view as View).table as { hands: { cards?: unknown }[]; deck: { cards?: unknown } };
      expect(hands[1].cards).toBeUndefined();
      expect(deck.cards).toBeUndefined();
      expect(JSON.stringify(view)).not.toContain('secret');
    }
  });

  test('goes on after a reload where it stopped', async () => {
    const before = gamesWith(saved);
    const id = await start(before.games, [person('Anna'), bot('Kepler')]);
    await before.games.open(id);
    await before.waited();
    await before.games.answer(mustAnswer(before.now().view as View).answers[0]);
    await before.waited();
    const after = gamesWith(saved);
    await after.games.open(id);
    await after.waited();
    expect(after.now().view).toEqual(before.now().view);
    expect(after.now().log).toEqual(before.now().log);
    // What the others did since the own answer can be stepped through, whoever gave it and whenever.
    const { entries } = await after.games.file();
    expect(after.now().answered).toBe(entries.findLastIndex(({ seat }) => seat === 0) + 1);
    await playOn(after);
    expect(after.now().view?.over).toBe(true);
  });

  test('an answer that is not listed is refused and changes nothing', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await table.waited();
    await expect(table.games.answer({ card: 'no-such' })).rejects.toThrow(Refusal);
    const { entries } = await table.games.file();
    expect(entries.filter(({ seat }) => seat === 0)).toEqual([]);
  });
});

describe('a bot that fails', () => {
  const failures: { [name: string]: Decide } = {
    'whose worker dies': () => Promise.reject(new Refusal('worker-died')),
    'that throws': async () => {
      throw new Error('no such heuristic');
    },
    'that answers what is not listed': async () => ({ card: 'no-such' }),
  };

  test.each(Object.keys(failures))('%s answers anything legal, and the player is told', async (kind) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = gamesWith(saved, failures[kind]);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler'), bot('Halley')]));
    await playOn(table);
    expect(table.now().view?.over).toBe(true);
    expect(table.pictures.some(({ trouble }) => trouble === 'bot-failed')).toBe(true);
    vi.restoreAllMocks();
  });

  test('once is told until the player answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let failed = false;
    const table = gamesWith(saved, async (...asked) => {
      if (failed) return firstAnswer(...asked);
      failed = true;
      throw new Error('once');
    });
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await vi.waitFor(() => expect(table.now().trouble).toBe('bot-failed'));
    await table.waited();
    await table.games.answer(mustAnswer(table.now().view as View).answers[0]);
    expect(table.now().trouble).toBeUndefined();
    vi.restoreAllMocks();
  });
});

describe('sharing one device', () => {
  test('nothing of the game is sent while the curtain is up', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), person('Petr')]));
    expect(table.now()).toEqual({
      game: 'high-card',
      seats: [person('Anna'), person('Petr')],
      shared: true,
      curtain: 0,
      log: [],
    });
    await playOn(table);
    const behind = table.pictures.filter(({ curtain }) => curtain !== undefined);
    expect(behind.length).toBeGreaterThan(3);
    for (const picture of behind) {
      expect(picture.view).toBeUndefined();
      expect(picture.log).toEqual([]);
      expect(picture.undo).toBeUndefined();
    }
  });

  test('each person sees the own hand only', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), person('Petr')]));
    await playOn(table);
    const viewers = new Set<unknown>();
    for (const { view, covered } of table.pictures) {
      if (!view) continue;
      viewers.add(view.viewer);
      const { hands } = view.table as { hands: { cards?: unknown }[] };
      hands.forEach(({ cards }, seat) => {
        expect(cards !== undefined).toBe(seat === view.viewer && !covered);
      });
    }
    expect(viewers).toEqual(new Set([0, 1]));
  });

  test('behind the curtain nobody can answer, undo or look back', async () => {
    const { games } = gamesWith(saved);
    await games.open(await start(games, [person('Anna'), person('Petr')]));
    await expect(games.answer({ card: 'n1' })).rejects.toThrow('not-asked');
    await expect(games.undo()).rejects.toThrow('not-asked');
    await expect(games.moment(0)).rejects.toThrow();
  });
});

describe('the past', () => {
  test('shows what the person saw then', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    for (const { view } of table.pictures.slice(0, 6))
      if (view) expect((await table.games.moment(view.answers)).view).toEqual(view);
  });

  test('other viewpoint are allowed only after the end', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await table.waited();
    await expect(table.games.moment(1, 1)).rejects.toThrow('match-running');
    await expect(table.games.moment(1, 'all')).rejects.toThrow('match-running');
    await playOn(table);
    const { hands } = (await table.games.moment(1, 'all')).view.table as { hands: { cards?: unknown }[] };
    expect(hands.every(({ cards }) => cards !== undefined)).toBe(true);
  });
});

describe('undo', () => {
  test('takes back to the border and names what it takes back', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    for (let turn = 0; turn < 200 && !table.now()?.undo; turn++) {
      await table.waited();
      const asked = mustAnswer(table.now().view as View);
      await table.games.answer(asked.answers[0]);
    }
    const { undo, view } = table.now();
    expect(undo?.question).not.toBe('');
    await table.games.undo();
    expect(table.now().view?.answers).toBe((view?.answers ?? 0) - 1);
    expect(mustAnswer(table.now().view as View).answers).toContainEqual(undo?.answer);
  });
});

describe('saving', () => {
  test('play goes on when nothing can be stored, with a warning', async () => {
    const broken: SavedGames = { ...saved, save: () => Promise.reject(new Error('quota')) };
    const table = gamesWith(broken);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    expect(table.now().trouble).toBe('not-saved');
    await playOn(table);
    expect(table.now().view?.over).toBe(true);
    expect((await table.games.file()).entries.length).toBeGreaterThan(0);
  });

  test('a store that works again is used again', async () => {
    let full = true;
    const moody: SavedGames = {
      ...saved,
      save: (...args) => (full ? Promise.reject(new Error('quota')) : saved.save(...args)),
    };
    const table = gamesWith(moody);
    const id = await start(table.games, [person('Anna'), bot('Kepler')]);
    await table.games.open(id);
    await table.waited();
    full = false;
    await table.games.answer(mustAnswer(table.now().view as View).answers[0]);
    expect(table.now().trouble).toBeUndefined();
    expect((await saved.load(id))?.record.entries.length).toBeGreaterThan(0);
  });

  test('a newer copy of another tab is never overwritten', async () => {
    const [one, two] = [gamesWith(saved), gamesWith(saved)];
    const id = await start(one.games, [person('Anna'), person('Petr')]);
    for (const { games } of [one, two]) {
      await games.open(id);
      await games.lift();
    }
    await one.games.answer(mustAnswer(one.now().view as View).answers[0]);
    const stored = await saved.load(id);
    await two.games.answer(mustAnswer(two.now().view as View).answers[1]);
    expect(two.now().trouble).toBe('newer-elsewhere');
    await expect(two.games.lift()).rejects.toThrow('newer-elsewhere');
    expect(await saved.load(id)).toEqual(stored);

    const copy = await two.games.resolveConflict('copy');
    expect(copy).not.toBe(id);
    expect(await saved.load(id)).toEqual(stored);
    await two.games.open(id);
    expect(two.now().trouble).toBeUndefined();
    expect((await two.games.file()).entries).toEqual(stored?.record.entries);
  });
});

describe('game files', () => {
  test('a saved file opens as a game of its own and is checked', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    const file = JSON.parse(JSON.stringify(await table.games.file()));
    expect(await table.games.verify()).toMatchObject({ ok: true, entries: file.entries.length });
    const other = gamesWith(memoryGames());
    await other.games.open(await other.games.importFile(file));
    expect(other.now().view).toEqual(table.now().view);
    expect(other.now().seats).toEqual(table.now().seats);
  });

  test('a changed file is found out', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    const file = JSON.parse(JSON.stringify(await table.games.file()));
    file.hashes[3] = '0'.repeat(16);
    await expect(table.games.importFile(file)).rejects.toThrow('file-diverged');
    await expect(table.games.importFile({ format: 'other' })).rejects.toThrow('file-format');
  });

  test('a rematch turns the seats by one', async () => {
    const table = gamesWith(saved);
    await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    await table.games.open(await table.games.rematch());
    expect(table.now().seats.map(({ name }) => name)).toEqual(['Kepler', 'Anna']);
  });
});

test('whether an answer can be taken back is known before, from what the player sees', async () => {
  const table = gamesWith(saved);
  await table.games.open(await start(table.games, [person('Anna'), bot('Kepler')]));
  const seals = new Set<string | undefined>();
  for (let turn = 0; turn < 12 && !table.now().view?.over; turn++) {
    await table.waited();
    const view = table.now().view as View;
    if (view.over) break;
    const { answers } = mustAnswer(view);
    for (const answer of answers) {
      seals.add(await table.games.sealInView(view, answer));
    }
    const seal = await table.games.sealInView(view, answers[0]);
    await table.games.answer(answers[0]);
    expect(table.now().undo === undefined).toBe(seal !== undefined);
  }
  expect(seals.size).toBeGreaterThan(1);
});

describe('hints', () => {
  const hintsOf = ({ seats }: Picture) => seats.map(({ hints }) => hints ?? 0);

  test('each stage counts once, asking again at the same question costs nothing, and the count is saved', async () => {
    const table = gamesWith(saved);
    const id = await start(table.games, [person('Anna'), bot('Kepler')]);
    await table.games.open(id);
    await table.waited();
    expect(table.now().hints).toBe('counted');
    expect(hintsOf(table.now())).toEqual([0, 0]);
    await table.games.noteHint('good');
    await table.games.noteHint('good');
    expect(hintsOf(table.now())).toEqual([1, 0]);
    await table.games.noteHint('best');
    expect(hintsOf(table.now())).toEqual([2, 0]);
    expect((await saved.load(id))?.summary.hints).toHaveLength(2);

    const later = gamesWith(saved);
    await later.games.open(id);
    expect(hintsOf(later.now())).toEqual([2, 0]);
    await later.games.noteHint('best');
    expect(hintsOf(later.now())).toEqual([2, 0]);
    await later.games.answer(mustAnswer(later.now().view as View).answers[0]);
    await later.waited();
    await later.games.noteHint('good');
    expect(hintsOf(later.now())).toEqual([3, 0]);

    // A file takes them along.
    const file = JSON.parse(JSON.stringify(await later.games.file()));
    const other = gamesWith(saved);
    await other.games.open(await other.games.importFile(file));
    expect(hintsOf(other.now())).toEqual([3, 0]);
  });

  test('a game that was saved before there were hints goes on without any', async () => {
    const table = gamesWith(saved);
    const id = await start(table.games, [person('Anna'), bot('Kepler')]);
    expect((await saved.load(id))?.summary).not.toHaveProperty('hints');
    await table.games.open(id);
    expect(hintsOf(table.now())).toEqual([0, 0]);
  });

  test('advice is asked of a view, and never of the match', async () => {
    const asked: object[] = [];
    const games = new LocalGames({
      saved,
      decide: firstAnswer,
      advise: async (request) => {
        asked.push(request);
        return noAdvice();
      },
      push: () => {},
    });
    const view = { game: 'high-card', viewer: 0 } as View;
    await games.adviseInView(view);
    await games.adviseInView(view);
    expect(asked).toEqual([
      { view, seed: expect.any(String) },
      { view, seed: (asked[0] as { seed: string }).seed },
    ]);
  });
});
