import { Drawing } from '@orrery/ui/board';
import type { FigureProps } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { cellOf, type FieldKey, OUTPOST_PAIRS, upgradeOf } from '../../data/index.ts';
import type { Table } from '../../rules/table.ts';
import { Score } from '../completion.tsx';
import { BoardContextProvider } from '../context.tsx';
import { Arks, Flight } from '../galaxy/arks.tsx';
import { Cards } from '../galaxy/cards.tsx';
import { GlobeDefs } from '../galaxy/globe.tsx';
import { cornerOf, type Layout, layoutFor } from '../galaxy/layout.ts';
import { Sky } from '../galaxy/sky.tsx';
import { UpgradePlate } from '../own/ark-card.tsx';
import { CargoCard, CrewBoard } from '../own/crew-board.tsx';
import { Building } from '../pieces/hull.tsx';
import type { Key } from '../say.ts';
import { exampleProps } from './example-table.ts';

interface PartProps extends FigureProps<Key> {
  readonly table: Table;
}

/** What an example shows of a table; the first player is the one who acts. */
export type Part = (props: PartProps) => ReactNode;

/** One card fits a phone, with all that is on it; of the small ones two side by side. */
const LARGE = layoutFor({ width: 720, height: 660 });
const SMALL = layoutFor({ width: 399, height: 390 });

interface CutProps extends PartProps {
  readonly layout: Layout;
  /** The part of the galaxy that is shown. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly children?: ReactNode;
}

/** A piece cut out of the galaxy. */
const Cut = ({ say, table, layout, box, children }: CutProps) => (
  <Drawing>
    <BoardContextProvider props={exampleProps(say, table)} small={layout.small}>
      <svg
        className={`mc-galaxy mc-example${layout.small ? ' mc-small' : ''}`}
        viewBox={box.join(' ')}
        style={{ width: box[2] }}
        aria-hidden="true"
      >
        <defs>
          <GlobeDefs />
        </defs>
        <Sky layout={layout} />
        <Cards layout={layout} />
        {children}
        <Arks layout={layout} />
      </svg>
    </BoardContextProvider>
  </Drawing>
);

/** The card where the Ark stands. */
export function Planet({ say, table }: PartProps) {
  const { x, y } = cornerOf(LARGE, cellOf(table.players[0].ark));
  return <Cut say={say} table={table} layout={LARGE} box={[x, y, LARGE.cell.width, LARGE.cell.height]} />;
}

/** The south of the galaxy, from the Star Gate on. */
export function Discovered({ say, table }: PartProps) {
  const { width, height } = LARGE.cell;
  return <Cut say={say} table={table} layout={LARGE} box={[width, height * 1.3, width, height * 1.7]} />;
}

/** A flight from the Star Gate to the east. */
export function Flown({ say, table, to }: PartProps & { readonly to: FieldKey }) {
  const { width, height } = SMALL.cell;
  return (
    <Cut say={say} table={table} layout={SMALL} box={[width, height, width * 2, height]}>
      <Flight player={0} end={{ to }} layout={SMALL} />
    </Cut>
  );
}

/** Things before the player. */
const Own = ({ say, table, children }: PartProps & { readonly children: ReactNode }) => (
  <BoardContextProvider props={exampleProps(say, table)}>
    <div className="mc-own mc-example-own player-0">{children}</div>
  </BoardContextProvider>
);

export const Cargo = ({ say, table }: PartProps) => (
  <Own say={say} table={table}>
    <CargoCard player={0} />
  </Own>
);

export const Crew = ({ say, table }: PartProps) => (
  <Own say={say} table={table}>
    <CrewBoard player={0} />
  </Own>
);

/** The upgrades of the first pair, what lies in the pool, and points. */
export function Pair({ say, table }: PartProps) {
  const { colonyPool, outpostPool, points } = table.players[0];
  const pool = [
    ...Array.from({ length: colonyPool }, () => 'colony' as const),
    ...Array.from({ length: outpostPool }, () => 'outpost' as const),
  ];
  return (
    <Own say={say} table={table}>
      <div className="mc-example-pair">
        {OUTPOST_PAIRS[0].upgrades.map((upgrade) => (
          <UpgradePlate key={upgrade} player={0} upgrade={upgradeOf(upgrade)} />
        ))}
      </div>
      <p className="mc-example-pool">
        {pool.map((kind, at) => (
          <svg key={poolKey(kind, at)} className="mc-pool-piece" viewBox="-14 -14 28 28" aria-hidden="true">
            <Building kind={kind} mark={0} />
          </svg>
        ))}
        <strong>{say('board.vp', { n: points.outposts })}</strong>
      </p>
    </Own>
  );
}

const poolKey = (kind: string, at: number): string => `${kind} ${at}`;

/** What a planet brought to everyone, from the first place on. */
export function Scores({ say, table }: PartProps) {
  const scores = table.players
    .map(({ points: { planets, places } }, player) => ({ player, space: planets, bonus: places, vp: planets + places }))
    .toSorted((one, other) => other.vp - one.vp);
  return (
    <Own say={say} table={table}>
      {scores.map((score, at) => (
        <Score key={score.player} {...score} rank={at + 1} />
      ))}
    </Own>
  );
}
