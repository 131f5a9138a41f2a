import { type Game, type Match, Play, randomFrom, type Seat, type Vocabulary } from '@orrery/kernel';
import { type Chooser, playOut, randomSetup } from '@orrery/kernel/random';
import { describe, expect, test } from 'vitest';
import type { GameWords } from '../contract.ts';
import { textsConform } from './lesson-kit.ts';

export interface SignsCase<G extends Vocabulary> {
  readonly game: Game<G>;
  /** Of the game's heuristic. */
  readonly signs: {
    readonly wanted: { readonly [sign: string]: 'more' | 'less' };
    count(match: Match<G>, seat: Seat): { readonly [sign: string]: number };
  };
  readonly words: Pick<GameWords, 'load'>;
  readonly gameWords: GameWords;
  /** Whole games that are played; three if not said. */
  readonly games?: number;
  readonly choose?: Chooser<G>;
}

/** What the signs of every game are held to: hints give them as their reasons. */
export function signsConform<G extends Vocabulary>(all: SignsCase<G>): void {
  const { game, signs, words, gameWords, games = 3, choose } = all;
  const names = Object.keys(signs.wanted);

  describe('the signs', () => {
    test('are as many as a person can count: five to nine', () => {
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(names.length).toBeLessThanOrEqual(9);
    });

    test('are finite at every moment, the same ones each time, and change in the course of games', () => {
      const seen = new Map(names.map((sign) => [sign, new Set<number>()]));
      for (let n = 0; n < games; n++) {
        const name = `signs ${n}`;
        const look = ({ match }: Play<G>) => {
          for (let seat = 0; seat < match.seats; seat++) {
            const counted = signs.count(match, seat);
            expect(Object.keys(counted).toSorted()).toEqual(names.toSorted());
            for (const sign of names) {
              expect(counted[sign], `${sign} of seat ${seat}`).toSatisfy(Number.isFinite);
              seen.get(sign)?.add(counted[sign]);
            }
          }
        };
        playOut(Play.start(game, randomSetup(game, name)), randomFrom(name), look, choose);
      }
      expect(names.filter((sign) => (seen.get(sign)?.size ?? 0) < 2)).toEqual([]);
    });

    textsConform({
      words,
      gameWords,
      texts: names.map((sign) => ({ key: `sign.${sign}`, limit: 'option', args: ['n'] })),
      args: new Map(names.map((sign) => [`sign.${sign}`, { n: 12.5 }])),
      prefix: /^sign\./,
    });
  });
}
