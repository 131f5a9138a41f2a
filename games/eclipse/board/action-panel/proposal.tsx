import type { Seat } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { useBoard, useFace } from '../context.tsx';
import { EmblemSvg } from '../pieces/emblem.tsx';
import { AnswerButton } from './plain.tsx';

/** Two emblems and a clear question: relations or not, and what they mean. */
export function ProposalPanel() {
  const { choice, say, seat } = useBoard();
  const { asked } = choice;
  if (asked?.question !== 'answer-proposal') return null;
  const { partner } = asked.about;
  return (
    <div className="ec-choice">
      <div className="ec-treaty">
        <Side seat={partner} />
        <span className="ec-arrow">⇄</span>
        <Side seat={seat} />
      </div>
      <div className="ec-choice-answers">
        <p className="ec-lead">{say('question.answer-proposal', asked.about)}</p>
        <ul className="ec-terms">
          {(['points', 'income', 'peace'] as const).map((term) => (
            <li key={term}>{say(`board.terms.${term}`)}</li>
          ))}
        </ul>
        <div className="ec-row">
          <AnswerButton id="accept" part={{ accept: true }} name={say('answer.answer-proposal.accept.true')} />
          <AnswerButton id="decline" part={{ accept: false }} name={say('answer.answer-proposal.accept.false')} />
        </div>
      </div>
    </div>
  );
}

function Side({ seat }: { readonly seat: Seat }) {
  const { view, say } = useBoard();
  const { name, mark } = useFace(seat);
  const { species } = view.table.players[seat];
  return (
    <span className={`ec-treaty-side player-${mark}`}>
      {species && <EmblemSvg species={species} />}
      <strong>
        <Mark mark={mark} /> {name}
      </strong>
      {species && <small>{say(`species.${species}`)}</small>}
    </span>
  );
}
