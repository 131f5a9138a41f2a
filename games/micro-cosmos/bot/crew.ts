import { present } from '@orrery/kernel';
import {
  CREW,
  CREW_LIMIT,
  type CrewEdge,
  type CrewId,
  crewCard,
  type Row,
  SPECIALISTS,
  type Specialist,
} from '../data/index.ts';
import { crewCount, rowOf, type Specialists } from '../rules/lookups/index.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';

/** Cards and specialists need some turns to be of use. */
const useful = ({ later }: Mind): number => Math.min(1, later / 4);

/** A card not seen yet; one more is worth less when there are many. */
export const newCard = (mind: Mind): number =>
  GUESSES.card * useful(mind) * (crewCount(mind.player) < CREW_LIMIT - 1 ? 1 : 0.6);

/** Units and cards that the action of each edge brings, after its price. */
const BROUGHT = new Map<CrewEdge, { readonly units: number; readonly cards: number }>(
  CREW.flatMap(({ top, bottom }) => [top, bottom]).map((edge) => [
    edge,
    { units: total(edge.gain) - total(edge.pay), cards: total(edge.draw) },
  ]),
);

function total(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the action of an edge brings on the whole, wherever it is used. */
function edgeBrings(edge: CrewEdge): number {
  const { units, cards } = present(BROUGHT.get(edge), 'such edge');
  return Math.max(0, units * GUESSES.unit + cards * GUESSES.edgeDraw);
}

/** What the edges of a card promise in a row: in the bottom row it can be played, moved up and played again. */
export function edgesWorth(mind: Mind, card: CrewId, row: Row): number {
  const { top, bottom } = crewCard(card);
  const promise =
    row === 'top'
      ? GUESSES.edge * edgeBrings(bottom)
      : GUESSES.edge * edgeBrings(top) + GUESSES.edgeAbove * edgeBrings(bottom);
  return promise * useful(mind);
}

/** The nth specialist of a kind. */
function specialistWorth(mind: Mind, specialist: Specialist, n: number): number {
  const first = specialist === 'engineer' ? GUESSES.engineer : GUESSES.leader;
  return first * GUESSES.further ** (n - 1) * useful(mind);
}

/** What is given up with a specialist, by the number of them. */
export const lastSpecialist = (mind: Mind, specialist: Specialist, counts: Specialists = mind.specialists): number =>
  specialistWorth(mind, specialist, Math.max(1, counts[specialist]));

/** What one more specialist of a kind brings. */
const oneMore = (mind: Mind, specialist: Specialist): number =>
  specialistWorth(mind, specialist, mind.specialists[specialist] + 1);

/** A card that would join the crew. */
export const cardWorth = (mind: Mind, card: CrewId, row: Row): number =>
  oneMore(mind, crewCard(card).specialist) + edgesWorth(mind, card, row);

/** What goes with a card of the own crew. */
export const cardLoss = (mind: Mind, card: CrewId): number =>
  lastSpecialist(mind, crewCard(card).specialist) + edgesWorth(mind, card, rowWith(mind, card));

export const rowWith = ({ player }: Mind, card: CrewId): Row =>
  rowOf(player, 'top').includes(card) ? 'top' : 'bottom';

/** What goes with a ready marker. */
export const markerLoss = (mind: Mind, marker: Specialist): number =>
  lastSpecialist(mind, marker) + GUESSES.marker * useful(mind);

/** A card becomes a ready marker. */
export const markerGain = (mind: Mind, card: CrewId, marker: Specialist): number =>
  oneMore(mind, marker) + GUESSES.marker * useful(mind) - cardLoss(mind, card);

/** The whole crew, with the markers that are ready. */
export function crewWorth(mind: Mind): number {
  const { player, specialists } = mind;
  let sum = 0;
  for (const row of ['top', 'bottom'] as const)
    for (const card of rowOf(player, row)) sum += edgesWorth(mind, card, row);
  for (const kind of SPECIALISTS) {
    for (let n = 1; n <= specialists[kind]; n++) sum += specialistWorth(mind, kind, n);
    if (player.ready[kind]) sum += GUESSES.marker * useful(mind);
  }
  return sum;
}
