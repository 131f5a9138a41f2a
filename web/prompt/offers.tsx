import type { Answer, Asked } from '@orrery/kernel';
import { Button, Menu, type MenuItem, type Speaker } from '@orrery/ui';
import { answerLabel } from '../choice/labels.ts';
import { useSay } from '../words/index.ts';

/** Nobody waits for it and there is one thing to say: it is given by one press, and can be taken back by another. */
export const isSwitch = ({ offer, answers }: Asked): boolean => offer === true && answers.length === 1;

interface OffersProps {
  readonly others: readonly Asked[];
  readonly say: Speaker;
  readonly busy: boolean;
  readonly onGive: (asked: Asked, answer: Answer) => void;
  readonly onTurn: (question: string) => void;
}

const labelOf = (say: Speaker, asked: Asked): string =>
  isSwitch(asked) ? answerLabel(say, asked, asked.answers[0]) : say(`question.${asked.question}`, asked.about);

/** What may be said besides, or while nothing is asked, such as a standing order. */
export function OfferButtons({ others, say, busy, onGive, onTurn }: OffersProps) {
  const words = useSay();
  return (
    <fieldset className="option-strip offer-strip" aria-label={words('prompt.also')}>
      {others.map((asked) => (
        <Button
          key={`${asked.question} ${asked.seat}`}
          className="offer"
          icon={isSwitch(asked) ? undefined : 'plus'}
          title={say(`question.${asked.question}`, asked.about)}
          disabled={busy}
          onPress={() => (isSwitch(asked) ? onGive(asked, asked.answers[0]) : onTurn(asked.question))}
        >
          {labelOf(say, asked)}
        </Button>
      ))}
    </fieldset>
  );
}

/** Beside an open question: others to turn to, in a menu. */
export function OfferMenu({ others, say, onGive, onTurn }: OffersProps) {
  const words = useSay();
  const items = others.map(
    (asked): MenuItem => ({
      id: `${asked.question} ${asked.seat}`,
      label: labelOf(say, asked),
      onPress: () => (isSwitch(asked) ? onGive(asked, asked.answers[0]) : onTurn(asked.question)),
    }),
  );
  return <Menu label={words('prompt.also')} icon="plus" items={items} />;
}
