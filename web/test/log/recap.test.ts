import { expect, test } from 'vitest';
import { actorIn, chapters } from '../../log/recap-chapters.ts';
import { unaskedText } from '../../log/sentence.tsx';
import { missedLines } from '../../log/use-recap.ts';

test('a recap is offered when more than one answer passed', () => {
  const log = [1, 2, 3, 4].map((at) => ({ at, event: { type: 'e' } }));
  expect(missedLines(log, 2, 4).map(({ at }) => at)).toEqual([3, 4]);
  expect(missedLines(log, 3, 4)).toEqual([]);
  expect(missedLines(log, undefined, 4)).toEqual([]);
});

test('a recap is told by rounds, players and stories', () => {
  const says = (type: string, seat?: number) => ({ at: 1, event: { type, ...(seat === undefined ? {} : { seat }) } });
  const log = [
    says('moved', 0),
    says('built', 0),
    says('round'),
    says('moved', 1),
    says('fight', 1),
    says('hit', 0),
    says('moved', 0),
  ];
  const screen = {
    heading: ({ type }: { type: string }) => type === 'round',
    retold: (events: readonly { type: string }[], at: number) =>
      ['fight', 'hit'].includes(events[at].type) ? 'story' : undefined,
  };
  const all = chapters(log, log, screen, actorIn({ kindOf: (field) => field }, []));
  expect(all.map(({ heading }) => heading?.event.type)).toEqual([undefined, 'round']);
  expect(all[0].stretches.map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 2]]);
  expect(all[1].stretches.map(({ seat, story, lines }) => [seat, story, lines.length])).toEqual([
    [1, undefined, 1],
    [undefined, 'story', 2],
    [0, undefined, 1],
  ]);
});

test('of several things that the rules did unasked it is said once that there was only one way', () => {
  const spoken = (...types: string[]) =>
    unaskedText(
      types.map((type) => ({ type, unasked: 0 })),
      (key) => key,
      (key) => key,
    );
  expect(spoken()).toBe('');
  expect(spoken('paid', 'built')).toBe('log.unasked event.paid · event.built');
});
