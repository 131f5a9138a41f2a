import { useSyncExternalStore } from 'react';

/** A value that components can watch. */
export interface Store<V> {
  get(): V;
  set(value: V): void;
  watch(listener: () => void): () => void;
}

export function makeStore<V>(initial: V): Store<V> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <V>(store: Store<V>): V => useSyncExternalStore(store.watch, store.get, store.get);
