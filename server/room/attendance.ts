import type { Presence } from '@orrery/protocol';

interface Visit {
  /** Undefined for a watcher. */
  readonly key?: string;
  away: boolean;
}

/** After a move, people who were there are expected back for so long. */
export const EXPECTED_MS = 3000;

/** People who are connected to a table. Kept in memory only. */
export class Attendance {
  private readonly visits = new Set<Visit>();
  private readonly since = new Map<string, Presence>();
  private readonly now: () => number;
  private readonly moved: boolean;
  private readonly began: number;

  constructor(now: () => number, moved = false) {
    this.now = now;
    this.moved = moved;
    this.began = now();
  }

  come(key: string | undefined, away: boolean): Visit {
    const visit: Visit = { key, away };
    this.visits.add(visit);
    this.note(key);
    return visit;
  }

  turn(visit: Visit, away: boolean): void {
    visit.away = away;
    this.note(visit.key);
  }

  go(visit: Visit): void {
    this.visits.delete(visit);
    this.note(visit.key);
  }

  presence(key: string): Presence {
    const state = this.stateNow(key);
    const noted = this.since.get(key);
    return noted?.state === state ? noted : { state, since: this.began };
  }

  /** For how many seconds a person has been offline; 0 if connected. */
  absent(key: string): number {
    const { state, since } = this.presence(key);
    return state === 'offline' ? (this.now() - since) / 1000 : 0;
  }

  get watchers(): number {
    let watchers = 0;
    for (const { key } of this.visits) if (key === undefined) watchers++;
    return watchers;
  }

  private note(key: string | undefined): void {
    if (key === undefined) return;
    const state = this.stateNow(key);
    if (this.since.get(key)?.state !== state) this.since.set(key, { state, since: this.now() });
  }

  private stateNow(key: string): Presence['state'] {
    const visits = [...this.visits].filter((visit) => visit.key === key);
    if (visits.length > 0) return visits.every(({ away }) => away) ? 'away' : 'here';
    return !this.since.has(key) && this.isExpected ? 'away' : 'offline';
  }

  /** The room has just come from another node: its people are on their way, so that none is told to be gone. */
  private get isExpected(): boolean {
    return this.moved && this.now() - this.began < EXPECTED_MS;
  }
}

export type { Visit };
