import { type Answer, type Asked, type Event, Refusal, type Seat, same, type View } from '@orrery/kernel';
import { sameAsked } from '../choice/choice.ts';
import type { Host, LogLine, Moment, Picture, Viewpoint } from '../host/host.ts';
import { makeStore } from '../lib/store.ts';
import { PacedQueue } from './paced-queue.ts';
import { type Lasts, type Times, timesOf } from './telling.ts';

export interface Past extends Moment {
  readonly at: number;
  readonly viewpoint?: Viewpoint;
  /** What happened since the moment before, if one stepped on from there. */
  readonly events: readonly Event[];
  /** It goes on from here by itself. */
  readonly plays?: true;
}

export interface Problem {
  readonly code: string;
  readonly details: { readonly [name: string]: unknown };
}

/** Alike are items whose order makes no difference: there are never many of them. */
const FEW_ITEMS = 4;

/** What happened is being told, event by event. */
export interface Telling extends Times {
  /** The picture it leads to. */
  readonly picture: Picture;
  /** So many of the fresh events have begun, and so many are over: only those are in the log. */
  readonly told: number;
  readonly over: number;
}

export interface SessionState {
  /** What is known by the clock of shown events: log, points, panels and questions all follow it. */
  readonly picture?: Picture;
  /** What happened between the picture before and the newest one. */
  readonly fresh: readonly Event[];
  /** Until everything that happened is told. */
  readonly telling?: Telling;
  readonly past?: Past;
  readonly problem?: Problem;
  /** An answer or undo is on its way. */
  readonly busy: boolean;
  /** Pictures that wait to be shown, so that the eye can follow. */
  readonly behind: number;
  /** Answers taken back that can be given again, newest last. */
  readonly undone: readonly Taken[];
}

/** An answer that was taken back. */
interface Taken {
  readonly answer: Answer;
  /** It was one step with the answer before it. */
  readonly joins: boolean;
}

/** Whether an event is about the viewer. */
type Concerns = (event: Event, view: View) => boolean;

