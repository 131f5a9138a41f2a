import {
  type Answer,
  below,
  type Game,
  isOneOf,
  type Json,
  randomFrom,
  same,
  type Vocabulary,
  view,
} from '@orrery/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type GameRulebook, type GameWords, LANGUAGES } from '../contract.ts';
import {
  type Course,
  type Do,
  dealOf,
  type LessonScene,
  type LessonStep,
  LIMITS,
  lessonKey,
  RIVALS,
  SceneRun,
  SHELL_PARTS,
  type Stranger,
  type Text,
  textsOf,
  transcriptOf,
} from '../lesson/index.ts';
import { makeSay } from '../words.ts';
import { idsIn } from './board-kit.ts';
import type { Stage } from './stage.tsx';
import { unstyled } from './style-kit.ts';
import { type Catalogues, cataloguesOf, otherArguments, unheardArguments, unsayable } from './words-kit.ts';

export interface LessonsCase<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly course: Course<G>;
  /** The words of the lessons, and those of the game. */
  readonly words: Pick<GameWords, 'load'>;
  readonly gameWords: GameWords;
  readonly rulebook: GameRulebook;
  readonly stage: Stage<G>;
  /** How seats without a script answer: `sensible` with the game's own judgement. */
  readonly stranger: Stranger<G>;
  /** A file beside the test that holds the course as text: a lesson that changes is a difference one can read. */
  readonly transcript?: string;
}

/** Of more accepted answers than this a sample is played. */
const MANY = 12;
const SAMPLE = 20;
/** So many answers of the learner end any free stretch. */
const FREE = 80;
const SEEDS = 20;
/** Learners who press anything, and how long they do before they ask to be shown the rest. */
const LEARNERS = 4;
const PRESSES = 60;
/** As they stand in transcripts. */
const NAMES = ['You', 'Hevelius', 'Kepler', 'Halley', 'Cassini', 'Galileo'];

