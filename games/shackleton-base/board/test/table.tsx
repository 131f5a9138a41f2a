import { view } from '@orrery/kernel';
import type { BoardProps, GameScreen } from '@orrery/ui/contract';
import { type Scene, scenesOfEveryKind, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import { discardSample } from '../../rules/payment.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { type At, domes, F, give, onTurn, own } from '../../test/position.ts';
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

const sceneOf = ({ play }: At): Scene<ShackletonBase> => {
  const seen = view(play, F);
  return { view: seen, asked: seen.asked[0] };
};

export const scenes = scenesOfEveryKind(game, { games: 40, each: 3, perGame: 1, choose: sensibly });

/** Too rare for sensible games: a sample of any kind is paid, and leader and card work at one moment. */
const paying = onTurn({}, (table) => give(table, F, { basalt: 1, ice: 2 })).doing(discardSample({ seat: F }));
const working = onTurn({}, (table) => {
  own(table, F, 'MM-8');
  Object.assign(table.players[F], { leader: 'europe-b', upgraded: true });
  domes(table, F, 'O3', 'O4');
}).when(F, { astronaut: 'engineer', space: 'K05' });
for (const scene of [paying, working].map(sceneOf)) scenes.set(scene.asked.question, [scene]);
