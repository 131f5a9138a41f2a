import type { Answer, Game, Vocabulary } from '@orrery/kernel';
import type { Speaker } from '../words.ts';
import type { Lesson, LessonScene, LessonStep } from './course.ts';
import { SceneRun, type Stranger } from './scene-run.ts';
import { stepKey } from './texts.ts';

const MANY = 24;

interface Told<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly lesson: Lesson<G>;
  readonly scene: LessonScene<G>;
  readonly say: Speaker;
  readonly stranger: Stranger<G>;
  /** With all answers that are listed and accepted, and with what happens in free stretches, which depends on opponents. */
  readonly atLength?: boolean;
}

/** A scene as text, on the real rules: what is said, what is asked and given, what happens. Throws if a line does not fit. */
export function transcriptOf<G extends Vocabulary>({
  game,
  lesson,
  scene,
  say,
  stranger,
  atLength,
}: Told<G>): string[] {
  const run = new SceneRun(game, scene, stranger);
  const lines = [`  scene ${scene.id}`];
  for (let step = run.step; step; step = run.step) {
    lines.push('', ...stepLines(say, stepKey(lesson, scene, step), step, run.at));
    const { asked } = run;
    if (atLength && (step.kind === 'do' || step.kind === 'free'))
      lines.push(
        `    asked: ${asked?.question ?? 'nothing'}; accepted: ${listed(run.accepted())}`,
        `    listed: ${listed(asked?.answers ?? [])}`,
      );
    if (step.kind === 'do') lines.push(`    given: ${JSON.stringify(run.canonical() ?? 'NOTHING FITS')}`);
    const before = run.log.counted.length;
    run.skip();
    if (step.kind !== 'free' || atLength)
      for (const { seat, answer, events } of run.log.counted.slice(before))
        lines.push(`      ${seat} ${JSON.stringify(answer)}: ${events.map(({ type }) => type).join(' ')}`);
  }
  if (atLength) {
    const open = run.play.asked().map(({ seat, question, answers }) => `${seat} ${question} ${listed(answers)}`);
    lines.push('', `    then asked: ${open.join('; ') || 'nobody'}`);
  }
  return lines;
}

function stepLines<G extends Vocabulary>(say: Speaker, key: string, step: LessonStep<G>, at: number): string[] {
  const text = say.has(key) ? say(key, { rival: 1, other: 2, ...step.with }) : `[${key}]`;
  const head = `  ${at + 1} ${step.kind} ${step.id}  ${(step.at ?? []).join(' ')}`.trimEnd();
  const options = step.kind === 'check' ? step.options.map((one) => (one === step.right ? `*${one}*` : one)) : [];
  return [head, `    ${text}`, ...(options.length > 0 ? [`    ${options.join(' / ')}`] : [])];
}

function listed(answers: readonly Answer[]): string {
  const some = answers.slice(0, MANY).map((answer) => JSON.stringify(answer));
  return [...some, ...(answers.length > MANY ? [`and ${answers.length - MANY} more`] : [])].join(' ');
}
