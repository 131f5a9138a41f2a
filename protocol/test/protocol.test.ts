import { hash, MatchLog, randomFrom } from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as p from '../index.ts';

describe('names', () => {
  it('are short lines of visible text', () => {
    expect(p.Name.parse('  Zażółć \t gęślą ')).toBe('Zażółć gęślą');
    expect(p.Name.parse('a\u2028b')).toBe('a b');
    expect(p.Name.parse('é')).toBe('é');
    expect(p.Name.parse('x'.repeat(p.LIMITS.name))).toHaveLength(p.LIMITS.name);
    for (const bad of ['', '   ', 'a\u0000b', 'a\u202eb', 'a\u2066b', '\u200b', 'x'.repeat(p.LIMITS.name + 1), 7])
      expect(p.Name.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
  });

  it('are drawn: no fillers, blanks or towers of marks', () => {
    for (const bad of [
      '\u3164',
      'a\u3164',
      '\u2800',
      '\u{13441}\u{13442}',
      'a\uffa0b',
      '\u115f',
      'a\u034fb',
      'Z\u0300\u0301\u0302',
      '\u0301a',
      'a \u0301',
    ])
      expect(p.Name.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
    for (const good of ['Łukasz', 'Jiří', 'Zoë', '李雷', 'สมชาย', 'นี้', 'Ан\u0306на', '❤\ufe0f Eva', 'R2-D2'])
      expect(p.Name.safeParse(good).success, good).toBe(true);
  });

  it('that look alike are the same', () => {
    const pairs: [string, string][] = [
      ['Ada', 'Аda'],
      // Of those that Unicode takes for forms of another letter, what they look like counts.
      ['Alice', 'Aliϲe'],
      ['Cid', 'Ϲid'],
      ['Ada', 'ꓮda'],
      ['TOM', 'ꓔꓳꓟ'],
      ['Otto', 'Ⲟtto'],
      ['Petr', 'Реtr'],
      ['Ida', 'lda'],
      ['Bob', 'B0b'],
      ['Marna', 'Mama'],
      ['Ada', 'aDA'],
      ['Νina', 'Nina'],
      ['Ada', 'Ꭺda'],
      ['Ada', 'ᴀda'],
      ['Will', 'Ԝill'],
      ['Vera', 'Ѵera'],
      ['Ugo', 'Սgo'],
      ['Ella', 'Eⵏⵏa'],
      ['Jean-Luc', 'Jean\u2010Luc'],
      ["O'Neil", 'O\u2019Neil'],
    ];
    for (const [one, other] of pairs) expect(p.sameName(one, other), `${one} ${other}`).toBe(true);
    for (const [one, other] of [
      ['Jana', 'Jána'],
      ['Ola', 'Ela'],
      ['Иван', 'Иваn'.slice(0, 3)],
    ])
      expect(p.sameName(one, other), `${one} ${other}`).toBe(false);
  });

  it('that look the same are the same', () => {
    expect(p.sameName('ADA', 'ada')).toBe(true);
    expect(p.sameName('ﬁn', 'fin')).toBe(true);
    expect(p.sameName('Ada', 'Ida')).toBe(false);
  });
});

describe('messages', () => {
  const answer = { t: 'answer', id: crypto.randomUUID(), match: 1, after: 0, answer: { ship: 'a', at: [1, { x: 2 }] } };

  it('of clients refuse unknown fields and wrong values', () => {
    expect(p.ClientMessage.safeParse(answer).success).toBe(true);
    for (const wrong of [
      { more: 1 },
      { after: -1 },
      { after: 0.5 },
      { id: 'x' },
      { match: 0 },
      { answer: [] },
      { answer: null },
    ])
      expect(p.ClientMessage.safeParse({ ...answer, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  });

  it('hold answers that are shallow and short', () => {
    const deep = { ...answer, answer: { a: [[[[1]]]] } };
    const long = { ...answer, answer: { a: Array(201).fill(1) } };
    expect([deep, long].map((one) => p.ClientMessage.safeParse(one).success)).toEqual([false, false]);
  });

  it('can all be told as JSON schemas', () => {
    for (const schema of [
      p.ClientMessage,
      p.ServerMessage,
      p.TableAction,
      p.CreateTable,
      p.Created,
      p.News,
      p.GameFile,
    ])
      expect(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).toBeTypeOf('object');
  });

  it('a file cannot settle chance', () => {
    const setup = { seats: 2, options: {}, seed: 'x' };
    const file = { format: 'orrery-game', version: 1, game: 'red-planet', edition: 1, setup, players: [], entries: [] };
    const read = (given: object) => p.GameFile.safeParse({ ...file, hashes: [], setup: given }).success;
    expect(read(setup)).toBe(true);
    expect(read({ ...setup, forced: { ships: [] } })).toBe(false);
  });

  it('refuse with codes that are told once', () => {
    expect(new Set(p.CODES).size).toBe(p.CODES.length);
  });
});

describe('links', () => {
  it('carry the table in the path and the token in the fragment', () => {
    const token = `os_${'a'.repeat(24)}`;
    const link = p.linkTo('0123456789ab', token);
    expect(link).toBe(`/table/0123456789ab#${token}`);
    expect(p.readLink(`https://play.example.org${link}`)).toEqual({ table: '0123456789ab', token });
    expect(p.readLink('/table/0123456789ab')).toBeUndefined();
    expect(p.routeTo('answer', '0123456789ab')).toBe('/api/tables/0123456789ab/answers');
  });
});

describe('game files', () => {
  const log = new MatchLog(highCard, { seats: 2, options: {}, seed: 'file' });
  const hashes: string[] = [];
  const random = randomFrom('file');
  for (let [pending] = log.play.pending; pending; [pending] = log.play.pending) {
    log.answer(pending.seat, pending.answers[random() % pending.answers.length]);
    hashes.push(hash(log.play.match));
    const undo = log.undoable(pending.seat) && random() % 4 === 0;
    if (!undo) continue;
    log.undo(pending.seat);
    hashes.push(hash(log.play.match));
  }
  const file = {
    format: 'orrery-game',
    version: 1,
    game: 'high-card',
    edition: 1,
    setup: log.setup,
    players: [],
    entries: log.entries,
    hashes,
  };

  it('replay to the recorded states, undos included', () => {
    expect(log.entries.some((entry) => 'undo' in entry)).toBe(true);
    const read = p.parseFile(JSON.stringify(file));
    expect(p.checkFile(highCard, read)).toEqual({ hash: hashes.at(-1), entries: hashes.length, over: true });
  });

  it('say where they lead elsewhere', () => {
    const wrong = p.readFile({ ...file, hashes: hashes.with(6, '0000000000000000') });
    expect(() => p.checkFile(highCard, wrong)).toThrow(/file-diverged.*"number":7/);
    const illegal = p.readFile({ ...file, entries: file.entries.with(0, { seat: 1, answer: { card: 'none' } }) });
    expect(() => p.checkFile(highCard, illegal)).toThrow(/file-diverged.*"number":1/);
  });

  it('are refused by kind, version, size and rules', () => {
    expect(() => p.parseFile('{')).toThrow('file-format');
    expect(() => p.parseFile('null')).toThrow('file-format');
    expect(() => p.readFile({ ...file, version: 7 })).toThrow(/file-version.*"7"/);
    // What cannot even be written as text is no fault of the rules.
    for (const version of [{ toString: 1 }, [], '1', null, undefined])
      expect(() => p.readFile({ ...file, version })).toThrow(/file-format.*version/);
    expect(() => p.readFile({ ...file, entries: [{ seat: 0 }] })).toThrow(/file-format.*entries/);
    expect(() => p.parseFile(' '.repeat(p.LIMITS.gameFile + 1))).toThrow('too-large');
    expect(() => p.checkFile({ ...highCard, edition: 2 }, p.readFile(file))).toThrow('other-edition');
  });
});

describe('fairness', () => {
  it('binds the seed to the promised secret and to what everybody added', () => {
    const secret = 'ab'.repeat(32);
    const fairness = { commitment: '', contributions: ['0'.repeat(32), null], secret };
    const seed = p.seedOf(secret, fairness.contributions);
    const promised = { ...fairness, commitment: 'e'.repeat(64) };
    expect(p.isFair(promised, seed)).toBe(false);
    expect(p.seedOf(secret, ['1'.repeat(32), null])).not.toBe(seed);
    expect(p.seedOf(secret, [null, '0'.repeat(32)])).not.toBe(seed);
    expect(p.isFair({ commitment: promised.commitment }, seed)).toBe(false);
  });
});

describe('answers', () => {
  const fits = (answer: unknown) => p.AnswerBody.safeParse(answer).success;

  it('are shallow, short and plain', () => {
    for (const good of [{}, { a: 1, b: 'x', c: null, d: [true, [1, { e: 2 }]] }, { a: { b: { c: { d: 1 } } } }])
      expect(fits(good), JSON.stringify(good)).toBe(true);
    for (const bad of [
      [],
      null,
      'x',
      { a: { b: { c: { d: { e: 1 } } } } },
      { a: [[[[1]]]] },
      { a: 'x'.repeat(201) },
      { ['x'.repeat(41)]: 1 },
      { a: Array.from({ length: 201 }, () => 1) },
      { a: undefined },
      { a: Number.POSITIVE_INFINITY },
      JSON.parse('{"a":{"__proto__":1}}'),
      JSON.parse(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`),
    ])
      expect(fits(bad), String(bad)).toBe(false);
  });

  it('that do not fit are refused for one reason, however much there is of them', () => {
    const answer = { a: Array.from({ length: 150 }, () => [[[1], [2]], [3]]), b: { c: { d: { e: [] } } } };
    const { error } = p.FileEntry.safeParse({ seat: 0, answer: { ...answer, f: [[[[1]]]] } });
    expect(JSON.stringify(error?.issues).length).toBeLessThan(2000);
  });
});
