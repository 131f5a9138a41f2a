import { hash, type Json, Refusal } from '@orrery/kernel';
import type { GameFile, History, Now, TableAction, TableReply, Update } from '@orrery/protocol';
import { checkFile, foresight, momentInFile, review } from '../device/rules.ts';
import { type Host, type Picture, UNNAMED_UNDO, type Undo } from '../host/host.ts';
import { newId, newSeed } from '../lib/ids.ts';
import { makeStore, type Store } from '../lib/store.ts';
import { request } from './api.ts';
import { Connection, type ConnectionState } from './connection.ts';
import { MatchHistory } from './match-history.ts';
import { givesHints, seatOfChair } from './seat-info.ts';

export interface OnlineHost extends Host {
  readonly kind: 'online';
  readonly token: string;
  readonly state: Store<ConnectionState>;
  /** True once there is a match to show. */
  readonly playing: Store<boolean>;
  act(action: TableAction): Promise<void>;
}

/** So long an acknowledged answer keeps the buttons waiting for its update. */
const LONGEST = 3000;

/** A table on a server, seen through one token. */
export function onlineHost(table: string, token: string): OnlineHost {
  let history: MatchHistory | undefined;
  /** What came while the past of the match was on its way. */
  let meanwhile: Update[] | undefined;
  let past: Promise<void> = Promise.resolve();
  let onPicture: ((picture: Picture) => void) | undefined;
  /** What was answered, by the id under which it was sent and by the entry it became. */
  const sent = new Map<string, Undo>();
  const given = new Map<number, Undo>();
  /** Those who wait for an entry to arrive. */
  const awaited = new Set<() => void>();
  const playing = makeStore(false);

  const connection = new Connection(table, token, {
    has: () => (history ? { match: history.match, seen: history.number } : {}),
    acknowledged(id, entry) {
      const answer = sent.get(id);
      if (answer) given.set(entry, answer);
    },
    now: hearNow,
    update: hearUpdate,
  });
  const stopWatching = connection.state.watch(show);

  function hearNow({ fresh, missed }: Now): void {
    for (const update of missed ?? []) hearUpdate(update);
    if (!fresh) return;
    if (fresh.match !== history?.match) given.clear();
    history = new MatchHistory(fresh);
    past = learnPast(history);
    playing.set(true);
    show();
  }

  /** Nobody waits for the past of a match to play on: log and replay get it when it comes. */
  async function learnPast(known: MatchHistory): Promise<void> {
    const heard: Update[] = [];
    meanwhile = heard;
    const told = await request<History>('history', { table, token }).catch(() => undefined);
    if (meanwhile === heard) meanwhile = undefined;
    if (history !== known || told?.match !== known.match) return;
    const whole = MatchHistory.from(told);
    for (const update of heard) whole.follow(update);
    if (whole.number < known.number) return;
    history = whole;
    show();
  }

  function hearUpdate(update: Update): void {
    meanwhile?.push(update);
    if (history?.follow(update)) show();
    else connection.restart();
  }

  function undoNow(): Undo | undefined {
    const undo = history?.undo;
    return undo && (given.get(undo.number) ?? UNNAMED_UNDO);
  }

  function show(): void {
    for (const look of [...awaited]) look();
    const { table: state, status, problem } = connection.state.get();
    if (!history || !state) return;
    const undo = undoNow();
    const { answered } = history;
    const trouble = status === 'lost' ? 'offline' : status === 'closed' && problem ? 'gone' : undefined;
    onPicture?.({
      game: state.game,
      view: history.view,
      seats: state.chairs.map(seatOfChair),
      log: history.log,
      shared: false,
      watchers: state.watchers,
      ...(undo ? { undo } : {}),
      ...(answered ? { answered } : {}),
      ...(givesHints(state) ? { hints: 'counted' as const } : {}),
      ...(trouble ? { trouble } : {}),
      ...(history.view.over && state.standing ? { standing: state.standing } : {}),
      ...(state.stage === 'over'
        ? { again: state.chairs.flatMap(({ kind, ready }, seat) => (kind === 'human' && ready ? [seat] : [])) }
        : {}),
    });
  }

  const here = (): MatchHistory => {
    if (!history) throw new Refusal('not-started');
    return history;
  };
  /** An acknowledged entry is also seen: the update may come a moment after. */
  const seen = (entry: number): Promise<void> =>
    new Promise((resolve) => {
      if (here().number >= entry) return resolve();
      const stop = () => {
        clearTimeout(timer);
        awaited.delete(look);
        resolve();
      };
      const look = () => {
        if (!history || history.number >= entry) stop();
      };
      const timer = setTimeout(stop, LONGEST);
      awaited.add(look);
    });
  const file = () => request<GameFile>('file', { table, token });
  const act = async (action: TableAction) => {
    await request<TableReply>('action', { table, token, body: action });
  };

  return {
    kind: 'online',
    token,
    state: connection.state,
    playing,
    act,
    watch(listener) {
      onPicture = listener;
      return () => {
        onPicture = undefined;
      };
    },
    open: async () => show(),
    async answer(asked, answer) {
      const { match, number } = here();
      const id = newId();
      sent.set(id, { question: asked.question, about: asked.about, answer });
      try {
        await seen(await connection.send({ t: 'answer', id, match, after: number, answer }));
      } finally {
        sent.delete(id);
      }
    },
    async undo() {
      const { match, undo } = here();
      if (!undo) throw new Refusal('no-undo');
      await seen(await connection.send({ t: 'undo', id: newId(), match, back: undo.number }));
    },
    lift: async () => {},
    async moment(at, viewpoint) {
      await past;
      const { view } = here();
      if (viewpoint === undefined || viewpoint === view.viewer) {
        const then = here().viewAt(at);
        const standing = then.over ? connection.state.get().table?.standing : undefined;
        return { view: then, ...(standing ? { standing } : {}) };
      }
      return momentInFile((await file()) as unknown as Json, at, viewpoint);
    },
    ...foresight(() => here().view),
    noteHint(stage) {
      const { asked, table } = here().view;
      return act({ do: 'hint', stage, question: hash([asked, table]) });
    },
    file: async () => (await file()) as unknown as Json,
    ...review(async () => (await file()) as unknown as Json),
    verify: async () => checkFile((await file()) as unknown as Json),
    takeSeatBack: () => act({ do: 'return' }),
    async rematch() {
      await act({ do: 'rematch', yes: true, entropy: newSeed() });
      return undefined;
    },
    close() {
      stopWatching();
      connection.close();
    },
  };
}
