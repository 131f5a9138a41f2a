import { useSize } from '@orrery/ui/board';
import type { OverlayProps } from '@orrery/ui/contract';
import { useCallback, useEffect, useRef } from 'react';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { AstroBotStory } from './astrobot/story.tsx';
import { BoardContextProvider, UntilTold, useBoard, useMe } from './context.tsx';
import { CorporationColumn } from './corporations/column.tsx';
import { CommandArea } from './dashboard/command.tsx';
import { Gateway } from './dashboard/gateway.tsx';
import { EnergyTrack, ReputationTrack } from './dashboard/tracks.tsx';
import { Shuttle } from './own/shuttle.tsx';
import { PartMotion } from './pieces/part-motion.tsx';
import { Rail } from './rail.tsx';
import { RowPreview } from './row-preview.tsx';
import type { Key } from './say.ts';
import { UpkeepStory } from './upkeep/story.tsx';
import { useRoomy } from './use-roomy.ts';

const RAIL = 52;

/** What the rail needs to lie below the crater. */
const RAIL_LENGTH = 330;

/** What stands before the crater: corporations, dashboard, and what is told about a row, a bot's turn or the upkeep. */
export function Overlay({ cover, ...props }: OverlayProps<ShackletonBase, Key>) {
  const [size, watch] = useSize();
  const roomy = useRoomy();
  const side = Math.round(Math.min(430, Math.max(256, size.width * 0.33)));
  const bottom = 168;
  const upright = size.height >= size.width && size.width >= RAIL_LENGTH;
  const { right, low } = roomy ? { right: side, low: bottom } : railRoom(upright);
  useEffect(() => {
    if (size.width > 0) cover({ right, bottom: low });
  }, [cover, right, low, size.width]);
  const overlay = useRef<HTMLDivElement | null>(null);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      overlay.current = element;
      return watch(element);
    },
    [watch],
  );
  return (
    <BoardContextProvider props={props} small={!roomy}>
      <div ref={ref} className="sb-overlay" data-roomy={roomy}>
        <UntilTold>
          <PartMotion root={overlay} />
          {roomy ? (
            <>
              <div className="sb-column" style={{ width: side }}>
                <CorporationColumn wide={side > 340} />
              </div>
              <div className="sb-dashboard" style={{ right: side, height: bottom }}>
                <OwnShuttle />
                <Dashboard />
                <RowPreview />
              </div>
            </>
          ) : (
            <Rail upright={upright} shuttle={<OwnShuttle />}>
              <Dashboard />
            </Rail>
          )}
        </UntilTold>
        <Told right={roomy ? 0 : right} bottom={roomy ? 0 : low} width={roomy ? side - 16 : 330} preview={!roomy} />
      </div>
    </BoardContextProvider>
  );
}

/** What the rail takes from the crater at the right and below. */
const railRoom = (upright: boolean) => (upright ? { right: 0, low: RAIL } : { right: RAIL, low: 0 });

const Dashboard = () => (
  <>
    <CommandArea />
    <Gateway />
    <EnergyTrack />
    <ReputationTrack />
  </>
);

/** The own astronauts stand where they are deployed. */
function OwnShuttle() {
  const me = useMe();
  return me === undefined ? null : <Shuttle who={me} />;
}

interface ToldProps {
  /** How wide a story may be: where there is room it stands before the corporations, not before the crater. */
  readonly width: number;
  readonly right: number;
  readonly bottom: number;
  /** Where there is a dashboard the row that is pointed at is told there. */
  readonly preview: boolean;
}

/** What is told stands before the crater, clear of what is beside it. */
function Told({ width, right, bottom, preview }: ToldProps) {
  const { view } = useBoard();
  return (
    <div className="sb-told" style={{ right, bottom, '--sb-telling': `${width}px` }}>
      {preview && <RowPreview />}
      {view.table.astrobot && <AstroBotStory />}
      <UpkeepStory />
    </div>
  );
}
