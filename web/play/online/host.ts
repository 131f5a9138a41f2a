import type { Json } from '@orrery/kernel';
import type { Deed, GameFile, History, Now, TableReply, Update } from '@orrery/protocol';
import { newId, newSeed } from '../../lib/ids.ts';
import { makeStore, type Store } from '../../lib/store.ts';
import { type Host, HostRefusal, type Picture, UNNAMED_UNDO, type Undo } from '../host.ts';
import { checkFile, lookInFile } from '../local/host.ts';
import { request } from './api.ts';
import { Connection, type LinkState } from './connection.ts';
import { seatOfChair } from './seating.ts';
import { Tracker } from './tracker.ts';

export interface OnlineHost extends Host {
  readonly kind: 'online';
  readonly token: string;
  readonly state: Store<LinkState>;
  /** True once there is a match to show. */
  readonly playing: Store<boolean>;
  deed(deed: Deed): Promise<void>;
}

/** So long an acknowledged answer keeps the buttons waiting for its update. */
const LONGEST = 3000;

/** A table on a server, seen through one token. */
export function onlineHost(table: string, token: string): OnlineHost {
  let tracker: Tracker | undefined;
  let queued: Update[] | undefined;
  let onPicture: ((picture: Picture) => void) | undefined;
  const given = new Map<number, Undo>();
  const playing = makeStore(false);

  const line = new Connection(table, token, {
    has: () => (tracker ? { match: tracker.match, seen: tracker.number } : {}),
    now: (now) => void hearNow(now),
    update: hearUpdate,
  });
  const stopWatching = line.state.watch(show);

  async function hearNow({ fresh, missed }: Now): Promise<void> {
    for (const update of missed ?? []) hearUpdate(update);
    if (!fresh) return;
    queued = [];
    tracker = new Tracker(fresh);
    given.clear();
    const history = await request<History>('history', { table, token }).catch(() => undefined);
    const waiting = queued;
    queued = undefined;
    if (history?.match === fresh.match) tracker = Tracker.from(history);
    for (const update of waiting ?? []) tracker.follow(update);
    playing.set(true);
    show();
  }

  function hearUpdate(update: Update): void {
    if (queued) {
      queued.push(update);
      return;
    }
    if (tracker?.follow(update)) show();
    else line.restart();
  }

  function undoNow(): Undo | undefined {
    const undo = tracker?.undo;
    return undo && (given.get(undo.number) ?? UNNAMED_UNDO);
  }

  function show(): void {
    const { table: state, link, problem } = line.state.get();
    if (!tracker || queued || !state) return;
    const undo = undoNow();
    const trouble = link === 'lost' ? 'offline' : link === 'closed' && problem ? 'gone' : undefined;
    onPicture?.({
      game: state.game,
      view: tracker.view,
      seats: state.chairs.map(seatOfChair),
      log: tracker.log,
      shared: false,
      watchers: state.watchers,
      ...(undo ? { undo } : {}),
      ...(trouble ? { trouble } : {}),
      ...(tracker.view.over && state.standing ? { standing: state.standing } : {}),
      ...(state.stage === 'over' ? { again: state.chairs.flatMap((chair, seat) => (chair.ready ? [seat] : [])) } : {}),
    });
  }

  const here = (): Tracker => {
    if (!tracker) throw new HostRefusal('not-started');
    return tracker;
  };
  /** An acknowledged entry is also seen: the update may come a moment after. */
  const reached = (entry: number): Promise<void> =>
    new Promise((resolve) => {
      const since = Date.now();
      const look = () => {
        if (!tracker || tracker.number >= entry || Date.now() - since > LONGEST) resolve();
        else setTimeout(look, 20);
      };
      look();
    });
  const file = () => request<GameFile>('file', { table, token });
  const deed = async (what: Deed) => {
    await request<TableReply>('deed', { table, token, body: what });
  };

  return {
    kind: 'online',
    token,
    state: line.state,
    playing,
    deed,
    watch(listener) {
      onPicture = listener;
      return () => {
        onPicture = undefined;
      };
    },
    open: async () => show(),
    async answer(asked, answer) {
      const { match, number } = here();
      const entry = await line.want({ t: 'answer', id: newId(), match, after: number, answer });
      given.set(entry, { question: asked.question, about: asked.about, answer });
      await reached(entry);
    },
    async undo() {
      const { match, undo } = here();
      if (!undo) throw new HostRefusal('no-undo');
      await reached(await line.want({ t: 'undo', id: newId(), match, back: undo.number }));
    },
    lift: async () => {},
    async moment(at, eyes) {
      const { view } = here();
      if (eyes === undefined || eyes === view.viewer) {
        const then = here().viewAt(at);
        const standing = then.over ? line.state.get().table?.standing : undefined;
        return { view: then, ...(standing ? { standing } : {}) };
      }
      return lookInFile((await file()) as unknown as Json, at, eyes);
    },
    final: async () => undefined,
    file: async () => (await file()) as unknown as Json,
    verify: async () => checkFile((await file()) as unknown as Json),
    async rematch() {
      await deed({ do: 'rematch', yes: true, entropy: newSeed() });
      return undefined;
    },
    close() {
      stopWatching();
      line.close();
    },
  };
}
