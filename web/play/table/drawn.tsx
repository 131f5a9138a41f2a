import type { BoardProps } from '@orrery/ui';
import { type ComponentType, memo } from 'react';

/** A picture of the game's. The frame round it changes more often: the same props are not drawn again. */
export const Drawn = memo(({ by: Picture, ...props }: BoardProps & { readonly by: ComponentType<BoardProps> }) => (
  <Picture {...props} />
));
