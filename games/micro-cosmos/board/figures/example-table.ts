import { open, readOptions, type View } from '@orrery/kernel';
import { choiceOf } from '@orrery/ui';
import type { BoardProps } from '@orrery/ui/contract';
import { type CellId, PLANETS, planetCard } from '../../data/index.ts';
import { type Options, options } from '../../rules/options.ts';
import type { Cargo, Galaxy, Player, Sector, Table } from '../../rules/table.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import type { Key, Say } from '../say.ts';
import type { Position, Standing } from './examples.ts';

const START = { N: 'elpis', W: 'ardenn', E: 'nautis' } as const;
const OUTPOSTS = 2;

function cargoOf(units = '0/0/0/0'): Cargo {
  const [biomass, workforce, minerals, technology] = units.split('/').map(Number);
  return { biomass, workforce, minerals, technology };
}

const playerOf = (standing: Standing, seat: number): Player => ({
  ...{ seat, ark: standing.ark ?? 'C:G', cargo: cargoOf(standing.cargo) },
  ...{ top: open('crew', [...(standing.top ?? [])]), bottom: open('crew', [...(standing.bottom ?? [])]) },
  drawn: open('crew'),
  ready: { engineer: false, leader_red: false, leader_green: false, leader_blue: false },
  upgrades: Object.fromEntries((standing.upgrades ?? []).map((upgrade) => [upgrade, 1])),
  ...{ colonyPool: standing.colonyPool ?? 0, outpostPool: standing.outpostPool ?? 0 },
  outpostsLocked: OUTPOSTS - (standing.outpostPool ?? 0),
  ...{ kept: open('survivor'), settled: open('survivor'), traded: [], turns: 1 },
  points: { planets: 0, places: 0, outposts: 0, trade: 0, ...standing.points },
});

function sectorOf({ galaxy, terraformed, levels, markers, players }: Position, cell: CellId): Sector | null {
  const { [cell]: planet }: Position['galaxy'] & {} = { ...START, ...galaxy };
  if (planet === undefined) return null;
  return {
    planet: open('planet', [planet]),
    terraformed: terraformed?.includes(cell) ?? false,
    levels: [...(levels?.[cell] ?? planetCard(planet).tracks.map(() => 0))],
    markers: (markers?.[cell] ?? []).map(([player, space]) => ({ player, space })),
    colonies: players.flatMap(({ colonies = [] }, player) => (colonies.includes(cell) ? [player] : [])),
    outposts: [],
  };
}

function galaxyOf(position: Position): Galaxy {
  const at = (cell: CellId) => sectorOf(position, cell);
  return {
    ...{ NW: at('NW'), N: at('N'), NE: at('NE'), W: at('W') },
    ...{ E: at('E'), SW: at('SW'), S: at('S'), SE: at('SE') },
  };
}

/** A table in this position. */
export function tableOf(position: Position): Table {
  const { step, players } = position;
  const galaxy = galaxyOf(position);
  const laid = Object.values(galaxy).flatMap((sector) => sector?.planet.cards ?? []);
  return {
    players: players.map(playerOf),
    galaxy,
    planetDeck: open(
      'planet',
      PLANETS.map(({ id }) => id).filter((id) => !laid.includes(id)),
    ),
    ...{ crewDeck: open('crew'), crewDiscard: open('crew'), cantina: [], automa: null },
    ...{ survivorDeck: open('survivor'), survivorDiscard: open('survivor'), revealed: open('survivor') },
    ...{ round: 0, first: 0, turn: step ? { player: 0, step } : null },
    ...{ idleRounds: 0, raised: false, ending: null },
  };
}

/** What a drawing of this table gets. */
export function exampleProps(say: Say, table: Table): BoardProps<MicroCosmos, Key> {
  const view: View<MicroCosmos> = {
    ...{
      game: 'micro-cosmos',
      edition: 1,
      options: readOptions<Options>(options, {}),
      agenda: [],
      asked: [],
      awaited: [],
    },
    ...{ seats: table.players.length, viewer: 0, answers: 1, over: false },
    table,
  };
  return {
    ...{ view, say, events: [], choice: choiceOf<MicroCosmos>(undefined), pace: 0, marked: [] },
    faces: table.players.map((_, id) => ({ id, seat: id, name: '', you: id === 0, mark: id })),
    open() {},
    look() {},
  };
}
