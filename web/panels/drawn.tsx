import type { BoardProps } from '@orrery/ui';
import { type ComponentType, memo, type ReactNode } from 'react';

type DrawnProps<P extends BoardProps> = P & { readonly by: ComponentType<P> };

/** A picture of the game's. The frame round it changes more often: the same props are not drawn again. */
export const Drawn = memo(({ by: Picture, ...props }: DrawnProps<BoardProps>) => <Picture {...props} />) as <
  P extends BoardProps,
>(
  props: DrawnProps<P>,
) => ReactNode;
