import type { CorporationId } from '../../data/corporations/corporation.ts';
import { TRACKS } from '../../data/ids.ts';
import type { AreaView } from '../table.ts';
import { type CorporationRules, standard } from './corporation-rules.ts';
import { cosmos } from './cosmos.ts';
import { flux } from './flux.ts';
import { jumpDrive } from './jump-drive.ts';
import { makeshift } from './makeshift.ts';
import { oasis } from './oasis.ts';
import { wormhole } from './wormhole.ts';

/** PU-10.2.2: each civ milestone is paid for. */
const republic: CorporationRules = { ...standard, claimCosts: TRACKS.filter((track) => track !== 'civ') };

/** PU-10.5 */
const horizon: CorporationRules = { ...standard, hauls: true };

/** What techs do stands with the rules they change. */
const RULES: { readonly [id in CorporationId]: CorporationRules } = {
  universal: standard,
  republic,
  horizon,
  wormhole,
  cosmos,
  'jump-drive': jumpDrive,
  oasis,
  makeshift,
  flux,
};

export const rulesOf = ({ corporation }: Pick<AreaView, 'corporation'>): CorporationRules => RULES[corporation];

export type { CorporationRules, Spot } from './corporation-rules.ts';
