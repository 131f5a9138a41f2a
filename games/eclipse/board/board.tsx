import type { BoardProps } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/vocabulary.ts';
import { BoardContextProvider } from './context.tsx';
import { Galaxy } from './map/galaxy.tsx';

export function Board(props: BoardProps<Eclipse>) {
  return (
    <BoardContextProvider props={props}>
      <Galaxy />
    </BoardContextProvider>
  );
}
