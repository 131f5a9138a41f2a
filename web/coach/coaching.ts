import { recall, remember } from '../lib/local-storage.ts';
import { makeStore, useStore } from '../lib/store.ts';
import { change, type Settings, settings } from '../settings/settings.ts';

const GUIDED = 'coach.guided';

/** Whoever begins this game wants everything explained: it is the first one after the lessons. */
export function guideThrough(id: string): void {
  remember(GUIDED, id);
  if (settings.get().coach === 'off') change({ coach: 'new' });
}

/** How much is explained in a game. */
export function useCoaching(id: string): Settings['coach'] {
  const { coach } = useStore(settings);
  return coach === 'new' && recall(GUIDED) === id ? 'full' : coach;
}

/** The goal is to be told once more, also by a coach that is off. */
export const goalAgain = makeStore(false);
