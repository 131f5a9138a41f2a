import type { Seat } from '@orrery/kernel';
import { handed, type Thing, type ThingProps, thing } from '@orrery/ui';
import type { BoardProps, Face } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { Eclipse, SeenPlayer } from '../rules/table.ts';

/** What every drawing may need: the view, the open question, names. */
export interface Stage extends BoardProps<Eclipse> {
  /** Whose board is one's own; watchers sit with the first player. */
  readonly seat: Seat;
  readonly player: SeenPlayer;
}

const [StageContext, useStage] = handed<Stage>();

export { useStage };

interface StageProps {
  readonly props: BoardProps<Eclipse>;
  readonly children: ReactNode;
}

export function StageProvider({ props, children }: StageProps) {
  const { viewer, table } = props.view;
  const seat = typeof viewer === 'number' ? viewer : 0;
  const stage = useMemo(() => ({ ...props, seat, player: table.players[seat] }), [props, seat, table]);
  return <StageContext value={stage}>{children}</StageContext>;
}

/** The face of a seat; watchers of an odd table still get one. */
export function useFace(seat: Seat): Face {
  const { faces } = useStage();
  return faces.find((face) => face.seat === seat) ?? { id: seat, seat, name: '', you: false, mark: seat % 6 };
}

/** Props of a thing on the table. */
export function useThing(): (what: Thing) => ThingProps {
  const stage = useStage();
  return (what) => thing(stage, what);
}
