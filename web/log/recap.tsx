import { Button, Sheet } from '@orrery/ui';
import { useMemo } from 'react';
import { faceOfSeat } from '../host/faces.ts';
import type { LogLine } from '../host/host.ts';
import { numbered } from '../lib/numbered.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { actorIn, type Chapter, chapters, type Stretch } from './recap-chapters.ts';
import { EventLine } from './sentence.tsx';
import { momentBefore } from './use-recap.ts';

interface RecapProps extends TableProps {
  readonly lines: readonly LogLine[];
  readonly open: (id: string) => void;
  readonly onClose: () => void;
}

/** More lines than this: only the last chapter lies open. */
const MANY = 40;

/** What happened while the player was away, and what is asked now. */
export function Recap(props: RecapProps) {
  const { lines, state, screen, say, faces, session, onClose } = props;
  const words = useSay();
  const log = state.picture?.log;
  const all = useMemo(
    () => chapters(lines, log ?? lines, screen, actorIn(say, faces)),
    [lines, log, screen, say, faces],
  );
  // The board is what one wants to see then: nothing stands before it.
  const watch = () => {
    onClose();
    void session.replay.watch(momentBefore(lines));
  };
  return (
    <Sheet title={words('recap')} closeLabel={words('close')} onClose={onClose}>
      <div className="recap">
        {numbered(all).map(({ at, item }) => (
          <ChapterView
            key={at}
            {...props}
            chapter={item}
            open={props.open}
            shown={lines.length <= MANY || item === all.at(-1)}
          />
        ))}
      </div>
      <Button look="quiet" icon="clock" onPress={watch}>
        {words('recap.watch')}
      </Button>
      <Now {...props} />
    </Sheet>
  );
}

/** The last thing to read: what the game waits for. */
function Now({ state, say, onClose }: RecapProps) {
  const words = useSay();
  const view = state.picture?.view;
  const mine = view?.asked.find(({ offer }) => !offer);
  const first = view?.awaited[0];
  const who = first && state.picture?.seats[first.seat].name;
  return (
    <footer className="recap-now">
      <p>
        {mine
          ? say(`question.${mine.question}`, mine.about)
          : first?.question && say(`waiting.${first.question}`, { who })}
      </p>
      <Button look="main" icon="check" onPress={onClose}>
        {words('recap.on')}
      </Button>
    </footer>
  );
}

interface ChapterProps extends RecapProps {
  readonly chapter: Chapter;
  readonly shown: boolean;
}

function ChapterView({ chapter: { heading, stretches }, shown, ...props }: ChapterProps) {
  const list = (
    <ol>
      {numbered(stretches).map(({ at, item }) => (
        <StretchView key={at} {...props} stretch={item} />
      ))}
    </ol>
  );
  if (!heading) return list;
  return (
    <details open={shown}>
      <summary>
        <Line {...props} line={heading} />
      </summary>
      {list}
    </details>
  );
}

interface StretchProps extends RecapProps {
  readonly stretch: Stretch;
}

/** What one player did, or a story by its first and last line. */
function StretchView({ stretch: { seat, story, lines }, ...props }: StretchProps) {
  const words = useSay();
  const face = seat === undefined ? undefined : faceOfSeat(props.faces, seat);
  const brief = story !== undefined && lines.length > 2 ? [lines[0], lines[lines.length - 1]] : lines;
  return (
    <li className={`recap-stretch${face ? ` player-${face.mark}` : ''}`} data-story={story !== undefined}>
      {numbered(brief).map(({ at, item }) => (
        <p key={at}>
          <Line {...props} line={item} />
        </p>
      ))}
      {story !== undefined && (
        <Button icon="play" onPress={() => props.open(story)}>
          {words('log.retold')}
        </Button>
      )}
    </li>
  );
}

function Line({ line: { event }, say, faces, screen, open }: RecapProps & { readonly line: LogLine }) {
  return <EventLine event={event} say={say} faces={faces} screen={screen} open={open} />;
}
