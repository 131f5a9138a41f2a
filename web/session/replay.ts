import type { Event } from '@orrery/kernel';
import type { Host, LogLine, Viewpoint } from '../host/host.ts';
import type { Past, SessionStore } from './state.ts';

interface ReplayInput {
  readonly state: SessionStore;
  readonly moment: Host['moment'];
  /** Does something that may be refused; a refusal becomes the problem shown. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** Which past moment of a game is looked at. */
export class Replay {
  private readonly input: ReplayInput;
  /** The past moment asked for last: further steps go on from it, also while it is on its way. */
  private wanted: number | undefined;

  constructor(input: ReplayInput) {
    this.input = input;
  }

  /** The moment that the next step starts from: the one looked at, or the one that was just asked for. */
  get lookingAt(): number {
    const { past, picture } = this.input.state.get();
    return this.wanted ?? past?.at ?? picture?.view?.answers ?? 0;
  }

  /** Plays what happened after so many answers. */
  watch(from: number): Promise<void> {
    return this.look(from, undefined, { plays: true });
  }

  /** Looks at the moment after so many answers. */
  async look(at: number, viewpoint?: Viewpoint, how: Pick<Past, 'plays'> = {}): Promise<void> {
    const { state, moment, run } = this.input;
    const { picture } = state.get();
    const now = picture?.view?.answers;
    if (now === undefined) return;
    const wanted = Math.max(0, Math.min(at, now));
    if (wanted === now && viewpoint === undefined) return this.present();
    this.wanted = wanted;
    await run(async () => {
      const found = await moment(wanted, viewpoint);
      if (this.wanted !== wanted) return;
      const { past } = state.get();
      const events = past?.at === wanted - 1 ? eventsAt(picture?.log ?? [], wanted) : [];
      const seen = viewpoint === undefined ? {} : { viewpoint };
      state.change({ past: { ...found, at: wanted, events, ...seen, ...how } });
    });
  }

  /** Comes back to now: a step from the moment before tells what happened in it, a jump tells nothing. */
  present(): void {
    const { past, picture, telling, fresh } = this.input.state.get();
    const now = picture?.view?.answers ?? 0;
    const told = past && !telling ? (past.at === now - 1 ? eventsAt(picture?.log ?? [], now) : []) : fresh;
    this.forget();
    this.input.state.change({ past: undefined, fresh: told });
  }

  /** A moment that is still on its way is not shown any more. */
  forget(): void {
    this.wanted = undefined;
  }
}

const eventsAt = (log: readonly LogLine[], moment: number): Event[] =>
  log.filter(({ at }) => at === moment).map(({ event }) => event);