/** What every course is held to: each line fits, nobody gets stuck, what is pointed at is there, what is said has words. */
export function lessonsConform<G extends Vocabulary>(lessons: LessonsCase<G>): void {
  const { game, course, words, gameWords, rulebook, stage, stranger, transcript } = lessons;
  const scenes = course.lessons.flatMap((lesson) => lesson.scenes.map((scene) => ({ lesson, scene })));
  const titled = scenes.map(({ lesson, scene }) => [`${lesson.id}/${scene.id}`, scene] as const);

  describe('lessons', () => {
    test('have ids of their own and at most 18 steps', () => {
      const ids = course.lessons.map(({ id }) => id);
      expect(ids.length).toBe(new Set(ids).size);
      for (const { id, scenes } of course.lessons) {
        expect(scenes.length, id).toBe(new Set(scenes.map((scene) => scene.id)).size);
        expect(scenes.flatMap(({ steps }) => steps).length, id).toBeLessThanOrEqual(18);
        for (const { steps } of scenes) expect(steps.length).toBe(new Set(steps.map((step) => step.id)).size);
      }
    });

    test.each(titled)('%s: every line fits, every step meets its question', (_, scene) => {
      walk(game, scene, stranger, (run, step) => {
        expect(game.check?.(run.play.match) ?? [], step.id).toEqual([]);
        if (step.kind === 'do') expect(taskFaults(run, step), step.id).toEqual([]);
      });
    });

    test.each(titled)('%s: what is pointed at is on the screen', (_, scene) => {
      walk(game, scene, stranger, (run, step) => {
        const seen = view(run.play, run.learner);
        const asked = run.asked && run.narrowed(run.asked);
        const drawn = idsIn(stage.drawAll({ view: seen, asked }));
        const pointed = [...(step.at ?? []), ...(step.kind === 'find' ? step.right : [])];
        const isThere = (id: string) => isOneOf(SHELL_PARTS, id) || drawn.has(id);
        expect(
          pointed.filter((id) => !isThere(id)),
          `${step.id}; drawn: ${[...drawn].join(' ')}`,
        ).toEqual([]);
      });
    });

    test.each(titled)('%s: any accepted answer leads to the end', (_, scene) => {
      walk(game, scene, stranger, (run, step) => {
        if (step.kind !== 'do') return;
        for (const answer of someOf(run.accepted(), step.id)) expect(detour(game, run, answer, stranger)).toEqual([]);
      });
    });

    test.each(titled.filter(([, { steps }]) => steps.some(({ kind }) => kind === 'free')))(
      '%s: free play ends',
      (_, scene) => {
        walk(game, scene, stranger, (run, step) => {
          if (step.kind !== 'free') return;
          for (let seed = 0; seed < SEEDS; seed++) expect(answersOfFree(game, run, seed, stranger)).toBeLessThan(FREE);
        });
      },
    );

    test.each(titled)('%s: a learner who presses anything gets to the end', (_, scene) => {
      for (let seed = 0; seed < LEARNERS; seed++)
        expect(stumble(game, scene, seed, stranger), `seed ${seed}`).toBe('end');
    });

    test('every forced outcome is used', () => {
      const unused = new Map<object, Set<string>>();
      for (const { scene } of scenes) {
        const forced = walk(game, scene, stranger).play.match.luck.forced ?? {};
        const here = Object.keys(forced).filter((purpose) => forced[purpose].length > 0);
        const known = unused.get(dealOf(scene));
        unused.set(dealOf(scene), new Set(known ? here.filter((purpose) => known.has(purpose)) : here));
      }
      expect([...unused.values()].flatMap((purposes) => [...purposes])).toEqual([]);
    });

    test('checks have one right option', () => {
      for (const { scene } of scenes)
        for (const step of scene.steps)
          if (step.kind === 'check') {
            expect(step.options.length, step.id).toBe(new Set(step.options).size);
            expect(step.options, step.id).toContain(step.right);
          }
    });

    test('rules they teach are told by the rulebook', async () => {
      const told = new Set(
        (await rulebook.load.en()).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules)),
      );
      const isTold = (rule: string) =>
        [...told].some((id) => id === rule || id.startsWith(`${rule}.`) || rule.startsWith(`${id}.`));
      expect(course.lessons.flatMap(({ rules }) => rules).filter((rule) => !isTold(rule))).toEqual([]);
    });

    if (transcript !== undefined)
      test('read as they are written down', async () => {
        const say = makeSay({
          language: 'en',
          catalogues: [await words.load.en(), await gameWords.load.en()],
          kinds: { ...gameWords.kinds, ...RIVALS },
          faces: NAMES.map((name, seat) => ({ id: seat, seat, name })),
        });
        const told = course.lessons.map((lesson) => {
          const scenes = lesson.scenes.map((scene) => transcriptOf({ game, lesson, scene, say, stranger }).join('\n'));
          return [`${say(lessonKey(lesson))} (${lesson.id}, ${lesson.minutes} min)`, ...scenes].join('\n\n');
        });
        await expect(`${told.join('\n\n\n')}\n`).toMatchFileSnapshot(transcript);
      });

    textsConform({ words, gameWords, texts: textsOf(course), args: argsOf(course), prefix: /^lesson\./ });
  });
}

interface TextsCase {
  readonly words: Pick<GameWords, 'load'>;
  readonly gameWords: GameWords;
  readonly texts: readonly Text[];
  /** The arguments themselves, by key. */
  readonly args?: ReadonlyMap<string, { readonly [argument: string]: Json }>;
  /** Keys that belong to these texts. */
  readonly prefix: RegExp;
}

