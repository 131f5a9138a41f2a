import { same } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { gameParts, useGameSay, useScreen } from '../games.ts';
import { useStore } from '../lib/store.ts';
import { rewrite, route } from '../route.ts';
import { PACES, settings } from '../settings/settings.ts';
import { Notice } from '../shell/notice.tsx';
import { useSay } from '../words/index.ts';
import type { Host, Picture } from './host.ts';
import { Session } from './session.ts';
import { Curtain } from './table/curtain.tsx';
import { facesOf, plainFaces } from './table/faces.ts';
import { problemSentence } from './table/problem-sentence.ts';
import { Table } from './table/table.tsx';

interface PlayPageProps {
  readonly id: string;
  readonly host: Host;
}

/** One running game, from whatever host. */
export function PlayPage({ id, host }: PlayPageProps) {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const opened = new Session(host, () => PACES[settings.get().speed]);
    setSession(opened);
    return () => opened.close();
  }, [host]);
  return session ? <Playing key={id} id={id} session={session} /> : <Notice busy />;
}

function Playing({ id, session }: { readonly id: string; readonly session: Session }) {
  const words = useSay();
  const state = useStore(session.state);
  const { picture, problem } = state;
  useMomentInAddress(session);
  if (!picture) return problem ? <Notice>{problemSentence(words, undefined, problem)}</Notice> : <Notice busy />;
  if (!gameParts(picture.game)) return <Notice>{words('refused.unknown-game', { game: picture.game })}</Notice>;
  if (picture.curtain !== undefined) return <Curtain picture={picture} onLift={() => void session.lift()} />;
  return <Seated id={id} session={session} picture={picture} />;
}

function Seated({
  id,
  session,
  picture,
}: {
  readonly id: string;
  readonly session: Session;
  readonly picture: Picture;
}) {
  const state = useStore(session.state);
  const screen = useScreen(picture.game);
  const plainSay = useGameSay(picture.game);
  const view = state.past?.view ?? picture.view;
  const { seats, shared } = picture;
  const plain = useMemo(
    () => (screen && view ? plainFaces({ screen, view, seats, shared }) : []),
    [screen, view, seats, shared],
  );
  const faces = useSteady(useMemo(() => (plainSay ? facesOf(plain, plainSay) : []), [plain, plainSay]));
  const names = useSteady(
    useMemo(() => (plainSay && view && screen?.names?.(view, plainSay)) ?? {}, [screen, view, plainSay]),
  );
  const say = useGameSay(picture.game, faces, names);
  if (!screen || !say || !view) return <Notice busy />;
  return <Table id={id} session={session} state={state} screen={screen} say={say} faces={faces} />;
}

/** The same object while nothing in it changes, so that the board need not draw again. */
function useSteady<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const steady = same(kept, value) ? kept : value;
  if (steady !== kept) setKept(steady);
  return steady;
}

/** The address names the past moment one looks at, and a moment in the address is gone to. */
function useMomentInAddress(session: Session): void {
  const { past, picture } = useStore(session.state);
  const [begun, setBegun] = useState(false);
  const ready = picture?.view !== undefined;
  useEffect(() => {
    if (!ready || begun) return;
    setBegun(true);
    const here = route.get();
    if ('at' in here && here.at !== undefined) void session.look(here.at);
  }, [ready, begun, session]);
  useEffect(() => {
    if (!begun) return;
    const here = route.get();
    if (here.page !== 'play' && here.page !== 'table') return;
    const { at, ...rest } = here;
    if (at !== past?.at) rewrite(past ? { ...rest, at: past.at } : rest);
  }, [past, begun]);
}
