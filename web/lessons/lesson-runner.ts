import { sensible } from '@orrery/ai';
import { partsOf } from '@orrery/games';
import {
  type Answer,
  type AnyVocabulary,
  type Game,
  heard,
  Refusal,
  type SealReason,
  same,
  type View,
  view,
} from '@orrery/kernel';
import type { Ahead } from '@orrery/ui/contract';
import { type Bookmark, type Lesson, SceneRun, type Stranger } from '@orrery/ui/lesson';
import { lookAhead, sealOf } from '../device/look-ahead.ts';
import type { LessonMoment, LogLine, Moment, Picture, SeatInfo } from '../host/host.ts';
import { BOT_NAMES } from '../host/ways-to-play.ts';

/** A lesson to begin, or where it was left. */
export interface LessonStart {
  readonly game: string;
  readonly lesson: string;
  readonly name: string;
  readonly scene?: number;
  readonly place?: Bookmark;
}

interface Open {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly stranger: Stranger;
  readonly name: string;
  scene: number;
  run: SceneRun<AnyVocabulary>;
}

/** What the lesson worker does: keeps one lesson going, scene by scene, and answers for the others. */
export class LessonRunner {
  private readonly push: (picture: Picture) => void;
  private lesson: Open | undefined;
  private following = false;

  constructor(push: (picture: Picture) => void) {
    this.push = push;
  }

  async open({ game: id, lesson: wanted, name, scene = 0, place }: LessonStart): Promise<void> {
    const parts = partsOf(id);
    if (!parts?.lesson) throw new Refusal('unknown-game', { game: id });
    const [{ game }, { heuristic }, { course }] = await Promise.all([parts.rules(), parts.bot(), parts.lesson()]);
    const lesson = course.lessons.find((one) => one.id === wanted);
    if (!lesson) throw new Refusal('unknown-lesson', { lesson: wanted });
    const stranger: Stranger = (play, pending, random) => sensible(heuristic, play, pending, random);
    const at = lesson.scenes[scene] ? scene : 0;
    const run = resumed(game, lesson, at, stranger, at === scene ? place : undefined);
    this.lesson = { game, lesson, stranger, name, scene: at, run };
    this.changed();
  }

  async answer(answer: Answer): Promise<void> {
    this.current.run.give(answer);
    this.changed();
  }

  async undo(): Promise<void> {
    this.current.run.undo();
    this.changed();
  }

  /** On from something that was read, checked or found. */
  async next(): Promise<void> {
    this.current.run.next();
    this.changed();
  }

  /** Gives the canonical answer, before the learner's eyes. */
  async showMe(): Promise<void> {
    const { run } = this.current;
    const answer = run.canonical();
    if (answer) run.give(answer);
    else run.skip();
    this.changed();
  }

  async skip(): Promise<void> {
    this.current.run.skip();
    this.changed();
  }

  async moment(at: number): Promise<Moment> {
    const { run } = this.current;
    const then = run.log.at(at);
    return { view: view(then, run.learner), ...(then.over ? { standing: then.standing() } : {}) };
  }

  async sealOf(answer: Answer): Promise<SealReason | undefined> {
    const { game, run } = this.current;
    return sealOf(game, view(run.play, run.learner), answer);
  }

  async ahead(answers: readonly Answer[]): Promise<Ahead[]> {
    const { game, run } = this.current;
    return lookAhead(game, view(run.play, run.learner), answers);
  }

  private get current(): Open {
    if (!this.lesson) throw new Refusal('no-saved-game');
    return this.lesson;
  }

  private changed(): void {
    this.goOn();
    this.push(pictureOf(this.current));
    // What follows comes after the reply, so that the page shows it one after another.
    setTimeout(() => this.follow());
  }

  /** The scene is over: the next one begins. */
  private goOn(): void {
    const open = this.current;
    const { game, lesson, stranger } = open;
    while (!open.run.step && open.scene + 1 < lesson.scenes.length) {
      open.scene += 1;
      open.run = new SceneRun(game, lesson.scenes[open.scene], stranger);
    }
  }

  private follow(): void {
    if (this.following) return;
    this.following = true;
    const { run } = this.current;
    while (run === this.current.run && run.follow()) {
      this.goOn();
      this.push(pictureOf(this.current));
    }
    this.following = false;
  }
}

/** Goes on where the lesson was left; if that no longer fits, the scene begins again. */
function resumed(game: Game, lesson: Lesson, scene: number, stranger: Stranger, place: Bookmark | undefined) {
  if (place)
    try {
      return new SceneRun(game, lesson.scenes[scene], stranger, place);
    } catch (error) {
      console.warn(`${lesson.id} begins again: ${(error as Error).message}`);
    }
  return new SceneRun(game, lesson.scenes[scene], stranger);
}

function pictureOf({ game, lesson, scene, run, name }: Open): Picture {
  const { play, learner, log } = run;
  const seen = view(play, learner);
  const told = [log.dealt, ...log.counted.map(({ events }) => events)];
  const lines = told.flatMap((events, at) => heard(events, learner).map((event): LogLine => ({ at, event })));
  const undo = run.canUndo ? undoOf(run) : undefined;
  const answered = log.answeredAt(learner);
  const open = run.goesOn ? { asked: [], awaited: [] } : { asked: seen.asked.map((asked) => run.narrowed(asked)) };
  return {
    game: game.id,
    view: { ...seen, ...open } as View,
    seats: seatsOf(play.seats, learner, name),
    log: lines,
    shared: false,
    ...(undo ? { undo } : {}),
    ...(answered ? { answered } : {}),
    ...(play.over ? { standing: play.standing() } : {}),
    lesson: momentOf(lesson, scene, run),
  };
}

function momentOf({ id, scenes }: Lesson, scene: number, run: Open['run']): LessonMoment {
  const canonical = run.canonical();
  const before = scenes.slice(0, scene).flatMap(({ steps }) => steps).length;
  return {
    lesson: id,
    scene,
    place: run.place,
    at: before + run.at,
    ...(canonical ? { canonical } : {}),
    ...(run.step?.kind === 'do' && run.step.ghost ? { ghost: true } : {}),
    ...(!run.step && scene === scenes.length - 1 ? { done: true } : {}),
  };
}

function undoOf({ log, learner }: Open['run']): Picture['undo'] {
  const newest = log.undoables(learner).at(-1);
  if (!newest) return undefined;
  const asked = log
    .at(newest.before)
    .askedOf(learner)
    .find(({ answers }) => answers.some((one) => same(one, newest.answer)));
  return asked && { question: asked.question, about: asked.about, answer: newest.answer };
}

/** The others bear the names of the house's opponents. */
function seatsOf(count: number, learner: number, name: string): SeatInfo[] {
  return Array.from(
    { length: count },
    (_, seat): SeatInfo =>
      seat === learner
        ? { name, by: 'person' }
        : { name: BOT_NAMES[(seat - learner - 1 + count) % count], by: 'bot', level: 'easy' },
  );
}
