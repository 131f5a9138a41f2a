import { type Answer, below, type Play, type Random } from '@orrery/kernel';
import type { Chooser } from '@orrery/kernel/testing';
import { chartOf } from '../rules/lookups/atlas.ts';
import { CELLS, SIZE, xOf } from '../rules/lookups/ground.ts';
import { tileCells } from '../rules/lookups/orientation.ts';
import { isPlacement } from '../rules/lookups/placement/why-not.ts';
import type { AreaView, Placement } from '../rules/table.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';

/** Sides of the tile that touch pieces, void or the border: tidy planets leave no holes. */
function contact(area: AreaView, placement: Placement): number {
  const cells = tileCells(placement).map(({ cell }) => cell);
  const isFilled = (cell: number, from: number): boolean =>
    cell < 0 ||
    cell >= CELLS ||
    Math.abs(xOf(cell) - xOf(from)) > 1 ||
    area.cells[cell] !== 0 ||
    !chartOf(area).cells.includes(cell);
  return cells.reduce(
    (sum, cell) => sum + [cell - 1, cell + 1, cell - SIZE, cell + SIZE].filter((next) => isFilled(next, cell)).length,
    0,
  );
}

const SAMPLE = 24;

/** Random, but tiles are laid close together: games last longer and climb higher than blind ones. */
export const tidily: Chooser<PlanetUnknown> = (play: Play<PlanetUnknown>, random: Random) => {
  const open = play.pending;
  const { seat, answers }: { seat: number; answers: readonly Answer[] } = open[below(random, open.length)];
  const places = answers.filter(isPlacement);
  if (places.length === 0 || below(random, answers.length) >= places.length)
    return { seat, answer: answers[below(random, answers.length)] };
  const sample = Array.from({ length: SAMPLE }, () => places[below(random, places.length)]);
  const rated = sample.map((answer) => contact(play.table.areas[seat], answer));
  return { seat, answer: sample[rated.indexOf(Math.max(...rated))] };
};
