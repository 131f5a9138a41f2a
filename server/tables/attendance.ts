import type { Presence } from '@orrery/protocol';
import type { Person } from '../bus/bus.ts';

interface Visit {
  /** Undefined for a watcher. */
  readonly key?: string;
  away: boolean;
}

interface Elsewhere {
  readonly people: readonly Person[];
  readonly watchers: number;
}

/** Who is connected to a table, here and on other nodes. Kept in memory only. */
export class Attendance {
  private readonly visits = new Set<Visit>();
  private readonly since = new Map<string, Presence>();
  private readonly nodes = new Map<string, Elsewhere>();
  private readonly now: () => number;
  private readonly began: number;

  constructor(now: () => number) {
    this.now = now;
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

  /** What another node says about its visitors. */
  hear(node: string, people: readonly Person[], watchers: number): void {
    const before = this.nodes.get(node)?.people ?? [];
    this.nodes.set(node, { people, watchers });
    for (const { key } of [...before, ...people]) this.note(key);
  }

  /** Another node is gone, and who was connected there with it. */
  forget(node: string): void {
    this.hear(node, [], 0);
    this.nodes.delete(node);
  }

  presence(key: string): Presence {
    this.note(key);
    return this.since.get(key) ?? { state: 'offline', since: this.began };
  }

  get watchers(): number {
    let watchers = this.localWatchers;
    for (const node of this.nodes.values()) watchers += node.watchers;
    return watchers;
  }

  get localWatchers(): number {
    let watchers = 0;
    for (const { key } of this.visits) if (key === undefined) watchers++;
    return watchers;
  }

  /** Who is connected to this node. */
  local(): Person[] {
    const keys = new Set([...this.visits].flatMap(({ key }) => (key === undefined ? [] : [key])));
    return [...keys].map((key) => ({ key, ...this.presence(key), state: this.stateHere(key) ?? 'here' }));
  }

  private note(key: string | undefined): void {
    if (key === undefined) return;
    const state = this.stateNow(key);
    if (this.since.get(key)?.state !== state) this.since.set(key, { state, since: this.now() });
  }

  private stateNow(key: string): Presence['state'] {
    const states = [this.stateHere(key)];
    for (const { people } of this.nodes.values()) states.push(people.find((one) => one.key === key)?.state);
    if (states.includes('here')) return 'here';
    return states.includes('away') ? 'away' : 'offline';
  }

  private stateHere(key: string): 'here' | 'away' | undefined {
    const mine = [...this.visits].filter((visit) => visit.key === key);
    if (mine.length === 0) return undefined;
    return mine.every(({ away }) => away) ? 'away' : 'here';
  }
}

export type { Visit };
