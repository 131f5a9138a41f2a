import { type Answer, same } from '@orrery/kernel';
import { Button, IconButton, type Speaker } from '@orrery/ui';
import { usePointedThing } from '@orrery/ui/board';
import { useEffect } from 'react';
import type { Option } from '../choice/choice.ts';
import { optionLabel } from '../choice/labels.ts';
import { isAbout, type Mark, pointsOut, unmark } from '../choice/pointing.ts';
import type { Answering } from '../choice/use-choice.ts';
import { numbered } from '../lib/numbered.ts';
import { useSay } from '../words/index.ts';

export interface OptionsProps {
  readonly choice: Answering;
  readonly say: Speaker;
  readonly busy: boolean;
  /** Little room, and it can be answered by things on the table (a game's test sees to it that all answers can). */
  readonly onTable: boolean;
  readonly onList: () => void;
  /** Opens the details of a thing. */
  readonly open: (id: string) => void;
  readonly onMark: Mark;
  /** Answers that a hint points at. */
  readonly hinted: readonly Answer[];
}

/** The keys 1 to 9 press the first buttons. */
const DIGITS = 9;

/** More buttons than this are also offered as a list with a search. */
const MANY = 4;

interface OfferedProps extends Pick<OptionsProps, 'choice' | 'open'> {
  readonly offered: NonNullable<Answering['offered']>;
}

/** What the thing that was touched could begin. */
function Offered({ choice, offered: { beginnings, details }, open }: OfferedProps) {
  const words = useSay();
  return (
    <fieldset className="option-strip" aria-label={words('prompt.answers')}>
      {numbered(beginnings).map(({ item, at }) => (
        <Button key={at} className="option" data-option={at} onPress={() => choice.begin([item], details)}>
          {item.label}
        </Button>
      ))}
      <Button icon="magnify" onPress={() => open(details)}>
        {words('details')}
      </Button>
      <IconButton icon="close" label={words('close')} onPress={() => choice.clear()} />
    </fieldset>
  );
}

/** The answers as buttons; pointing at one marks its things on the board, and the other way round. */
export function Options({ choice, say, busy, onTable, onList, open, onMark, hinted }: OptionsProps) {
  const words = useSay();
  const { asked, options, proposed, due, offered } = choice;
  const pointed = usePointedThing();
  // What was pointed out for one question says nothing at the next; that others answer meanwhile changes nothing.
  const moment = asked && `${asked.seat} ${asked.question} ${asked.since}`;
  useEffect(() => (moment === undefined ? undefined : () => unmark(onMark)), [moment, onMark]);
  if (offered) return <Offered choice={choice} offered={offered} open={open} />;
  // The only answer there is stands on the confirming button.
  if (!asked || asked.answers.length === 1) return null;
  const all = words('prompt.list', { count: options.length });
  if (onTable) return <IconButton icon="list" className="prompt-list" label={all} onPress={onList} />;
  // What the confirming button says needs no other one.
  const shown = proposed ? options : options.filter((option) => option.kind === 'value' || option.answer !== due);
  return (
    <>
      {options.length > MANY && (
        <Button className="prompt-list" icon="list" onPress={onList}>
          {all}
        </Button>
      )}
      <fieldset className="option-strip" aria-label={words('prompt.answers')}>
        {numbered(shown).map(({ item: option, at }) => {
          const label = optionLabel(say, asked, option);
          const chosen = option.kind === 'answer' && option.answer === proposed;
          const meant = pointed !== undefined && isAbout(pointed, option, asked.answers);
          return (
            <Button
              key={at}
              className={`option${chosen ? ' option-chosen' : ''}${meant ? ' option-meant' : ''}`}
              aria-pressed={chosen}
              data-option={at}
              data-hinted={hinted.some((answer) => isPartOf(option, answer)) || undefined}
              disabled={busy}
              {...pointsOut(option, asked.answers, onMark)}
              onPress={() => (chosen ? choice.commit() : choice.take(option))}
            >
              {at < DIGITS && <kbd className="digit">{at + 1}</kbd>}
              {label}
              {option.kind === 'value' && <small> {option.count}</small>}
            </Button>
          );
        })}
      </fieldset>
    </>
  );
}

/** Whether taking this option leads to the answer. */
const isPartOf = (option: Option, answer: Answer): boolean =>
  option.kind === 'answer' ? same(option.answer, answer) : same(option.value, answer[option.field]);
