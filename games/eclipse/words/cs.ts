import { answers } from './cs/answers.ts';
import { boardBattle } from './cs/board-battle.ts';
import { boardMap } from './cs/board-map.ts';
import { boardOwn } from './cs/board-own.ts';
import { discoveries } from './cs/discoveries.ts';
import { events } from './cs/events.ts';
import { figures } from './cs/figures.ts';
import { parts } from './cs/parts.ts';
import { prompts } from './cs/prompts.ts';
import { reasons } from './cs/reasons.ts';
import { species } from './cs/species.ts';
import { symbols } from './cs/symbols.ts';
import { techs } from './cs/techs.ts';
import { things } from './cs/things.ts';
import { waiting } from './cs/waiting.ts';
import type { Key } from './en.ts';
import { sectors } from './sectors.ts';

export const cs: Record<Key, string> = {
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
