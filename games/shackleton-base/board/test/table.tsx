import { view } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import type { BoardProps, GameScreen } from '@orrery/ui/contract';
import { type Scene, scenesOfEveryKind, stageOf } from '@orrery/ui/testing';
import { game } from '../../rules/index.ts';
import { discardSample } from '../../rules/payment.ts';
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

/** Too rare for sensible games: somebody pays with a sample of any kind. */
function discarding(): Scene<ShackletonBase> {
  const { play } = given(game, { seats: 2 })
    .position((table) => {
      Object.assign(table.players[0].stock, { basalt: 1, ice: 2 });
    })
    .doing(discardSample({ seat: 0 }));
  const seen = view(play, 0);
  return { view: seen, asked: seen.asked[0] };
}

export const scenes = scenesOfEveryKind(game, { games: 40, each: 3, perGame: 1, choose: sensibly });
scenes.set('discard-sample', [discarding()]);
