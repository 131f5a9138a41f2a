import { boardContext, requiredContext, thingsById } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { type Hand, useHand } from './hand/hand.ts';
import { type AreaView, ownSeat, type Seat } from './read/table.ts';
import { partFor } from './read/targets.ts';
import type { Key } from './say.ts';

/** What every drawing may need: the view, the open question, names. */
export interface BoardContext extends BoardProps<PlanetUnknown, Key> {
  readonly seat: Seat;
  readonly area: AreaView;
}

const { BoardContext, useBoard, useFace } = boardContext<PlanetUnknown, BoardContext>();

export { useBoard, useFace };

/** What is held over the planet: apart, because it changes with every move of the pointer. */
const [HandContext, useHandNow] = requiredContext<Hand>();

export { useHandNow };

interface BoardContextProps {
  readonly props: BoardProps<PlanetUnknown, Key>;
  readonly children: ReactNode;
}

export function BoardContextProvider({ props, children }: BoardContextProps) {
  const seat = ownSeat(props.view);
  const hand = useHand(props, seat);
  const board = useMemo(() => ({ ...props, seat, area: props.view.table.areas[seat] }), [props, seat]);
  return (
    <BoardContext value={board}>
      <HandContext value={hand}>{children}</HandContext>
    </BoardContext>
  );
}

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export const useThing = thingsById(useBoard, ({ asked }, id) => partFor(asked, id));
