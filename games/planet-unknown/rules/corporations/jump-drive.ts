import { jumpDrive as board } from '../../data/corporations/jump-drive.ts';
import { type CorporationRules, standard } from './corporation-rules.ts';

/** PU-10.6.2: a tech is active while a lifepod lies on it. */
export const jumpDrive: CorporationRules = {
  ...standard,
  reached: ({ slots }, { id }) => slots.includes(id),
  techMilestones: false,
  lifepodPlaces: ({ slots }) =>
    board.techs.filter(({ id }) => !slots.includes(id)).map(({ id }) => ({ to: 'slot', tech: id })),
};
