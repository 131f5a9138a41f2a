import {
  type Answer,
  type AnyVocabulary,
  type Asked,
  type Counted,
  type Game,
  listedAnswer,
  MatchLog,
  matches,
  type PendingQuestion,
  type Play,
  type Random,
  Refusal,
  randomFrom,
  type Seat,
  type Setup,
  same,
  type Vocabulary,
} from '@orrery/kernel';
import type { Deal, Do, Free, LessonScene, LessonStep, Line } from './course.ts';

/** Why a legal answer is barred that the step of a lesson does not ask for. */
export const NOT_NOW = 'lesson';

/** How seats without a script answer. */
export type Stranger<G extends Vocabulary = AnyVocabulary> = (
  play: Play<G>,
  pending: PendingQuestion,
  random: Random,
) => Answer;

/** Where somebody is in a scene, as plain data: it can be kept and gone on with. */
export interface Bookmark {
  readonly step: number;
  /** Answers since the scene's first step. */
  readonly given: readonly { readonly seat: Seat; readonly answer: Answer }[];
  /** For each step so far the number of answers of the match at which it began. */
  readonly began: readonly number[];
}

/**
 * One scene on the real rules. The host shows `step`, hands the learner's answers to `give` and calls `follow` until it
 * returns nothing: then it is the learner's turn to answer, or to read.
 */
export class SceneRun<G extends Vocabulary> {
  readonly scene: LessonScene<G>;
  readonly learner: Seat;
  readonly log: MatchLog<G>;
  /** Number of the step that is shown. */
  at = 0;
  private readonly stranger: Stranger<G>;
  private began: number[];
  /** Answers that follow the learner's; undefined while the step still waits for that one. */
  private owed: Line<G>[] | undefined;

  constructor(game: Game<G>, scene: LessonScene<G>, stranger: Stranger<G>, place?: Bookmark) {
    this.scene = scene;
    this.learner = scene.learner ?? 0;
    this.stranger = stranger;
    this.log = new MatchLog(game, setupOf(scene));
    for (const part of prologueOf(game, scene, stranger)) this.log.answer(part.seat, part.answer);
    for (const line of scene.before ?? []) this.enter(line);
    this.began = [this.answers];
    if (place) this.goTo(place);
  }

  get play(): Play<G> {
    return this.log.play;
  }

  /** The step that is shown; nothing after the last one. */
  get step(): LessonStep<G> | undefined {
    return this.scene.steps[this.at];
  }

  /** The learner's open question. */
  get asked(): Asked<G> | undefined {
    return this.play.askedOf(this.learner).find(({ offer }) => !offer);
  }

  get place(): Bookmark {
    const given = this.log.counted.slice(this.began[0]).map(({ seat, answer }) => ({ seat, answer }));
    return { step: this.at, given, began: this.began };
  }

  /** The step, if it waits for an answer of the learner to the very question that is open. */
  private get task(): Do<G> | undefined {
    const { step, asked, owed } = this;
    return step?.kind === 'do' && owed === undefined && asked?.question === step.question ? step : undefined;
  }

  /** Answers of the learner that are accepted now. */
  accepted(): readonly Answer[] {
    const { task, asked, step } = this;
    if (!asked || this.owed || (step?.kind !== 'do' && step?.kind !== 'free')) return [];
    if (!task) return asked.answers;
    const parts = task.allow ?? (task.like === 'first' || task.want ? 'all' : [task.like]);
    const fitting =
      parts === 'all' ? asked.answers : asked.answers.filter((one) => parts.some((part) => matches(one, part)));
    const { want } = task;
    return want ? fitting.filter((one) => want(this.after(one))) : fitting;
  }

  /** The canonical answer to the step. */
  canonical(): Answer | undefined {
    const { task } = this;
    if (!task) return undefined;
    const accepted = this.accepted();
    const { like } = task;
    return like === 'first' ? accepted[0] : accepted.find((one) => matches(one, like));
  }

  /** What to say to a legal answer that is not accepted: the id of a nudge, if the step has one for it. */
  nudge(answer: Answer): string | undefined {
    return this.task?.nudges?.find(({ on = {} }) => matches(answer, on))?.id;
  }

  /** A question of the learner with what the step accepts; whatever else is legal is barred, after the reasons of the rules. */
  narrowed(asked: Asked<G>): Asked<G> {
    const accepted = asked.offer ? [] : this.accepted();
    const answers = asked.answers.filter((answer) => accepted.some((one) => same(one, answer)));
    const unwanted = asked.answers.filter((answer) => !answers.includes(answer));
    const barred = unwanted.map((answer) => {
      const nudge = this.nudge(answer);
      return { answer, rule: asked.rule, why: NOT_NOW, ...(nudge ? { nudge } : {}) };
    });
    return { ...asked, answers, barred: [...asked.barred, ...barred] } as Asked<G>;
  }

  /** Takes an accepted answer of the learner. */
  give(answer: Answer): Counted<G> {
    const { task, step } = this;
    if (task && !this.accepted().some((one) => matches(one, answer))) throw new Refusal('lesson');
    const counted = this.log.answer(this.learner, answer);
    if (task) this.owed = [...(task.next ?? [])];
    if (step) this.moveOn();
    return counted;
  }

  /** The lesson goes on by itself, with answers for the learner too: nothing is asked until then. */
  get goesOn(): boolean {
    return (this.owed?.length ?? 0) > 0;
  }

