import { type Asked, type Event, same, type View } from '@orrery/kernel';
import { sameAsked } from '../choice/choice.ts';
import type { LogLine, Picture } from '../host/host.ts';
import { PacedQueue } from './paced-queue.ts';
import type { SessionState, SessionStore } from './state.ts';
import { type Lasts, type Times, timesOf } from './telling.ts';

/** Longest telling of what happened at once: where one takes part, and of others; half of it while more is waiting. */
const LONGEST = { own: 8000, others: 4000 } as const;

/** Whether an event is about the viewer. */
type Concerns = (event: Event, view: View) => boolean;

interface EventClockInput {
  readonly state: SessionStore;
  /** How fast events are told: 1 is normal, 0 at once. */
  readonly pace: () => number;
  /** Hears of every picture just before it is shown or told. */
  readonly onShow: (picture: Picture) => void;
}

/**
 * The clock of shown events: pictures come one after another, and each is told event by event. Until that is done, log,
 * points and questions are those of the moment that is shown.
 */
export class EventClock {
  private readonly input: EventClockInput;
  private readonly queue: PacedQueue<Picture>;
  /** The log of the newest picture, shown or not. */
  private received: readonly LogLine[] = [];
  private lasts: Lasts = () => 0;
  private concerns: Concerns = () => false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(input: EventClockInput) {
    this.input = input;
    this.queue = new PacedQueue((picture) => this.show(picture), input.pace);
  }

  close(): void {
    this.queue.clear();
    clearTimeout(this.timer);
  }

  /** How long events are seen to happen in this game, and which of them are about the viewer. */
  follow(lasts: Lasts, concerns: Concerns): void {
    this.lasts = lasts;
    this.concerns = concerns;
  }

  receive(received: Picture): void {
    const { state } = this.input;
    const { busy, picture: before } = state.get();
    const picture = { ...received, log: continued(this.received, received.log) };
    this.received = picture.log;
    // Pictures that follow one's own answer, or fall behind a curtain, wait for nothing.
    const atOnce = busy || before === undefined || picture.curtain !== undefined || before.curtain !== undefined;
    this.queue.push(picture, atOnce);
    const { behind } = this;
    if (behind !== state.get().behind) state.change({ behind });
  }

  /** Everything that waits is shown now. */
  hurry(): void {
    this.queue.drain();
    this.finish();
  }

  /** The picture that is being told is shown now; others go on waiting. */
  finish(): void {
    clearTimeout(this.timer);
    const { telling } = this.input.state.get();
    if (telling) this.input.state.change({ picture: telling.picture, telling: undefined });
  }

  /** Pictures that wait to be told; those that are drawn at once do not count. */
  private get behind(): number {
    return this.input.pace() === 0 ? 0 : this.queue.length;
  }

  /** Shows a picture, or begins to tell how it came about; how long that takes. */
  private show(picture: Picture): number {
    this.finish();
    const { picture: before } = this.input.state.get();
    this.input.onShow(picture);
    const fresh = freshEvents(before?.log ?? [], picture.log);
    const times = this.timesOf(fresh, picture);
    const now = { fresh, behind: this.behind, ...(picture.curtain === undefined ? {} : { past: undefined }) };
    if (times.total > 0 && before) this.tell(picture, before, times, 0, now);
    else this.input.state.change({ ...now, picture });
    return times.total;
  }

  private timesOf(fresh: readonly Event[], { view }: Picture): Times {
    const own = view !== undefined && fresh.some((event) => this.concerns(event, view));
    const longest = (own ? LONGEST.own : LONGEST.others) / (this.queue.length > 0 ? 2 : 1);
    const { starts, total } = timesOf(fresh, this.lasts, longest);
    const pace = this.input.pace();
    return { starts: starts.map((start) => start * pace), total: total * pace };
  }

  /** Some events begin now, and those before them are over; the clock goes on to the next ones. */
  private tell(picture: Picture, before: Picture, times: Times, now: number, also: Partial<SessionState> = {}): void {
    const { starts, total } = times;
    const told = starts.filter((start) => start <= now).length;
    const next = starts.find((start) => start > now) ?? total;
    const over = starts.filter((start) => start < now).length;
    const telling = { ...times, picture, told, over };
    this.input.state.change({ ...also, telling, picture: partly(picture, before, starts.length - over) });
    this.timer = setTimeout(() => (next < total ? this.tell(picture, before, times, next) : this.finish()), next - now);
  }
}

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
const continued = (known: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] =>
  log.map((line, i) => (same(known[i], line) ? known[i] : line));

/** Lines that are new; none after an undo or when the log is another viewer's. */
export function freshEvents(before: readonly LogLine[], now: readonly LogLine[]): Event[] {
  if (before.length === 0 || now.length < before.length) return [];
  const last = before[before.length - 1];
  const there = now[before.length - 1];
  if (last.at !== there.at || !same(last.event, there.event)) return [];
  return now.slice(before.length).map(({ event }) => event);
}
