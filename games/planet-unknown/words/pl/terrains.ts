import type { Terrain } from '../../data/ids.ts';

/** After a noun: "teren wody", "znacznik wody". */
export const genitive: { readonly [terrain in Terrain]: string } = {
  civ: 'cywilizacji',
  water: 'wody',
  biomass: 'biomasy',
  rover: 'łazika',
  tech: 'technologii',
  energy: 'energii',
};
