import { Play, randomFrom, view } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/testing';
import type { BoardProps, GameScreen } from '@orrery/ui/contract';
import { type Scene, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { sensibly } from '../../test/sensible.ts';
import { words } from '../../words/index.ts';
import { screen } from '../index.ts';
import { Overlay } from '../overlay.tsx';

/** Sensible games for the pictures, and what the shell would give to a picture. */

/** The corporations and the dashboard stand before the crater: a picture of the table has both. */
const whole: GameScreen<ShackletonBase> = {
  ...screen,
  Board: (props: BoardProps<ShackletonBase>) => (
    <>
      <screen.Board {...props} />
      <Overlay {...props} cover={() => {}} />
    </>
  ),
};

export const stage = await stageOf(whole, words);

/** Plays a game to its end and lets somebody look before every answer. */
export const playThrough = (seed: number, look: (play: Play<ShackletonBase>) => void): Play<ShackletonBase> =>
  playOut(Play.start(game, randomSetup(game, `board ${seed}`)), randomFrom(`board ${seed}`), look, sensibly);

/** Some scenes of every kind of question, early and late, from games of all sizes and corporations. */
export function scenesOfEveryKind(games: number, each: number): Map<string, Scene<ShackletonBase>[]> {
  const scenes = new Map<string, Scene<ShackletonBase>[]>();
  for (let seed = 0; seed < games; seed++) {
    const ofGame = new Map<string, number>();
    playThrough(seed, (play) => {
      for (const { question, seat } of play.asked()) {
        const known = scenes.get(question) ?? [];
        const here = ofGame.get(question) ?? 0;
        if (known.length >= each || here >= Math.ceil(each / 2)) continue;
        const seen = view(play, seat);
        scenes.set(question, [...known, { asked: seen.asked[0], view: seen }]);
        ofGame.set(question, here + 1);
      }
    });
  }
  return scenes;
}
