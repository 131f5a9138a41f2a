import { Play, randomFrom, view } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/testing';
import { type Scene, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { sensibly } from '../../test/sensible.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';

/** Sensible games for the pictures, and what the shell would give to a picture. */

export const stage = await stageOf(screen, words);

/** Plays a game to its end and lets somebody look before every answer. */
export const playThrough = (seats: number, seed: number, look: (play: Play<MicroCosmos>) => void): Play<MicroCosmos> =>
  playOut(Play.start(game, { seats, seed: `board ${seed}` }), randomFrom(`board ${seed}`), look, sensibly);

/** Some scenes of every kind of question, early and late, from games of all sizes. */
export function scenesOfEveryKind(each: number): Map<string, Scene<MicroCosmos>[]> {
  const scenes = new Map<string, Scene<MicroCosmos>[]>();
  for (let seed = 0; seed < 16; seed++) {
    const ofGame = new Map<string, number>();
    playThrough((seed % 4) + 1, seed, (play) => {
      for (const { question, seat } of play.asked()) {
        const known = scenes.get(question) ?? [];
        const here = ofGame.get(question) ?? 0;
        if (known.length >= each || here >= Math.ceil(each / 3)) continue;
        const seen = view(play, seat);
        scenes.set(question, [...known, { asked: seen.asked[0], view: seen }]);
        ofGame.set(question, here + 1);
      }
    });
  }
  return scenes;
}
