import { Button, Glyph } from '@orrery/ui';
import { lessonKey } from '@orrery/ui/lesson';
import { useLessonSay, useLessons } from '../game-lessons.ts';
import { gameParts } from '../games.ts';
import { useStore } from '../lib/store.ts';
import { progressOf } from '../settings/progress.ts';
import { Link } from '../shell/link.tsx';
import { Notice } from '../shell/notice.tsx';
import { StartLayout } from '../shell/start-layout.tsx';
import { useSay } from '../words/index.ts';
import { playFirstGame } from './first-game.ts';

/** The lessons of a game, and how far one got. */
export default function CoursePage({ game }: { readonly game: string }) {
  const words = useSay();
  const lessons = useLessons(game);
  const say = useLessonSay(lessons);
  const { finished, underWay } = useStore(progressOf(game));
  if (!gameParts(game)?.lesson) return <Notice>{words('refused.unknown-game', { game })}</Notice>;
  if (!lessons || !say) return <Notice busy />;
  const { course } = lessons;
  const due = underWay?.lesson ?? course.lessons.find(({ id }) => !finished.includes(id))?.id;
  return (
    <StartLayout game={game} about={<p>{say('game.goal')}</p>}>
      <section className="panel course" aria-label={words('learn.lessons')}>
        <h2>{words('learn.lessons')}</h2>
        <ol>
          {course.lessons.map((lesson) => (
            <li key={lesson.id}>
              <Link
                className="course-lesson"
                to={{ page: 'learn', game, lesson: lesson.id }}
                data-due={lesson.id === due}
                data-finished={finished.includes(lesson.id)}
              >
                <span className="course-title">
                  {say(lessonKey(lesson))}
                  {finished.includes(lesson.id) && (
                    <span className="course-tick" title={words('learn.finished')}>
                      <Glyph name="check" />
                      <span className="unseen">{words('learn.finished')}</span>
                    </span>
                  )}
                </span>
                <span className="course-learned">{say(`${lessonKey(lesson)}.learned`)}</span>
                <span className="course-minutes">
                  {underWay?.lesson === lesson.id
                    ? words('learn.go-on', { step: underWay.step })
                    : words('learn.minutes', { minutes: lesson.minutes })}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <Button
          look={due === undefined ? 'main' : 'plain'}
          icon="play"
          className="start-button"
          onPress={() => void playFirstGame(game, course.firstGame, words('player'))}
        >
          {words('learn.first-game')}
        </Button>
      </section>
    </StartLayout>
  );
}
