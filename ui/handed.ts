import { type Context, createContext, useContext } from 'react';

/** A context that is always filled where it is read: what a screen hands to all its drawings, and how they get it. */
export function handed<V>(): readonly [Context<V | null>, () => V] {
  const context = createContext<V | null>(null);
  const use = (): V => {
    const value = useContext(context);
    if (value === null) throw new Error('drawn outside of a stage');
    return value;
  };
  return [context, use];
}
