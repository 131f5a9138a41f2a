import { useEffect, useState } from 'react';
import { CoachGuide } from '../coach/coach-guide.tsx';
import { useStore } from '../lib/store.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { heldSeat, holdSeat } from '../online/held-seats.ts';
import { type OnlineHost, onlineHost } from '../online/online-host.ts';
import { readTableLink, rewrite } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { Notice } from '../shell/notice.tsx';
import { useSay } from '../words/index.ts';
import { PlayPage } from './play-page.tsx';

interface TablePageProps {
  readonly id: string;
  readonly token?: string;
}

/** An online table: the lobby before the game, the table frame from then on. */
export default function TablePage({ id, token }: TablePageProps) {
  const words = useSay();
  // Whoever sat down here before comes back to that seat, also through the invitation.
  const held = heldSeat(id)?.token;
  const used = token?.startsWith('os_') ? token : (held ?? token);
  // A link that was cut on its way is explained here; the server would only say what it does not match.
  const whole = readTableLink(`/table/${id}#${used}`) !== undefined;
  useEffect(() => {
    if (whole && used?.startsWith('os_')) {
      holdSeat({ table: id, token: used });
      if (used !== token) rewrite({ page: 'table', id, token: used });
    }
  }, [id, used, token, whole]);
  if (used === undefined) return <Notice>{words('refused.no-token')}</Notice>;
  if (!whole) return <Notice>{words('join.bad-link')}</Notice>;
  return <AtTable key={used} id={id} token={used} />;
}

function AtTable({ id, token }: { readonly id: string; readonly token: string }) {
  const [host, setHost] = useState<OnlineHost>();
  useEffect(() => {
    const opened = onlineHost(id, token);
    setHost(opened);
    return () => opened.close();
  }, [id, token]);
  return host ? <OpenTable id={id} host={host} token={token} /> : <Notice busy />;
}

function OpenTable({ id, host, token }: { readonly id: string; readonly host: OnlineHost; readonly token: string }) {
  const words = useSay();
  const { table, you, status, problem } = useStore(host.state);
  const playing = useStore(host.playing);
  if (status === 'closed' && problem) return <Notice>{problemSentence(words, undefined, problem)}</Notice>;
  if (!table || !you) return problem ? <Notice>{problemSentence(words, undefined, problem)}</Notice> : <Notice busy />;
  if (table.stage === 'lobby' || !playing) return <Lobby host={host} table={table} you={you} token={token} />;
  return <PlayPage key={table.match} id={`${id}.${table.match}`} host={host} Guide={CoachGuide} />;
}
