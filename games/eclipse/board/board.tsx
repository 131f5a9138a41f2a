import type { BoardProps } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/vocabulary.ts';
import { BoardContextProvider } from './context.tsx';
import { Galaxy } from './map/galaxy.tsx';
import type { Key } from './say.ts';

export function Board(props: BoardProps<Eclipse, Key>) {
  return (
    <BoardContextProvider props={props}>
      <Galaxy />
    </BoardContextProvider>
  );
}
