import type { Speaker } from '@orrery/ui';
import type { Explained } from '@orrery/ui/lesson';
import { useLessonSay, useLessons } from '../game-lessons.ts';

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
