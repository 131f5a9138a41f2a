import { useSyncExternalStore } from 'react';

/**
 * A question about the window, answered anew when it changes; where there is no window, as for a large one. Sizes are in
 * em, as in style sheets: who has set larger letters in the browser gets the layout of a smaller window.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
