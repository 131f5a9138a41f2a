import type { FrontProps } from '@orrery/ui/contract';
import type { Eclipse } from '../rules/table.ts';
import { Theatre } from './battle/theatre.tsx';
import { CoverContext } from './cover.ts';
import { Desk } from './desk/desk.tsx';
import { MapControls } from './map/controls.tsx';
import { StageProvider } from './stage.tsx';

/** What stands before the map: ways to look at it, the tray or panel of the open question, a battle. */
export function Foreground({ cover, ...props }: FrontProps<Eclipse>) {
  return (
    <StageProvider props={props}>
      <CoverContext value={cover}>
        <div className="ec-foreground">
          <MapControls />
          <Desk />
          <Theatre />
        </div>
      </CoverContext>
    </StageProvider>
  );
}
