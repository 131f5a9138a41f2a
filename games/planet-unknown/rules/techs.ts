import type { Tech, TechEffect } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { isReached, type TechWith, techReached } from './corporations/corporation-rules.ts';
import { rulesOf } from './corporations/index.ts';
import type { Area, AreaView } from './table.ts';

export const techsOf = ({ corporation }: Pick<AreaView, 'corporation'>): readonly Tech[] =>
  CORPORATIONS[corporation].techs;

export const isActive = (area: AreaView, tech: Tech): boolean => isReached(rulesOf(area), area, tech);

/** The active tech with this effect, if the corporation has one. */
export const activeTech = <T extends TechEffect['type']>(area: AreaView, type: T): TechWith<T> | undefined =>
  techReached(rulesOf(area), area, type);

/** The same, if its use is not up for this round or game (PU-4.8, PU-7.6.2). */
export function readyTech<T extends TechEffect['type']>(area: AreaView, type: T): TechWith<T> | undefined {
  const tech = activeTech(area, type);
  return tech && isReady(area, tech) ? tech : undefined;
}

export const isReady = ({ used }: AreaView, { id }: Tech): boolean =>
  !used.round.includes(id) && !used.game.includes(id);

/** The corporation has a tech of this kind, active or not. */
export const hasTech = (area: AreaView, type: TechEffect['type']): boolean =>
  techsOf(area).some(({ effect }) => effect.type === type);

export function spend({ used }: Area, { id, limit }: Tech): void {
  if (limit === 'round') used.round.push(id);
  else if (limit === 'game' || limit === 'end') used.game.push(id);
}

/** PU-13.4.6: remembers the techs of this moment, if they are milestones. */
export function freeze(area: Area): void {
  if (!rulesOf(area).techMilestones) return;
  area.frozen = techsOf(area)
    .filter((tech) => isActive(area, tech))
    .map(({ id }) => id);
}
