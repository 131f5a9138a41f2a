import type { Tech, TechEffect } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { rulesOf } from './corporations/index.ts';
import type { Area, AreaView } from './table.ts';

type TechWith<T extends TechEffect['type']> = Tech & { readonly effect: Extract<TechEffect, { type: T }> };

export const techsOf = ({ corporation }: Pick<AreaView, 'corporation'>): readonly Tech[] =>
  CORPORATIONS[corporation].techs;

/** PU-7.6.1; while milestones are stopped only techs that were active before (PU-13.4.6). */
export function isActive(area: AreaView, tech: Tech): boolean {
  if (area.frozen && !area.frozen.includes(tech.id)) return false;
  return rulesOf(area).reached(area, tech);
}

/** The active tech with this effect, if the corporation has one. */
export function activeTech<T extends TechEffect['type']>(area: AreaView, type: T): TechWith<T> | undefined {
  for (const tech of techsOf(area)) if (tech.effect.type === type && isActive(area, tech)) return tech as TechWith<T>;
  return undefined;
}

/** The same, if its use is not up for this round or game (PU-4.8, PU-7.6.2). */
export function readyTech<T extends TechEffect['type']>(area: AreaView, type: T): TechWith<T> | undefined {
  const tech = activeTech(area, type);
  return tech && isReady(area, tech) ? tech : undefined;
}

export const isReady = ({ used }: AreaView, { id }: Tech): boolean =>
  !used.round.includes(id) && !used.game.includes(id);

export function spend({ used }: Area, { id, limit }: Tech): void {
  if (limit === 'round') used.round.push(id);
  else if (limit === 'game' || limit === 'end') used.game.push(id);
}

/** PU-13.4.6: remembers the techs of this moment; Jump Drive's techs are no milestones. */
export function freeze(area: Area): void {
  if (area.corporation === 'jump-drive') return;
  area.frozen = techsOf(area)
    .filter((tech) => isActive(area, tech))
    .map(({ id }) => id);
}
