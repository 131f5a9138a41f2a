import { Button, type Speaker } from '@orrery/ui';
import { type Lesson, lessonKey } from '@orrery/ui/lesson';
import { useEffect, useRef } from 'react';
import type { Lessons } from '../game-lessons.ts';
import { Dots, Strip } from '../guide/strip.tsx';
import { go } from '../route.ts';
import { useSay } from '../words/index.ts';
import { playFirstGame } from './first-game.ts';

interface LessonEndProps {
  readonly game: string;
  readonly lessons: Lessons;
  readonly lesson: Lesson;
  readonly say: Speaker;
}

/** The last words of a lesson: on to the next one, or to a first game. */
export function LessonEnd({ game, lessons: { course, coach }, lesson, say }: LessonEndProps) {
  const words = useSay();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const at = course.lessons.findIndex(({ id }) => id === lesson.id);
  const following = course.lessons[at + 1];
  const tip = coach?.tips[at % coach.tips.length];
  const steps = lesson.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
  const first = (
    <Button
      key="game"
      look={following ? 'plain' : 'main'}
      icon="play"
      onPress={() => void playFirstGame(game, course.firstGame, words('player'))}
      data-control="first-game"
    >
      {words('learn.first-game')}
    </Button>
  );
  return (
    <Strip
      label={words('learn.strip')}
      about={`${lesson.id} end`}
      text={words('learn.done', { lesson: say(lessonKey(lesson)) })}
      textRef={text}
      reads
      remark={tip && say(`tip.${tip}`)}
      foot={
        <>
          <Button look="quiet" icon="list" onPress={() => go({ page: 'learn', game })}>
            {words('learn.lessons')}
          </Button>
          <Dots at={steps} count={steps} />
          {first}
          {following && (
            <Button
              look="main"
              icon="next"
              onPress={() => go({ page: 'learn', game, lesson: following.id })}
              data-control="next-lesson"
            >
              {words('learn.next-lesson', { lesson: say(lessonKey(following)) })}
            </Button>
          )}
        </>
      }
    />
  );
}
