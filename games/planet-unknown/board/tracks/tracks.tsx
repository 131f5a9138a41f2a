import { useUnits } from '@orrery/ui/board';
import { useRef } from 'react';
import { TRACKS } from '../../data/ids.ts';
import { useBoard } from '../context.tsx';
import type { AreaView } from '../read/table.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import { WaterPath } from './path.tsx';
import { TrackRow } from './row.tsx';
import { SpaceTargets } from './space-targets.tsx';
import { Trackers } from './trackers.tsx';

const BOX = { width: WIDTH, height: HEIGHT };

interface TracksProps {
  readonly area: AreaView;
  /** The own board answers questions and shows what a placement would do. */
  readonly own: boolean;
}

/** The five tracks of a corporation with everything that is still to come on them. */
export function Tracks({ area, own }: TracksProps) {
  const { say } = useBoard();
  const drawing = useRef<SVGSVGElement>(null);
  useUnits(drawing, BOX);
  return (
    <svg
      ref={drawing}
      className={`pu-tracks pu-corp-${area.corporation}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="presentation"
    >
      <title>{say('board.tracks')}</title>
      {TRACKS.map((track) => (
        <TrackRow key={track} area={area} track={track} own={own} />
      ))}
      <WaterPath area={area} />
      <Trackers area={area} own={own} />
      {own && <SpaceTargets />}
    </svg>
  );
}
