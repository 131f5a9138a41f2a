import { keysOf } from '@orrery/kernel';
import type { Corporation, CorporationId } from './corporation.ts';
import { cosmos } from './cosmos.ts';
import { flux } from './flux.ts';
import { horizon } from './horizon.ts';
import { jumpDrive } from './jump-drive.ts';
import { makeshift } from './makeshift.ts';
import { oasis } from './oasis.ts';
import { republic } from './republic.ts';
import { universal } from './universal.ts';
import { wormhole } from './wormhole.ts';

/** Every side of a corporation board; the first one is on the back of all others. */
export const CORPORATIONS: { readonly [id in CorporationId]: Corporation } = {
  universal,
  republic,
  wormhole,
  cosmos,
  horizon,
  'jump-drive': jumpDrive,
  oasis,
  makeshift,
  flux,
};

export const CORPORATION_IDS = keysOf(CORPORATIONS);

export * from './corporation.ts';
export { TECH_ROWS, TOP } from './tracks.ts';