  /** Gives the next answer that is not the learner's to think about; undefined if there is none. */
  follow(): Counted<G> | undefined {
    const line = this.owed?.[0];
    const { step } = this;
    let counted: Counted<G> | undefined;
    if (line) {
      counted = this.enter(line);
      this.owed?.shift();
    } else if ((step?.kind === 'do' || step?.kind === 'free') && !this.asked) counted = this.letStrangerAnswer();
    if (counted) this.moveOn();
    return counted;
  }

  /** Goes on from something that was read, checked or found. */
  next(): void {
    if (this.step?.kind === 'do' || this.step?.kind === 'free') throw new Refusal('lesson');
    this.leave();
  }

  /** Does what the step asks for, in the canonical way; a free stretch is played to its end. */
  skip(): void {
    const { at, step } = this;
    const acts = step?.kind === 'do' || step?.kind === 'free';
    while (acts && this.at === at && this.playOn());
    if (this.at === at) this.leave();
  }

  /** One answer on, whoever is to give it. */
  private playOn(): boolean {
    const answer = this.canonical();
    if (answer) this.give(answer);
    else if (this.follow()) return true;
    else if (this.letStrangerAnswer(this.learner)) this.moveOn();
    else return false;
    return true;
  }

  get canUndo(): boolean {
    const newest = this.log.undoables(this.learner).at(-1);
    return newest !== undefined && newest.before >= this.began[0];
  }

  /** Takes back what the learner answered last, with what followed it. */
  undo(): void {
    if (!this.canUndo) throw new Refusal('no-undo', { seat: this.learner });
    this.log.undo(this.learner);
    this.goBack();
    // What the lesson answered for the learner is not theirs to do again.
    while (this.owed && this.canUndo) {
      this.log.undo(this.learner);
      this.goBack();
    }
  }

  private get answers(): number {
    return this.play.match.answers;
  }

  /** The match after an answer of the learner. */
  private after(answer: Answer): Play<G> {
    const play = this.play.copy();
    play.answer(this.learner, answer);
    return play;
  }

  private enter([seat, part]: Line<G>): Counted<G> {
    return this.log.answer(seat, listedAnswer(this.play, seat, part));
  }

  /** The same answers on every device: chance follows from the scene and the moment. */
  private letStrangerAnswer(seat?: Seat): Counted<G> | undefined {
    const pending = this.play.pending.find(
      (one) => !one.offer && (seat === undefined ? one.seat !== this.learner : one.seat === seat),
    );
    if (!pending) return undefined;
    const random = randomFrom(`${this.scene.id}/${this.answers}`);
    return this.log.answer(pending.seat, this.stranger(this.play, pending, random));
  }

  /** Leaves a step that is done. */
  private moveOn(): void {
    const { step, owed } = this;
    if (step?.kind === 'do' ? owed?.length === 0 : step?.kind === 'free' && this.isOver(step)) this.leave();
  }

  private leave(): void {
    this.at++;
    this.owed = undefined;
    this.began[this.at] = this.answers;
  }

  private isOver({ until }: Free<G>): boolean {
    if (this.play.over) return true;
    if (until === 'over') return false;
    const told = this.log.counted.slice(this.began[this.at]).flatMap(({ events }) => events);
    return told.filter((event) => matches(event, until.told)).length >= (until.times ?? 1);
  }

  /** After an undo: the step that was shown with so many answers. */
  private goBack(): void {
    while (this.at > 0 && this.began[this.at] > this.answers) this.at--;
    this.began.length = this.at + 1;
    this.recall();
  }

  private goTo({ step, given, began }: Bookmark): void {
    for (const { seat, answer } of given) this.log.answer(seat, answer);
    this.at = step;
    this.began = [...began];
    this.recall();
    if (!this.isPossible) throw new Refusal('lesson');
  }

  /** Whether one can have come here: a lesson that has other steps than when it was left leads elsewhere. */
  private get isPossible(): boolean {
    const { step, asked, owed, began } = this;
    const before = this.scene.steps.slice(0, this.at);
    const isDone = ({ kind }: LessonStep<G>, at: number) =>
      kind === 'free' || began[at + 1] > began[at] === (kind === 'do');
    const isOpen = step?.kind !== 'do' || owed !== undefined || !asked || asked.question === step.question;
    return isOpen && before.every(isDone);
  }

  /** What is still owed follows from the number of answers since the step began. */
  private recall(): void {
    const { step } = this;
    const given = this.answers - this.began[this.at];
    this.owed = step?.kind === 'do' && given > 0 ? (step.next ?? []).slice(given - 1) : undefined;
  }
}

const isDeal = <G extends Vocabulary>(from: LessonScene<G>['from']): from is Deal => 'seats' in from;

/** The deal that a scene goes back to. */
export const dealOf = <G extends Vocabulary>({ from }: LessonScene<G>): Deal =>
  isDeal(from) ? from : dealOf(from.after);

function setupOf<G extends Vocabulary>(scene: LessonScene<G>): Setup {
  const { seed = 'lesson', ...deal } = dealOf(scene);
  return { ...deal, seed };
}

/** All that the scenes before this one did. */
function prologueOf<G extends Vocabulary>(
  game: Game<G>,
  { from }: LessonScene<G>,
  stranger: Stranger<G>,
): readonly Counted<G>[] {
  if (isDeal(from)) return [];
  const run = new SceneRun(game, from.after, stranger);
  while (run.step) run.skip();
  return run.log.counted;
}
