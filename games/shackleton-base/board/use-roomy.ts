import { useSyncExternalStore } from 'react';

/** Room for corporations beside the crater and the dashboard below it; else they are sheets. */
const ROOMY = '(min-width: 1380px) and (min-height: 640px)';

const query = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(ROOMY));

function listen(changed: () => void): () => void {
  const media = query();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** Whether the window is large enough to show everything side by side. */
export const useRoomy = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query()?.matches ?? true,
    () => true,
  );
