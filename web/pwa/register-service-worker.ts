import { makeStore } from '../lib/store.ts';

/** A newer version that is stored and waits to take over. */
export const waitingVersion = makeStore<ServiceWorker | undefined>(undefined);

const CHECK = 60 * 60 * 1000;

/** Stores the app for use without a network, and notices newer versions. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
  navigator.serviceWorker.register('/sw.js').then(
    // Where workers are blocked, some browsers fulfil this with nothing.
    (registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return;
      const look = () => {
        if (registration.waiting && navigator.serviceWorker.controller) waitingVersion.set(registration.waiting);
      };
      look();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', look),
      );
      setInterval(() => void registration.update().catch(() => undefined), CHECK);
    },
    () => undefined,
  );
}

/** Takes over now: the page loads again with the new version. */
export function takeOver(): void {
  waitingVersion.get()?.postMessage('take-over');
}
