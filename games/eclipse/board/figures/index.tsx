import { Example, ExampleStep } from '@orrery/ui/board';
import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { DICE } from '../../data/index.ts';
import {
  hits,
  isLegalBlueprint,
  rotations,
  sideOf,
  upkeepWith,
  valuesOf,
  withPart,
} from '../../rules/lookups/index.ts';
import type { SeenPlayer, Table } from '../../rules/table.ts';
import { InitiativeLine } from '../battle/initiative-line.tsx';
import { BoardContextProvider } from '../context.tsx';
import { Ground, GroundDefs } from '../map/ground.tsx';
import { at, boxOf, centreOf } from '../map/hexes.ts';
import { SectorPicture } from '../map/sector.tsx';
import { WormholeDefs, Wormholes } from '../map/wormholes.tsx';
import { Blueprint } from '../own/blueprint.tsx';
import { ReputationTile } from '../own/reputation.tsx';
import { Influence } from '../own/tracks.tsx';
import { DieSvg } from '../pieces/die.tsx';
import type { Key } from '../say.ts';
import { exampleProps, tableWith } from './example-table.ts';
import { BATTLE, BOMBARDING, DISCS, EXPLORING, PINNING, REPUTATION, UPGRADES } from './examples.ts';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'ECL-3.6': Pinning,
  'ECL-6.3': Discs,
  'ECL-7.5': Exploring,
  'ECL-9.4': Upgrades,
  'ECL-15.2': Initiative,
  'ECL-15.5.1': Hitting,
  'ECL-15.5.2': Damage,
  'ECL-15.9': Reputation,
  'ECL-16.2': Bombarding,
};

interface OnProps extends FigureProps<Key> {
  readonly table: Table;
  readonly children: ReactNode;
}

const On = ({ say, table, children }: OnProps) => (
  <BoardContextProvider props={exampleProps(say, table)}>{children}</BoardContextProvider>
);

/** Pixels for a unit of the map. */
const SCALE = 0.66;
const MARKS = [0, 1];

/** All sectors of a table. */
function MapPicture({ say, table }: FigureProps<Key> & { readonly table: Table }) {
  const { x, y, width, height } = boxOf(table.map);
  return (
    <On say={say} table={table}>
      <svg
        className="ec-map ec-example-map player-0"
        data-numbers="true"
        data-detail="middle"
        viewBox={`${x} ${y} ${width} ${height}`}
        width={width * SCALE}
        aria-hidden="true"
      >
        <GroundDefs />
        <WormholeDefs />
        {table.map.map((sector) => (
          <g key={sector.id} transform={at(centreOf(sector))}>
            <Ground id={sector.id} turns={sector.rotation} />
          </g>
        ))}
        <Wormholes />
        {table.map.map((sector) => (
          <g key={sector.id} transform={at(centreOf(sector))}>
            <SectorPicture sector={sector} title={say(`sector.${sector.id}`)} marks={MARKS} />
          </g>
        ))}
      </svg>
    </On>
  );
}

/** A hex laid so that wormholes meet, and so that they do not. */
function Exploring({ say }: FigureProps<Key>) {
  const { table, hex, zone } = EXPLORING;
  const allowed = rotations(table, 0, hex, zone);
  const [home] = table.map;
  return (
    <Example text={say('board.figure.exploring')}>
      {EXPLORING.rotations.map((rotation) => (
        <ExampleStep key={rotation} allowed={allowed.includes(rotation)}>
          <MapPicture
            say={say}
            table={tableWith({ ...home, disc: 0, settled: true }, { id: hex, ...zone, rotation })}
          />
        </ExampleStep>
      ))}
    </Example>
  );
}

function Pinning({ say }: FigureProps<Key>) {
  return (
    <Example text={say('board.figure.pinning')}>
      <ExampleStep>
        <MapPicture say={say} table={PINNING.before} />
      </ExampleStep>
      <ExampleStep>
        <MapPicture say={say} table={PINNING.after} />
      </ExampleStep>
    </Example>
  );
}

/** What a disc on an action does to the upkeep. */
function Discs({ say }: FigureProps<Key>) {
  const table = tableWith();
  const [player] = table.players;
  return (
    <Example text={say('board.figure.discs', { before: upkeepWith(DISCS.before), after: upkeepWith(DISCS.after) })}>
      {[DISCS.before, DISCS.after].map((discs) => (
        <ExampleStep key={discs}>
          <On say={say} table={table}>
            <div className="ec-example-discs player-0">
              <Influence player={{ ...player, discs }} />
            </div>
          </On>
        </ExampleStep>
      ))}
    </Example>
  );
}

