import { matches, Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { legalAnswers } from './naive.ts';

const sorted = (answers: readonly object[]): string[] => answers.map((answer) => JSON.stringify(answer)).sort();

describe('section 14: answers listed', () => {
  it('are exactly those a naive reading of the rules allows, from what the asked player sees', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const play = Play.start(game, randomSetup(game, `naive ${seed}`));
      playOut(play, randomFrom(`naive ${seed}`), () => {
        for (const asked of play.asked()) {
          if (asked.question === 'choose-mission') continue;
          met.add(asked.question);
          const { table } = view(play, asked.seat);
          expect(sorted(asked.answers), asked.question).toEqual(sorted(legalAnswers(table, asked)));
        }
      });
    }
    expect(met.size).toBeGreaterThanOrEqual(16);
  });

  it('are never barred at the same time', () => {
    for (let seed = 0; seed < 40; seed++) {
      const play = Play.start(game, randomSetup(game, `barred ${seed}`));
      playOut(play, randomFrom(`barred ${seed}`), () => {
        for (const { answers, barred } of play.asked())
          for (const { answer, why } of barred) {
            expect(Object.keys(answer ?? {}), why).not.toEqual([]);
            expect(answers.filter((one) => matches(one, answer))).toEqual([]);
          }
      });
    }
  });
});
