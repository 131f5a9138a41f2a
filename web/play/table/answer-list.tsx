import { Button, Sheet, type Speaker, TextField } from '@orrery/ui';
import { useState } from 'react';
import { fold } from '../../rules/search.ts';
import { useSay } from '../../words/index.ts';
import { optionLabel } from '../labels.ts';
import type { Answering } from './use-choice.ts';

interface AnswerListProps {
  readonly choice: Answering;
  readonly say: Speaker;
  readonly onClose: () => void;
}

/** All answers of a long question, with a search. */
export function AnswerList({ choice, say, onClose }: AnswerListProps) {
  const words = useSay();
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
