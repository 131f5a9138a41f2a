import { matches, same } from './answers.ts';
import { type Cards, changeable, reveals } from './cards.ts';
import { copy } from './copy.ts';
import { type Branch, isTogether, type TogetherFrame } from './frames.ts';
import type { Game } from './game.ts';
import { forcedLuck, Luck, secretFrom } from './luck.ts';
import { readOptions } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Answer, Asked, Event, Forced, Frame, Match, Seal, SealReason, Seat, Standing } from './types.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';
import { type AnyQuestion, type AskingFrame, type Work, workOf } from './work.ts';

export interface Setup {
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
  /** Anything; the same seed plays the same game. */
  readonly seed: string | number;
  /**
   * Outcomes of luck that are settled before the deal, by purpose, first come first used: an order (or its beginning) for
   * a shuffle, a number for a die. For lessons and tests; neither servers nor game files know the field.
   */
  readonly forced?: Forced;
}

/** A waiting question as a bare list of answers: all that search and random play need. */
export interface PendingQuestion {
  readonly seat: Seat;
  /** Which branch of a `together` it stands in; -1 on the main agenda. */
  readonly branch: number;
  readonly answers: readonly Answer[];
  readonly offer?: Frame;
}

/** A question that waits, found again in the match by its branch: so copies of a match can share it. */
interface Waiting extends PendingQuestion {
  readonly question: AnyQuestion;
}

const MAIN = -1;
const ENDLESS = 100_000;

/**
 * A live match: the plain data and the machine that moves it on. Rules receive it as `m`; hosts use `asked` and `answer`.
 * It is changed in place. Where a failure must spoil nothing, use `attempt`, which works on a copy.
 */
export class Play<G extends Vocabulary = AnyVocabulary> {
  readonly game: Game<G>;
  readonly match: Match<G>;
  readonly luck: Luck;
  /** What the newest answer (or the start) made happen. */
  events: Event<G>[] = [];
  /** Whom the rules did not ask, by index of what came of it: there was only one way. */
  readonly unasked = new Map<number, Seat>();
  /** How far the newest answer can be taken back. */
  seal: Seal = null;
  /** Why, where it cannot be. */
  sealedBy: SealReason | undefined;

  private readonly work: Map<string, Work>;
  private waiting: Waiting[] = [];
  private agenda: Frame[];
  private branch: Branch | undefined;
  private revealed = false;
  private turnEnded = false;
  /** A seat's only answer was taken: so deep is the agenda beneath what follows from it. */
  private onlyWay: { readonly seat: Seat; readonly depth: number } | undefined;

  private constructor(game: Game<G>, match: Match<G>) {
    this.game = game;
    this.match = match;
    this.luck = new Luck(match.luck);
    this.agenda = match.agenda;
    this.work = workOf(game);
  }

  static start<G extends Vocabulary>(game: Game<G>, setup: Setup): Play<G> {
    if (!Number.isInteger(setup.seats) || setup.seats < game.seats.min || setup.seats > game.seats.max)
      throw new Refusal('bad-seats', { seats: setup.seats, ...game.seats });
    const play = new Play<G>(game, {
      game: game.id,
      edition: game.edition,
      options: readOptions(game.options, setup.options ?? {}),
      seats: setup.seats,
      table: undefined as G['table'],
      agenda: [],
      luck: {
        secret: secretFrom(setup.seed),
        drawn: {},
        ...(setup.forced ? { forced: forcedLuck(setup.forced) } : {}),
      },
      answers: 0,
    });
    play.match.table = game.setup(play);
    play.settle();
    return play;
  }

  /** Goes on with a match that was saved, copied or built. It must not be used elsewhere at the same time. */
  static resume<G extends Vocabulary>(game: Game<G>, match: Match<G>): Play<G> {
    if (match.game !== game.id || match.edition !== game.edition)
      throw new Refusal('other-edition', { game: match.game, edition: match.edition, known: game.edition });
    const play = new Play<G>(game, match);
    play.settle();
    return play;
  }

  copy(): Play<G> {
    const twin = new Play<G>(this.game, copy(this.match));
    twin.waiting = this.waiting.slice();
    return twin;
  }

  // ---------------------------------------------------------------- for rules

  get table(): G['table'] {
    return this.match.table;
  }

