import { Button, IconButton } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { useBoard, useFace } from '../context.tsx';
import { type AutomaTurn, automaTurnOf } from '../read/automa.ts';
import { AutomaRows } from './card.tsx';
import { Ring } from './ring.tsx';

/** Milliseconds from one row to the next, at normal pace. */
const BEAT = 900;

/** The Automa's newest turn before the galaxy, row by row: it goes on by itself or by hand, and is closed when read. */
export function AutomaStory() {
  const { view, log } = useBoard();
  const turn = automaTurnOf(view.table, log);
  // What was played before somebody came to the table is not told.
  const [read, setRead] = useState(turn?.n ?? 0);
  const step = `${turn?.n} ${turn?.rows.filter(({ report }) => report).length}`;
  const [told, setTold] = useState({ step, at: view.answers });
  if (told.step !== step) setTold({ step, at: view.answers });
  // Whoever answers something else has read enough.
  const passed = told.step === step && view.answers > told.at;
  if (!turn || turn.n <= read || passed || view.over) return null;
  return <Telling key={turn.n} turn={turn} onRead={() => setRead(turn.n)} />;
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
        <IconButton icon="close" label={say('board.automa.close')} onPress={onRead} />
      </header>
      <AutomaRows rows={turn.rows.map(({ row, report }, at) => ({ row, report: at < told ? report : undefined }))} />
      {turn.moved && move < told && <Ring moved={turn.moved} />}
      {told < known && (
        <Button look="quiet" icon="next" onPress={() => setTold(told + 1)}>
          {say('board.automa.next')}
        </Button>
      )}
    </section>
  );
}
