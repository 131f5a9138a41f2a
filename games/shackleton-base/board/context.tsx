import type { ThingProps } from '@orrery/ui';
import { boardContext, usePointed } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { SectorId, SpaceId } from '../data/index.ts';
import type { Who } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { kindOf, mayBegin, namedBy, partFor } from './read/targets.ts';
import type { Key } from './say.ts';

/** What every drawing may need: the view, the open question, names. */
export interface BoardContext extends BoardProps<ShackletonBase, Key> {
  /** True on small screens: fewer and larger pieces. */
  readonly small: boolean;
}

const { BoardContext, useBoard, useFace, useThing: useAnyThing } = boardContext<ShackletonBase, BoardContext>();

export { useBoard, useFace };

interface BoardContextProps {
  readonly props: BoardProps<ShackletonBase, Key>;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export function BoardContextProvider({ props, small = false, children }: BoardContextProps) {
  const board = useMemo(() => ({ ...props, small }), [props, small]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

const NOTHING: BoardContext['events'] = [];

/** What does not show how something happens is as it was, until all is told. */
export function UntilTold({ children }: { readonly children: ReactNode }) {
  const board = useBoard();
  const held = useMemo(() => (board.before ? { ...board, view: board.before, events: NOTHING } : board), [board]);
  return <BoardContext value={held}>{children}</BoardContext>;
}

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export function useThing(): (
  id: string,
  name: readonly (string | undefined | false)[],
  details?: string,
) => ThingProps {
  const { choice, view } = useBoard();
  const thing = useAnyThing();
  return (id, name, details) => {
    const part = ({ asked }: Pick<typeof choice, 'asked'>) => partFor(asked, id, view);
    return thing({ id, name, part: mayBegin(id) ? part : part(choice), details });
  };
}

/** The one who looks; nobody if they only watch. */
export function useMe(): Who | undefined {
  const { viewer } = useBoard().view;
  return viewer === 'watcher' ? undefined : viewer;
}

const isSpace = (id: string): boolean => kindOf(id) === 'space';
const isRow = (id: string): boolean => kindOf(id) === 'row';
const isSeenSector = (id: string): boolean => kindOf(id) === 'seen-sector';

/** The space of the rim that is chosen or pointed at, by the pointer or by who explains the game. */
export function useSpace(): SpaceId | undefined {
  const { choice, marked } = useBoard();
  const pointed = usePointed(isSpace);
  const said: { readonly [field: string]: unknown } = choice.proposed ?? choice.picked;
  if (pointed) return namedBy(pointed);
  if (choice.asked?.question === 'choose-main-action' && typeof said.space === 'string') return said.space;
  return marked[0] && isSpace(marked[0]) ? namedBy(marked[0]) : undefined;
}

/** The space whose row is lit: one that is pointed at, or that words speak of. */
export function useRow(): SpaceId | undefined {
  const spoken = usePointed(isRow);
  const space = useSpace();
  return spoken ? namedBy(spoken) : space;
}

/** The sector that words speak of. */
export function useSeenSector(): SectorId | undefined {
  const spoken = usePointed(isSeenSector);
  return spoken && namedBy(spoken);
}
