import { useEscape } from '@orrery/ui';
import { useState } from 'react';
import { useBoard } from '../context.tsx';
import { BattleStage } from './battle-stage.tsx';
import { Tool } from './buttons.tsx';
import { Strip } from './strip.tsx';
import { isBattleAsked, type Show } from './use-show.ts';

interface PlayingProps {
  readonly show: Show;
  readonly onAgain?: () => void;
}

/**
 * The battle of now. It fills the stage for those who fight; for others, and while the viewer is asked something else, it
 * is a strip above the map, until they want it otherwise.
 */
export function Playing({ show, onAgain }: PlayingProps) {
  const stage = useBoard();
  const { say, choice } = stage;
  const [wish, setWish] = useState<{ readonly story?: number; readonly full: boolean }>();
  const story = show.story?.nth;
  const byItself = isBattleAsked(stage) || (show.mine && choice.asked === undefined);
  const full = wish && wish.story === story ? wish.full : byItself;
  useEscape(say('board.battle.close'), isBattleAsked(stage) ? undefined : show.close);
  const tools = (
    <>
      {show.telling && <Tool icon="next" label={say('board.battle.skip')} worded onPress={show.skip} />}
      {!show.telling && onAgain && <Tool icon="reset" label={say('board.battle.again')} onPress={onAgain} />}
      <Tool
        icon={full ? 'down' : 'fit'}
        label={say(full ? 'board.battle.fold' : 'board.battle.unfold')}
        onPress={() => setWish({ story, full: !full })}
      />
      {!isBattleAsked(stage) && <Tool icon="close" label={say('board.battle.close')} onPress={show.close} />}
    </>
  );
  const { scene, telling, lasts } = show;
  const Form = full ? BattleStage : Strip;
  return <Form scene={scene} tools={tools} rolling={lasts} present={!telling && !scene.beat} />;
}