/** One open game on the page: what is shown now, what was taken back, which past moment is looked at. */
export class Session {
  readonly host: Host;
  readonly state = makeStore<SessionState>({ fresh: [], busy: false, behind: 0, undone: [] });
  private readonly queue: PacedQueue<Picture>;
  private readonly stop: () => void;
  /** The past moment asked for last: further steps go on from it, also while it is on its way. */
  private wanted: number | undefined;
  /** Own answers that were one step with the answer before them, newest last. */
  private joined: Answer[] = [];
  /** The log of the newest picture, shown or not. */
  private received: readonly LogLine[] = [];
  private readonly pace: () => number;
  private lasts: Lasts = () => 0;
  private concerns: Concerns = () => false;
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, pace: () => number) {
    this.host = host;
    this.pace = pace;
    this.queue = new PacedQueue((picture) => this.show(picture), pace);
    this.stop = host.watch((picture) => this.receive(picture));
    this.run(() => host.open());
  }

  close(): void {
    this.stop();
    this.queue.clear();
    clearTimeout(this.clock);
  }

  /** How long events are seen to happen in this game, and which of them are about the viewer. */
  follow(lasts: Lasts, concerns: Concerns): void {
    this.lasts = lasts;
    this.concerns = concerns;
  }

  /** Unfinished sequences jump to the end. */
  hurry(): void {
    this.queue.drain();
    this.finish();
  }

  /** `joins`: it is one step with the answer before it, and is taken back with it. */
  answer(asked: Asked, answer: Answer, joins = false): Promise<void> {
    return this.act(async () => {
      await this.give(asked, answer, joins);
      await this.passAlike(asked.seat);
    });
  }

  /** Takes back one step: an answer, with the one that began it. */
  undo(): Promise<void> {
    return this.act(async () => {
      while (await this.undoOne());
    });
  }

  /** Back to the start of the turn, or to the border that undo cannot cross. */
  reset(): Promise<void> {
    return this.act(async () => {
      for (let guard = 0; guard < 200 && this.state.get().picture?.undo; guard++) await this.undoOne();
    });
  }

  /** Gives again what was taken back as one step. */
  redo(): Promise<void> {
    return this.act(async () => {
      do await this.redoOne();
      while (this.state.get().undone.at(-1)?.joins);
    });
  }

  lift(): Promise<void> {
    return this.run(() => this.host.lift());
  }

  /** Plays what happened after so many answers. */
  watch(from: number): Promise<void> {
    return this.look(from, undefined, { plays: true });
  }

  /** Looks at the moment after so many answers. */
  async look(at: number, viewpoint?: Viewpoint, how: Pick<Past, 'plays'> = {}): Promise<void> {
    const { picture } = this.state.get();
    const now = picture?.view?.answers;
    if (now === undefined) return;
    const wanted = Math.max(0, Math.min(at, now));
    if (wanted === now && viewpoint === undefined) return this.present();
    this.wanted = wanted;
    await this.run(async () => {
      const moment = await this.host.moment(wanted, viewpoint);
      if (this.wanted !== wanted) return;
      const { past } = this.state.get();
      const events = past?.at === wanted - 1 ? eventsAt(picture?.log ?? [], wanted) : [];
      const seen = viewpoint === undefined ? {} : { viewpoint };
      this.change({ past: { ...moment, at: wanted, events, ...seen, ...how } });
    });
  }

  /** Where the next step begins: the moment looked at, or the one that was just asked for. */
  get lookingAt(): number {
    const { past, picture } = this.state.get();
    return this.wanted ?? past?.at ?? picture?.view?.answers ?? 0;
  }

  /** Steps on or back from the moment looked at; however fast steps follow each other, each one counts. */
  step(by: number): Promise<void> {
    return this.look(this.lookingAt + by, this.state.get().past?.viewpoint);
  }

  /** Comes back to now: a step from the moment before tells what happened in it, a jump tells nothing. */
  present(): void {
    const { past, picture, telling, fresh } = this.state.get();
    const now = picture?.view?.answers ?? 0;
    const told = past && !telling ? (past.at === now - 1 ? eventsAt(picture?.log ?? [], now) : []) : fresh;
    this.wanted = undefined;
    this.change({ past: undefined, fresh: told });
  }

  dismiss(): void {
    this.change({ problem: undefined });
  }

  /** Does something that may be refused; a refusal becomes the problem shown. */
  async run<V>(work: () => Promise<V>): Promise<V | undefined> {
    try {
      return await work();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal');
      if (!(error instanceof Refusal)) console.error(error);
      this.change({ problem: { code: refusal.code, details: refusal.details } });
      return undefined;
    }
  }

  private async act(work: () => Promise<void>): Promise<void> {
    if (this.state.get().busy) return;
    this.finish();
    this.change({ busy: true, problem: undefined });
    await this.run(work);
    this.change({ busy: false });
  }

  private async give(asked: Asked, answer: Answer, joins: boolean): Promise<void> {
    const { joined } = this;
    if (joins) this.joined = [...joined, answer];
    try {
      await this.host.answer(asked, answer);
    } catch (error) {
      this.joined = joined;
      throw error;
    }
    const { undone } = this.state.get();
    // Giving the same answer again is a redo; anything else forgets what was taken back.
    this.change({ undone: same(undone.at(-1)?.answer, answer) ? undone.slice(0, -1) : [] });
  }

  /** What makes no difference is not asked: the first answer is given, as one step with the one before. */
  private async passAlike(seat: Seat): Promise<void> {
    const { picture, telling } = this.state.get();
    const view = (telling?.picture ?? picture)?.view;
    const asked = view?.asked.find((one) => one.seat === seat && !one.offer);
    if (!asked || asked.answers.length < 2 || asked.answers.length > FEW_ITEMS) return;
    // Where nobody can tell, it is asked.
    if (!(await this.host.alike?.(asked.answers).catch(() => false))) return;
    await this.give(asked, asked.answers[0], true);
    await this.passAlike(seat);
  }

  /** Takes back one answer; true if the one before it belongs to it. */
  private async undoOne(): Promise<boolean> {
    const answer = this.state.get().picture?.undo?.answer;
    await this.host.undo();
    if (!answer) return false;
    const joins = same(this.joined.at(-1), answer);
    if (joins) this.joined.pop();
    this.change({ undone: [...this.state.get().undone, { answer, joins }] });
    return joins && this.state.get().picture?.undo !== undefined;
  }

  private async redoOne(): Promise<void> {
    const { picture, undone } = this.state.get();
    const taken = undone.at(-1);
    const asked = picture?.view?.asked.find(({ answers }) => answers.some((one) => same(one, taken?.answer)));
    if (asked && taken) await this.give(asked, taken.answer, taken.joins);
    else this.change({ undone: [] });
  }

  private receive(received: Picture): void {
    const { busy, picture: before } = this.state.get();
    const picture = { ...received, log: continued(this.received, received.log) };
    this.received = picture.log;
    // What follows one's own answer, and what falls behind a curtain, waits for nothing.
    const atOnce = busy || before === undefined || picture.curtain !== undefined || before.curtain !== undefined;
    this.queue.push(picture, atOnce);
    const { behind } = this;
    if (behind !== this.state.get().behind) this.change({ behind });
  }

  /** So many pictures wait to be told; those that are drawn at once do not count. */
  private get behind(): number {
    return this.pace() === 0 ? 0 : this.queue.length;
  }

  /** Shows a picture, or begins to tell how it came about; how long that takes. */
  private show(picture: Picture): number {
    this.finish();
    const { picture: before } = this.state.get();
    const curtain = picture.curtain !== undefined;
    // Behind the border nothing is taken back any more.
    if (!picture.undo) this.joined = [];
    const fresh = freshEvents(before?.log ?? [], picture.log);
    const times = this.timesOf(fresh, picture);
    if (curtain) this.wanted = undefined;
    const now = { fresh, behind: this.behind, ...(curtain ? { past: undefined } : {}) };
    if (times.total > 0 && before) this.tell(picture, before, times, 0, now);
    else this.change({ ...now, picture });
    return times.total;
  }

  private timesOf(fresh: readonly Event[], { view }: Picture): Times {
    const own = view !== undefined && fresh.some((event) => this.concerns(event, view));
    const longest = (own ? LONGEST.own : LONGEST.others) / (this.queue.length > 0 ? 2 : 1);
    const { starts, total } = timesOf(fresh, this.lasts, longest);
    const pace = this.pace();
    return { starts: starts.map((start) => start * pace), total: total * pace };
  }

  /** Some events begin now, and those before them are over; the clock goes on to the next ones. */
  private tell(picture: Picture, before: Picture, times: Times, now: number, also: Partial<SessionState> = {}): void {
    const { starts, total } = times;
    const told = starts.filter((start) => start <= now).length;
    const next = starts.find((start) => start > now) ?? total;
    const over = starts.filter((start) => start < now).length;
    const telling = { ...times, picture, told, over };
    this.change({ ...also, telling, picture: partly(picture, before, starts.length - over) });
    this.clock = setTimeout(() => (next < total ? this.tell(picture, before, times, next) : this.finish()), next - now);
  }

  /** Everything is told. */
  private finish(): void {
    clearTimeout(this.clock);
    const { telling } = this.state.get();
    if (telling) this.change({ picture: telling.picture, telling: undefined });
  }

  private change(part: Partial<SessionState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}

