import type { AnswerTo, Asked, Seat, View } from '@orrery/kernel';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';
import { isPlacement } from './asked.ts';
import { cellName } from './cells.ts';
import { type Preview, preview, previewPatch } from './rules.ts';

/** What is under a tile or patch is destroyed for good (PU-5.6): whoever covers it is told before. */
export function warns(
  { table }: View<PlanetUnknown>,
  { seat }: Asked<PlanetUnknown>,
  answer: AnswerTo<PlanetUnknown>,
  say: Say,
): string | undefined {
  const { rovers, lifepods } = destroyedBy(table, seat, answer);
  const losses = [
    ...rovers.map((cell) => say('board.preview.rover', { at: cellName(cell) })),
    ...lifepods.map((cell) => say('board.preview.lifepod', { at: cellName(cell) })),
  ];
  return losses.length > 0 ? losses.join(', ') : undefined;
}

function destroyedBy(
  table: View<PlanetUnknown>['table'],
  seat: Seat,
  answer: AnswerTo<PlanetUnknown>,
): Preview['destroys'] {
  if (isPlacement(answer)) return preview(table, seat, answer).destroys;
  if ('use' in answer && answer.use === 'place') return previewPatch(table, seat, answer.cell).destroys;
  return { rovers: [], lifepods: [] };
}
