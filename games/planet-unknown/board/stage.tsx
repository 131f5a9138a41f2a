import { handed, type ThingProps, thing } from '@orrery/ui';
import type { BoardProps, Face } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { Table } from '../rules/table.ts';
import { type Hand, useHand } from './hand/hand.ts';
import { type AreaView, ownSeat, type Seat } from './read/table.ts';
import { partFor } from './read/targets.ts';

/** What every drawing may need: the view, the open question, names. */
export interface Stage extends BoardProps<Table> {
  readonly seat: Seat;
  readonly area: AreaView;
}

const [StageContext, useStage] = handed<Stage>();

export { useStage };

/** What is held over the planet: apart, because it changes with every move of the pointer. */
const [HandContext, useHandNow] = handed<Hand>();

export { useHandNow };

interface StageProps {
  readonly props: BoardProps<Table>;
  readonly children: ReactNode;
}

export function StageProvider({ props, children }: StageProps) {
  const seat = ownSeat(props.view);
  const hand = useHand(props, seat);
  const stage = useMemo(() => ({ ...props, seat, area: props.view.table.areas[seat] }), [props, seat]);
  return (
    <StageContext value={stage}>
      <HandContext value={hand}>{children}</HandContext>
    </StageContext>
  );
}

/** The face of a seat; watchers of an odd table still get one. */
export function useFace(seat: Seat): Face {
  const { faces } = useStage();
  return faces.find((face) => face.seat === seat) ?? { id: seat, seat, name: '', you: false, mark: seat % 6 };
}

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export function useThing(): (
  id: string,
  name: readonly (string | undefined | false)[],
  details?: string,
) => ThingProps {
  const stage = useStage();
  return (id, name, details) => thing(stage, { id, name, part: partFor(stage.choice.asked, id), details });
}
