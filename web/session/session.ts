import { type Answer, type Asked, Refusal, type Seat, same } from '@orrery/kernel';
import type { Host } from '../host/host.ts';
import { EventClock } from './event-clock.ts';
import { Replay } from './replay.ts';
import { makeSessionStore } from './state.ts';

/** Alike are items whose order makes no difference: there are never many of them. */
const FEW_ITEMS = 4;

/** One open game on the page: what is answered, and what was taken back. */
export class Session {
  readonly host: Host;
  readonly state = makeSessionStore();
  readonly clock: EventClock;
  readonly replay: Replay;
  private readonly stop: () => void;
  /** Own answers that were one step with the answer before them, newest last. */
  private joined: Answer[] = [];

  constructor(host: Host, pace: () => number) {
    this.host = host;
    const { state } = this;
    this.replay = new Replay({
      state,
      moment: (at, viewpoint) => host.moment(at, viewpoint),
      run: (work) => this.run(work),
    });
    this.clock = new EventClock({
      state,
      pace,
      onShow: ({ undo, curtain }) => {
        // Behind the border nothing is taken back any more.
        if (!undo) this.joined = [];
        if (curtain !== undefined) this.replay.forget();
      },
    });
    this.stop = host.watch((picture) => this.clock.receive(picture));
    this.run(() => host.open());
  }

  close(): void {
    this.stop();
    this.clock.close();
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

  dismiss(): void {
    this.state.change({ problem: undefined });
  }

  /** Does something that may be refused; a refusal becomes the problem shown. */
  async run<V>(work: () => Promise<V>): Promise<V | undefined> {
    try {
      return await work();
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal('internal');
      if (!(error instanceof Refusal)) console.error(error);
      this.state.change({ problem: { code: refusal.code, details: refusal.details } });
      return undefined;
    }
  }

  private async act(work: () => Promise<void>): Promise<void> {
    if (this.state.get().busy) return;
    this.clock.finish();
    this.state.change({ busy: true, problem: undefined });
    await this.run(work);
    this.state.change({ busy: false });
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
    this.state.change({ undone: same(undone.at(-1)?.answer, answer) ? undone.slice(0, -1) : [] });
  }

  /** Answers that make no difference are not asked for: the first one is given, as one step with the one before. */
  private async passAlike(seat: Seat): Promise<void> {
    const { picture, telling } = this.state.get();
    const view = (telling?.picture ?? picture)?.view;
    const asked = view?.asked.find((one) => one.seat === seat && !one.offer);
    if (!asked || asked.answers.length < 2 || asked.answers.length > FEW_ITEMS) return;
    // If nobody can tell, it is asked.
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
    this.state.change({ undone: [...this.state.get().undone, { answer, joins }] });
    return joins && this.state.get().picture?.undo !== undefined;
  }

  private async redoOne(): Promise<void> {
    const { picture, undone } = this.state.get();
    const taken = undone.at(-1);
    const asked = picture?.view?.asked.find(({ answers }) => answers.some((one) => same(one, taken?.answer)));
    if (asked && taken) await this.give(asked, taken.answer, taken.joins);
    else this.state.change({ undone: [] });
  }
}
