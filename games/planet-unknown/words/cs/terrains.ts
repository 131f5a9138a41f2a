import type { Terrain } from '../../data/ids.ts';

/** After a noun: "terén vody", "ukazatel vody". */
export const genitive: { readonly [terrain in Terrain]: string } = {
  civ: 'civilizace',
  water: 'vody',
  biomass: 'zeleně',
  rover: 'roveru',
  tech: 'technologie',
  energy: 'energie',
};
