import { CIV_CARDS, COMMERCE_POINTS, REPO_POINTS } from '../../../data/civ-cards.ts';
import type { AreaView } from '../../table.ts';

/** End-of-game civ cards that the viewer knows. */
const known = ({ kept }: AreaView): string[] => kept.flatMap(({ cards }) => cards ?? []);

const inSet = (area: AreaView, set: string): number =>
  known(area).filter((card) => {
    const { worth } = CIV_CARDS[card];
    return worth && 'set' in worth && worth.set === set;
  }).length;

/** PU-9 step D */
export function cardPoints(area: AreaView): number {
  const single = known(area).reduce((sum, card) => {
    const { worth } = CIV_CARDS[card];
    if (worth && 'points' in worth) return sum + worth.points;
    return worth && 'perPatch' in worth ? sum + worth.perPatch * area.patches.length : sum;
  }, 0);
  return single + COMMERCE_POINTS[inSet(area, 'commerce-agreement')];
}

/** PU-9 step C1: only the scoring area; Space Citizen Decree makes them dearer (PU-12.1.7). */
export function lifepodPoints(area: AreaView): number {
  const values = known(area).flatMap((card) => {
    const { worth } = CIV_CARDS[card];
    return worth && 'lifepodValue' in worth ? worth.lifepodValue : [];
  });
  return area.scored * Math.max(1, ...values);
}

/** PU-9 step C2, PU-12.1.8 */
export const meteoritePoints = (area: AreaView): number =>
  Math.floor(area.collected / 3) * REPO_POINTS[inSet(area, 'meteorite-repo')];
