import type { Section } from '@orrery/ui';
import { lessonKey } from '@orrery/ui/lesson';
import { useLessonSay, useLessons } from '../game-lessons.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';
import { taughtIn } from './taught.ts';

/** Lessons that teach the rules of a section. */
export function TryIt({ game, section }: { readonly game: string; readonly section: Section }) {
  const words = useSay();
  const lessons = useLessons(game);
  const say = useLessonSay(lessons);
  if (!lessons || !say) return null;
  return taughtIn(lessons.course.lessons, section).map((lesson) => (
    <p key={lesson.id} className="try-it">
      <Link to={{ page: 'learn', game, lesson: lesson.id }}>
        {words('learn.try', { lesson: say(lessonKey(lesson)) })}
      </Link>
    </p>
  ));
}
