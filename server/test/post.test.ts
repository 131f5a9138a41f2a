import { expect, it } from 'vitest';
import type { BusMessage } from '../bus/bus.ts';
import { Post } from '../bus/post.ts';

const turn = () => new Promise((over) => setImmediate(() => setImmediate(over)));
const question = { ask: 'act', table: 't', current: 1, seat: 0, id: 'x', intent: { back: 1 } } as const;
const played = (number: number): BusMessage => ({
  kind: 'played',
  match: 1,
  position: { number, awaited: [], over: false },
  updates: [
    [0, 1],
    ['watcher', 1],
  ],
});

const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};

/** Two nodes whose parcels go through `carry`. */
function pair(carry: (parcel: string) => string = (parcel) => parcel) {
  const parcels: string[] = [];
  const heard: unknown[] = [];
  const problems: unknown[] = [];
  const posts: { [node: string]: Post } = {};
  for (const node of ['one', 'other'])
    posts[node] = new Post({
      node,
      send: (to, parcel) => {
        parcels.push(parcel);
        posts[to].take(carry(parcel));
      },
      hear: (table, message, from, texts) => void heard.push([table, message.kind, from, texts]),
      after,
      onProblem: (problem) => void problems.push(problem),
    });
  return { one: posts.one, other: posts.other, parcels, heard, problems };
}

it('whatever one node says to another in a turn travels in one parcel, texts as they are', async () => {
  const { one, other, parcels, heard } = pair();
  other.answer(async () => ({ reply: { settled: { ok: true, number: 4 } }, texts: [] }));
  one.tell('other', 'a', played(1), ['{"to":"seat"}', '{"to":"watcher"}']);
  one.tell('other', 'b', played(2), ['{}', '{}']);
  const said = one.ask('other', question);
  await turn();
  expect(await said).toEqual({ reply: { settled: { ok: true, number: 4 } }, texts: [] });
  expect(heard).toEqual([
    ['a', 'played', 'one', ['{"to":"seat"}', '{"to":"watcher"}']],
    ['b', 'played', 'one', ['{}', '{}']],
  ]);
  expect(parcels.length).toBe(2);
  expect(parcels[0]).toContain('\n{"to":"seat"}\n');
});

it('nobody waits for an answer that cannot come any more', async () => {
  const { one, other } = pair();
  other.answer(() => new Promise(() => {}));
  const said = one.ask('other', question);
  await turn();
  one.giveUp();
  await expect(said).rejects.toThrow('cannot be reached');
});

it('what waits when a node stops is sent', () => {
  const { one, parcels, heard } = pair();
  for (const number of [1, 2]) one.tell('other', 'a', played(number), ['{}', '{}']);
  expect(parcels.length).toBe(0);
  one.close();
  expect([parcels.length, heard.length]).toEqual([1, 2]);
});

it('more than a server takes goes in several parcels', async () => {
  const { one, parcels, heard } = pair();
  for (let number = 1; number <= 9; number++) one.tell('other', 'a', played(number), ['x'.repeat(90_000), '{}']);
  await turn();
  expect(heard.length).toBe(9);
  for (const parcel of parcels) expect(parcel.length).toBeLessThan(500_000);
});

it('questions count, too: hundreds of long answers in one turn go in several parcels', async () => {
  const { one, other, parcels } = pair();
  other.answer(async () => ({ reply: { settled: { ok: true, number: 1 } }, texts: [] }));
  const answer = { text: 'x'.repeat(2000) };
  await Promise.all(Array.from({ length: 600 }, () => one.ask('other', { ...question, intent: { answer, after: 1 } })));
  for (const parcel of parcels) expect(parcel.length).toBeLessThan(500_000);
});

it.each([
  ['its beginning is missing', (parcel: string) => parcel.slice(5)],
  ['its end is missing', (parcel: string) => parcel.slice(0, -3)],
  ['it is no JSON', () => 'hello'],
  ['no node would say that', () => '{"from":"x","texts":[],"letter":{"table":"a","message":{"kind":"nonsense"}}}'],
  ['nobody is called like that', (parcel: string) => parcel.replace('"from":"one"', `"from":"${'x'.repeat(300)}"`)],
])('a parcel is no use if %s, and the next one is', async (_name, spoil) => {
  let spoilt = true;
  const { one, heard, problems } = pair((parcel) => (spoilt ? spoil(parcel) : parcel));
  one.tell('other', 'a', played(1), ['{"n":1}', '{"n":1}']);
  await turn();
  expect([heard.length, problems.length]).toEqual([0, 1]);
  spoilt = false;
  one.tell('other', 'a', played(2), ['{"n":2}', '{"n":2}']);
  await turn();
  expect(heard.length).toBe(1);
});
