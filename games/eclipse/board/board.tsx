import type { BoardProps } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/table.ts';
import { Galaxy } from './map/galaxy.tsx';
import { StageProvider } from './stage.tsx';

export function Board(props: BoardProps<Eclipse>) {
  return (
    <StageProvider props={props}>
      <Galaxy />
    </StageProvider>
  );
}
