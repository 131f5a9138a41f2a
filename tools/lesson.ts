import { writeFileSync } from 'node:fs';
import { sensible } from '@orrery/ai';
import { partsOf } from '@orrery/games';
import { Play, present, randomFrom } from '@orrery/kernel';
import {
  type Lesson,
  type LessonScene,
  lessonKey,
  RIVALS,
  type Stranger,
  stepKey,
  transcriptOf,
} from '@orrery/ui/lesson';
import { makeSay, type Speaker } from '@orrery/ui/words';
import { fail, messageOf, oneOf, readArgs, whole } from './args.ts';
import { houseIds } from './registry.ts';

/**
 * Prints the lessons of a game as text, on the real rules: what is said, what is asked with all its answers, what happens.
 * Says which line does not fit. Or tells how long lessons take to read and do, or records a game by weights as lines for `before`.
 */
const USAGE =
  'npm run -s lesson -- --game <id> [--lesson id] [--language en|pl|cs] [--show scenes|times] | --game <id> --record file.ts --seats n --seed s --answers n';

const args = readArgs(USAGE, ['game', 'lesson', 'language', 'show', 'record', 'seats', 'seed', 'answers'] as const);
const id = oneOf('game', args.game ?? '', houseIds);
const language = oneOf('language', args.language ?? 'en', ['en', 'pl', 'cs']);
const shows = oneOf('show', args.show ?? 'scenes', ['scenes', 'times']);
const parts = present(partsOf(id), `game ${id}`);
const [{ game }, { heuristic }, { words: gameWords }] = await Promise.all([parts.rules(), parts.bot(), parts.words()]);
const stranger: Stranger = (play, pending, random) => sensible(heuristic, play, pending, random);

/** How a newcomer reads and acts; what the others do and free stretches come on top. */
const WORDS_A_MINUTE = 200;
const SECONDS_A_STEP = 4;

if (args.record) record(args.record);
else await print();

async function print(): Promise<void> {
  if (!parts.lesson) return fail(`${id} has no lessons yet. See docs/add-a-lesson.md.`);
  const { course, words } = await parts.lesson();
  const chosen = course.lessons.filter((lesson) => !args.lesson || lesson.id === args.lesson);
  if (chosen.length === 0) fail(`--lesson must be one of ${course.lessons.map((lesson) => lesson.id).join(', ')}.`);
  const names = ['You', 'Hevelius', 'Kepler', 'Halley', 'Cassini', 'Galileo'];
  const say = makeSay({
    language,
    catalogues: [await words.load[language](), await gameWords.load[language]()],
    kinds: { ...gameWords.kinds, ...RIVALS },
    faces: names.map((name, seat) => ({ id: seat, seat, name })),
  });
  if (shows === 'times') return printTimes(say, chosen);
  for (const lesson of chosen) {
    console.log(`\n${say(lessonKey(lesson))} (${lesson.id}, ${lesson.minutes} min; ${lesson.rules.join(' ')})`);
    for (const scene of lesson.scenes) printScene(say, lesson, scene);
  }
}

function printScene(say: Speaker, lesson: Lesson, scene: LessonScene): void {
  try {
    console.log(`\n${transcriptOf({ game, lesson, scene, say, stranger, atLength: true }).join('\n')}`);
  } catch (error) {
    console.log(`\n  scene ${scene.id}\n    DOES NOT FIT: ${messageOf(error)}`);
    process.exitCode = 1;
  }
}

function printTimes(say: Speaker, lessons: readonly Lesson[]): void {
  const rows = lessons.map((lesson) => {
    const steps = lesson.scenes.flatMap((scene) =>
      scene.steps.map((step) => ({ step, key: stepKey(lesson, scene, step) })),
    );
    const texts = steps.flatMap(({ step, key }) => {
      const parts = step.kind === 'check' ? [...step.options, 'why'].map((part) => `${key}.${part}`) : [];
      return [key, ...parts].map((one) => say(one, { rival: 1, other: 2, ...step.with }));
    });
    const words = texts.flatMap((text) => text.split(/\s+/)).length;
    return { name: lesson.id, steps: steps.length, words, planned: lesson.minutes };
  });
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const all = {
    name: 'all',
    steps: sum(({ steps }) => steps),
    words: sum(({ words }) => words),
    planned: sum(({ planned }) => planned),
  };
  for (const { name, steps, words, planned } of [...rows, all]) {
    const minutes = words / WORDS_A_MINUTE + (steps * SECONDS_A_STEP) / 60;
    console.log(
      `${name}: ${steps} steps, ${words} words, ${minutes.toFixed(1)} min without the others; planned ${planned} min`,
    );
  }
}

/** A game by weights, up to so many answers, as lines. */
function record(file: string): void {
  const seats = whole('seats', args.seats, { min: 1, otherwise: game.seats.min });
  const answers = whole('answers', args.answers, { min: 1, otherwise: 1000 });
  const seed = args.seed ?? 'lesson';
  const random = randomFrom(seed);
  const play = Play.start(game, { seats, seed });
  const lines: string[] = [];
  while (!play.over && lines.length < answers) {
    const pending = present(
      play.pending.find(({ offer }) => !offer),
      'open question',
    );
    const answer = sensible(heuristic, play, pending, random);
    lines.push(`  [${pending.seat}, ${JSON.stringify(answer)}],`);
    play.answer(pending.seat, answer);
  }
  writeFileSync(
    file,
    `import type { Line } from '@orrery/ui/lesson';\n\n/** Self-play by weights: ${seats} seats, seed "${seed}". */\nexport const recorded: readonly Line[] = [\n${lines.join('\n')}\n];\n`,
  );
  console.log(
    `${lines.length} answers; scores ${play
      .standing()
      .rows.map(({ total }) => total)
      .join(', ')}`,
  );
}
