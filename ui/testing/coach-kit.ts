import { type Game, Play, randomFrom, type Vocabulary, view } from '@orrery/kernel';
import { type Chooser, playOut, randomSetup } from '@orrery/kernel/random';
import { describe, expect, test } from 'vitest';
import { type GameRulebook, type GameWords, LANGUAGES } from '../contract.ts';
import { type Course, coachTextsOf, type GameCoach, Glossary, namesIn } from '../lesson/index.ts';
import { idsIn } from './board-kit.ts';
import { textsConform } from './lesson-kit.ts';
import { untoldIn } from './rulebook-kit.ts';
import type { Stage } from './stage.tsx';

export interface CoachCase<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly coach: GameCoach<G>;
  readonly course: Course<G>;
  readonly words: Pick<GameWords, 'load'>;
  readonly gameWords: GameWords;
  readonly rulebook: GameRulebook;
  /** What rule ids begin with: `MRP` of `MRP-5.5`. */
  readonly prefix: string;
  readonly stage: Stage<G>;
  /** Whole games that are played; three if not said. */
  readonly games?: number;
  readonly choose?: Chooser<G>;
}

/** What every coach is held to. */
export function coachConforms<G extends Vocabulary>(all: CoachCase<G>): void {
  const { game, coach, course, words, gameWords, rulebook, prefix, stage, games = 3, choose } = all;

  describe('the coach', () => {
    test('tells the goal in three cards that ring what is on the screen of a first game', () => {
      expect(coach.goal.length).toBe(3);
      const play = Play.start(game, { ...course.firstGame, seed: 'first game' });
      const drawn = idsIn(stage.drawAll({ view: view(play, 0), asked: play.askedOf(0)[0] }));
      expect(coach.goal.flatMap(({ at = [] }) => at).filter((id) => !drawn.has(id))).toEqual([]);
    });

    test('explains every question with one to three points', () => {
      const known = Object.keys(coach.questions);
      const asked = new Set<string>();
      for (let n = 0; n < games; n++) {
        const name = `coach ${n}`;
        const look = (play: Play<G>) => {
          for (const { question } of play.asked()) asked.add(question);
        };
        playOut(Play.start(game, randomSetup(game, name)), randomFrom(name), look, choose);
      }
      expect([...asked].filter((question) => !known.includes(question))).toEqual([]);
      for (const { points } of Object.values<{ readonly points: readonly string[] }>(coach.questions)) {
        expect(points.length).toBeGreaterThan(0);
        expect(points.length).toBeLessThan(4);
      }
    });

    test('has five tips', () => {
      expect(coach.tips.length).toBe(5);
    });

    test('explains terms by rules that the rulebook tells', async () => {
      const rules = Object.values(coach.terms).map(({ rule }) => rule);
      expect(untoldIn(await rulebook.load.en(), prefix, rules, { inParts: true })).toEqual([]);
    });

    test('shows terms by symbols of the board', () => {
      const drawn = new Set(stage.symbols.map(({ id }) => id));
      const shown = Object.values(coach.terms).flatMap(({ symbol }) => (symbol === undefined ? [] : [symbol]));
      expect(shown.filter((symbol) => !drawn.has(symbol))).toEqual([]);
    });

    test.each(LANGUAGES)('%s: every term stands in some text, and no two claim the same word', async (language) => {
      const texts = [
        ...Object.entries({ ...(await words.load[language]()), ...(await gameWords.load[language]()) })
          // What explains a term is no place where it stands.
          .filter(([key]) => !key.startsWith('term.'))
          .map(([, text]) => text),
        ...(await rulebook.load[language]()).flatMap(({ sections }) => sections.flatMap(({ text }) => text)),
      ];
      const names = namesIn(await gameWords.load[language](), gameWords.kinds);
      const glossary = new Glossary(coach.terms, language, names);
      const found = texts.flatMap((text) => glossary.pieces(text)).filter((piece) => typeof piece !== 'string');
      const used = new Set(found.map(({ term }) => term));
      expect(Object.keys(coach.terms).filter((term) => !used.has(term))).toEqual([]);
      const forms = Object.values(coach.terms).flatMap(({ forms }) => [...new Set(forms[language].split('|'))]);
      expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    });

    textsConform({ words, gameWords, texts: coachTextsOf(coach), prefix: /^(coach|term|tip)\./ });
  });
}
