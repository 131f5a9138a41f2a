import type { Seat } from '@orrery/kernel';
import { boardContext } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { SeenPlayer } from '../rules/table.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import type { Key } from './say.ts';

/** What every drawing may need: the view, the open question, names. */
export interface BoardContext extends BoardProps<Eclipse, Key> {
  /** Whose board is one's own; watchers sit with the first player. */
  readonly seat: Seat;
  readonly player: SeenPlayer;
}

const { BoardContext, useBoard, useFace, useThing } = boardContext<Eclipse, BoardContext>();

export { useBoard, useFace, useThing };

interface BoardContextProps {
  readonly props: BoardProps<Eclipse, Key>;
  readonly children: ReactNode;
}

export function BoardContextProvider({ props, children }: BoardContextProps) {
  const { viewer, table } = props.view;
  const seat = typeof viewer === 'number' ? viewer : 0;
  const board = useMemo(() => ({ ...props, seat, player: table.players[seat] }), [props, seat, table]);
  return <BoardContext value={board}>{children}</BoardContext>;
}