/** Every text there is, and no other, in three languages, within its limit as it is read. */
export function textsConform({ words, gameWords, texts, args = new Map(), prefix }: TextsCase): void {
  let catalogues: Catalogues;
  let named: Catalogues;
  beforeAll(async () => {
    catalogues = mapped(await cataloguesOf({ ...gameWords, ...words }), (here) =>
      Object.fromEntries(Object.entries(here).filter(([key]) => prefix.test(key))),
    );
    named = await cataloguesOf(gameWords);
  });

  test.each(LANGUAGES)('%s has every text, and no other', (language) => {
    expect(Object.keys(catalogues[language]).sort()).toEqual(texts.map(({ key }) => key).sort());
  });

  test('messages can be said, with the arguments they get', () => {
    expect(unsayable(catalogues)).toEqual([]);
    expect(unheardArguments(catalogues, new Map(texts.map((text) => [text.key, [...text.args]])))).toEqual([]);
    expect(otherArguments(catalogues)).toEqual([]);
  });

  test('are written as all texts of the house', () => {
    expect(unstyled(catalogues, { ...gameWords.kinds, ...RIVALS })).toEqual([]);
  });

  test.each(LANGUAGES)('%s stays within the limits', (language) => {
    const faces = ['Anna', 'Hevelius', 'Kepler', 'Halley'].map((name, id) => ({ id, seat: id, name }));
    const kinds = { ...gameWords.kinds, ...RIVALS };
    const say = makeSay({ language, catalogues: [catalogues[language], named[language]], kinds, faces });
    const said = texts.map(({ key, limit }) => {
      // Nudges, options and reasons are said with what their step is said with.
      const given = args.get(key) ?? args.get(key.slice(0, key.lastIndexOf('.')));
      const text = plain(say(key, { rival: 1, other: 2, ...given }));
      return { key, over: [...text].length - LIMITS[limit][language === 'en' ? 0 : 1] };
    });
    expect(said.filter(({ over }) => over > 0)).toEqual([]);
  });
}

/** What is read, without the tags of terms. */
const plain = (text: string): string => text.replace(/<\/?[\w-]+>/g, '');

function mapped(catalogues: Catalogues, change: (one: Catalogues['en']) => Catalogues['en']): Catalogues {
  return { en: change(catalogues.en), pl: change(catalogues.pl), cs: change(catalogues.cs) };
}

function argsOf<G extends Vocabulary>({ lessons }: Course<G>) {
  const args = new Map<string, { readonly [argument: string]: Json }>();
  for (const lesson of lessons)
    for (const scene of lesson.scenes)
      for (const step of scene.steps) args.set(`lesson.${lesson.id}.${scene.id}.${step.id}`, step.with ?? {});
  return args;
}

/** Plays a scene by its canonical answers and lets somebody look before every step; others answer by their lines. */
function walk<G extends Vocabulary>(
  game: Game<G>,
  scene: LessonScene<G>,
  stranger: Stranger<G>,
  look: (run: SceneRun<G>, step: LessonStep<G>) => void = () => {},
): SceneRun<G> {
  const run = new SceneRun(game, scene, stranger);
  for (let step = run.step; step; step = run.step) {
    look(run, step);
    run.skip();
  }
  return run;
}

/** What is wrong with a question that the learner is to answer. */
function taskFaults<G extends Vocabulary>(run: SceneRun<G>, step: Do<G>): string[] {
  const { asked } = run;
  if (asked?.question !== step.question) return [`the learner is asked ${asked?.question ?? 'nothing'}`];
  const accepted = run.accepted();
  const parts = step.allow === undefined || step.allow === 'all' ? [] : step.allow;
  return [
    ...(run.canonical() ? [] : [`the canonical answer is not accepted; listed: ${JSON.stringify(asked.answers)}`]),
    ...(step.like !== 'first' && !step.allow && !step.want && accepted.length > 1
      ? ['`like` fits several answers']
      : []),
    ...parts
      .filter((part) => !accepted.some((one) => fits(one, part)))
      .map((part) => `nothing has ${JSON.stringify(part)}`),
    ...(step.want && accepted.length === asked.answers.length ? ['`want` holds for every answer'] : []),
    ...(step.nudges ?? [])
      .filter(({ on = {} }) => !asked.answers.some((one) => fits(one, on) && !accepted.some((two) => same(one, two))))
      .map(({ id }) => `nothing leads to the nudge ${id}`),
  ];
}

