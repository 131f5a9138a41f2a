import { useEscape } from '@orrery/ui';
import { useMemo } from 'react';
import { useBoard } from '../context.tsx';
import { BattleStage } from './battle-stage.tsx';
import { Tool } from './buttons.tsx';
import { beatsOf } from './tell/beats.ts';
import { sceneOf } from './tell/scene.ts';
import type { Story } from './tell/story.ts';
import { type Steps, useSteps } from './tell/use-steps.ts';
import { useLog } from './use-show.ts';

interface RetellingProps {
  readonly story: Story;
  /** Without it the story stands in a sheet that has its own way out. */
  readonly onClose?: () => void;
}

/** A battle told again from the log, by itself or step by step. */
export function Retelling({ story, onClose }: RetellingProps) {
  const { view, pace, say } = useBoard();
  const log = useLog();
  const beats = useMemo(() => beatsOf(view.table, log, story), [view.table, log, story]);
  const steps = useSteps(beats, pace);
  const beat = beats[Math.min(steps.at, beats.length - 1)];
  useEscape(say('board.battle.close'), onClose);
  if (!beat) return null;
  const tools = (
    <>
      <StepTools steps={steps} count={beats.length} />
      {onClose && <Tool icon="close" label={say('board.battle.close')} onPress={onClose} />}
    </>
  );
  return (
    <BattleStage scene={sceneOf(story.sector, beat)} tools={tools} rolling={steps.lasts} again inSheet={!onClose} />
  );
}

function StepTools({ steps, count }: { readonly steps: Steps; readonly count: number }) {
  const { say, pace } = useBoard();
  const { at, playing } = steps;
  return (
    <>
      <Tool icon="back" label={say('board.battle.before')} disabled={at === 0} onPress={() => steps.go(at - 1)} />
      <span className="ec-step">{say('board.battle.step', { at: at + 1, count })}</span>
      <Tool
        icon="next"
        label={say('board.battle.after')}
        disabled={at === count - 1}
        onPress={() => steps.go(at + 1)}
      />
      {pace > 0 && !playing && <Tool icon="play" label={say('board.battle.play')} onPress={() => steps.play(true)} />}
    </>
  );
}
