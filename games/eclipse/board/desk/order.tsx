import { useStage } from '../stage.tsx';
import { AnswerButton } from './plain.tsx';

/** The standing order of somebody who has passed: no more reactions this round, or asked again. */
export function OrderPanel() {
  const { say, player } = useStage();
  const reactions = player.resting ? 'on' : 'off';
  return (
    <>
      <p className="ec-lead">{say(player.resting ? 'board.order.resting' : 'board.order.awake')}</p>
      <AnswerButton
        id={`reactions-${reactions}`}
        part={{ reactions }}
        name={say(`answer.standing-order.reactions.${reactions}`)}
        effect={say(`board.order.${reactions}`)}
      />
    </>
  );
}
