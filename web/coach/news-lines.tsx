import { Button, type Face } from '@orrery/ui';
import type { LogLine } from '../host/host.ts';
import { eventText, Name } from '../log/sentence.tsx';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import type { News } from './news.ts';

interface NewsLinesProps extends Pick<TableProps, 'say'> {
  readonly news: News;
  /** A line was pressed: its things are to be shown. */
  readonly onShow: (line: LogLine) => void;
  /** Opens the log at a line. */
  readonly onLog: (line: LogLine) => void;
}

/** What the others did; each line shows where. */
export function NewsLines({ news: { groups, more }, say, onShow, onLog }: NewsLinesProps) {
  const words = useSay();
  return (
    <div className="news">
      <ul>
        {groups.map(({ face, lines }) => (
          <li key={face?.id ?? 'all'}>
            {lines.map((line) => (
              <button
                key={`${line.at} ${line.event.type} ${eventText(line.event, say, words)}`}
                type="button"
                className="news-line"
                onClick={() => onShow(line)}
              >
                <Told line={line} face={face} say={say} />
              </button>
            ))}
          </li>
        ))}
      </ul>
      <Button look="quiet" icon="list" onPress={() => onLog(groups[0].lines[0])} data-control="news-log">
        {more ? words('coach.news.more', { count: more }) : words('coach.news.log')}
      </Button>
    </div>
  );
}

interface ToldProps extends Pick<TableProps, 'say'> {
  readonly line: LogLine;
  readonly face: Face | undefined;
}

/** A line of the log; the player it begins with wears the colour. */
function Told({ line, face, say }: ToldProps) {
  const words = useSay();
  const text = eventText(line.event, say, words);
  if (!face || !text.startsWith(face.name)) return text;
  return (
    <>
      <Name face={face} />
      {text.slice(face.name.length)}
    </>
  );
}
