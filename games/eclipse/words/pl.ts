import type { Key } from './en.ts';
import { answers } from './pl/answers.ts';
import { boardBattle } from './pl/board-battle.ts';
import { boardMap } from './pl/board-map.ts';
import { boardOwn } from './pl/board-own.ts';
import { discoveries } from './pl/discoveries.ts';
import { events } from './pl/events.ts';
import { figures } from './pl/figures.ts';
import { parts } from './pl/parts.ts';
import { prompts } from './pl/prompts.ts';
import { reasons } from './pl/reasons.ts';
import { species } from './pl/species.ts';
import { symbols } from './pl/symbols.ts';
import { techs } from './pl/techs.ts';
import { things } from './pl/things.ts';
import { waiting } from './pl/waiting.ts';
import { sectors } from './sectors.ts';

export const pl: Record<Key, string> = {
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
};
