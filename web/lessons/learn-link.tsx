import { Glyph } from '@orrery/ui';
import { gameParts, useGameName, useLoaded } from '../games.ts';
import { useStore } from '../lib/store.ts';
import { progressOf } from '../settings/progress.ts';
import { Link } from '../shell/link.tsx';
import { useSay } from '../words/index.ts';

/** The lessons of a game without their words: enough to count them. */
export const useCourse = (game: string) => useLoaded(() => gameParts(game)?.lesson?.(), game)?.course;

/** The way from a world to its lessons, with how long they take or how many are finished. */
export function LearnLink({ game }: { readonly game: string }) {
  const words = useSay();
  const name = useGameName(game);
  const { finished } = useStore(progressOf(game));
  const lessons = useCourse(game)?.lessons;
  if (!gameParts(game)?.lesson) return null;
  const count = lessons?.length ?? 0;
  const minutes = lessons?.reduce((sum, lesson) => sum + lesson.minutes, 0) ?? 0;
  const facts =
    finished.length > 0
      ? words('learn.so-far', { finished: Math.min(finished.length, count), count })
      : words('learn.facts', { count, minutes });
  return (
    <Link className="world-learn" to={{ page: 'learn', game }} aria-label={`${words('learn')}: ${name}, ${facts}`}>
      <Glyph name="book" />
      <span>{words('learn')}</span>
      <small>{lessons ? facts : ' '}</small>
    </Link>
  );
}
