import type { z } from 'zod';
import type { crew } from './basics.ts';
import { board, commandActions, corporations, leaders, playerBoard, projects, setup, shuttles, tracks } from './box.ts';
import { corporationShapes } from './corporations.ts';
import type { ability, cardScoring, cost, effect, modifier } from './effects.ts';
import { astrobot, soloActionCards, soloCorporationCards } from './solo.ts';

/** The shape of every data file. The types of the data follow from these shapes, so both are said once. */

/** Every data file by its name. */
export const shapes = {
  board,
  tracks,
  setup,
  'command-actions': commandActions,
  shuttles,
  leaders,
  'player-board': playerBoard,
  corporations,
  projects,
  ...corporationShapes,
  astrobot,
  'solo-action-cards': soloActionCards,
  'solo-corporation-cards': soloCorporationCards,
} as const;

export type Files = { readonly [file in keyof typeof shapes]: z.infer<(typeof shapes)[file]> };

export type Cost = z.infer<typeof cost>;
export type Effect = z.infer<typeof effect>;
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;
export type Modifier = z.infer<typeof modifier>;
export type Ability = z.infer<typeof ability>;
export type CardScoring = z.infer<typeof cardScoring>;
export type Crew = z.infer<typeof crew>;
