import type { Mine, TableReply } from '@orrery/protocol';
import { Button } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { useGameName } from '../games.ts';
import { request } from '../online/api.ts';
import { type HeldSeat, heldSeats, noteSeats } from '../online/held-seats.ts';
import { seatOfChair } from '../online/seat-info.ts';
import { go } from '../route.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';

const AGAIN = 20_000;

/** Online tables this browser sits at, with whose turn it is; asks again while one looks. */
export default function OnlineTables() {
  const words = useSay();
  const [tables, setTables] = useState<readonly TableReply[]>([]);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const load = async () => {
      const seats = heldSeats().map(({ table, token }) => ({ table, token }));
      if (seats.length === 0 || document.hidden) return;
      try {
        const mine = await request<Mine>('mine', { body: { seats } });
        noteSeats(mine.gone);
        setTables(mine.tables);
        setLost(false);
      } catch {
        setLost(true);
      }
    };
    void load();
    const timer = setInterval(() => void load(), AGAIN);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, []);
  const takeBack = async ({ table, token }: HeldSeat) => {
    try {
      await request<TableReply>('action', { table, token, body: { do: 'return' } });
      go({ page: 'table', id: table, token });
    } catch {
      setLost(true);
    }
  };
  const held = new Map(heldSeats().map((seat) => [seat.table, seat]));
  return (
    <>
      {lost && <li className="quiet">{words('refused.unreachable')}</li>}
      {tables.map((reply) => {
        const seat = held.get(reply.table.table);
        return seat && <OnlineTable key={reply.table.table} reply={reply} held={seat} onReturn={takeBack} />;
      })}
    </>
  );
}

interface OnlineTableProps {
  readonly reply: TableReply;
  readonly held: HeldSeat;
  /** Takes the seat back from the bot that looks after it. */
  readonly onReturn: (held: HeldSeat) => void;
}

function OnlineTable({ reply: { table, you }, held, onReturn }: OnlineTableProps) {
  const words = useSay();
  const name = useGameName(table.game);
  const names = table.chairs.map((chair, seat) =>
    chair.kind === 'free' ? words('lobby.free') : seatOfChair(chair, seat).name,
  );
  const replaced = you.seat !== null && table.stage === 'playing' && table.chairs[you.seat].caretaker;
  const mine = you.seat !== null && table.awaited.includes(you.seat) && !replaced;
  const state = (() => {
    if (table.stage === 'lobby') return words('continue.lobby');
    if (table.stage === 'over') return words('continue.over');
    if (replaced) return words('seat.replaced');
    return mine ? words('continue.mine') : words('continue.turn', { names: table.awaited.map((seat) => names[seat]) });
  })();
  return (
    <li className="saved-game" data-turn={mine}>
      <Link to={{ page: 'table', id: table.table, token: held.token }} className="saved-link">
        <strong>{name}</strong>
        <span>{names.join(', ')}</span>
        <small>
          {words('way.online')} · {state}
        </small>
      </Link>
      {replaced && (
        <Button icon="person" onPress={() => onReturn(held)}>
          {words('seat.take-back')}
        </Button>
      )}
    </li>
  );
}
