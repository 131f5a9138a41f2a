import { Button, IconButton, Menu, Select } from '@orrery/ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LogLine } from '../host/host.ts';
import { download } from '../lib/download.ts';
import { numbered } from '../lib/numbered.ts';
import { saveFile } from '../session/save-file.ts';
import type { TableProps } from '../session/table-props.ts';
import { type ShellSay, useSay } from '../words/index.ts';
import { mentions } from './mentions.ts';
import { storyIds } from './recap-chapters.ts';
import { EventLine, eventText } from './sentence.tsx';
import type { TallyCard } from './tallies.ts';

interface LogProps extends TableProps {
  /** What was heard up to the moment that is shown. */
  readonly lines: readonly LogLine[];
  readonly onMark: (things: readonly string[]) => void;
  readonly open: (id: string) => void;
  readonly tallies: readonly TallyCard[];
  readonly onTally: (card: TallyCard) => void;
}

const EVERYTHING = 'all';
/** Lines at the end that are in sight: their terms can be asked about. */
const FRESH = 8;

/** The log as plain text, one line for each thing that happened. */
const logText = (log: readonly LogLine[], say: TableProps['say'], words: ShellSay): string =>
  log.map(({ at, event }) => `${String(at).padStart(4)}  ${eventText(event, say, words)}`).join('\n');

/** What happened, line by line; each line points at its pieces and leads back to its moment. */
export function Log({ session, state, screen, say, faces, lines: log, onMark, open, tallies, onTally }: LogProps) {
  const words = useSay();
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = useMemo(() => {
    const face = faces.find(({ id }) => String(id) === filter);
    return face ? log.filter(({ event }) => screen.heading?.(event) || mentions(event, face, say)) : log;
  }, [log, filter, faces, screen, say]);
  const stories = useMemo(() => firstLines(storyIds(log, screen)), [log, screen]);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown.length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);
  const name = `orrery-${state.picture?.game}`;
  const saveText = () => download(`${name}.txt`, 'text/plain', logText(state.picture?.log ?? [], say, words));
  return (
    <section className="log" aria-label={words('log')} data-area="log" tabIndex={-1}>
      <header className="log-head">
        <h2>{words('log')}</h2>
        <Select
          label={<span className="unseen">{words('log.filter')}</span>}
          value={filter}
          of={[
            { value: EVERYTHING, label: words('log.all') },
            ...faces.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={setFilter}
        />
        <IconButton
          icon="clock"
          label={words('replay')}
          onPress={() => session.replay.look(Math.max(0, (state.picture?.view?.answers ?? 1) - 1))}
        />
        <Menu
          label={words('log.export')}
          icon="save"
          items={[
            { id: 'text', label: words('log.text'), onPress: saveText },
            { id: 'json', label: words('log.json'), onPress: () => saveFile(session) },
          ]}
        />
      </header>
      <ol className="log-lines">
        {numbered(shown).map(({ item: line, at }) => (
          <Line
            key={at}
            line={line}
            explains={at >= shown.length - FRESH}
            story={stories.get(line)}
            session={session}
            screen={screen}
            say={say}
            faces={faces}
            onMark={onMark}
            open={open}
            tally={tallies.find((card) => card.line === line)}
            onTally={onTally}
          />
        ))}
        <li ref={end} aria-hidden="true" className="log-end" />
      </ol>
    </section>
  );
}

/** Only the line that begins a story leads to it. */
function firstLines(ids: ReadonlyMap<LogLine, string>): ReadonlyMap<LogLine, string> {
  const seen = new Set<string>();
  return new Map([...ids].filter(([, id]) => !seen.has(id) && seen.add(id)));
}

interface LineProps extends Omit<LogProps, 'state' | 'lines' | 'tallies'> {
  readonly line: LogLine;
  /** The id for `open` of the story that this line begins. */
  readonly story?: string;
  /** The card of what it begins. */
  readonly tally?: TallyCard;
  readonly explains: boolean;
}

const Line = memo(function Line({ line, story, tally, onTally, explains, ...props }: LineProps) {
  const { session, screen, say, faces, onMark, open } = props;
  const { at, event } = line;
  const words = useSay();
  const heading = screen.heading?.(event) ?? false;
  const mark = () => onMark(screen.about(event));
  const unmark = () => onMark([]);
  const text = <EventLine {...{ event, say, faces, screen, open, explains }} />;
  return (
    <li
      className={`log-line${heading ? ' log-heading' : ''}`}
      data-at={at}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      {heading ? <h3>{text}</h3> : <p>{text}</p>}
      {tally && (
        <Button
          look="quiet"
          className="log-jump"
          icon="list"
          aria-label={words('log.tally')}
          title={words('log.tally')}
          onPress={() => onTally(tally)}
        />
      )}
      {story !== undefined && (
        <Button
          look="quiet"
          className="log-jump"
          icon="play"
          aria-label={words('log.retold')}
          title={words('log.retold')}
          onPress={() => open(story)}
        />
      )}
      <Button
        look="quiet"
        className="log-jump"
        icon="clock"
        aria-label={words('log.jump', { at })}
        title={words('log.jump', { at })}
        onPress={() => session.replay.look(at)}
      />
    </li>
  );
});
