import { useMedia } from '@orrery/ui';

/** Whether there is room for corporations beside the crater and the dashboard below it; else they are sheets. */
export const useRoomy = (): boolean => useMedia('(min-width: 1380px) and (min-height: 640px)');

/** Whether the own area below the crater is too low to work in: a sheet before the crater has more room. */
export const useNarrow = (): boolean => !useMedia('(min-width: 700px)');

/** Whether three corporations with the text of their cards fit below each other. */
export const useTall = (): boolean => useMedia('(min-height: 840px)');
