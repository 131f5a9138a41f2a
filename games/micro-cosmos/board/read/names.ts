import type { View } from '@orrery/kernel';
import type { Names } from '@orrery/ui/contract';
import type { Amount, CrewEdge, CrewId, Draw, Row, SurvivorId, UpgradeId, Yield } from '../../data/index.ts';
import { crewCard, fieldIdOf, GATE_CELL, survivorCard, upgradeOf } from '../../data/index.ts';
import { type FieldNode, fieldsOf, touchingEdge } from '../../rules/lookups/index.ts';
import type { SeenTable } from '../../rules/table.ts';
import type { MicroCosmos, Need } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** Fields by the planet that lies there in this game: "moon of Elpis". */
export const fieldNames = ({ table }: View<MicroCosmos>, say: Say): Names =>
  Object.fromEntries(
    [...fieldsOf(table.galaxy).values()]
      .filter(({ cell }) => cell !== GATE_CELL)
      .map((field) => [`field.${field.key}`, fieldIn(say, table, field)]),
  );

/** Several asteroids of a card are told apart by their number. */
export function fieldIn(say: Say, { galaxy }: SeenTable, { key, type: place, planet, cell }: FieldNode): string {
  const alike = [...fieldsOf(galaxy).values()].filter((one) => one.cell === cell && one.type === place);
  const [n] = alike.length > 1 ? (fieldIdOf(key).match(/\d+$/) ?? []) : [];
  return say(n ? 'board.field.numbered' : 'board.field', { place, planet, cell, n });
}

/** Names and spoken phrases; names of things come as arguments, so that the words of the game say them. */

export const amountsIn = (say: Say, gain: readonly Amount[], draw: readonly Draw[] = []): string[] => [
  ...gain.map(({ resource, amount }) =>
    resource === 'any' ? say('board.any', { n: amount }) : say('board.amount', { n: amount, resource }),
  ),
  ...draw.map(({ source, amount }) =>
    source === 'deck' ? say('board.draw.deck', { n: amount }) : say('board.draw.cantina', { n: amount }),
  ),
];

export const yieldIn = (say: Say, { gain, draw }: Yield): string => amountsIn(say, gain, draw).join(', ');

export const needsIn = (say: Say, needs: readonly Need[]): string =>
  needs.map((need) => say('board.need', { need })).join(', ');

/** "Red edge: 1 Technology for 2 Workforce". */
export function edgeIn(say: Say, { colour, pay, gain, draw }: CrewEdge): string {
  const brings = amountsIn(say, gain, draw).join(', ');
  const where = say(`board.edge.${colour}`);
  if (pay.length === 0) return say('board.edge', { where, brings });
  return say('board.edge.pay', { where, brings, costs: amountsIn(say, pay).join(', ') });
}

/** A crew card with its specialist and the edge that counts where it lies; both edges where it touches nothing. */
export function crewIn(say: Say, card: CrewId, row?: Row): string[] {
  const { specialist, top, bottom } = crewCard(card);
  const edges = row ? [touchingEdge(crewCard(card), row)] : [top, bottom];
  return [
    say('board.crew', { card, specialist }),
    ...(row ? [say(`board.row.${row}`)] : []),
    ...edges.map((edge) => edgeIn(say, edge)),
  ];
}

export const survivorIn = (say: Say, survivor: SurvivorId): string[] => {
  const { colour, gain } = survivorCard(survivor);
  return [say('board.survivor', { survivor }), say(`board.colour.${colour}`), amountsIn(say, gain).join(', ')];
};

export function costIn(say: Say, upgrade: UpgradeId): string {
  const { specialist, resources } = upgradeOf(upgrade).cost;
  return [say('board.need', { need: specialist }), ...amountsIn(say, resources)].join(', ');
}
