import { type Answer, type Asked, Refusal, type View } from '@orrery/kernel';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture, SeatInfo } from '../play/host.ts';
import { Desk, type Think } from '../play/local/desk.ts';
import { memoryShelf, type Shelf } from '../play/local/saved.ts';

vi.mock('@orrery/games', () => import('./fixtures/games.ts'));

const person = (name: string): SeatInfo => ({ name, by: 'person' });
const bot = (name: string): SeatInfo => ({ name, by: 'bot', level: 'easy' });
const firstAnswer: Think = async (view: View): Promise<Answer> => mustAnswer(view).answers[0];

/** The question somebody waits for; offers can wait. */
function mustAnswer({ asked }: View): Asked {
  return asked.find(({ offer }) => !offer) as Asked;
}

/** A desk whose pictures are kept. */
function deskWith(shelf: Shelf, think: Think = firstAnswer) {
  const pictures: Picture[] = [];
  const desk = new Desk({ shelf, think, push: (picture) => pictures.push(picture) });
  const now = () => pictures[pictures.length - 1];
  /** Until somebody at the device must do something. */
  const waited = () =>
    vi.waitFor(() =>
      expect(
        now()?.curtain !== undefined || (now()?.view && mustAnswer(now().view as View)) || now()?.view?.over,
      ).toBeTruthy(),
    );
  return { desk, pictures, now, waited };
}

const start = (desk: Desk, seats: readonly SeatInfo[]) => desk.create({ game: 'high-card', seats, options: {} });

async function playOn({ desk, now, waited }: ReturnType<typeof deskWith>, most = 500): Promise<void> {
  for (let turn = 0; turn < most && !now().view?.over; turn++) {
    await waited();
    if (now().curtain !== undefined) await desk.lift();
    else if (!now().view?.over) await desk.answer(mustAnswer(now().view as View).answers.at(-1) as Answer);
  }
}

let shelf: Shelf;
beforeEach(() => {
  shelf = memoryShelf();
});

describe('against bots', () => {
  test('a whole game is played, saved after every answer, and ends with a standing', async () => {
    const table = deskWith(shelf);
    const id = await start(table.desk, [person('Anna'), bot('Kepler'), bot('Halley')]);
    await table.desk.open(id);
    await table.waited();
    expect((await shelf.load(id))?.record.entries.length).toBeGreaterThan(0);
    await playOn(table);
    expect(table.now().standing?.rows).toHaveLength(3);
    const saved = await shelf.load(id);
    expect(saved?.summary).toMatchObject({ over: true, awaited: [], answers: saved?.record.entries.length });
  });

  test('no curtain falls, and the page gets only what the person may know', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
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
    const before = deskWith(shelf);
    const id = await start(before.desk, [person('Anna'), bot('Kepler')]);
    await before.desk.open(id);
    await before.waited();
    await before.desk.answer(mustAnswer(before.now().view as View).answers[0]);
    await before.waited();
    const after = deskWith(shelf);
    await after.desk.open(id);
    await after.waited();
    expect(after.now().view).toEqual(before.now().view);
    expect(after.now().log).toEqual(before.now().log);
    await playOn(after);
    expect(after.now().view?.over).toBe(true);
  });

  test('an answer that is not listed is refused and changes nothing', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    await table.waited();
    await expect(table.desk.answer({ card: 'no-such' })).rejects.toThrow(Refusal);
    const { entries } = await table.desk.file();
    expect(entries.filter(({ seat }) => seat === 0)).toEqual([]);
  });
});

describe('sharing one device', () => {
  test('nothing of the game is sent while the curtain is up', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), person('Petr')]));
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
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), person('Petr')]));
    await playOn(table);
    const viewers = new Set<unknown>();
    for (const { view } of table.pictures) {
      if (!view) continue;
      viewers.add(view.viewer);
      const { hands } = view.table as { hands: { cards?: unknown }[] };
      hands.forEach(({ cards }, seat) => {
        expect(cards !== undefined).toBe(seat === view.viewer);
      });
    }
    expect(viewers).toEqual(new Set([0, 1]));
  });

  test('behind the curtain nobody can answer, undo or look back', async () => {
    const { desk } = deskWith(shelf);
    await desk.open(await start(desk, [person('Anna'), person('Petr')]));
    await expect(desk.answer({ card: 'n1' })).rejects.toThrow('not-asked');
    await expect(desk.undo()).rejects.toThrow('not-asked');
    await expect(desk.moment(0)).rejects.toThrow();
  });
});

