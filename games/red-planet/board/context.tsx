import { boardContext, thingsById, usePointed } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { type Intent, intentOf } from './read/intent.ts';
import { partFor } from './read/targets.ts';
import type { Key } from './say.ts';

/** What every drawing may need: the view, the open question, names. */
export interface BoardContext extends BoardProps<RedPlanet, Key> {
  /** False for pictures that only show: pointing at things changes nothing in them. */
  readonly live: boolean;
  /** True on small screens: fewer and larger pieces. */
  readonly small: boolean;
  /** Units of the picture in a pixel: letters are at least a dozen of them. */
  readonly unit: number;
}

const { BoardContext, useBoard, useFace } = boardContext<RedPlanet, BoardContext>();

export { useBoard, useFace };

interface BoardContextProps {
  readonly props: BoardProps<RedPlanet, Key>;
  readonly live?: boolean;
  readonly small?: boolean;
  readonly unit?: number;
  readonly children: ReactNode;
}

export function BoardContextProvider({ props, live = false, small = false, unit = 1, children }: BoardContextProps) {
  const board = useMemo(() => ({ ...props, live, small, unit }), [props, live, small, unit]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** What the picture shows before it happens: the proposed answer, else what a click on the pointed thing would answer. */
export function useIntent(): Intent | undefined {
  const { choice, live } = useBoard();
  const { asked, picked, proposed } = choice;
  const pointed = usePointed((id) => {
    const part = partFor(asked, picked, id);
    return live && part !== undefined && !proposed && choice.can(part);
  });
  return useMemo(() => {
    if (!asked) return undefined;
    if (proposed) return intentOf(asked, proposed, true);
    if (pointed !== undefined) return intentOf(asked, { ...picked, ...partFor(asked, picked, pointed) }, false);
    return Object.keys(picked).length > 0 ? intentOf(asked, picked, true) : undefined;
  }, [asked, picked, proposed, pointed]);
}

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export const useThing = thingsById(useBoard, ({ asked, picked }, id) => partFor(asked, picked, id));
