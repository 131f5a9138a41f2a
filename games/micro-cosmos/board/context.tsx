import { matches } from '@orrery/kernel';
import { boardContext, thingsById, usePointed } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { PlayerId } from '../rules/table.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import type { End } from './read/plan.ts';
import { kindOf, partFor } from './read/targets.ts';
import type { Key } from './say.ts';

/** What every drawing may need: the view, the open question, names. */
export interface BoardContext extends BoardProps<MicroCosmos, Key> {
  /** True on small screens: fewer and larger pieces. */
  readonly small: boolean;
}

const { BoardContext, useBoard, useFace } = boardContext<MicroCosmos, BoardContext>();

export { useBoard, useFace };

interface BoardContextProps {
  readonly props: BoardProps<MicroCosmos, Key>;
  readonly small?: boolean;
  readonly children: ReactNode;
}

export function BoardContextProvider({ props, small = false, children }: BoardContextProps) {
  const board = useMemo(() => ({ ...props, small }), [props, small]);
  return <BoardContext value={board}>{children}</BoardContext>;
}

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export const useThing = thingsById(useBoard, ({ asked }, id) => partFor(asked, id));

/**
 * The same for a place where the Ark could land. A finger cannot point without touching: it proposes the move, so that
 * the flight plan can be read, and flies by a second touch.
 */
export function useLanding(): ReturnType<typeof useThing> {
  const { choice } = useBoard();
  const thing = useThing();
  return (id, name, details) => {
    const props = thing(id, name, details);
    const part = partFor(choice.asked, id);
    const propose = (event?: { readonly nativeEvent: Event }) => {
      const finger = event?.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
      if (finger && part && choice.can(part)) choice.propose(part);
      else props.onClick();
    };
    return { ...props, onClick: propose };
  };
}

/** The player of the one who looks; nobody's if they only watch. */
export function useMe(): PlayerId | undefined {
  const { viewer } = useBoard().view;
  return viewer === 'watcher' ? undefined : viewer;
}

/** Where the Ark would go: the proposed end of the move, or the one that is pointed at. */
export function useEnd(): End | undefined {
  const { choice } = useBoard();
  const { proposed, ahead } = choice;
  // Without an upgrade the flight comes next, and may begin at once.
  const asked = [choice.asked, ...ahead.map((next) => next.asked)].find((one) => one?.question === 'travel');
  const pointed = usePointed((id) => {
    const part = ENDS.includes(kindOf(id)) ? partFor(asked, id) : undefined;
    return part !== undefined && (asked?.answers ?? []).some((answer) => matches(answer, part));
  });
  return useMemo(() => {
    if (!asked) return undefined;
    const part = pointed === undefined ? undefined : partFor(asked, pointed);
    const meant = part && asked.answers.find((answer) => matches(answer, part));
    for (const answer of [proposed, meant]) {
      if (answer && 'to' in answer) return { to: answer.to };
      if (answer && 'discover' in answer) return { discover: answer.discover };
    }
    return undefined;
  }, [asked, proposed, pointed]);
}

const ENDS = ['field', 'sector'];
