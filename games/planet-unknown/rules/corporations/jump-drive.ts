import { type CorporationRules, standard } from './corporation-rules.ts';

/** PU-10.6.2: a tech is active while a lifepod lies on it. */
export const jumpDrive: CorporationRules = {
  ...standard,
  reached: ({ slots }, { id }) => slots.includes(id),
};