  get seats(): number {
    return this.match.seats;
  }

  get options(): G['options'] {
    return this.match.options;
  }

  /** These happen next, the first one first. */
  next(...frames: Frame[]): void {
    for (let i = frames.length - 1; i >= 0; i--) this.agenda.push(frames[i]);
  }

  /** A turn is over: nothing before it can be taken back, even if the same seat has the next one. */
  endTurn(): void {
    this.turnEnded = true;
  }

  tell(event: Event<G>): void {
    const branch = this.branch;
    if (this.onlyWay && this.agenda.length >= this.onlyWay.depth)
      this.unasked.set(this.events.length, this.onlyWay.seat);
    this.onlyWay = undefined;
    if (branch?.told) {
      branch.told.push(event);
      this.events.push({ ...event, only: [branch.seat] } as Event<G>);
    } else this.events.push(event);
  }

  /** Moves a card between containers (the top one if none is named) and notices if somebody learns its face. */
  move<C>(from: Cards<C>, to: Cards<C>, card: C = from.cards[0]): C {
    const at = from.cards.indexOf(card);
    if (at < 0) throw new Error(`no ${JSON.stringify(card)} among ${from.$}`);
    changeable(from).cards.splice(at, 1);
    changeable(to).cards.push(card);
    if (reveals(from.seen, to.seen)) this.revealed = true;
    return card;
  }

  /** More seats, or all, get to know the faces. */
  show<C>(cards: Cards<C>, to: Seat | 'all'): void {
    if (cards.seen === 'all' || (to !== 'all' && cards.seen.includes(to))) return;
    changeable(cards).seen = to === 'all' ? 'all' : [...cards.seen, to].sort((a, b) => a - b);
    if (cards.cards.length > 0) this.revealed = true;
  }

  /** Everybody learns that what lies here meets this condition of `Game.fits`. */
  know<C>(cards: Cards<C>, fits: string): void {
    changeable(cards).fits = fits;
  }

  /** Turns an empty place face down: these seats will know what is laid there, and all that it meets this condition. */
  hide<C>(place: Cards<C>, seen: readonly Seat[], fits?: string): void {
    if (place.cards.length > 0) throw new Error(`${place.$} cannot be hidden: everybody has seen it`);
    const writable = changeable(place);
    writable.seen = seen;
    if (fits === undefined) delete writable.fits;
    else writable.fits = fits;
  }

  /** Shuffles a container in place; from now on nobody knows its order. */
  shuffle<C>(purpose: string, cards: Cards<C>): void {
    const writable = changeable(cards);
    writable.cards = this.luck.shuffled(purpose, cards.cards);
    if (cards.seen === 'all') writable.seen = [];
  }

  // ---------------------------------------------------------------- for hosts

  /** True when nobody is asked anything any more. */
  get over(): boolean {
    return this.match.agenda.length === 0;
  }

  /** The seats the game waits for. */
  get awaited(): Seat[] {
    const seats: Seat[] = [];
    for (const { seat, offer } of this.waiting) if (!offer && !seats.includes(seat)) seats.push(seat);
    return seats;
  }

  /** Who is asked what, with every legal answer. */
  asked(): Asked<G>[] {
    return this.waiting.map((waiting) => this.describe(waiting));
  }

  askedOf(seat: Seat): Asked<G>[] {
    return this.waiting.filter((waiting) => waiting.seat === seat).map((waiting) => this.describe(waiting));
  }

  /** Everybody asked at the same time as bare lists, for search and random play; offers come last. */
  get pending(): readonly PendingQuestion[] {
    return this.waiting;
  }

  /** The question behind a bare list, with its arguments. */
  frameOf({ branch, offer }: PendingQuestion): Frame {
    if (offer) return offer;
    const agenda = branch === MAIN ? this.match.agenda : this.openTogether().branches[branch].agenda;
    return agenda[agenda.length - 1];
  }

  /** Gives an answer, in place. Anything not listed is refused before it changes a thing. */
  answer(seat: Seat, answer: Answer): Event<G>[] {
    const waiting = this.find(seat, answer);
    const chosen = waiting.chosen;
    this.events = [];
    this.unasked.clear();
    this.onlyWay = undefined;
    this.seal = null;
    this.sealedBy = undefined;
    this.revealed = false;
    this.turnEnded = false;
    this.luck.used = false;
    this.match.answers++;
    if (waiting.entry.offer) this.takeOffer(waiting.entry.offer, waiting.entry.question, chosen);
    else this.takeWaiting(waiting.entry, chosen);
    return this.events;
  }

