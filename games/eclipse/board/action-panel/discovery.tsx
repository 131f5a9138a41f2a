import { useBoard } from '../context.tsx';
import { DiscoveryTile } from '../detail/discovery-tile.tsx';
import { barredOf } from '../read/draft.ts';
import { AnswerButton } from './plain.tsx';
import { Reason } from './reason.tsx';

/** The tile just turned up, large: use its front, or keep it for points. */
export function DiscoveryPanel() {
  const { choice, say } = useBoard();
  const { asked } = choice;
  if (asked?.question !== 'discovery') return null;
  const { tile } = asked.about;
  const barred = barredOf(choice, { use: true });
  return (
    <div className="ec-choice">
      <DiscoveryTile tile={tile} />
      <div className="ec-choice-answers">
        <AnswerButton
          id="use"
          part={{ use: true }}
          name={say('answer.discovery.use.true')}
          effect={say(`tile.${tile}.text`)}
        />
        {barred && <Reason barred={barred} />}
        <AnswerButton
          id="keep"
          part={{ use: false }}
          name={say('board.discovery.keep')}
          effect={say('board.discovery.points')}
        />
      </div>
    </div>
  );
}
