import type { ThingProps } from '@orrery/ui';
import { boardContext } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { partFor } from './read/targets.ts';

/** What every drawing may need: the view, the open question, words and faces. */
const { BoardContext, useBoard, useFace, useThing: useAnyThing } = boardContext<TinyMoons, BoardProps<TinyMoons>>();

export { BoardContext, useBoard, useFace };

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export function useThing(): (id: string, name: readonly string[]) => ThingProps {
  const { choice } = useBoard();
  const thing = useAnyThing();
  return (id, name) => thing({ id, name, part: partFor(choice.asked, id) });
}
