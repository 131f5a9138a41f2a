import { useSyncExternalStore } from 'react';

type Urgency = 'polite' | 'assertive';

const said: { [urgency in Urgency]: string } = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Tells screen readers. The same text twice in a row is said once; an empty text makes room for saying it again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (said[urgency] === text) return;
  said[urgency] = text;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's two live regions; there must be exactly one of this. */
export function LiveRegion() {
  const polite = useSyncExternalStore(subscribe, () => said.polite);
  const assertive = useSyncExternalStore(subscribe, () => said.assertive);
  return (
    <>
      <div className="unseen" aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div className="unseen" aria-live="assertive" data-live="assertive">
        {assertive}
      </div>
    </>
  );
}
