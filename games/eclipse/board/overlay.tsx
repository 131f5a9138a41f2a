import type { OverlayProps } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/vocabulary.ts';
import { ActionPanel } from './action-panel/action-panel.tsx';
import { Theatre } from './battle/theatre.tsx';
import { BoardContextProvider } from './context.tsx';
import { CoverContext } from './cover.ts';
import { MapControls } from './map/controls.tsx';
import type { Key } from './say.ts';

/** What stands before the map: ways to look at it, the tray or panel of the open question, a battle. */
export function Overlay({ cover, ...props }: OverlayProps<Eclipse, Key>) {
  return (
    <BoardContextProvider props={props}>
      <CoverContext value={cover}>
        <div className="ec-overlay">
          <MapControls />
          <ActionPanel />
          <Theatre />
        </div>
      </CoverContext>
    </BoardContextProvider>
  );
}
