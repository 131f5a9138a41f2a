import type { BoardProps } from '@orrery/ui';
import type { ComponentType } from 'react';
import type { Answering } from '../choice/use-choice.ts';
import type { Area, SheetHeight } from '../panels/use-area-sheet.ts';
import type { TableProps } from '../session/table-props.ts';

/** What a guide above the prompt gets: it may explain what is asked and point at things. */
export interface GuideProps extends TableProps {
  /** Of the game that is played. */
  readonly id: string;
  readonly choice: Answering;
  readonly board: BoardProps;
  readonly wide: boolean;
  /** Shows an area that may be folded away, beside the board or high before it. */
  readonly onArea: (area: Area, height?: SheetHeight) => void;
  /** Lets the areas stand as the question wants them. */
  readonly onRest: () => void;
  /** Moves the board no further than these things need to be in sight. */
  readonly onSight: (things: readonly string[]) => void;
  readonly onMark: (things: readonly string[]) => void;
}

export type Guide = ComponentType<GuideProps>;
