import { useSyncExternalStore } from 'react';

/** A question about the window; where there is no window it is large. */
function mediaHook(asked: string): () => boolean {
  const query = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(asked));
  const listen = (changed: () => void) => {
    const media = query();
    media?.addEventListener('change', changed);
    return () => media?.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      listen,
      () => query()?.matches ?? true,
      () => true,
    );
}

/** Whether there is room for corporations beside the crater and the dashboard below it; else they are sheets. */
export const useRoomy = mediaHook('(min-width: 1380px) and (min-height: 640px)');

/** Whether three corporations with the text of their cards fit below each other. */
export const useTall = mediaHook('(min-height: 840px)');
