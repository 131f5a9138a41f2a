import { open, readOptions, recordOf, type View } from '@orrery/kernel';
import { choiceOf } from '@orrery/ui';
import type { BoardProps } from '@orrery/ui/contract';
import { RESOURCES, ZONES } from '../../data/ids.ts';
import { type Options, options } from '../../rules/options.ts';
import type { Company, Ship, Table, Zone } from '../../rules/table.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { Key, Say } from '../say.ts';
import type { Position, Standing } from './examples.ts';

const COMPANIES = [0, 1, 2];

const none = <K extends string>(keys: readonly K[]) => recordOf(keys, () => 0);

const company = (seat: number): Company => ({
  ...{ seat, role: 'main', supply: 20, points: none(RESOURCES) },
  ...{ hand: open('character', []), top: open('character', []), deck: open('character', []) },
  ...{ chosen: open('character', []), played: open('character', []), retired: open('character', []) },
  ...{ kept: open('event', []), revealed: open('event', []), removed: open('event', []), rejected: open('event', []) },
});

const emptyZone = (): Zone => ({
  astronauts: COMPANIES.map(() => 0),
  resource: open('resource', []),
  points: none(RESOURCES),
  discovery: open('event', []),
});

const shipAt = ({ ship, crew, tokens = [] }: Standing, dock: number): Ship => ({
  ...{ card: open('ship', [ship]), crew: [...crew], tokens: [...tokens], dock },
});

function tableOf({ docks = [], people = [0, 0, 0], resource, lost = [0, 0, 0] }: Position): Table {
  const zones = recordOf(ZONES, emptyZone);
  zones['vastitas-borealis'] = {
    ...emptyZone(),
    astronauts: [...people],
    ...(resource ? { resource: open('resource', [resource]) } : {}),
  };
  return {
    companies: COMPANIES.map(company),
    docks: docks.map((one, dock) => (one && !one.launched ? shipAt(one, dock) : null)),
    launched: docks.flatMap((one, dock) => (one?.launched ? [shipAt(one, dock)] : [])),
    zones,
    lost: [...lost],
    pool: none(ZONES),
    ...{ shipDeck: open('ship', []), usedShips: open('ship', []), spareResource: open('resource', []) },
    ...{ eventDeck: open('event', []), discarded: open('event', []), outOfGame: open('event', []) },
    ...{ track: 0, first: 0, lastResolved: null, called: null, acting: null, resolved: 0, entered: [] },
    ...{ priority: [], produced: 0, gained: 0 },
  };
}

/** What a drawing of this position gets. */
export function exampleProps(say: Say, position: Position): BoardProps<RedPlanet, Key> {
  const view: View<RedPlanet> = {
    ...{
      game: 'red-planet',
      edition: 1,
      options: readOptions<Options>(options, {}),
      agenda: [],
      asked: [],
      awaited: [],
    },
    ...{ seats: COMPANIES.length, viewer: 0, answers: 1, over: false },
    table: tableOf(position),
  };
  return {
    ...{ view, say, events: [], choice: choiceOf<RedPlanet>(undefined), pace: 0, marked: [] },
    faces: COMPANIES.map((id) => ({ id, seat: id, name: '', you: id === 0, mark: id })),
    open() {},
    look() {},
  };
}
