import { matches } from '@orrery/kernel';
import { type Part, type Thing, type ThingProps, thing } from '@orrery/ui';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';

/** Props of a thing that begins an answer anew: it is open whatever was picked before, since picking it replaces that. */
export function useOption(): (what: Thing<Eclipse>) => ThingProps {
  const stage = useBoard();
  const { asked } = stage.choice;
  const can = (part: Part) => asked?.answers.some((answer) => matches(answer, part)) ?? false;
  return (what) => thing({ ...stage, choice: { ...stage.choice, can } }, what);
}

/** The part if the open question has answers or refusals of this kind at all; else the thing only opens details. */
export function useSpokenOf(): (part: Part, about?: Part) => Part | undefined {
  const { choice } = useBoard();
  const { asked } = choice;
  return (part, about = part) => {
    if (!asked) return undefined;
    const spoken =
      asked.answers.some((answer) => matches(answer, about)) ||
      asked.barred.some(({ answer }) => matches(answer, about));
    return spoken ? part : undefined;
  };
}
