import { tileNames } from '../tiles.ts';
import { things } from './things.ts';

export const tiles = tileNames({
  shape: (shape) => things[`shape.${shape}`],
  terrain: (terrain) => things[`terrain.${terrain}`],
  meteor: 'meteorit',
  outer: 'vnější kruh',
  inner: 'vnitřní kruh',
});
