import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { storeOver } from '../store/sqlite.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import { ALIVE_MS, type Store } from '../store/store.ts';
import { AT, append, id, newTable, row, stand, tableWithMatch } from './stored.ts';
import { dropSchema, postgresUrl } from './test-postgres.ts';

/** What the database does by its own clock: one contract, run on both, with a clock that the test moves. */

const DAY = 86_400_000;
let time = AT;
const clock = () => time;

function contract(name: string, open: () => Promise<Store>, available = true): void {
  if (!available) console.warn(`SKIPPED: no server for the ${name} store contract`);
  describe.skipIf(!available)(`store by its clock: ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store?.close());

    /** At a time when somebody plays somewhere, with a table that was touched before `before` being forgotten. */
    const sweep = async (now: number, before: number) => {
      time = now;
      await store.write(newTable(id(), now));
      return store.sweep(now - before);
    };

    it('clears away what nobody touched for long, a day after it was marked, with all that belongs to it', async () => {
      const [old, later] = [id(), id()];
      await store.write(newTable(old, 10));
      const played = await tableWithMatch(store);
      await store.write({ ...append(played, row(1)), at: AT + 100 });
      expect(await sweep(AT, AT - 1)).toMatchObject({ deleted: 0 });
      await store.write(newTable(later, AT + 5));
      expect(await sweep(AT + DAY / 2, AT - 1)).toMatchObject({ deleted: 0, jumped: false });
      expect((await sweep(AT + DAY, AT - 1)).deleted).toBeGreaterThan(0);
      expect(await store.table(old)).toBeUndefined();
      expect(await store.table(later)).toBeDefined();
      expect(await store.table(played.table)).toBeDefined();
      await sweep(AT + DAY, AT + 101);
      await sweep(AT + 2 * DAY, AT + 101);
      expect(await store.table(played.table)).toBeUndefined();
      expect(await store.entries(played.match, 1)).toEqual([]);
    });

    it('deletes nothing after a jump of the clock, forwards or back', async () => {
      const table = id();
      await store.write(newTable(table, AT));
      await sweep(AT + 40 * DAY, AT + 10 * DAY);
      const jump = await sweep(AT + 80 * DAY, AT + 50 * DAY);
      expect(jump).toMatchObject({ deleted: 0, jumped: true });
      // The clock is right again, and the marks of the time that never was are gone.
      expect(await sweep(AT + DAY, AT - 1)).toMatchObject({ deleted: 0, jumped: true });
      await sweep(AT + 2 * DAY, AT - 1);
      expect(await store.table(table)).toBeDefined();
    });

    it('keeps a finished game for ever, and a table that was remembered in time', async () => {
      const finished = await tableWithMatch(store);
      await store.write({ ...append(finished, row(1)), stand: { ...stand, over: true } });
      const remembered = await tableWithMatch(store);
      await sweep(AT + 3 * DAY, AT + DAY);
      await store.write({ ...append(remembered, row(1)), at: AT + 3 * DAY });
      await sweep(AT + 4 * DAY, AT + DAY);
      // Forgotten again: the mark of the first time does not count.
      await sweep(AT + 5 * DAY, AT + 4 * DAY);
      expect(await store.table(remembered.table)).toBeDefined();
      expect(await store.table(finished.table)).toBeDefined();
      expect(await store.entries(finished.match, 1)).toHaveLength(1);
    });

    it('forgets nothing while nobody plays anywhere, however far the clock goes', async () => {
      const table = id();
      await store.write(newTable(table, AT + 500 * DAY));
      for (let day = 500; day < 600; day += 5) {
        time = AT + day * DAY;
        await store.sweep(30 * DAY);
      }
      expect(await store.table(table)).toBeDefined();
    });

    describe('leases', () => {
      const [one, other, third] = ['one', 'other', 'third'];
      const table = id();
      beforeEach(async () => {
        time += DAY;
        await store.write(newTable(table));
        for (const node of [one, other]) {
          await store.beat(node);
          await store.release([table], node);
        }
      });
      const holder = async (node: string) => (await store.claim([table], node))[0]?.node;

      it('go to the first who asks, and stay there while it lives', async () => {
        expect(await holder(one)).toBe(one);
        expect(await holder(other)).toBe(one);
        time += ALIVE_MS - 1;
        expect(await holder(other)).toBe(one);
        await store.beat(one);
        time += ALIVE_MS - 1;
        expect(await holder(other)).toBe(one);
      });

      it('pass on when the holder is silent, at once when it leaves or releases', async () => {
        expect(await holder(one)).toBe(one);
        time += ALIVE_MS;
        await store.beat(other);
        expect(await holder(other)).toBe(other);
        await store.release([table], one);
        expect(await holder(one), 'not its to release').toBe(other);
        await store.release([table], other);
        expect(await holder(one)).toBe(one);
        await store.beat(one);
        await store.leave(one);
        expect(await holder(other)).toBe(other);
      });

      it('end with their node even if the clock was set back', async () => {
        expect(await holder(one)).toBe(one);
        time -= DAY / 2;
        expect(await store.beat(other)).toEqual([other]);
        expect(await holder(other)).toBe(other);
      });

      it('tell who lives, and claim many tables at once', async () => {
        expect((await store.beat(third)).sort()).toEqual([one, other, third].sort());
        time += ALIVE_MS;
        expect(await store.beat(other)).toEqual([other]);
        const tables = Array.from({ length: 50 }, id);
        for (const name of tables) await store.write(newTable(name));
        await Promise.all([store.claim(tables, one), store.claim(tables.toReversed(), other)]);
        const leases = await store.claim([...tables, 'nosuchtable0'], other);
        expect(leases).toHaveLength(50);
      });

      it('keep tables whose bots think from other nodes', async () => {
        const at = await tableWithMatch(store);
        await store.write({ ...append(at, row(1)), stand: { ...stand, bots: true } });
        await store.claim([at.table], one);
        expect(await store.waitingForBots(AT + 2, one)).toContain(at.table);
        expect(await store.waitingForBots(AT + 2, other)).not.toContain(at.table);
        time += ALIVE_MS;
        expect(await store.waitingForBots(AT + 2, other)).toContain(at.table);
      });
    });

    it('tells nodes what was changed from outside', async () => {
      const last = (await store.orders(0)).at(-1)?.id ?? 0;
      const at = await tableWithMatch(store);
      await store.quarantine(at.match, 'operator', AT);
      await store.remove(at.table);
      const orders = await store.orders(last);
      expect(orders.map(({ table }) => table)).toEqual([at.table, at.table]);
      expect(await store.orders(orders[0].id)).toEqual([orders[1]]);
    });
  });
}

contract('SQLite', async () => {
  const file = new SqliteFile(':memory:', { clock });
  return storeOver(file.call);
});
const schema = `t${id()}`;
const url = await postgresUrl();
contract('PostgreSQL', () => openPostgres({ url: url ?? '', schema, clock }), url !== undefined);

afterAll(async () => {
  if (url) await dropSchema(url, schema);
});
