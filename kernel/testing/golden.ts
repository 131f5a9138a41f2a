import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { randomFrom } from '../luck.ts';
import { MatchLog } from '../match-log.ts';
import { blindly, type Chooser, randomOptions } from '../random-play.ts';
import { type GameRecord, replay } from '../record.ts';
import type { Standing } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';

interface Golden {
  readonly record: GameRecord;
  readonly hash: string;
  readonly standing: Standing;
}

/**
 * Recorded games that must play out the same on every build. A change that alters one is a new edition of the rules;
 * `GOLDEN=write` records games for player counts that have none.
 */
export function golden<G extends Vocabulary>(game: Game<G>, folder: URL, choose: Chooser<G> = blindly): void {
  describe(`${game.id}: golden games`, () => {
    if (process.env.GOLDEN === 'write') write(game, folder, choose);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    it('there are some', () => expect(names).not.toEqual([]));
    it.each(names)('%s plays out as recorded', (name) => {
      const { record, hash: expected, standing } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden;
      expect(record.edition).toBe(game.edition);
      const play = replay(game, record);
      expect(play.standing()).toEqual(standing);
      expect(hash(play.match)).toBe(expected);
    });
  });
}

function write<G extends Vocabulary>(game: Game<G>, folder: URL, choose: Chooser<G>): void {
  mkdirSync(folder, { recursive: true });
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const file = new URL(`${seats}-seats.json`, folder);
    if (existsSync(file)) continue;
    const random = randomFrom(`golden/${game.id}/${seats}`);
    const options = randomOptions(game, seats, random);
    const log = new MatchLog(game, { seats, options, seed: `golden-${seats}` });
    while (!log.play.over) {
      const { seat, answer } = choose(log.play, random);
      log.answer(seat, answer);
    }
    const { record, play } = log;
    writeFileSync(file, `${JSON.stringify({ record, hash: hash(play.match), standing: play.standing() })}\n`);
  }
}
