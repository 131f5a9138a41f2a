import { keysOf, type Vocabulary } from '@orrery/kernel';
import type { GameCoach } from './coach.ts';
import type { Course, Lesson, LessonScene, LessonStep } from './course.ts';

/** How long a text may be: in English, and in Polish and Czech, which need more room. */
export const LIMITS = {
  title: [28, 34],
  text: [160, 200],
  remark: [120, 160],
  point: [100, 130],
  option: [60, 75],
} as const;

export interface Text {
  readonly key: string;
  readonly limit: keyof typeof LIMITS;
  /** Arguments it is said with. */
  readonly args: readonly string[];
}

/** Arguments that every text of a lesson has: the names of the two seats after the learner's. */
export const RIVALS = { rival: 'seat', other: 'seat' } as const;

export const lessonKey = (lesson: Pick<Lesson, 'id'>): string => `lesson.${lesson.id}`;

export const stepKey = (
  lesson: Pick<Lesson, 'id'>,
  scene: Pick<LessonScene, 'id'>,
  step: Pick<LessonStep, 'id'>,
): string => `${lessonKey(lesson)}.${scene.id}.${step.id}`;

/** Every text that a course needs. */
export function textsOf<G extends Vocabulary>({ lessons }: Course<G>): Text[] {
  return lessons.flatMap((lesson) => [
    { key: lessonKey(lesson), limit: 'title', args: [] },
    { key: `${lessonKey(lesson)}.learned`, limit: 'text', args: [] },
    ...lesson.scenes.flatMap((scene) =>
      scene.steps.flatMap((step): Text[] => {
        const key = stepKey(lesson, scene, step);
        const args = [...Object.keys(RIVALS), ...Object.keys(step.with ?? {})];
        const said = (part: string, limit: Text['limit']) => ({ key: `${key}.${part}`, limit, args });
        return [
          { key, limit: 'text', args },
          ...(step.kind === 'do' ? (step.nudges ?? []).map(({ id }) => said(id, 'remark')) : []),
          ...(step.kind === 'check' ? [...step.options.map((one) => said(one, 'option')), said('why', 'remark')] : []),
        ];
      }),
    ),
  ]);
}

/** Every text that a coach needs. */
export function coachTextsOf<G extends Vocabulary>({ goal, questions, terms, tips }: GameCoach<G>): Text[] {
  const text = (key: string, limit: Text['limit'] = 'text'): Text => ({ key, limit, args: [] });
  return [
    ...goal.map(({ id }) => text(`coach.goal.${id}`)),
    ...keysOf(questions).flatMap((question) => [
      text(`coach.${question}`),
      ...questions[question].points.map((point) => text(`coach.${question}.${point}`, 'point')),
    ]),
    ...Object.keys(terms).map((term) => text(`term.${term}`)),
    ...tips.map((tip) => text(`tip.${tip}`)),
  ];
}
