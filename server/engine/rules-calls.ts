import { Refusal, type Viewer } from '@orrery/kernel';
import type { Registry } from '../registry.ts';
import { MatchSession } from './match-session.ts';
import { LOST, type LogEntry, type Played, type Position, type RulesCalls, type Verdict } from './messages.ts';
import { gamesOf, rulesOf } from './rules.ts';
import { type Pack, type Packed, Packing, pack } from './snapshots.ts';

function position({ play, number }: MatchSession): Position {
  const { over, awaited } = play;
  return { number, awaited, over, ...(over ? { standing: play.standing() } : {}) };
}

/** Collects what has to be sent while entries are made. */
class Batch {
  readonly made: (LogEntry & { by: number })[] = [];
  private readonly texts = new Map<Viewer, string[]>();

  add(session: MatchSession, made: LogEntry, by: number): void {
    this.made.push({ ...made, by });
    for (const [viewer, text] of session.updates()) {
      const texts = this.texts.get(viewer);
      if (texts) texts.push(text);
      else this.texts.set(viewer, [text]);
    }
  }

  played(session: MatchSession, verdicts: readonly Verdict[], snapshot?: Packed): Played {
    const { made, texts } = this;
    return { ...position(session), verdicts, made, updates: [...texts], ...(snapshot ? { snapshot } : {}) };
  }
}

function tryTo(work: () => void, session: MatchSession): Verdict {
  try {
    work();
    return { ok: true, number: session.number };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details };
    const problem = error instanceof Error ? error.stack : String(error);
    return { ok: false, code: 'rules-failed', details: {}, problem };
  }
}

/** Runs the rules of many matches. */
export function rulesCalls(registry: Registry, packer: Pack = pack): RulesCalls {
  const sessions = new Map<string, MatchSession>();
  const packing = new Packing(packer);
  const inSession = <V>(key: string, work: (session: MatchSession) => V): V | typeof LOST => {
    const session = sessions.get(key);
    return session ? work(session) : LOST;
  };
  return {
    games: () => gamesOf(registry),
    async open({ key, game, edition, match, setup, snapshot, entries, viewers = [] }) {
      const session = MatchSession.open(await rulesOf(registry, game, edition), { match, setup }, snapshot, entries);
      for (const viewer of viewers) session.track(viewer);
      sessions.set(key, session);
      return position(session);
    },
    play: ({ key, intents }) =>
      inSession(key, (session) => {
        const batch = new Batch();
        const verdicts = intents.map(({ seat, intent }, by) =>
          tryTo(() => session.fulfil(seat, intent, (made) => batch.add(session, made, by)), session),
        );
        const due = session.snapshot();
        if (due) packing.begin(session, due);
        return batch.played(session, verdicts, packing.take(session));
      }),
    follow: ({ key, entries }) =>
      inSession(key, (session) => {
        const batch = new Batch();
        session.repeat(entries, (made) => batch.add(session, made, 0));
        return batch.played(session, []);
      }),
    fresh: ({ key, viewer }) => inSession(key, (session) => session.fresh(viewer)),
    view: ({ key, seat }) => inSession(key, (session) => JSON.stringify(session.view(seat))),
    drop: ({ key }) => {
      sessions.delete(key);
    },
  };
}
