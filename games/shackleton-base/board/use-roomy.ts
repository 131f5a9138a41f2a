import { useMedia } from '@orrery/ui';

/** Whether there is room for corporations beside the crater and the dashboard below it; else they are sheets. */
export const useRoomy = (): boolean => useMedia('(min-width: 86.25em) and (min-height: 40em)');

/** Whether the own area below the crater is too low to work in: a sheet before the crater has more room. */
export const useNarrow = (): boolean => !useMedia('(min-width: 43.75em)');

/** Whether three corporations with the text of their cards fit below each other. */
export const useTall = (): boolean => useMedia('(min-height: 52.5em)');
