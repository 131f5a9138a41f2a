import { keysOf } from '@orrery/kernel';
import { arashi } from './arashi.ts';
import { cerberus } from './cerberus.ts';
import { charybdis } from './charybdis.ts';
import { gaia } from './gaia.ts';
import { k273 } from './k-273.ts';
import { kaax } from './kaax.ts';
import { ksb4156 } from './ksb-4156.ts';
import { lacuna } from './lacuna.ts';
import { oblivion } from './oblivion.ts';
import { pajitnov } from './pajitnov.ts';
import { persephone } from './persephone.ts';
import { petra } from './petra.ts';
import type { Planet, PlanetId } from './planet.ts';
import { tartarus } from './tartarus.ts';

/** Every side of a planet board; the first one is on the back of all others. */
export const PLANETS: { readonly [id in PlanetId]: Planet } = {
  'ksb-4156': ksb4156,
  'k-273': k273,
  persephone: persephone,
  petra: petra,
  gaia: gaia,
  arashi: arashi,
  tartarus: tartarus,
  charybdis: charybdis,
  kaax: kaax,
  pajitnov: pajitnov,
  oblivion: oblivion,
  cerberus: cerberus,
  lacuna: lacuna,
};

export const PLANET_IDS = keysOf(PLANETS);

export * from './planet.ts';
