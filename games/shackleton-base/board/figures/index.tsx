import { Drawing } from '@orrery/ui/board';
import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import type { ComponentType, ReactNode } from 'react';
import { ASTRONAUTS, CORPORATIONS, type CorporationId, SECTORS } from '../../data/index.ts';
import { AstroBotPanel } from '../astrobot/panel.tsx';
import { CardLine } from '../astrobot/steps.tsx';
import { BoardContextProvider } from '../context.tsx';
import { CORPORATION_SCREENS } from '../corporations/index.ts';
import { CorporationPanel } from '../corporations/panel.tsx';
import { Ground } from '../crater/ground.tsx';
import { layoutFor } from '../crater/layout.ts';
import { Centre, PanelRing } from '../crater/panels.tsx';
import { Rim } from '../crater/rim.tsx';
import { RowLight } from '../crater/row-light.tsx';
import { SectorHex } from '../crater/sector.tsx';
import { Spots } from '../crater/spots.tsx';
import { CommandArea } from '../dashboard/command.tsx';
import { ShuttleTiles } from '../dashboard/shuttles.tsx';
import { EnergyTrack, ReputationTrack } from '../dashboard/tracks.tsx';
import { BaseBoard } from '../own/base.tsx';
import { LeaderTile } from '../own/leader.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { RowPreview } from '../row-preview.tsx';
import { UpkeepLine } from '../upkeep/lines.tsx';
import { exampleProps } from './example.ts';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'SHB-1.4': Astronauts,
  'SHB-2.20': ({ say }) => (
    <Shown say={say} label="board.board">
      <Crater />
    </Shown>
  ),
  'SHB-2.30': ({ say }) => (
    <Shown say={say} label="board.base">
      <BaseBoard who={0} />
    </Shown>
  ),
  'SHB-4': ({ say }) => (
    <Shown say={say} label="phase.shuttle">
      <ShuttleTiles />
    </Shown>
  ),
  'SHB-5.4': ({ say }) => (
    <Shown say={say} label="action.crater" space="K06">
      <Crater />
      <RowPreview />
    </Shown>
  ),
  'SHB-6.1.1': ({ say }) => (
    <Shown say={say} label="board.command.build">
      <CommandArea />
    </Shown>
  ),
  'SHB-9.1': ({ say }) => (
    <Shown say={say} label="track.track-reputation">
      <ReputationTrack />
    </Shown>
  ),
  'SHB-9.2': ({ say }) => (
    <Shown say={say} label="track.track-energy">
      <EnergyTrack />
    </Shown>
  ),
  'SHB-10.2': Withdrawal,
  'SHB-12': ({ say }) => (
    <Shown say={say} label="leader.canada-a">
      <LeaderTile leader="canada-a" upgraded={false} whole />
    </Shown>
  ),
  ...Object.fromEntries(CORPORATIONS.map((id) => [CORPORATION_SCREENS[id].rule, corporation(id)])),
  'SHB-14.1': ({ say }) => (
    <Shown say={say} label="role.astrobot" alone>
      <AstroBotPanel />
    </Shown>
  ),
  'SHB-14.3': ({ say }) => (
    <Shown say={say} label="card.A3" alone>
      <CardLine card="A3" previous="A1" />
    </Shown>
  ),
};

interface ShownProps extends FigureProps {
  /** The key of what is to be seen. */
  readonly label: string;
  readonly alone?: boolean;
  readonly space?: string;
  readonly children: ReactNode;
}

/** A piece of the board to look at: nothing on it can be pressed. */
const Shown = ({ say, label, alone = false, space, children }: ShownProps) => (
  <div className="sb-figure" role="img" aria-label={say(label)}>
    <div className="sb-own" inert>
      <BoardContextProvider props={exampleProps(say, { alone, ...(space ? { space } : {}) })}>
        {children}
      </BoardContextProvider>
    </div>
  </div>
);

const SIZE = { width: 440, height: 440 };

function Crater() {
  const layout = layoutFor(SIZE);
  return (
    <Drawing>
      <svg className="sb-crater" viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        <Ground layout={layout} />
        <PanelRing layout={layout} />
        {SECTORS.map(({ id }) => (
          <SectorHex key={id} sector={id} layout={layout} />
        ))}
        <Centre layout={layout} />
        <RowLight layout={layout} />
        <Rim layout={layout} />
        <Spots layout={layout} />
      </svg>
    </Drawing>
  );
}

/** A page of its own for each corporation begins with its board. */
function corporation(id: CorporationId): ComponentType<FigureProps> {
  return ({ say }) => (
    <Shown say={say} label={`corporation.${id}`}>
      <CorporationPanel id={id} shows="all" onToggle={() => {}} />
    </Shown>
  );
}

function Astronauts({ say }: FigureProps) {
  return (
    <ul className="sb-legend">
      {ASTRONAUTS.map((type) => (
        <li key={type}>
          <AstronautPiece type={type} /> {say(`astronaut.${type}`)}
        </li>
      ))}
    </ul>
  );
}

/** Two astronauts leave the crater: the larger sum receives one, the nearest sector decides about the other. */
function Withdrawal({ say }: FigureProps) {
  return (
    <Shown say={say} label="phase.upkeep">
      {[
        { space: 'K14', astronaut: 'scientist' as const, receiver: 1, sizes: [1, 2], tie: false },
        { space: 'K21', astronaut: 'engineer' as const, receiver: 0, sizes: [3, 3], tie: true },
      ].map((event) => (
        <p key={event.space}>
          <UpkeepLine step={{ kind: 'withdrawn', event: { type: 'astronaut-withdrawn', ...event } }} />
        </p>
      ))}
    </Shown>
  );
}
