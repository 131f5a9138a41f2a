import { present } from '@orrery/kernel';
import type { CellId, FieldKey } from '../../data/index.ts';
import type { PlayerId, SeenTable } from '../table.ts';
import { type FieldNode, fieldAt, fieldsOf, nodeOf } from './galaxy.ts';
import { range } from './players.ts';

/** Where a move may end (MC-8.14), nearest first. */
export type Ends = { readonly fields: readonly FieldNode[]; readonly sectors: readonly CellId[] };

export function endsOf(table: SeenTable, player: PlayerId): Ends {
  const { ark } = table.players[player];
  const fields: FieldNode[] = [];
  const sectors: CellId[] = [];
  const far = range(table.players[player]);
  spread(fieldAt(table.galaxy, ark), far, (node, steps) => {
    if (steps > 0 && mayLand(table, player, node)) fields.push(node);
    if (steps < far) for (const cell of node.unknown) if (!sectors.includes(cell)) sectors.push(cell);
  });
  return { fields, sectors };
}

/** MC-8.13, MC-14.12: planets and the gate hold any number of Arks, but the Automa's planet is closed. */
export function mayLand(table: SeenTable, player: PlayerId, { key, type }: FieldNode): boolean {
  for (let other = 0; other < table.players.length; other++) {
    const { ark, seat } = table.players[other];
    if (other === player || ark !== key) continue;
    if (seat === null || (type !== 'planet' && type !== 'gate')) return false;
  }
  return true;
}

/** Visits fields by their distance; a shortest path enters no field twice (MC-8.12). */
function spread(
  from: FieldNode,
  far: number,
  visit: (node: FieldNode, steps: number) => void,
): Map<FieldNode, FieldNode> {
  const cameFrom = new Map<FieldNode, FieldNode>([[from, from]]);
  let edge = [from];
  for (let steps = 0; edge.length > 0 && steps <= far; steps++) {
    const next: FieldNode[] = [];
    for (const node of edge) {
      visit(node, steps);
      for (const other of node.next) {
        if (cameFrom.has(other)) continue;
        cameFrom.set(other, node);
        next.push(other);
      }
    }
    edge = next;
  }
  return cameFrom;
}

/** A shortest way between two fields, both included; of equal ones always the same. */
export function routeTo(table: SeenTable, from: FieldKey, to: FieldKey): FieldKey[] {
  const graph = fieldsOf(table.galaxy);
  const cameFrom = spread(nodeOf(graph, from), graph.size, () => {});
  const path: FieldKey[] = [to];
  for (let at = nodeOf(graph, to); at.key !== from; ) {
    at = present(cameFrom.get(at), 'way between these fields');
    path.unshift(at.key);
  }
  return path;
}

/** A shortest way to the edge of an empty sector: the last field is the one from which it is entered. */
export function routeToSector(table: SeenTable, from: FieldKey, cell: CellId): FieldKey[] {
  let best: FieldKey[] | undefined;
  for (const { key, unknown } of fieldsOf(table.galaxy).values()) {
    if (!unknown.includes(cell)) continue;
    const route = routeTo(table, from, key);
    if (!best || route.length < best.length) best = route;
  }
  return present(best, 'way to this sector');
}
