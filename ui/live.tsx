import { useSyncExternalStore } from 'react';

type Urgency = 'polite' | 'assertive';
/** Those who speak at once are heard in this order: what happened, who explains, what is asked. */
const VOICES = ['table', 'guide', 'prompt'] as const;
type Voice = (typeof VOICES)[number];

const said: { [urgency in Urgency]: string } = { polite: '', assertive: '' };
const waiting: { [voice in Voice]?: string } = {};
const listeners = new Set<() => void>();

/**
 * Tells screen readers. What is told politely at the same moment is said one after the other. The same text twice in a row
 * is said once; an empty text makes room for saying it again.
 */
export function announce(text: string, urgency: Urgency = 'polite', voice: Voice = 'table'): void {
  if (urgency === 'assertive') {
    say(text, urgency);
    return;
  }
  const isFirst = Object.keys(waiting).length === 0;
  waiting[voice] = text;
  if (isFirst) queueMicrotask(sayWaiting);
}

function sayWaiting(): void {
  const texts = VOICES.flatMap((voice) => waiting[voice] ?? []);
  for (const voice of VOICES) delete waiting[voice];
  say(texts.filter((text) => text !== '').join(' '), 'polite');
}

function say(text: string, urgency: Urgency): void {
  if (said[urgency] === text) return;
  said[urgency] = text;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is said in a live region. */
const useSaid = (urgency: Urgency): string =>
  useSyncExternalStore(
    subscribe,
    () => said[urgency],
    () => said[urgency],
  );

/** The page's two live regions; there must be exactly one of this. */
export function LiveRegion() {
  const polite = useSaid('polite');
  const assertive = useSaid('assertive');
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