  standing(): Standing<G> {
    return this.game.standing(this.match);
  }

  // ---------------------------------------------------------------- the machine

  private takeWaiting(entry: Waiting, chosen: Answer): void {
    const { branch: at, question, seat } = entry;
    const branches = at === MAIN ? undefined : this.openTogether().branches;
    this.enter(at);
    const frame = this.agenda.pop() as AskingFrame;
    this.waiting = this.waiting.filter((waiting) => waiting !== entry && !waiting.offer);
    question.take(this, frame, chosen);
    this.run(at);
    const joined = branches?.every((branch) => branch.agenda.length === 0) ?? false;
    if (joined) {
      this.enter(MAIN);
      this.run(MAIN);
    }
    // A branch that waits again comes back to its place, so that the order never tells who was faster.
    if (branches && !joined) this.waiting.sort((a, b) => a.branch - b.branch);
    this.addOffers();
    const touched = this.touchedBy(question);
    if (branches ? joined : touched || this.handedOver(seat)) this.seal = 'all';
    else if (touched) this.seal = 'own';
    if (this.seal) this.sealedBy = touched ?? 'turn';
  }

  private takeOffer(frame: Frame, question: AnyQuestion, chosen: Answer): void {
    this.enter(MAIN);
    question.take(this, frame, chosen);
    this.settle();
    if (this.luck.used || this.revealed) this.seal = 'all';
    else if (question.final) this.seal = 'own';
    this.sealedBy = this.touchedBy(question);
  }

  /** What an answer to this question touched that nobody can take back. */
  private touchedBy({ final }: AnyQuestion): SealReason | undefined {
    if (this.luck.used) return 'luck';
    if (this.revealed) return 'reveal';
    if (this.turnEnded) return 'turn';
    return final ? 'final' : undefined;
  }

  private handedOver(seat: Seat): boolean {
    return !this.waiting.some((waiting) => waiting.seat === seat && !waiting.offer) || this.awaited.length > 1;
  }

  /** Works from scratch until somebody must answer. */
  private settle(): void {
    this.waiting = [];
    this.enter(MAIN);
    this.run(MAIN);
    this.addOffers();
  }

  private addOffers(): void {
    for (const offer of this.game.offers?.(this) ?? []) {
      const question = this.questionOf(offer);
      const answers = question.answers(this, offer);
      if (answers.length > 0) this.waiting.push({ seat: offer.seat as Seat, branch: MAIN, answers, question, offer });
    }
  }

  private enter(at: number): void {
    this.branch = at === MAIN ? undefined : this.openTogether().branches[at];
    this.agenda = this.branch ? this.branch.agenda : this.match.agenda;
  }

  /** The together frame at the top of the main agenda. */
  private openTogether(): TogetherFrame {
    const frame = this.match.agenda[this.match.agenda.length - 1];
    if (!isTogether(frame)) throw new Error(`${this.game.id}: no branches are open`);
    return frame;
  }

  /** Runs one agenda until it waits (true) or is empty (false). */
  private run(at: number): boolean {
    const agenda = this.agenda;
    for (let guard = 0; agenda.length > 0; guard++) {
      if (guard > ENDLESS) throw new Error(`${this.game.id}: no end of steps at ${agenda[agenda.length - 1].do}`);
      const frame = agenda[agenda.length - 1];
      if (isTogether(frame)) {
        if (this.runTogether(frame)) return true;
        agenda.pop();
        continue;
      }
      const work = this.work.get(frame.do);
      if (!work) throw new Error(`${this.game.id}: nobody knows how to do "${frame.do}"`);
      if (work.step) {
        agenda.pop();
        work.step(this, frame);
      } else if (this.ask(at, frame as AskingFrame, work.question as AnyQuestion)) return true;
    }
    return false;
  }

