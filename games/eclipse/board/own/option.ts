import { type Answer, matches } from '@orrery/kernel';
import { type Part, type Thing, type ThingProps, thing } from '@orrery/ui';
import { useStage } from '../stage.tsx';

/** Props of a thing that begins an answer anew: it is open whatever was picked before, since picking it replaces that. */
export function useOption(): (what: Thing) => ThingProps {
  const stage = useStage();
  const { asked } = stage.choice;
  const can = (part: Part) => asked?.answers.some((answer) => matches(answer, part)) ?? false;
  return (what) => thing({ ...stage, choice: { ...stage.choice, can } }, what);
}

/** The part if the open question has answers or refusals of this kind at all; else the thing only opens details. */
export function useSpokenOf(): (part: Part, about?: Part) => Part | undefined {
  const { choice } = useStage();
  const { asked } = choice;
  return (part, about = part) => {
    if (!asked) return undefined;
    const spoken =
      asked.answers.some((answer) => matches(answer, about)) ||
      asked.barred.some(({ answer }) => matches(answer as Answer, about));
    return spoken ? part : undefined;
  };
}
