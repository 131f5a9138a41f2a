import type { CorporationId } from '../../data/corporations/corporation.ts';
import type { AreaView } from '../table.ts';
import { type CorporationRules, standard } from './corporation-rules.ts';
import { cosmos } from './cosmos.ts';
import { flux } from './flux.ts';
import { jumpDrive } from './jump-drive.ts';
import { makeshift } from './makeshift.ts';
import { oasis } from './oasis.ts';
import { wormhole } from './wormhole.ts';

/** Universal, Republic and Horizon have plain tracks; what their techs do stands with the rules they change. */
const RULES: { readonly [id in CorporationId]: CorporationRules } = {
  universal: standard,
  republic: standard,
  horizon: standard,
  wormhole,
  cosmos,
  'jump-drive': jumpDrive,
  oasis,
  makeshift,
  flux,
};

export const rulesOf = ({ corporation }: Pick<AreaView, 'corporation'>): CorporationRules => RULES[corporation];

export type { CorporationRules, Spot } from './corporation-rules.ts';
