import type { Event } from '@orrery/kernel';
import type { Face } from '@orrery/ui';
import { describe, expect, test } from 'vitest';
import { newsFor } from '../../coach/news.ts';
import type { LogLine } from '../../host/host.ts';

const faces = ['Anna', 'Hevelius', 'Kepler'].map(
  (name, seat): Face => ({ id: seat, seat, name, you: seat === 0, mark: seat }),
);
const say = { kindOf: (argument: string) => kinds[argument] };
const kinds: { readonly [argument: string]: string } = { seat: 'seat', victim: 'player' };
const weights = { killed: { weight: 3, mine: 'victim' }, landed: { weight: 2 }, boarded: { weight: 1 } } as const;

const line = (at: number, event: object): LogLine => ({ at, event: event as Event });
const mine = line(1, { type: 'boarded', seat: 0 });
const told = (log: readonly LogLine[], { least = 2, own = 1 } = {}) =>
  newsFor(weights, { log, answers: log.at(-1)!.at, own, least, seat: 0, faces, say });

describe('news for a reader', () => {
  test('what touches the reader comes before what weighs as much', () => {
    const hit = line(2, { type: 'killed', seat: 1, victim: 0 });
    const others = [3, 4, 5].map((at) => line(at, { type: 'killed', seat: 2, victim: 1 }));
    const news = told([mine, hit, ...others]);
    expect(news?.groups).toEqual([
      { face: faces[1], lines: [hit] },
      { face: faces[2], lines: others.slice(1) },
    ]);
    expect(news?.more).toBe(1);
  });

  test('lines of one player stand together', () => {
    const log = [1, 2, 1].map((seat, n) => line(n + 2, { type: 'landed', seat }));
    expect(told([mine, ...log])?.groups.map(({ face, lines }) => [face?.seat, lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('little things are not told alone, nor what happened before the own answer, nor a single answer', () => {
    const small = [2, 3].map((at) => line(at, { type: 'boarded', seat: 1 }));
    expect(told([mine, ...small])).toBeUndefined();
    const before = [line(1, { type: 'landed', seat: 1 }), line(2, { type: 'boarded', seat: 0 })];
    const later = small.map(({ at, event }) => ({ at: at + 1, event }));
    expect(told([...before, ...later], { own: 2 })).toBeUndefined();
    const one = [mine, line(2, { type: 'landed', seat: 1 })];
    expect(told(one)).toBeUndefined();
    expect(told(one, { least: 1 })?.groups.length).toBe(1);
  });

  test("what others' answers bring to the reader is no answer of the reader's own", () => {
    const gain = line(3, { type: 'boarded', seat: 0 });
    expect(told([mine, line(2, { type: 'landed', seat: 1 }), gain])?.groups.length).toBe(1);
  });
});
