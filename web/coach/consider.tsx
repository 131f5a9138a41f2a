import { Button, type Speaker } from '@orrery/ui';
import type { Explained } from '@orrery/ui/lesson';
import { useState } from 'react';
import { useLessonSay, useLessons } from '../game-lessons.ts';
import { useSay } from '../words/index.ts';

interface PointsProps {
  readonly question: string;
  readonly about: Explained;
  readonly said: Speaker;
}

/** What is worth a thought before a question of this kind is answered. */
export function Points({ question, about, said }: PointsProps) {
  return (
    <ul className="strip-points">
      {about.points.map((point) => (
        <li key={point}>{said(`coach.${question}.${point}`)}</li>
      ))}
    </ul>
  );
}

interface ConsiderProps extends PointsProps {
  /** The points stand there from the start. */
  readonly open: boolean;
}

/** A way to the points. */
export function Consider({ open, ...points }: ConsiderProps) {
  const words = useSay();
  const [unfolded, setUnfolded] = useState<string>();
  const { question } = points;
  if (open || unfolded === question) return <Points {...points} />;
  return (
    <Button
      look="quiet"
      icon="list"
      className="strip-consider"
      onPress={() => setUnfolded(question)}
      data-control="consider"
    >
      {words('coach.consider')}
    </Button>
  );
}

/** The explanation of a question above its rules, whenever somebody asks. */
export function AboutQuestion({ game, question }: { readonly game: string; readonly question: string }) {
  const lessons = useLessons(game);
  const said = useLessonSay(lessons);
  const about = lessons?.coach?.questions[question];
  if (!about || !said) return null;
  return (
    <section className="about-question">
      <p>{said(`coach.${question}`)}</p>
      <Points {...{ question, about, said }} />
    </section>
  );
}
