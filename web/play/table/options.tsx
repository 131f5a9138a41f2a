import { Button, IconButton, type Speaker } from '@orrery/ui';
import { numbered } from '../../lib/numbered.ts';
import { useSay } from '../../words/index.ts';
import { optionLabel } from '../labels.ts';
import type { SessionState } from '../session.ts';
import type { Answering } from './use-choice.ts';

interface OptionsProps {
  readonly choice: Answering;
  readonly say: Speaker;
  readonly state: SessionState;
  /** Little room, and it can be answered by things on the table (a game's test sees to it that all answers can). */
  readonly onTable: boolean;
  readonly onList: () => void;
}

/** More buttons than this are also offered as a list with a search. */
const MANY = 4;

/** The answers as buttons, and the way to the list of all of them. */
export function Options({ choice, say, state, onTable, onList }: OptionsProps) {
  const words = useSay();
  const { asked, options, proposed } = choice;
  // The only answer there is stands on the confirming button.
  if (!asked || asked.answers.length === 1) return null;
  const all = words('prompt.list', { count: options.length });
  if (onTable) return <IconButton icon="list" className="prompt-list" label={all} onPress={onList} />;
  return (
    <>
      {options.length > MANY && (
        <Button className="prompt-list" icon="list" onPress={onList}>
          {all}
        </Button>
      )}
      <fieldset className="option-strip" aria-label={words('prompt.answers')}>
        {numbered(options).map(({ item: option, at }) => {
          const label = optionLabel(say, asked, option);
          const chosen = option.kind === 'answer' && option.answer === proposed;
          return (
            <Button
              key={at}
              className={`option${chosen ? ' option-chosen' : ''}`}
              aria-pressed={chosen}
              data-option={at}
              disabled={state.busy}
              onPress={() => (chosen ? choice.commit() : choice.take(option))}
            >
              {label}
              {option.kind === 'value' && <small> {option.count}</small>}
            </Button>
          );
        })}
      </fieldset>
    </>
  );
}
