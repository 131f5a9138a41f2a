import { type Event, same, type View } from '@orrery/kernel';
import type { PlayerColour } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import { Table } from '../frame/table.tsx';
import { gameParts, useGameSay, useScreen } from '../games.ts';
import type { Guide } from '../guide/guide.ts';
import { facesOf, plainFaces } from '../host/faces.ts';
import type { Host, Picture } from '../host/host.ts';
import { useStore } from '../lib/store.ts';
import { mentions } from '../log/mentions.ts';
import { rewrite, route } from '../route.ts';
import { problemSentence } from '../session/problem-sentence.ts';
import { Session } from '../session/session.ts';
import { notePlayed } from '../settings/progress.ts';
import { PACES, settings } from '../settings/settings.ts';
import { Notice } from '../shell/notice.tsx';
import { useSay } from '../words/index.ts';
import { Curtain } from './curtain.tsx';

interface PlayPageProps {
  readonly id: string;
  readonly host: Host;
  /** Stands above the prompt and explains. */
  readonly Guide?: Guide;
}

/** One running game, from whatever host. */
export function PlayPage({ id, host, Guide }: PlayPageProps) {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const opened = new Session(host, () => PACES[settings.get().speed]);
    setSession(opened);
    return () => opened.close();
  }, [host]);
  return session ? <Playing key={id} id={id} session={session} Guide={Guide} /> : <Notice busy />;
}

interface PlayingProps extends Pick<PlayPageProps, 'id' | 'Guide'> {
  readonly session: Session;
}

function Playing({ id, session, Guide }: PlayingProps) {
  const words = useSay();
  const state = useStore(session.state);
  const { picture, problem } = state;
  useMomentInAddress(session);
  const played = finishedGame(session.host, picture);
  useEffect(() => {
    if (played !== undefined) notePlayed(played);
  }, [played]);
  if (!picture) return problem ? <Notice>{problemSentence(words, undefined, problem)}</Notice> : <Notice busy />;
  if (!gameParts(picture.game)) return <Notice>{words('refused.unknown-game', { game: picture.game })}</Notice>;
  if (picture.curtain !== undefined) return <Curtain picture={picture} onLift={() => void session.lift()} />;
  return <Seated id={id} session={session} picture={picture} Guide={Guide} />;
}

function Seated({ id, session, picture, Guide }: PlayingProps & { readonly picture: Picture }) {
  const state = useStore(session.state);
  const screen = useScreen(picture.game);
  const plainSay = useGameSay(picture.game);
  // Names of what is being told are those of the picture it leads to.
  const { view, log } = state.past ? { ...state.past, log: picture.log } : (state.telling?.picture ?? picture);
  useEffect(() => {
    if (!screen?.lasts || !plainSay) return;
    const isOwn = (event: Event, { viewer }: View, player: PlayerColour) =>
      player.seat === viewer && mentions(event, player, plainSay);
    session.clock.follow(screen.lasts, (event, seen) =>
      screen.players(seen).some((player) => isOwn(event, seen, player)),
    );
  }, [session, screen, plainSay]);
  const { shared } = picture;
  const { mark } = useStore(settings);
  // At an online table a colour must mean the same person on every screen; elsewhere nobody else looks.
  const liked = session.host.kind === 'online' ? undefined : mark;
  const seats = useMemo(
    () =>
      picture.seats.map((seat, at) => (at === view?.viewer && liked !== undefined ? { mark: liked, ...seat } : seat)),
    [picture.seats, view?.viewer, liked],
  );
  const plain = useMemo(
    () => (screen && view ? plainFaces({ screen, view, seats, shared }) : []),
    [screen, view, seats, shared],
  );
  const faces = useSteady(useMemo(() => (plainSay ? facesOf(plain, plainSay) : []), [plain, plainSay]));
  const names = useSteady(
    useMemo(() => {
      if (!plainSay || !view) return {};
      const heard = log.filter(({ at }) => at <= view.answers).map(({ event }) => event);
      return screen?.names?.(view, plainSay, heard) ?? {};
    }, [screen, view, log, plainSay]),
  );
  const say = useGameSay(picture.game, faces, names);
  if (!screen || !say || !view) return <Notice busy />;
  return <Table id={id} session={session} state={state} screen={screen} say={say} faces={faces} Guide={Guide} />;
}

/** The game that one played here to its end: no lesson, nobody else's, and none that began in the middle. */
function finishedGame({ kind }: Host, picture: Picture | undefined): string | undefined {
  if (kind === 'lesson' || !picture?.standing || picture.practice) return undefined;
  return picture.view?.viewer === 'watcher' ? undefined : picture.game;
}

/** The same object while nothing in it changes, so that the board need not draw again. */
function useSteady<T>(value: T): T {
  const [kept, setKept] = useState(value);
  const steady = same(kept, value) ? kept : value;
  if (steady !== kept) setKept(steady);
  return steady;
}

/** The address names the past moment one looks at and from whose viewpoint, and a moment in the address is gone to. */
function useMomentInAddress(session: Session): void {
  const { past, picture } = useStore(session.state);
  const [begun, setBegun] = useState(false);
  const ready = picture?.view !== undefined;
  useEffect(() => {
    if (!ready || begun) return;
    setBegun(true);
    const here = route.get();
    if ('at' in here && here.at !== undefined) void session.replay.look(here.at, here.as);
  }, [ready, begun, session]);
  useEffect(() => {
    if (!begun) return;
    const here = route.get();
    if (here.page !== 'play' && here.page !== 'table') return;
    const { at, as, ...rest } = here;
    if (at === past?.at && as === past?.viewpoint) return;
    const viewpoint = past?.viewpoint === undefined ? {} : { as: past.viewpoint };
    rewrite(past ? { ...rest, at: past.at, ...viewpoint } : rest);
  }, [past, begun]);
}
