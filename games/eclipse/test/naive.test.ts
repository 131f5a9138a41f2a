import { type Answer, type Asked, matches, type Play } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import type { Eclipse } from '../rules/vocabulary.ts';
import { naiveDiscs, naiveInstalls, naiveMoves, naiveZones } from './naive.ts';
import { steadyGame } from './steady.ts';

const listed = ({ answers }: Asked, does: string, ...fields: string[]): string[] =>
  answers
    .filter((answer) => answer.do === does)
    .map((answer) => fields.map((field) => String(answer[field])).join(' '))
    .sort();

/** What the engine lists and what the second opinion finds, for questions that have one. */
function compare({ table }: Play<Eclipse>, asked: Asked): { listed: string[]; found: string[] } | null {
  const { question, seat } = asked;
  if (question === 'move')
    return { listed: listed(asked, 'move', 'ship', 'from', 'to'), found: naiveMoves(table, seat) };
  if (question === 'explore') return { listed: listed(asked, 'explore', 'q', 'r'), found: naiveZones(table, seat) };
  if (question === 'influence')
    return { listed: listed(asked, 'influence', 'from', 'to'), found: naiveDiscs(table, seat) };
  if (question === 'upgrade')
    return { listed: listed(asked, 'install', 'part', 'ship', 'slot'), found: naiveInstalls(table.players[seat]) };
  return null;
}

describe('a second opinion', () => {
  it('finds the same moves, zones, discs and parts', () => {
    const compared: Record<string, number> = {};
    for (let i = 0; i < 20; i++)
      steadyGame(`naive ${i}`, (play) => {
        for (const asked of play.asked()) {
          const both = compare(play, asked);
          if (!both) continue;
          compared[asked.question] = (compared[asked.question] ?? 0) + 1;
          expect(both.listed, `game ${i}, answer ${play.match.answers}`).toEqual(both.found.sort());
        }
      });
    expect(Object.keys(compared).sort()).toEqual(['explore', 'influence', 'move', 'upgrade']);
  });

  it('what is listed is never barred, and every bar names a rule', () => {
    for (let i = 0; i < 15; i++)
      steadyGame(`barred ${i}`, (play) => {
        for (const { question, answers, barred } of play.asked())
          for (const { answer: bar, rule, why } of barred) {
            expect(rule).toMatch(/^ECL-(\d+(\.\d+)*|D\d\d)$/);
            const wrong = answers.find((answer: Answer) => matches(answer, bar));
            expect(wrong, `${question}: ${why}`).toBeUndefined();
          }
      });
  });
});
