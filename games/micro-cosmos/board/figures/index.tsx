import { Drawing, Example, ExampleStep } from '@orrery/ui/board';
import type { FigureProps, GameScreen } from '@orrery/ui/contract';
import { COLONY_COSTS, COLOURS, crewCard, PLANETS, RESOURCES, SPECIALISTS } from '../../data/index.ts';
import { endsOf } from '../../rules/lookups/index.ts';
import { Globe, GlobeDefs } from '../galaxy/globe.tsx';
import { CrewFace } from '../own/crew-face.tsx';
import { Amounts } from '../pieces/amounts.tsx';
import { Sign, type SignName } from '../pieces/sign.tsx';
import type { Key } from '../say.ts';
import { Cargo, Crew, Discovered, Flown, Pair, type Part, Planet, Scores } from './example-parts.tsx';
import { tableOf } from './example-table.ts';
import { EXAMPLES, FLYING } from './examples.ts';

/** Pictures of the rulebook from the board's own drawings, each by a rule that it shows. */
export const figures: GameScreen['figures'] = {
  'MC-2.22': ({ say }) => (
    <Legend signs={RESOURCES.map((resource) => [resource, say('board.the.resource', { resource })])} />
  ),
  'MC-2.31': Healing,
  'MC-6.2': Touching,
  'MC-6.20': ({ say }) => (
    <Legend signs={SPECIALISTS.map((specialist) => [specialist, say('board.the.specialist', { specialist })])} />
  ),
  'MC-7.21': pictures('pair', [Pair, Crew]),
  'MC-8.13': Flying,
  'MC-8.30': pictures('discovery', [Discovered]),
  'MC-9.4': pictures('twice', [Crew]),
  'MC-9.5': ({ say }) => (
    <Legend signs={[...COLOURS, 'orbital' as const].map((colour) => [colour, say(`board.edge.${colour}`)])} />
  ),
  'MC-10.10': pictures('gathering', [Planet, Cargo], [Cargo]),
  'MC-10.22': pictures('raising', [Planet, Cargo]),
  'MC-10.24': pictures('completing', [Planet], [Planet, Scores]),
  'MC-10.51': ColonyCosts,
};

/** An example by its name: parts of the table before, then the parts that show what came of it. */
function pictures(name: keyof typeof EXAMPLES, before: readonly Part[], after = before) {
  return ({ say }: FigureProps<Key>) => (
    <Example text={say(`board.figure.${name}`)}>
      {EXAMPLES[name].map((position, at) => (
        <ExampleStep key={pictureKey(name, at)}>
          <div className="mc-example-parts">
            {(at === 0 ? before : after).map((Drawn) => (
              <Drawn key={Drawn.name} say={say} table={tableOf(position)} />
            ))}
          </div>
        </ExampleStep>
      ))}
    </Example>
  );
}

const pictureKey = (name: string, at: number): string => `${name} ${at}`;

/** Where an Ark may land, and where it may not. */
function Flying({ say }: FigureProps<Key>) {
  const table = tableOf(FLYING.position);
  const { fields } = endsOf(table, 0);
  return (
    <Example text={say('board.figure.flying')}>
      {FLYING.ends.map((to) => (
        <ExampleStep key={to} allowed={fields.some(({ key }) => key === to)}>
          <Flown say={say} table={table} to={to} />
        </ExampleStep>
      ))}
    </Example>
  );
}

const Legend = ({ signs }: { readonly signs: readonly (readonly [SignName, string])[] }) => (
  <ul className="mc-legend">
    {signs.map(([sign, name]) => (
      <li key={sign}>
        <Sign name={sign} /> {name}
      </li>
    ))}
  </ul>
);

/** The same planet wounded, half healed and alive. */
function Healing({ say }: FigureProps<Key>) {
  const [{ id }] = PLANETS;
  return (
    <Example text={say('board.figure.healing')}>
      {[0, 0.5, 1].map((life) => (
        <ExampleStep key={life}>
          <Drawing>
            <svg viewBox="-60 -60 120 120" width="120" aria-hidden="true">
              <defs>
                <GlobeDefs />
              </defs>
              <Globe planet={id} life={life} />
            </svg>
          </Drawing>
        </ExampleStep>
      ))}
    </Example>
  );
}

/** One card above the cargo card and one below it: the edge that touches it is the bright one. */
function Touching({ say }: FigureProps<Key>) {
  const [above, below] = ['crew_03', 'crew_11'];
  const name = (card: string) => say('board.the.card', { card });
  return (
    <Example text={say('board.figure.touching')}>
      <div className="mc-touching">
        <div className="mc-crew">
          <div className="plate-face">
            <CrewFace card={crewCard(above)} row="top" name={name(above)} />
          </div>
        </div>
        <p className="mc-touching-cargo">
          {RESOURCES.map((resource) => (
            <Sign key={resource} name={resource} />
          ))}
        </p>
        <div className="mc-crew">
          <div className="plate-face">
            <CrewFace card={crewCard(below)} row="bottom" name={name(below)} />
          </div>
        </div>
      </div>
    </Example>
  );
}

/** What every colony costs, with a star for a Leader of any colour, and a flame for one of the planet's. */
function ColonyCosts({ say }: FigureProps<Key>) {
  return (
    <table className="mc-colony-costs">
      <thead>
        <tr>
          <th scope="col">{say('board.figure.colony')}</th>
          <th scope="col">{say('board.cost')}</th>
          <th scope="col">{say('board.figure.points')}</th>
        </tr>
      </thead>
      <tbody>
        {COLONY_COSTS.map(({ n, engineer, leaderAny, leaderPlanetColour, anyResource, totalPoints }) => (
          <tr key={n}>
            <th scope="row">{n}</th>
            <td>
              <Signs name="engineer" n={engineer} />
              <Signs name="leader_any" n={leaderAny} />
              <Signs name="leader_red" n={leaderPlanetColour} />
              <Amounts gain={[{ resource: 'any', amount: anyResource }]} />
            </td>
            <td>{totalPoints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Signs = ({ name, n }: { readonly name: SignName; readonly n: number }) =>
  Array.from({ length: n }, (_, at) => <Sign key={at} name={name} />);
