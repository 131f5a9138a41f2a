import { Motion } from '@orrery/ui/board';
import type { RefObject } from 'react';
import { useBoard, useMe } from '../context.tsx';
import { movementOf } from '../motion.ts';

/** Moves the pieces in a part of the table beside the crater. */
export function PartMotion({ root }: { readonly root: RefObject<Element | null> }) {
  const board = useBoard();
  const me = useMe();
  return <Motion root={root} told={board} movementOf={(event) => movementOf(event, me)} />;
}
