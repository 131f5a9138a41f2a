import { Button, IconButton } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { useBoard, useFace } from '../context.tsx';
import { useNews } from '../news.ts';
import { type AutomaTurn, automaTurnOf } from '../read/automa.ts';
import { AutomaRows } from './card.tsx';
import { Ring } from './ring.tsx';

/** Milliseconds from one row to the next, at normal pace. */
const BEAT = 900;

/** The Automa's newest turn before the galaxy, row by row: it goes on by itself or by hand, and is closed when read. */
export function AutomaStory() {
  const { view, log } = useBoard();
  const turn = automaTurnOf(view.table, log);
  const { fresh, dismiss } = useNews(turn?.n ?? 0, `${turn?.n} ${turn?.rows.filter(({ report }) => report).length}`);
  if (!turn || !fresh) return null;
  return <Telling key={turn.n} turn={turn} onRead={dismiss} />;
}

function Telling({ turn, onRead }: { readonly turn: AutomaTurn; readonly onRead: () => void }) {
  const { say, pace, view } = useBoard();
  const player = view.table.players.findIndex(({ seat }) => seat === null);
  const { mark } = useFace(player);
  const known = turn.rows.filter(({ report }) => report).length;
  const [told, setTold] = useState(pace === 0 ? known : 1);
  useEffect(() => {
    if (pace === 0 || told >= known) return;
    const timer = setTimeout(() => setTold(told + 1), BEAT * pace);
    return () => clearTimeout(timer);
  }, [told, known, pace]);
  const move = turn.rows.findIndex(({ row }) => row.action === 'move');
  return (
    <section className={`mc-story player-${mark}`} aria-label={say('board.automa.plays')}>
      <header>
        <h2 className="mc-title">
          {say('role.automa')}: {say('board.the.automa-card', { automaCard: turn.card })}
        </h2>
        <IconButton icon="close" label={say('board.close')} onPress={onRead} />
      </header>
      <AutomaRows rows={turn.rows.map((row, at) => (at < told ? row : { row: row.row }))} />
      {turn.moved && move < told && <Ring moved={turn.moved} />}
      {told < known && (
        <Button look="quiet" icon="next" onPress={() => setTold(told + 1)}>
          {say('board.automa.next')}
        </Button>
      )}
    </section>
  );
}
