import { type Event, type Game, Play, randomFrom, type Vocabulary } from '@orrery/kernel';
import { type Chooser, playOut, randomSetup } from '@orrery/kernel/random';

/**
 * What a game really says in random games. Types promise that the fields of a vocabulary are told; only games show that
 * nothing else is, and what is said at all.
 */
export interface Said {
  /** Arguments of each question, the shapes of its answers and the rule that asks. */
  readonly questions: {
    readonly [id: string]: {
      readonly rule: string;
      readonly about: readonly string[];
      readonly answers: readonly (readonly string[])[];
    };
  };
  /** Fields by event type. */
  readonly events: { readonly [type: string]: readonly string[] };
  /** The rules each reason comes with. */
  readonly reasons: { readonly [why: string]: readonly string[] };
  /** Arguments of each reason: fields of the answer it bars, and its own. */
  readonly whys: { readonly [why: string]: readonly string[] };
  /** Events and questions that come with different fields at different times. */
  readonly unsteady: readonly string[];
}

/** Plays so many random games; `choose` for a game where blind choice ends early. */
export function saidIn<G extends Vocabulary>(game: Game<G>, games: number, choose?: Chooser<G>): Said {
  const asked = new Map<string, { rule: string; about: Shapes; answers: Shapes }>();
  const told = new Map<string, Shapes>();
  const reasons = new Map<string, { rules: Set<string>; saidWith: Shapes }>();

  const listen = (play: Play<G>) => {
    for (const { question, rule, about, answers, barred } of play.asked()) {
      const known = asked.get(question) ?? { rule, about: new Shapes(), answers: new Shapes() };
      asked.set(question, known);
      known.about.add(about);
      for (const answer of answers) known.answers.add(answer);
      for (const { answer, rule: kept, why, ...details } of barred) {
        const reason = reasons.get(why) ?? { rules: new Set(), saidWith: new Shapes() };
        reasons.set(why, reason);
        reason.rules.add(kept);
        reason.saidWith.add({ ...answer, ...details });
      }
    }
    for (const { type, only: _, watched: _seen, ...details } of play.events as (Event<G> & { watched?: true })[]) {
      const known = told.get(type) ?? new Shapes();
      told.set(type, known);
      known.add(details);
    }
  };
  for (let seed = 0; seed < games; seed++) {
    const name = `said ${seed}`;
    listen(playOut(Play.start(game, randomSetup(game, name)), randomFrom(name), listen, choose));
  }

  const unsteady = [...told, ...[...asked].map(([id, { about }]) => [id, about] as const)];
  return {
    questions: Object.fromEntries(
      [...asked].map(([id, { rule, about, answers }]) => [id, { rule, about: about.fields, answers: answers.list }]),
    ),
    events: Object.fromEntries([...told].map(([type, shapes]) => [type, shapes.fields])),
    reasons: Object.fromEntries([...reasons].map(([why, { rules }]) => [why, [...rules]])),
    whys: Object.fromEntries([...reasons].map(([why, { saidWith }]) => [why, saidWith.fields])),
    unsteady: unsteady.filter(([, { list }]) => list.length > 1).map(([name]) => name),
  };
}

/** The different sets of fields that things of one sort have. */
class Shapes {
  private readonly met = new Map<string, readonly string[]>();

  add(thing: object): void {
    const fields = Object.keys(thing).sort();
    this.met.set(fields.join(), fields);
  }

  get list(): (readonly string[])[] {
    return [...this.met.values()];
  }

  get fields(): string[] {
    return [...new Set(this.list.flat())];
  }
}
