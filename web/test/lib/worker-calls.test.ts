import { Refusal } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WorkerCalls } from '../../lib/worker-calls.ts';
import { FakeWorker } from '../fixtures/fake-worker.ts';

const methods = {
  double: async (n: number) => 2 * n,
  refuse: async () => Promise.reject(new Refusal('no-undo', { seat: 1 })),
  hang: () => new Promise<never>(() => undefined),
};

let workers: FakeWorker[];
beforeEach(() => {
  workers = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function calls(
  more: { onPush?: (value: number) => void; onDeath?: (inRow: number) => void; lend?: () => Worker } = {},
) {
  return new WorkerCalls<typeof methods, number>({
    open() {
      const worker = new FakeWorker(() => methods);
      workers.push(worker);
      return worker as unknown as Worker;
    },
    limit: 1000,
    ...more,
  });
}

describe('calls to a worker', () => {
  test('bring results and refusals, and start one worker for all', async () => {
    const here = calls();
    expect(workers).toHaveLength(0);
    expect(await Promise.all([here.call('double', 4), here.call('double', 5)])).toEqual([8, 10]);
    await expect(here.call('refuse')).rejects.toMatchObject({ code: 'no-undo', details: { seat: 1 } });
    expect(workers).toHaveLength(1);
  });

  test('of a worker that dies are refused, and the next one starts another worker', async () => {
    const deaths: number[] = [];
    const here = calls({ onDeath: (inRow) => deaths.push(inRow) });
    const lost = here.call('hang');
    workers[0].die();
    await expect(lost).rejects.toMatchObject({ code: 'worker-died' });
    expect(workers[0].terminated).toBe(true);
    expect(await here.call('double', 3)).toBe(6);
    expect(workers).toHaveLength(2);
    workers[1].die();
    expect(deaths).toEqual([1, 1]);
  });

  test('count deaths in a row, until the worker says something', () => {
    const deaths: number[] = [];
    const here = calls({ onDeath: (inRow) => deaths.push(inRow) });
    for (const at of [0, 1, 2]) {
      here.call('hang').catch(() => undefined);
      workers[at].die();
    }
    expect(deaths).toEqual([1, 2, 3]);
  });

  test('that take too long end the worker', async () => {
    vi.useFakeTimers();
    const here = calls();
    const slow = expect(here.call('hang')).rejects.toMatchObject({ code: 'too-slow' });
    await vi.advanceTimersByTimeAsync(1000);
    await slow;
    expect(workers[0].terminated).toBe(true);
  });

  test('leave a death to nobody else', () => {
    const here = calls();
    here.call('hang').catch(() => undefined);
    const event = new Event('error', { cancelable: true });
    workers[0].dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  test('are no way to miss what the worker sends by itself', () => {
    const pushed: number[] = [];
    const here = calls({ onPush: (value) => pushed.push(value) });
    here.call('hang').catch(() => undefined);
    workers[0].reply({ pushed: 7 });
    expect(pushed).toEqual([7]);
  });

  describe('to a worker that was borrowed', () => {
    let lent: FakeWorker[];
    /** Calls of the worker itself, which borrows another one. */
    function borrowing() {
      lent = [];
      const outer = calls({
        lend() {
          const worker = new FakeWorker(() => methods);
          lent.push(worker);
          return worker as unknown as Worker;
        },
      });
      const { port1, port2 } = new MessageChannel();
      outer.call('hang').catch(() => undefined);
      workers[0].dispatchEvent(new MessageEvent('message', { data: { wanted: port2 } }));
      return new WorkerCalls<typeof methods>({ open: () => port1, limit: 100 });
    }

    test('bring results and refusals', async () => {
      const inner = borrowing();
      expect(await inner.call('double', 4)).toBe(8);
      await expect(inner.call('refuse')).rejects.toMatchObject({ code: 'no-undo' });
    });

    test('are refused when it dies', async () => {
      const lost = borrowing().call('hang');
      lent[0].die();
      await expect(lost).rejects.toMatchObject({ code: 'worker-died' });
    });

    test('end it when they take too long', async () => {
      await expect(borrowing().call('hang')).rejects.toMatchObject({ code: 'too-slow' });
      await vi.waitFor(() => expect(lent[0].terminated).toBe(true));
    });

    test('end with the worker that borrowed it', async () => {
      expect(await borrowing().call('double', 4)).toBe(8);
      workers[0].die();
      expect(lent[0].terminated).toBe(true);
    });
  });
});
