import { Button, Sheet, type Speaker, TextField } from '@orrery/ui';
import { usePointedThing } from '@orrery/ui/board';
import { useEffect, useState } from 'react';
import { optionLabel } from '../choice/labels.ts';
import { isAbout, type Mark, pointsOut, unmark } from '../choice/pointing.ts';
import type { Answering } from '../choice/use-choice.ts';
import { fold } from '../rules/search.ts';
import { useSay } from '../words/index.ts';

interface AnswerListProps {
  readonly choice: Answering;
  readonly say: Speaker;
  readonly onClose: () => void;
  readonly onMark: Mark;
}

/** All answers of a long question, with a search; pointing at one marks its things on the board, and the other way round. */
export function AnswerList({ choice, say, onClose, onMark }: AnswerListProps) {
  const words = useSay();
  const pointed = usePointedThing();
  useEffect(() => () => unmark(onMark), [onMark]);
  const [wanted, setWanted] = useState('');
  const { asked, options } = choice;
  if (!asked) return null;
  const labelled = options.map((option) => ({ option, label: optionLabel(say, asked, option) }));
  const found = labelled.filter(({ label }) => fold(label).includes(fold(wanted)));
  return (
    <Sheet title={words('prompt.answers')} closeLabel={words('close')} onClose={onClose}>
      <p className="list-question">{say(`question.${asked.question}`, asked.about)}</p>
      <TextField type="search" label={words('search')} value={wanted} onChange={setWanted} />
      <ul className="answer-list">
        {found.map(({ option, label }) => (
          <li key={label}>
            <Button
              className={pointed && isAbout(pointed, option, asked.answers) ? 'option-meant' : ''}
              {...pointsOut(option, asked.answers, onMark)}
              onPress={() => {
                choice.take(option);
                if (option.kind === 'answer') onClose();
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
