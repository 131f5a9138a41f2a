import { open, readOptions, recordOf, type View } from '@orrery/kernel';
import { choiceOf } from '@orrery/ui';
import type { BoardProps } from '@orrery/ui/contract';
import {
  BUILDINGS,
  type BuildingId,
  type CorporationId,
  RESOURCES,
  SECTORS,
  type SectorId,
  type SpaceId,
  type SpotId,
} from '../../data/index.ts';
import { emptyBase, noCrew } from '../../rules/lookups/index.ts';
import { type Options, options } from '../../rules/options.ts';
import type { Building, Deployed, Player, Stock, Table } from '../../rules/table.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import type { Key, Say } from '../say.ts';

const PLAYERS = [0, 1, 2];

/** What an example tells of a player. */
export type Standing = Partial<Omit<Player, 'stock'>> & { readonly stock?: Partial<Stock> };

/** As much of a table as an example is about; the rest of it is empty. */
export interface Position {
  /** By sector; each of these is powered. */
  readonly buildings?: { readonly [sector: SectorId]: readonly Building[] };
  readonly spaces?: { readonly [space: SpaceId]: Deployed };
  readonly tokens?: { readonly [spot: SpotId]: CorporationId };
  readonly energy?: number;
  /** Panels that have left the rim, and how many of them lie on the central hex. */
  readonly panels?: Table['panels'];
  /** The reader is the first of them. */
  readonly players?: readonly Standing[];
}

const player = (who: number, { stock, ...standing }: Standing, buildings: Position['buildings'] = {}): Player => ({
  ...{ leader: null, upgraded: false, vp: 0, reputation: 0, shuttle: noCrew(), base: emptyBase(), arrivals: noCrew() },
  stock: { ...recordOf(RESOURCES, () => 0), ...stock },
  buildings: Object.fromEntries(
    BUILDINGS.map((id) => [
      id,
      Object.keys(buildings).find((sector) =>
        buildings[sector].some(({ owner, building }) => owner === who && building === id),
      ) ?? null,
    ]),
  ) as { [id in BuildingId]: SectorId | null },
  ...{ projects: open('project', []), spent: [], goals: [] },
  ...standing,
});

/** A table of three in this position. */
export function tableWith(position: Position): Table {
  const { buildings = {}, spaces = {}, tokens = {}, energy = 5, panels, players = [] } = position;
  return {
    ...{ phase: 'action', round: 2, order: [...PLAYERS], leaders: [], energy },
    players: PLAYERS.map((who) => player(who, players[who] ?? {}, buildings)),
    panels: panels ?? { taken: 8, centre: 1 },
    sectors: Object.fromEntries(
      SECTORS.map(({ id }) => [id, { powered: id in buildings, buildings: [...(buildings[id] ?? [])], farm: null }]),
    ),
    spaces: { ...spaces },
    tokens: Object.fromEntries(
      Object.entries(tokens).map(([spot, corporation]) => [spot, { corporation, face: null }]),
    ),
    command: { build: [], fund: [], corporate: [] },
    gateway: noCrew(),
    ...{ shuttles: [], corporations: [], boards: {} },
    ...{ turn: null, astrobot: null, unused: [], result: null },
  };
}

/** What a drawing of this table gets; `space` is a space of the rim that is being chosen. */
export function exampleProps(say: Say, table: Table, space?: SpaceId): BoardProps<ShackletonBase, Key> {
  const view: View<ShackletonBase> = {
    ...{
      game: 'shackleton-base',
      edition: 1,
      options: readOptions<Options>(options, {}),
      agenda: [],
      asked: [],
      awaited: [],
    },
    ...{ seats: table.astrobot ? 1 : table.players.length, viewer: 0, answers: 1, over: false },
    table,
  };
  const asked = space && {
    ...{ seat: 0, question: 'choose-main-action' as const, rule: 'SHB-16.7', about: {}, barred: [], since: 1 },
    answers: [{ astronaut: 'engineer' as const, action: 'crater' as const, space }],
  };
  return {
    ...{ view, say, events: [], pace: 0, marked: [] },
    choice: choiceOf<ShackletonBase>(asked || undefined, space ? { space } : {}),
    faces: table.players.map((_, id) => ({ id, seat: id, name: '', you: id === 0, mark: id })),
    open() {},
    look() {},
  };
}
