import { matches, Play, randomFrom, view } from '@orrery/kernel';
import { blindly, playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game, type M, type MicroCosmos } from '../rules/index.ts';
import { isRead, legalAnswers } from './naive.ts';
import { sensibly } from './sensible.ts';

const sorted = (answers: readonly object[]): string[] =>
  answers.map((answer) => JSON.stringify(Object.entries(answer).sort())).sort();

describe('section 15: answers listed', () => {
  it.each([
    ['blind', blindly<MicroCosmos>, 12],
    ['sensible', sensibly, 25],
  ] as const)('are exactly those a naive reading of the rules allows, in %s games', (name, choose, games) => {
    const met = new Map<string, number>();
    for (let seed = 0; seed < games; seed++) {
      const play = Play.start(game, randomSetup(game, `naive ${name} ${seed}`));
      let upgradeAsked = true;
      playOut(
        play,
        randomFrom(`naive ${name} ${seed}`),
        () => {
          for (const asked of play.asked()) {
            const { question, seat } = asked;
            const seen = view(play, seat);
            if (isRead(question)) {
              met.set(question, (met.get(question) ?? 0) + 1);
              expect(sorted(asked.answers), question).toEqual(sorted(legalAnswers(seen, asked, seat)));
            }
            // A question that was not asked had nothing to offer (MC-D03).
            if (question === 'travel' && !upgradeAsked)
              expect(legalAnswers(seen, { question: 'upgrade', about: {} }, seat)).toEqual([]);
            upgradeAsked = question === 'upgrade' || (upgradeAsked && question === 'pay-specialist');
          }
        },
        choose,
      );
    }
    expect([...met.keys()].sort()).toEqual(
      [
        'cantina-pick',
        'orbit-action',
        'pay-any',
        'pay-specialist',
        'place-crew',
        'planet-action',
        'play-crew',
        'raise-level',
        'travel',
        'upgrade',
      ].sort(),
    );
  });

  it('are never barred at the same time', () => {
    for (let seed = 0; seed < 20; seed++)
      playOut(Play.start(game, randomSetup(game, `barred ${seed}`)), randomFrom(`barred ${seed}`), unbarred, sensibly);
  });
});

function unbarred(play: M): void {
  for (const { answers, barred } of play.asked())
    for (const { answer, why } of barred) {
      expect(Object.keys(answer), why).not.toEqual([]);
      expect(answers.filter((one) => matches(one, answer))).toEqual([]);
    }
}
