import { readFileSync } from 'node:fs';
import { checkFile, parseFile } from '@orrery/protocol';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../engine/messages.ts';
import { rulesOf } from '../engine/rules.ts';
import { rulesCalls } from '../engine/rules-calls.ts';
import { registry } from '../registry.ts';

/** A game that was played and saved with edition 1 of Planet Unknown, with the hash of every state. */
const text = readFileSync(new URL('../../games/planet-unknown/test/edition-1.json', import.meta.url), 'utf8');
const file = parseFile(text);
const { game, edition, setup, hashes } = file;

const entries = file.entries.map((entry, i): LogEntry => {
  const answer = 'answer' in entry ? JSON.stringify(entry.answer) : null;
  return { number: i + 1, seat: entry.seat, answer, hash: hashes[i], seal: null };
});

describe('a match begun with an older edition', () => {
  it('is found by its edition, while new matches get the newest one', async () => {
    expect((await rulesOf(registry, game, edition)).edition).toBe(1);
    const newest = (await rulesCalls(registry).games()).find((info) => info.game === game);
    expect(newest?.edition).toBe(2);
    await expect(rulesOf(registry, game, 9)).rejects.toThrow('other-edition');
  });

  it('goes on from the stored log, state by state', async () => {
    const calls = rulesCalls(registry);
    const half = entries.slice(0, Math.floor(entries.length / 2));
    const opened = await calls.open({ key: 'older', game, edition, match: 1, setup, entries: half });
    expect(opened.number).toBe(half.length);
    await calls.follow({ key: 'older', entries: entries.slice(half.length) });
    const whole = await calls.open({ key: 'again', game, edition, match: 1, setup, entries });
    expect(whole).toMatchObject({ number: entries.length, over: true });
  });

  it('is no match of the newest edition: its states differ', async () => {
    const opened = rulesCalls(registry).open({ key: 'newer', game, edition: 2, match: 1, setup, entries });
    await expect(opened).rejects.toThrow();
  });

  it('is checked as a file by its own rules', async () => {
    const checked = checkFile(await rulesOf(registry, file.game, file.edition), file);
    expect(checked).toMatchObject({ entries: entries.length, over: true, hash: hashes.at(-1) });
  });
});