  private ask(at: number, frame: AskingFrame, question: AnyQuestion): boolean {
    const answers = question.answers(this, frame);
    if (answers.length === 0) {
      this.agenda.pop();
      question.none?.(this, frame);
      return false;
    }
    if (answers.length === 1 && !question.always) {
      this.agenda.pop();
      this.onlyWay = { seat: frame.seat, depth: this.agenda.length };
      question.take(this, frame, answers[0]);
      return false;
    }
    frame.since ??= this.match.answers;
    this.waiting.push({ seat: frame.seat, branch: at, answers, question });
    return true;
  }

  private runTogether(frame: TogetherFrame): boolean {
    if (this.branch) throw new Error(`${this.game.id}: together inside together`);
    if (frame.draft !== undefined) this.openDrafts(frame, frame.draft);
    let waits = false;
    for (let at = 0; at < frame.branches.length; at++) {
      this.enter(at);
      if (this.run(at)) waits = true;
    }
    this.enter(MAIN);
    if (!waits) this.join(frame);
    return waits;
  }

  private openDrafts(frame: TogetherFrame, draft: string): void {
    for (const branch of frame.branches) {
      if (branch.told) continue;
      branch.start = copy(branch.agenda);
      branch.before = copy(partOf(this.match.table, draft)[branch.seat]);
      branch.told = [];
    }
  }

  /** Everybody is done: what was drafted unseen is now told to the others, in branch order. */
  private join(frame: TogetherFrame): void {
    const others = (seat: Seat) => Array.from({ length: this.seats }, (_, i) => i).filter((other) => other !== seat);
    for (const { seat, told } of frame.branches) {
      const rest = others(seat);
      for (const event of (told ?? []) as Event<G>[]) {
        // What was meant for some ears only stays so; its own seat has heard it already.
        const only = event.only?.filter((other) => other !== seat);
        if (!only) this.events.push({ ...event, only: rest, watched: true } as Event<G>);
        else if (only.length > 0) this.events.push({ ...event, only } as Event<G>);
      }
    }
  }

  private describe({ seat, branch, answers, question, offer }: Waiting): Asked<G> {
    const agenda = branch === MAIN ? this.match.agenda : this.openTogether().branches[branch].agenda;
    const frame = offer ?? agenda[agenda.length - 1];
    const { do: id, seat: _, since, ...about } = frame;
    return {
      seat,
      question: id,
      rule: question.rule,
      about,
      answers,
      barred: question.barred?.(this, frame) ?? [],
      since: since ?? this.match.answers,
      ...(offer ? { offer: true as const } : {}),
    } as Asked<G>;
  }

  private find(seat: Seat, answer: Answer): { entry: Waiting; chosen: Answer } {
    let asked = false;
    for (const entry of this.waiting) {
      if (entry.seat !== seat) continue;
      asked = true;
      const chosen = entry.answers.includes(answer) ? answer : entry.answers.find((one) => same(one, answer));
      if (chosen) return { entry, chosen };
    }
    if (!asked) throw new Refusal(this.over ? 'match-over' : 'not-asked', { seat });
    throw this.whyNot(seat, answer);
  }

  private whyNot(seat: Seat, answer: Answer): Refusal {
    for (const waiting of this.waiting.filter((one) => one.seat === seat)) {
      const frame = this.frameOf(waiting) as AskingFrame;
      const bar = waiting.question.whyNot?.(this, frame, answer);
      if (bar) return new Refusal('barred', { question: frame.do, why: bar.why, rule: bar.rule });
    }
    for (const asked of this.askedOf(seat)) {
      const bar = asked.barred.find(({ answer: barred }) => matches(answer, barred));
      if (bar) return new Refusal('barred', { question: asked.question, why: bar.why, rule: bar.rule });
    }
    const [{ question, rule }] = this.askedOf(seat);
    return new Refusal('not-listed', { question, rule });
  }

  private questionOf(frame: Frame): AnyQuestion {
    const question = this.work.get(frame.do)?.question;
    if (!question) throw new Error(`${this.game.id}: "${frame.do}" is not a question`);
    return question;
  }
}

/** Gives an answer on a copy: if anything fails, the original is untouched. */
export function attempt<G extends Vocabulary>(play: Play<G>, seat: Seat, answer: Answer): Play<G> {
  const next = play.copy();
  next.answer(seat, answer);
  return next;
}

/** The parts of a table that belong to one seat each. */
export const partOf = (table: unknown, draft: string): unknown[] => (table as { [name: string]: unknown[] })[draft];
