import { Drawing, Example, ExampleStep } from '@orrery/ui/board';
import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import { BoardContextProvider } from '../context.tsx';
import { Mars, MarsDefs } from '../map/mars.tsx';
import { Memorial } from '../map/memorial.tsx';
import { Gantry } from '../pad/gantry.tsx';
import { LocatorDefs } from '../pad/locator.tsx';
import { AstronautShape } from '../pieces/astronaut.tsx';
import { PieceDefs } from '../pieces/defs.tsx';
import { ResourceShape } from '../pieces/resource.tsx';
import type { Key } from '../say.ts';
import { exampleProps } from './example-table.ts';
import { EXAMPLES, type Position } from './examples.ts';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'MRP-4.2.4': beforeAndAfter('launch', Pad),
  'MRP-4.3': beforeAndAfter('landing', Pad, North),
  'MRP-5.5': beforeAndAfter('saboteur', Pad, Pad, Lost),
  'MRP-5.4': beforeAndAfter('femme-fatale', North),
  'MRP-5.3': beforeAndAfter('travel-agent', Pad),
  'MRP-5.1': beforeAndAfter('pilot', Pad),
  'MRP-8.2': ({ say }) => <Award say={say} name="majority" crews={[3, 2, 1]} takes={[3, 0, 0]} />,
  'MRP-8.3': ({ say }) => <Award say={say} name="tie" crews={[2, 2, 1]} takes={[1, 1, 0]} />,
};

type PartProps = FigureProps<Key> & { readonly position: Position };
type Part = (props: PartProps) => ReactNode;

/** An example by its name: a part of the table before, then the parts that show what came of it. */
function beforeAndAfter(name: keyof typeof EXAMPLES, Before: Part, ...after: readonly Part[]) {
  const example = EXAMPLES[name];
  const parts = after.length > 0 ? after : [Before];
  return ({ say }: FigureProps<Key>) => (
    <Example text={say(`board.figure.${name}`)}>
      <ExampleStep>
        <Before say={say} position={example.before} />
      </ExampleStep>
      {parts.map((After) => (
        <ExampleStep key={After.name}>
          <After say={say} position={example.after} />
        </ExampleStep>
      ))}
    </Example>
  );
}

interface CutProps extends FigureProps<Key> {
  readonly position: Position;
  /** The part of the drawing that is shown. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly children: ReactNode;
}

/** Pixels for a unit of the board: the numbers of docks are large enough to read. */
const SCALE = 0.58;

/** A piece cut out of the board. */
const Cut = ({ say, position, box, children }: CutProps) => (
  <Drawing>
    <BoardContextProvider props={exampleProps(say, position)}>
      <svg className="rp-board rp-example" viewBox={box.join(' ')} width={box[2] * SCALE} aria-hidden="true">
        <defs>
          <PieceDefs />
          <MarsDefs />
          <LocatorDefs />
        </defs>
        {children}
      </svg>
    </BoardContextProvider>
  </Drawing>
);

/** Room for one dock. */
const DOCK = 190;

function Pad({ say, position }: PartProps) {
  const { docks = [] } = position;
  const width = DOCK * docks.length;
  const height = docks.some((one) => one?.launched) ? 345 : 285;
  return (
    <Cut say={say} position={position} box={[-16, -height, width + 20, height + 100]}>
      <Gantry pad={{ x: 0, y: 0, width, most: 1, rows: 1 }} />
    </Cut>
  );
}

/** Vastitas Borealis. */
function North({ say, position }: PartProps) {
  return (
    <Cut say={say} position={position} box={[-215, -510, 430, 300]}>
      <Mars />
    </Cut>
  );
}

function Lost({ say, position }: PartProps) {
  return (
    <Cut say={say} position={position} box={[-145, -130, 290, 275]}>
      <Memorial />
    </Cut>
  );
}

/** Points that are to be won in a zone. */
const LYING = 3;

interface AwardProps extends FigureProps<Key> {
  readonly name: 'majority' | 'tie';
  /** How many astronauts each company has there, and how many points it takes. */
  readonly crews: readonly number[];
  readonly takes: readonly number[];
}

/** Who stands in a zone, then who has the points, and what stays. */
function Award({ say, name, crews, takes }: AwardProps) {
  const stays = LYING - takes.reduce((sum, count) => sum + count, 0);
  return (
    <Example text={say(`board.figure.${name}`)}>
      <ExampleStep>
        <div className="rp-award">
          {crews.map((count, company) => (
            <Many key={`crew ${company + 1}`} count={count} company={company} />
          ))}
          <Many count={LYING} />
        </div>
      </ExampleStep>
      <ExampleStep>
        <div className="rp-award">
          {takes.map(
            (count, company) =>
              count > 0 && (
                <span key={`taker ${company + 1}`}>
                  <Many count={1} company={company} />
                  <Many count={count} />
                </span>
              ),
          )}
          {stays > 0 && <Many count={stays} />}
        </div>
      </ExampleStep>
    </Example>
  );
}

/** So many astronauts of a company, or so many points. */
function Many({ count, company }: { readonly count: number; readonly company?: number }) {
  return (
    <span className="rp-many">
      {Array.from({ length: count }, (_, i) => `${i}`).map((key) => (
        <svg
          key={key}
          className={company === undefined ? '' : `player-${company}`}
          viewBox="0 0 64 64"
          aria-hidden="true"
        >
          {company === undefined ? <ResourceShape resource="ice" /> : <AstronautShape />}
        </svg>
      ))}
    </span>
  );
}
