import type { Vocabulary } from '@orrery/kernel';
import { type Context, createContext, useContext } from 'react';
import type { BoardProps, Choice, Face } from '../contract.ts';
import { type Part, type Thing, type ThingProps, thing } from '../target.ts';

/** A context that is always filled where it is read: what a screen hands to all its drawings, and how they get it. */
export function requiredContext<V>(): readonly [Context<V | null>, () => V] {
  const context = createContext<V | null>(null);
  const use = (): V => {
    const value = useContext(context);
    if (value === null) throw new Error('drawn outside of its context');
    return value;
  };
  return [context, use];
}

/** What a game hands to all its drawings: the shell's props with whatever the game adds to them. */
export function boardContext<G extends Vocabulary, B extends BoardProps<G>>() {
  const [BoardContext, useBoard] = requiredContext<B>();
  return {
    BoardContext,
    useBoard,
    /** The face of a player's colour; watchers of an odd table still get one. */
    useFace(id: number): Face {
      const { faces } = useBoard();
      return faces.find((face) => face.id === id) ?? { id, seat: null, name: '', you: false, mark: id % 6 };
    },
    /** Props of a thing on the table. */
    useThing(): (what: Thing<G>) => ThingProps {
      const board = useBoard();
      return (what) => thing<G>(board, what);
    },
  };
}

/** Props of things by their ids, for a game in which an id and a question say what a thing answers. */
export function thingsById<G extends Vocabulary>(
  useBoard: () => BoardProps<G>,
  partOf: (choice: Choice<G>, id: string) => Part | undefined,
) {
  return (): ((id: string, name: Thing['name'], details?: string) => ThingProps) => {
    const board = useBoard();
    return (id, name, details) => thing<G>(board, { id, name, part: (choice) => partOf(choice, id), details });
  };
}