/** Longest telling of what happened at once: where one takes part, and of others; half of it while more is waiting. */
const LONGEST = { own: 8000, others: 4000 } as const;

/** A picture of which the last events are not told yet: the table is as before, and only what was asked before is open. */
function partly(picture: Picture, before: Picture, untold: number): Picture {
  const { view, undo: _, standing: __, ...rest } = picture;
  const then = before.view;
  const open = (asked: Asked) => then?.asked.some((one) => sameAsked(one, asked)) ?? false;
  return {
    ...rest,
    ...(view && then ? { view: { ...then, asked: view.asked.filter(open) } } : {}),
    log: picture.log.slice(0, picture.log.length - untold),
  };
}

/** A log whose lines that are known already are the same objects, so that they are not drawn again. */
export const continued = (known: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] =>
  log.map((line, i) => (same(known[i], line) ? known[i] : line));

const eventsAt = (log: readonly LogLine[], moment: number): Event[] =>
  log.filter(({ at }) => at === moment).map(({ event }) => event);

/** Lines that are new; none after an undo or when the log is another viewer's. */
export function freshEvents(before: readonly LogLine[], now: readonly LogLine[]): Event[] {
  if (before.length === 0 || now.length < before.length) return [];
  const last = before[before.length - 1];
  const there = now[before.length - 1];
  if (last.at !== there.at || !same(last.event, there.event)) return [];
  return now.slice(before.length).map(({ event }) => event);
}
