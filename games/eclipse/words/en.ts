import type { WordsFor } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/vocabulary.ts';
import { answers } from './en/answers.ts';
import { boardBattle } from './en/board-battle.ts';
import { boardMap } from './en/board-map.ts';
import { boardOwn } from './en/board-own.ts';
import { discoveries } from './en/discoveries.ts';
import { events } from './en/events.ts';
import { figures } from './en/figures.ts';
import { parts } from './en/parts.ts';
import { prompts } from './en/prompts.ts';
import { reasons } from './en/reasons.ts';
import { species } from './en/species.ts';
import { symbols } from './en/symbols.ts';
import { techs } from './en/techs.ts';
import { things } from './en/things.ts';
import { waiting } from './en/waiting.ts';
import { sectors } from './sectors.ts';

/** English defines the keys; every question, event and reason of the game is among them. */
export const en = {
  ...things,
  ...symbols,
  ...sectors,
  ...species,
  ...techs,
  ...parts,
  ...discoveries,
  ...prompts,
  ...waiting,
  ...answers,
  ...reasons,
  ...events,
  ...boardMap,
  ...boardOwn,
  ...boardBattle,
  ...figures,
} as const satisfies WordsFor<Eclipse>;

export type Key = keyof typeof en;
