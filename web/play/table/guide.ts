import type { BoardProps } from '@orrery/ui';
import type { ComponentType } from 'react';
import type { TableProps } from './table-props.ts';
import type { Area } from './use-area-sheet.ts';
import type { Answering } from './use-choice.ts';

/** What a guide above the prompt gets: it may explain what is asked and point at things. */
export interface GuideProps extends TableProps {
  /** Of the game that is played. */
  readonly id: string;
  readonly choice: Answering;
  readonly board: BoardProps;
  readonly wide: boolean;
  /** Shows an area that may be folded away. */
  readonly onArea: (area: Area) => void;
  readonly onFold: () => void;
  readonly onMark: (things: readonly string[]) => void;
}

export type Guide = ComponentType<GuideProps>;