const fits = (answer: object, part: object): boolean =>
  Object.entries(part).every(([field, value]) => same((answer as { [field: string]: unknown })[field], value));

function someOf(answers: readonly Answer[], seed: string): readonly Answer[] {
  if (answers.length <= MANY) return answers;
  const random = randomFrom(seed);
  return Array.from({ length: SAMPLE }, () => answers[below(random, answers.length)]);
}

/** Gives one answer at the step where a run is, then goes on canonically; what goes wrong. */
function detour<G extends Vocabulary>(
  game: Game<G>,
  { scene, place }: SceneRun<G>,
  answer: Answer,
  stranger: Stranger<G>,
): string[] {
  let run: SceneRun<G> | undefined;
  try {
    run = new SceneRun(game, scene, stranger, place);
    run.give(answer);
    for (let step = run.step; step; step = run.step) {
      while (run.step === step && run.follow());
      if (run.step !== step) continue;
      if (step.kind === 'do' && run.asked?.question !== step.question)
        return [`after ${JSON.stringify(answer)}, step ${step.id}: asked ${run.asked?.question ?? 'nothing'}`];
      run.skip();
    }
    return [];
  } catch (error) {
    return [`after ${JSON.stringify(answer)}, step ${run?.step?.id}: ${(error as Error).message}`];
  }
}

/** How many answers a learner who plays blindly gives until a free stretch is over. */
function answersOfFree<G extends Vocabulary>(
  game: Game<G>,
  { scene, place }: SceneRun<G>,
  seed: number,
  stranger: Stranger<G>,
): number {
  const run = new SceneRun(game, scene, stranger, place);
  const random = randomFrom(`free ${seed}`);
  let given = 0;
  for (const { step } = run; run.step === step && given < FREE; ) {
    while (run.step === step && run.follow());
    const answers = run.step === step ? run.accepted() : [];
    if (answers.length === 0) break;
    run.give(answers[below(random, answers.length)]);
    given++;
  }
  return run.step === scene.steps[place.step] ? FREE : given;
}

/** Presses anything: answers that are wanted or not, undo, Show me, Next, Skip, and leaves and comes back; then is shown the rest. */
function stumble<G extends Vocabulary>(
  game: Game<G>,
  scene: LessonScene<G>,
  seed: number,
  stranger: Stranger<G>,
): string {
  const random = randomFrom(`stumble ${seed}`);
  let run = new SceneRun(game, scene, stranger);
  for (let press = 0; press < PRESSES && run.step; press++) {
    while (run.follow());
    const { step, asked } = run;
    if (!step) break;
    const reads = step.kind !== 'do' && step.kind !== 'free';
    const die = below(random, 10);
    if (die === 0) run = new SceneRun(game, scene, stranger, run.place);
    else if (die === 1 && run.canUndo) run.undo();
    else if (reads) run.next();
    else if (die === 2) run.skip();
    else if (asked) pressOne(run, asked.answers[below(random, asked.answers.length)]);
  }
  for (let rest = 0; run.step && rest < scene.steps.length + PRESSES; rest++) run.skip();
  return run.step ? `stuck at ${run.step.id}` : 'end';
}

/** A legal answer is taken, or refused by the lesson alone, and then nothing has changed. */
function pressOne<G extends Vocabulary>(run: SceneRun<G>, answer: Answer): void {
  const before = run.play.match.answers;
  const wanted = run.accepted().some((one) => same(one, answer));
  if (wanted) run.give(answer);
  else {
    expect(() => run.give(answer)).toThrow('lesson');
    expect(run.play.match.answers).toBe(before);
  }
}
