import type { ChapterOf } from '@orrery/ui/rulebook';

/** The order of the rulebook and the rules that each section tells, once for all languages. An id covers its sub-rules. */
export const outline = {
  box: {
    moons: ['TM-1'],
    setup: ['TM-2'],
  },
  play: {
    stars: ['TM-3', 'TM-D01'],
    turn: ['TM-4', 'TM-D02', 'TM-D03'],
  },
  scoring: {
    moons: ['TM-5.1', 'TM-5.2'],
    end: ['TM-5.3', 'TM-5.4', 'TM-5.5'],
    always: ['TM-7'],
  },
} as const;

export type ChapterText<C extends keyof typeof outline> = ChapterOf<typeof outline, C>;
