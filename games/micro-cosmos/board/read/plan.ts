import type { CellId, CrewEdge, CrewId, FieldKey, Upgrade, Yield } from '../../data/index.ts';
import { crewCard, ROWS } from '../../data/index.ts';
import {
  edgeMatches,
  type FieldNode,
  fieldAt,
  landingUpgrades,
  planetYield,
  routeTo,
  routeToSector,
  rowOf,
  sectorAt,
  touchingEdge,
  yieldAt,
} from '../../rules/lookups/index.ts';
import type { PlayerId, SeenTable } from '../../rules/table.ts';

/** Where a move may end: a field, or an empty sector. */
export type End = { readonly to: FieldKey } | { readonly discover: CellId };

/** What a move means before it is made (S-3). */
export interface Plan {
  /** From field to field; on a discovery up to the edge of the known galaxy. */
  readonly route: readonly FieldKey[];
  readonly steps: number;
  /** The field where it ends; none in an unknown sector. */
  readonly field?: FieldNode;
  /** Owners of outposts there, each with what the landing brings. */
  readonly income: readonly { readonly player: PlayerId; readonly gain: Yield }[];
  /** Upgrades of the traveller that work there. */
  readonly upgrades: readonly Upgrade[];
  /** What gathering would bring. */
  readonly gather?: Yield;
  /** Own crew cards whose touching edge matches there, each with that edge. */
  readonly matching: readonly Match[];
}

interface Match {
  readonly card: CrewId;
  readonly edge: CrewEdge;
}

export function planOf(table: SeenTable, player: PlayerId, end: End): Plan {
  const { ark } = table.players[player];
  if ('discover' in end) {
    const route = routeToSector(table, ark, end.discover);
    return { route, steps: route.length, income: [], upgrades: [], matching: [] };
  }
  const field = fieldAt(table.galaxy, end.to);
  const route = routeTo(table, ark, end.to);
  return {
    route,
    steps: route.length - 1,
    field,
    income: incomeAt(table, field),
    upgrades: landingUpgrades(table.players[player], field.type),
    ...(field.type === 'asteroid' ? {} : { gather: yieldAt(table, field) }),
    matching: matchingAt(table, player, field),
  };
}

/** MC-8.40: what a landing on this field brings to the owners of outposts. */
function incomeAt(table: SeenTable, { type, cell }: FieldNode): Plan['income'] {
  if (type !== 'planet') return [];
  const sector = sectorAt(table, cell);
  return sector.outposts.map((player) => ({ player, gain: planetYield(sector) }));
}

/** MC-9.5: own crew cards whose touching edge matches a field. */
const matchingAt = (table: SeenTable, player: PlayerId, field: FieldNode): Match[] =>
  ROWS.flatMap((row) =>
    rowOf(table.players[player], row)
      .map((card) => ({ card, edge: touchingEdge(crewCard(card), row) }))
      .filter(({ edge }) => edgeMatches(edge, field)),
  );
