import { silent } from '@orrery/ui/board';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import type { AreaView } from '../read/table.ts';
import { spotOf } from './layout.ts';

/** Oasis: the way of the water tracker across all tracks. */
export function WaterPath({ area }: { readonly area: AreaView }) {
  const { path } = CORPORATIONS[area.corporation];
  if (!path) return null;
  const points = path.map(({ track, row }) => spotOf(area, track, row)).map(({ x, y }) => `${x} ${y}`);
  return <path className="pu-water-path" d={`M${points.join('L')}`} {...silent} />;
}
