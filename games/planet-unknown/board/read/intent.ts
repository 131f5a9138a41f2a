import type { Why } from '../../rules/vocabulary.ts';
import { isMove, isPlacement } from './asked.ts';
import { SIZE, yOf } from './cells.ts';
import type { Path, Scene } from './paths.ts';
import { type Preview, preview, previewPatch, whyNotPatch, whyNotPlace, whyNotRover } from './rules.ts';
import type { AnyAnswer, Cell, Placement } from './table.ts';

/** What the pointed or proposed answer would do on the planet. */
export type Intent =
  | { readonly kind: 'place'; readonly placement: Placement; readonly what: Preview }
  | { readonly kind: 'refused'; readonly placement?: Placement; readonly cell: Cell; readonly why: Why }
  | { readonly kind: 'patch'; readonly cell: Cell; readonly what: Pick<Preview, 'destroys' | 'completes'> }
  | { readonly kind: 'path'; readonly path: Path };

export const placing = ({ table, seat }: Scene, placement: Placement): Intent => ({
  kind: 'place',
  placement,
  what: preview(table, seat, placement),
});

/** Why the tile may not lie like this; nothing where the rules find no reason. */
export function refusing(scene: Scene, placement: Placement, cell: Cell): Intent | undefined {
  const { asked, table, seat } = scene;
  const { tile, extra } = asked.question === 'place' ? asked.about : { tile: null, extra: 'none' };
  const reason = whyNotPlace(table, seat, placement, { tile, strict: extra !== 'none' });
  return reason && { kind: 'refused', placement, cell, why: reason.why };
}

export function patching({ table, seat, asked }: Scene, cell: Cell): Intent | undefined {
  if (asked.question !== 'patch') return undefined;
  const listed = asked.answers.some((answer) => answer.use === 'place' && answer.cell === cell);
  if (listed) return { kind: 'patch', cell, what: previewPatch(table, seat, cell) };
  const guarded = table.areas[seat].guarded && !asked.about.card;
  const reason = whyNotPatch(table, seat, cell, guarded);
  return reason && { kind: 'refused', cell, why: reason.why };
}

export function straying({ table, seat }: Scene, rover: Cell | undefined, cell: Cell): Intent | undefined {
  if (rover === undefined || rover === cell) return undefined;
  const reason = whyNotRover(table, seat, rover, cell);
  return reason && { kind: 'refused', cell, why: reason.why };
}

/** What an answer that waits for confirmation would do. */
export function proposedIntent(scene: Scene, answer: AnyAnswer): Intent | undefined {
  if (isPlacement(answer)) return placing(scene, answer);
  if (isMove(answer)) {
    const { act, from, to } = answer;
    return { kind: 'path', path: { from, cells: [to], jump: act === 'jump', cost: 1 } };
  }
  return 'use' in answer && answer.use === 'place' ? patching(scene, answer.cell) : undefined;
}

/** Whether it happens on the lower half of the planet. */
export function isLow(intent: Intent | undefined): boolean {
  if (!intent) return false;
  if (intent.kind === 'place') return intent.placement.y >= SIZE / 2;
  return yOf(intent.kind === 'path' ? intent.path.cells[intent.path.cells.length - 1] : intent.cell) >= SIZE / 2;
}
