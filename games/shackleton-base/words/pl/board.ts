import type { Catalogue } from '@orrery/ui/contract';

/** What the screen itself says. */
export const board = {} as const satisfies Catalogue;