/** An Interceptor as it is printed, with a part that it can feed, and with one that it cannot. */
function Upgrades({ say }: FigureProps<Key>) {
  const table = tableWith();
  const printed: SeenPlayer = table.players[0];
  const tried = UPGRADES.parts.map((part) => ({ part, player: withPart(printed, SHIP, UPGRADES.slot, part) }));
  return (
    <Example text={say('board.figure.upgrades')}>
      <ExampleStep>
        <On say={say} table={table}>
          <Interceptor player={printed} />
        </On>
      </ExampleStep>
      {tried.map(({ part, player }) => (
        <ExampleStep key={part} allowed={isLegalBlueprint(SHIP, valuesOf(player, SHIP))}>
          <On say={say} table={table}>
            <Interceptor player={player} />
          </On>
        </ExampleStep>
      ))}
    </Example>
  );
}

const SHIP = 'interceptor';

const Interceptor = ({ player }: { readonly player: SeenPlayer }) => (
  <div className="player-0">
    <Blueprint player={player} ship={SHIP} size="large" />
  </div>
);

/** The order in which the types of both sides act. */
function Initiative({ say }: FigureProps<Key>) {
  const { table, sector, defender, attacker } = BATTLE;
  const parties = table.players.map((_, seat) => ({ seat, units: sideOf(table, sector, seat) }));
  return (
    <Example text={say('board.figure.initiative')}>
      <ExampleStep>
        <On say={say} table={table}>
          <InitiativeLine scene={{ sector, parties, pair: { defender, attacker, round: 1 }, struck: [] }} />
        </On>
      </ExampleStep>
    </Example>
  );
}

function Reputation({ say }: FigureProps<Key>) {
  return (
    <Example text={say('board.figure.reputation')}>
      {[REPUTATION.drawn, [REPUTATION.kept]].map((tiles) => (
        <ExampleStep key={tiles.length}>
          <On say={say} table={tableWith()}>
            {tiles.map((value) => (
              <ReputationTile key={value} value={value} />
            ))}
          </On>
        </ExampleStep>
      ))}
    </Example>
  );
}

function Bombarding({ say }: FigureProps<Key>) {
  const { before, faces, after } = BOMBARDING;
  return (
    <Example text={say('board.figure.bombarding')}>
      <ExampleStep>
        <MapPicture say={say} table={before} />
      </ExampleStep>
      <ExampleStep>
        {faces.map((face) => (
          <DieSvg key={face} die="yellow" face={face} />
        ))}
      </ExampleStep>
      <ExampleStep>
        <MapPicture say={say} table={after} />
      </ExampleStep>
    </Example>
  );
}

/** Faces with what is added and taken away, as they are reckoned at the table. */
const ROLLS = [
  { face: 4, computer: 2, shield: 0 },
  { face: 5, computer: 2, shield: 1 },
  { face: 4, computer: 2, shield: 1 },
  { face: 6, computer: 0, shield: 3 },
  { face: 0, computer: 4, shield: 0 },
] as const;

/** A roll before, and whether it hits. */
function Hitting({ say }: FigureProps<Key>) {
  return (
    <table className="ec-hitting">
      <thead>
        <tr>
          <th scope="col">{say('board.figure.die')}</th>
          <th scope="col">{say('board.figure.computer')}</th>
          <th scope="col">{say('board.figure.shield')}</th>
          <th scope="col">{say('board.figure.hits')}</th>
        </tr>
      </thead>
      <tbody>
        {ROLLS.map(({ face, computer, shield }) => {
          const hit = hits(face, computer, shield);
          return (
            <tr key={`${face} ${shield}`}>
              <td>
                <DieSvg die="yellow" face={face} />
              </td>
              <td>+{computer}</td>
              <td>−{shield}</td>
              <td data-hits={hit}>
                {face > 0 && face < 6 ? `${face + computer - shield} ` : ''}
                {hit ? '✓' : '✕'}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What a hit of each die does. */
function Damage({ say }: FigureProps<Key>) {
  return (
    <Example text={say('board.figure.damage')}>
      <ExampleStep>
        <p className="ec-damage">
          {DICE.map((die, at) => (
            <span key={die}>
              <DieSvg die={die} face={6} /> {at + 1}
            </span>
          ))}
        </p>
      </ExampleStep>
    </Example>
  );
}
