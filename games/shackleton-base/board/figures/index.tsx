import { Example } from '@orrery/ui/board';
import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import type { ComponentType, ReactNode } from 'react';
import { ASTRONAUTS, BUILDING, CORPORATIONS, type CorporationId, SPACE } from '../../data/index.ts';
import { forecast, receiverOf, sectorFault } from '../../rules/lookups/index.ts';
import type { Table } from '../../rules/table.ts';
import { AstroBotPanel } from '../astrobot/panel.tsx';
import { CardLine } from '../astrobot/steps.tsx';
import { BoardContextProvider } from '../context.tsx';
import { CORPORATION_SCREENS } from '../corporations/index.ts';
import { CorporationPanel } from '../corporations/panel.tsx';
import { CommandArea } from '../dashboard/command.tsx';
import { ShuttleTiles } from '../dashboard/shuttles.tsx';
import { EnergyTrack, ReputationTrack } from '../dashboard/tracks.tsx';
import { BaseBoard } from '../own/base.tsx';
import { Dues } from '../own/forecast.tsx';
import { LeaderTile } from '../own/leader.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Owners } from '../pieces/owners.tsx';
import { Sign } from '../pieces/sign.tsx';
import { RowPreview } from '../row-preview.tsx';
import type { Key } from '../say.ts';
import { UpkeepLine } from '../upkeep/lines.tsx';
import { Crater, Cut, Holdings, Picture, WHOLE } from './example-parts.tsx';
import { exampleProps, tableWith } from './example-table.ts';
import { BONUS, HELP, MISSING, RENT, SITES, SOLO, TABLE, TOKENS, WITHDRAWAL } from './examples.ts';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'SHB-1.4': Astronauts,
  'SHB-2.20': ({ say }) => (
    <Shown say={say} label="board.board">
      <WholeCrater />
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
      <WholeCrater />
      <RowPreview />
    </Shown>
  ),
  'SHB-5.4.2': row('rent', RENT),
  'SHB-5.4.6': row('tokens', TOKENS),
  'SHB-6.1.1': ({ say }) => (
    <Shown say={say} label="board.command.build">
      <CommandArea />
    </Shown>
  ),
  'SHB-6.1.7': Help,
  'SHB-6.3.3': Sites,
  'SHB-6.3.9': Bonus,
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
  'SHB-10.7': Missing,
  'SHB-12': ({ say }) => (
    <Shown say={say} label="leader.canada-a">
      <LeaderTile leader="canada-a" upgraded={false} whole />
    </Shown>
  ),
  ...Object.fromEntries(CORPORATIONS.map((id) => [CORPORATION_SCREENS[id].rule, corporation(id)])),
  'SHB-14.1': ({ say }) => (
    <Shown say={say} label="role.astrobot" table={SOLO}>
      <AstroBotPanel />
    </Shown>
  ),
  'SHB-14.3': ({ say }) => (
    <Shown say={say} label="card.A3" table={SOLO}>
      <CardLine card="A3" previous="A1" />
    </Shown>
  ),
};

interface ShownProps extends FigureProps<Key> {
  /** The key of what is to be seen. */
  readonly label: Key;
  readonly table?: Table;
  readonly space?: string;
  readonly children: ReactNode;
}

/** A piece of the board to look at: nothing on it can be pressed. */
const Shown = ({ say, label, table = TABLE, space, children }: ShownProps) => (
  <div className="sb-figure" role="img" aria-label={say(label)}>
    <div className="sb-own" inert>
      <BoardContextProvider props={exampleProps(say, table, space)}>{children}</BoardContextProvider>
    </div>
  </div>
);

const WholeCrater = () => <Crater layout={WHOLE} box={[0, 0, WHOLE.width, WHOLE.height]} />;

/** A page of its own for each corporation begins with its board. */
function corporation(id: CorporationId): ComponentType<FigureProps<Key>> {
  return ({ say }) => (
    <Shown say={say} label={`corporation.${id}`}>
      <CorporationPanel id={id} shows="all" onToggle={() => {}} />
    </Shown>
  );
}

function Astronauts({ say }: FigureProps<Key>) {
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

/** A row before an astronaut is deployed there, and after. */
function row(name: 'rent' | 'tokens', { space, before, after }: typeof RENT | typeof TOKENS) {
  const cut = <Cut sectors={SPACE[space].sectors} spaces={[space]} />;
  return ({ say }: FigureProps<Key>) => (
    <Example text={say(`board.figure.${name}`)}>
      <Picture say={say} position={before} space={space}>
        {cut}
        <Holdings of={before} />
      </Picture>
      <Picture say={say} position={after}>
        {cut}
        <Holdings of={after} />
      </Picture>
    </Example>
  );
}

/** The shared track through a command action, step by step. */
function Help({ say }: FigureProps<Key>) {
  return (
    <Example text={say('board.figure.help')}>
      {HELP.steps.map((position) => (
        <Picture key={position.energy} say={say} position={position}>
          <EnergyTrack />
          <Holdings of={position} />
        </Picture>
      ))}
    </Example>
  );
}

/** A workshop, and where it may stand. */
function Sites({ say }: FigureProps<Key>) {
  const { building, sectors, before } = SITES;
  const { size, type } = BUILDING[building];
  const table = tableWith(before);
  return (
    <Example text={say('board.figure.sites')}>
      <Picture say={say} position={before}>
        <span className="sb-has">
          <Owners of={[0]} />
          <Sign name={type} />
        </span>
      </Picture>
      {sectors.map((sector) => (
        <Picture key={sector} say={say} position={before} allowed={!sectorFault(table, 0, size, sector)}>
          <Cut sectors={[sector]} />
        </Picture>
      ))}
    </Example>
  );
}

/** What an Engineer adds to a building. */
function Bonus({ say }: FigureProps<Key>) {
  const { sector, before, after } = BONUS;
  return (
    <Example text={say('board.figure.bonus')}>
      {[before, after].map((position, at) => (
        <Picture key={at === 0 ? 'before' : 'after'} say={say} position={position}>
          <Cut sectors={[sector]} corners />
          <Holdings of={position} />
        </Picture>
      ))}
    </Example>
  );
}

/** Equal sums: the nearest sector decides, another one for each end of the row. */
function Withdrawal({ say }: FigureProps<Key>) {
  const { sectors, spaces, before } = WITHDRAWAL;
  const table = tableWith(before);
  return (
    <Example text={say('board.figure.withdrawal')}>
      <Picture say={say} position={before}>
        <Cut sectors={sectors} spaces={spaces} />
      </Picture>
      <Picture say={say} position={before}>
        {spaces.map((space) => {
          const { to: receiver, sizes, tie } = receiverOf(table, space);
          const { astronaut } = before.spaces[space];
          const event = { type: 'astronaut-withdrawn' as const, space, astronaut, receiver, sizes, tie };
          return <UpkeepLine key={space} step={{ kind: 'withdrawn', event }} />;
        })}
      </Picture>
    </Example>
  );
}

/** What missing credits cost. */
function Missing({ say }: FigureProps<Key>) {
  const { before, after } = MISSING;
  return (
    <Example text={say('board.figure.missing')}>
      <Picture say={say} position={before}>
        <Holdings of={before} />
        <Dues {...forecast(tableWith(before), 0)} />
      </Picture>
      <Picture say={say} position={after}>
        <Holdings of={after} />
      </Picture>
    </Example>
  );
}
