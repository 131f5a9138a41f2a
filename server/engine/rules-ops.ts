import { Refusal, type Viewer } from '@orrery/kernel';
import type { Registry } from '../registry.ts';
import { LOST, type Played, type Position, type RulesOps, type Verdict } from './messages.ts';
import { type Made, Room } from './room.ts';
import { gamesOf, rulesOf } from './rules.ts';
import { type Pack, type Packed, Packing, pack } from './snapshots.ts';

function position({ play, number }: Room<unknown>): Position {
  const { over, awaited } = play;
  return { number, awaited, over, ...(over ? { standing: play.standing() } : {}) };
}

/** Collects what has to be sent while entries are made. */
class Sheaf {
  readonly made: (Made & { by: number })[] = [];
  private readonly texts = new Map<Viewer, string[]>();

  add(room: Room<unknown>, made: Made, by: number): void {
    this.made.push({ ...made, by });
    for (const [viewer, text] of room.updates()) {
      const texts = this.texts.get(viewer);
      if (texts) texts.push(text);
      else this.texts.set(viewer, [text]);
    }
  }

  played(room: Room<unknown>, verdicts: readonly Verdict[], snapshot?: Packed): Played {
    const { made, texts } = this;
    return { ...position(room), verdicts, made, updates: [...texts], ...(snapshot ? { snapshot } : {}) };
  }
}

function tryTo(work: () => void, room: Room<unknown>): Verdict {
  try {
    work();
    return { ok: true, number: room.number };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details };
    const problem = error instanceof Error ? error.stack : String(error);
    return { ok: false, code: 'rules-failed', details: {}, problem };
  }
}

/** Runs the rules of many matches. */
export function rulesOps(registry: Registry, packer: Pack = pack): RulesOps {
  const rooms = new Map<string, Room<unknown>>();
  const packing = new Packing(packer);
  const inRoom = <V>(key: string, work: (room: Room<unknown>) => V): V | typeof LOST => {
    const room = rooms.get(key);
    return room ? work(room) : LOST;
  };
  return {
    games: () => gamesOf(registry),
    async open({ key, game, edition, match, setup, snapshot, entries }) {
      const room = Room.open(await rulesOf(registry, game, edition), { match, setup }, snapshot, entries);
      rooms.set(key, room);
      return position(room);
    },
    play: ({ key, intents }) =>
      inRoom(key, (room) => {
        const sheaf = new Sheaf();
        const verdicts = intents.map((intent, by) =>
          tryTo(() => room.fulfil(intent, (made) => sheaf.add(room, made, by)), room),
        );
        const due = room.snapshot();
        if (due) packing.begin(room, due);
        return sheaf.played(room, verdicts, packing.take(room));
      }),
    follow: ({ key, entries }) =>
      inRoom(key, (room) => {
        const sheaf = new Sheaf();
        room.repeat(entries, (made) => sheaf.add(room, made, 0));
        return sheaf.played(room, []);
      }),
    fresh: ({ key, viewer }) => inRoom(key, (room) => room.fresh(viewer)),
    picture: ({ key, seat }) => inRoom(key, (room) => JSON.stringify(room.picture(seat))),
    drop: ({ key }) => {
      rooms.delete(key);
    },
  };
}
