import type { Section } from '@orrery/ui';
import type { Lesson } from '@orrery/ui/lesson';

const covers = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`);

/** Lessons that teach a rule of this section. */
export const taughtIn = <L extends Pick<Lesson, 'rules'>>(
  lessons: readonly L[],
  section: Pick<Section, 'rules'>,
): L[] =>
  lessons.filter(({ rules }) =>
    rules.some((rule) => section.rules.some((told) => covers(told, rule) || covers(rule, told))),
  );
