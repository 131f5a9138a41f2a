import { boardContext, thingsById } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { partFor } from './read/targets.ts';
import type { Key } from './say.ts';

/** What every drawing may need: the view, the open question, words and faces. */
const { BoardContext, useBoard, useFace } = boardContext<TinyMoons, BoardProps<TinyMoons, Key>>();

export { BoardContext, useBoard, useFace };

/** Props of a thing on the table, by its id: what it answers follows from the question. */
export const useThing = thingsById(useBoard, ({ asked }, id) => partFor(asked, id));