describe('the past', () => {
  test('shows what the person saw then', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    for (const { view } of table.pictures.slice(0, 6))
      if (view) expect((await table.desk.moment(view.answers)).view).toEqual(view);
  });

  test('other eyes are allowed only after the end', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    await table.waited();
    await expect(table.desk.moment(1, 1)).rejects.toThrow('match-running');
    await expect(table.desk.moment(1, 'all')).rejects.toThrow('match-running');
    await playOn(table);
    const { hands } = (await table.desk.moment(1, 'all')).view.table as { hands: { cards?: unknown }[] };
    expect(hands.every(({ cards }) => cards !== undefined)).toBe(true);
  });
});

describe('undo', () => {
  test('takes back to the border and names what it takes back', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    for (let turn = 0; turn < 200 && !table.now()?.undo; turn++) {
      await table.waited();
      const asked = mustAnswer(table.now().view as View);
      await table.desk.answer(asked.answers[0]);
    }
    const { undo, view } = table.now();
    expect(undo?.question).not.toBe('');
    await table.desk.undo();
    expect(table.now().view?.answers).toBe((view?.answers ?? 0) - 1);
    expect(mustAnswer(table.now().view as View).answers).toContainEqual(undo?.answer);
  });
});

describe('saving', () => {
  test('play goes on when nothing can be stored, with a warning', async () => {
    const broken: Shelf = { ...shelf, save: () => Promise.reject(new Error('quota')) };
    const table = deskWith(broken);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    expect(table.now().trouble).toBe('not-saved');
    await playOn(table);
    expect(table.now().view?.over).toBe(true);
    expect((await table.desk.file()).entries.length).toBeGreaterThan(0);
  });

  test('a store that works again is used again', async () => {
    let full = true;
    const moody: Shelf = {
      ...shelf,
      save: (...args) => (full ? Promise.reject(new Error('quota')) : shelf.save(...args)),
    };
    const table = deskWith(moody);
    const id = await start(table.desk, [person('Anna'), bot('Kepler')]);
    await table.desk.open(id);
    await table.waited();
    full = false;
    await table.desk.answer(mustAnswer(table.now().view as View).answers[0]);
    expect(table.now().trouble).toBeUndefined();
    expect((await shelf.load(id))?.record.entries.length).toBeGreaterThan(0);
  });

  test('a newer copy of another tab is never overwritten', async () => {
    const [one, two] = [deskWith(shelf), deskWith(shelf)];
    const id = await start(one.desk, [person('Anna'), person('Petr')]);
    for (const { desk } of [one, two]) {
      await desk.open(id);
      await desk.lift();
    }
    await one.desk.answer(mustAnswer(one.now().view as View).answers[0]);
    const stored = await shelf.load(id);
    await two.desk.answer(mustAnswer(two.now().view as View).answers[1]);
    expect(two.now().trouble).toBe('newer-elsewhere');
    await expect(two.desk.lift()).rejects.toThrow('newer-elsewhere');
    expect(await shelf.load(id)).toEqual(stored);

    const copy = await two.desk.settle('copy');
    expect(copy).not.toBe(id);
    expect(await shelf.load(id)).toEqual(stored);
    await two.desk.open(id);
    expect(two.now().trouble).toBeUndefined();
    expect((await two.desk.file()).entries).toEqual(stored?.record.entries);
  });
});

describe('game files', () => {
  test('a saved file opens as a game of its own and is checked', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    const file = JSON.parse(JSON.stringify(await table.desk.file()));
    expect(await table.desk.verify()).toMatchObject({ ok: true, entries: file.entries.length });
    const other = deskWith(memoryShelf());
    await other.desk.open(await other.desk.take(file));
    expect(other.now().view).toEqual(table.now().view);
    expect(other.now().seats).toEqual(table.now().seats);
  });

  test('a changed file is found out', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    const file = JSON.parse(JSON.stringify(await table.desk.file()));
    file.hashes[3] = '0'.repeat(16);
    await expect(table.desk.take(file)).rejects.toThrow('file-diverged');
    await expect(table.desk.take({ format: 'other' })).rejects.toThrow('file-format');
  });

  test('a rematch turns the seats by one', async () => {
    const table = deskWith(shelf);
    await table.desk.open(await start(table.desk, [person('Anna'), bot('Kepler')]));
    await playOn(table);
    await table.desk.open(await table.desk.rematch());
    expect(table.now().seats.map(({ name }) => name)).toEqual(['Kepler', 'Anna']);
  });
});
