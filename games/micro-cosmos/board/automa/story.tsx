import { Story, toldLog, useBookmark } from '@orrery/ui/board';
import { useEffect, useRef } from 'react';
import { useBoard, useFace } from '../context.tsx';
import { type AutomaTurn, automaTurnOf } from '../read/automa.ts';
import { ids } from '../read/targets.ts';
import { AutomaRows } from './card.tsx';
import { Ring } from './ring.tsx';

/** The Automa's newest turn before the galaxy, row by row as the log tells it, until it is read. */
export function AutomaStory() {
  const board = useBoard();
  const { view, choice } = board;
  const turn = automaTurnOf(view.table, toldLog(board));
  const { fresh, close } = useBookmark(board, { n: turn?.n ?? 0, lines: turn ? linesTold(turn) : 0 }, true);
  // What is decided for the Automa is chosen on the galaxy: the story goes on afterwards.
  const waits = choice.asked?.question.startsWith('automa-');
  if (!turn || !fresh || waits || view.over) return null;
  return <Telling key={turn.n} turn={turn} onRead={close} />;
}

const linesTold = ({ rows }: AutomaTurn): number => rows.filter(({ report }) => report).length;

function Telling({ turn, onRead }: { readonly turn: AutomaTurn; readonly onRead: () => void }) {
  const { say, view, choice, telling, pace } = useBoard();
  const player = view.table.players.findIndex(({ seat }) => seat === null);
  const { mark } = useFace(player);
  const rows = useRef<HTMLDivElement>(null);
  const told = linesTold(turn);
  // A phone has no room for a long card: the row that was told last is in sight.
  useEffect(() => {
    rows.current?.querySelectorAll('li')[told - 1]?.scrollIntoView({ block: 'nearest' });
  }, [told]);
  return (
    <Story
      className={`mc-story player-${mark}`}
      title={`${say('role.automa')}: ${say('board.the.automa-card', { automaCard: turn.card })}`}
      name={say('role.automa')}
      icon="robot"
      told={telling === undefined}
      asked={choice.asked !== undefined}
      lines={turn.rows.length}
      pace={pace}
      about={turn.moved ? [ids.card(turn.moved.cell)] : []}
      close={say('board.close')}
      onRead={onRead}
    >
      <div ref={rows}>
        <AutomaRows rows={turn.rows} />
      </div>
      {turn.moved && <Ring moved={turn.moved} />}
    </Story>
  );
}
