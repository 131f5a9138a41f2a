import type { Section } from '@orrery/ui';
import { lessonKey } from '@orrery/ui/lesson';
import { Link } from '../lib/link.tsx';
import { useSay } from '../words/index.ts';
import { useLessonSay, useLessons } from './use-lessons.ts';

const covers = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`);

/** Lessons that teach the rules of a section. */
export function TryIt({ game, section }: { readonly game: string; readonly section: Section }) {
  const words = useSay();
  const lessons = useLessons(game);
  const say = useLessonSay(lessons);
  if (!lessons || !say) return null;
  const teaches = ({ rules }: { readonly rules: readonly string[] }) =>
    rules.some((rule) => section.rules.some((told) => covers(told, rule) || covers(rule, told)));
  return lessons.course.lessons.filter(teaches).map((lesson) => (
    <p key={lesson.id} className="try-it">
      <Link to={{ page: 'learn', game, lesson: lesson.id }}>
        {words('learn.try', { lesson: say(lessonKey(lesson)) })}
      </Link>
    </p>
  ));
}
