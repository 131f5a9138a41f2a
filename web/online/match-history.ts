import { type Event, patch, type View } from '@orrery/kernel';
import type { Fresh, History, Undo, Update } from '@orrery/protocol';
import { sameAsked } from '../choice/choice.ts';
import type { LogLine } from '../host/host.ts';

/** One entry of the match's log as this viewer knows it. */
interface Step {
  readonly number: number;
  readonly view: View;
  readonly events: readonly Event[];
  /** Taken back, or itself an undo: no longer part of the story. */
  struck: boolean;
}

/** Follows one match: the view now, what was heard, and how everything looked before. */
export class MatchHistory {
  readonly match: number;
  number: number;
  view: View;
  undo: Undo | undefined;
  private steps: Step[];

  constructor({ match, number, view, undo }: Fresh, dealt: readonly Event[] = []) {
    this.match = match;
    this.number = number;
    this.view = view;
    this.undo = undo;
    this.steps = [{ number, view, events: dealt, struck: false }];
  }

  static from({ first, events, updates }: History): MatchHistory {
    const history = new MatchHistory(first, events);
    for (const update of updates) history.follow(update);
    return history;
  }

  /** Takes the next entry; false if something in between is missing. Entries known already change nothing. */
  follow(update: Update): boolean {
    if (update.match !== this.match || update.number > this.number + 1) return false;
    if (update.number <= this.number) return true;
    this.view = patch(this.view, update.delta) as View;
    this.number = update.number;
    this.undo = update.undo;
    const undone = update.undone;
    if (undone !== undefined) for (const step of this.steps) if (step.number === undone) step.struck = true;
    this.steps.push({ number: update.number, view: this.view, events: update.events, struck: undone !== undefined });
    return true;
  }

  get log(): LogLine[] {
    return this.story.flatMap(({ events }, at) => events.map((event) => ({ at: this.before + at, event })));
  }

  /** After how many answers the viewer had given the own newest one, as far as it is known. */
  get answered(): number | undefined {
    const { story } = this;
    const newest = story.findLastIndex(({ view }, at) => at > 0 && hasAnswered(story[at - 1].view, view));
    return newest < 0 ? undefined : this.before + newest;
  }

  /** The view after so many answers, as it was seen then; what was before the first known moment looks like it. */
  viewAt(at: number): View {
    const { story } = this;
    const known = at - this.before;
    return known >= story.length - 1 ? this.view : story[Math.max(0, known)].view;
  }

  /** So many answers were given before the first moment that is known. */
  private get before(): number {
    return this.steps[0].view.answers;
  }

  private get story(): Step[] {
    return this.steps.filter(({ struck }) => !struck);
  }
}

/** A question goes away with its answer, and with nobody else's. */
const hasAnswered = (before: View, now: View): boolean =>
  before.asked.some((asked) => !asked.offer && !now.asked.some((one) => sameAsked(one, asked)));
