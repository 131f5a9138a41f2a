import { Refusal } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { Bots } from '../room/bots.ts';
import type { Services } from '../services.ts';
import { SILENT } from './test-server.ts';

const view = JSON.stringify({ asked: [{ answers: [{ blind: 1 }, { blind: 2 }] }] });
const behalf = { address: '', table: 't' };

/** Bots whose engine does this. */
const bots = (decide: () => Promise<string>) =>
  new Bots({
    log: SILENT,
    after: (_ms: number, work: () => void) => setTimeout(work, 1),
    engine: { decide },
  } as unknown as Services);

it('a bot whose turn to think has not come waits for it, and does not answer blindly', async () => {
  let thoughts = 0;
  const busy = bots(async () => {
    if (thoughts++ < 3) throw new Refusal('too-many', { seconds: 10 });
    return '{"thought":7}';
  });
  const given: unknown[] = [];
  const think = async () => void given.push(await busy.decide({ game: 'x', edition: 1 }, 'easy', view, behalf));
  for (let tries = 0; tries < 4; tries++) expect(await busy.once(0, think)).toBe(true);
  expect([given, thoughts]).toEqual([[{ thought: 7 }], 4]);
});

it('a bot that fails answers anything legal, and a seat thinks once at a time', async () => {
  const failing = bots(() => Promise.reject(new Error('out of order')));
  expect(await failing.decide({ game: 'x', edition: 1 }, 'easy', view, behalf)).toHaveProperty('blind');
  const first = failing.once(0, () => new Promise((done) => setTimeout(done, 5)));
  expect([await failing.once(0, async () => {}), failing.idle]).toEqual([false, false]);
  expect([await first, failing.idle]).toEqual([true, true]);
});
