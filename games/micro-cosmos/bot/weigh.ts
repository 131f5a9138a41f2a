import { FAINT } from '@orrery/games/contract';
import { type ByQuestion, byQuestion, type OpenQuestion, type Play, type Seat } from '@orrery/kernel';
import { type CellId, crewCard, planetCard, RESOURCES, survivorCard, upgradeOf } from '../data/index.ts';
import {
  fieldAt,
  handIsFull,
  hasRoom,
  planetOf,
  planetYield,
  sectorAt,
  touchingEdge,
  yieldAt,
} from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { exploreWorth } from './actions.ts';
import { blunder } from './blunders.ts';
import { colonyWorth, outpostWorth, upgradeCost, upgradeWorth } from './building.ts';
import { drawWorth, yieldWorth } from './cargo.ts';
import { cardLoss, cardWorth, edgesWorth, markerGain, markerLoss, newCard, rowWith } from './crew.ts';
import { afterEdge, discoveryWorth, landingWorth, standing, without } from './destinations.ts';
import { GUESSES } from './guesses.ts';
import { Mind, type Units, unitsOf } from './mind.ts';
import { raisingWorth, terraformWorth } from './planets.ts';
import { keepingWorth, settlingWorth, survivorWorth } from './survivors.ts';

const sectorIn = ({ table }: Mind, cell: CellId): SeenSector => sectorAt(table, cell);
const hereIs = ({ table, player }: Mind) => fieldAt(table.galaxy, player.ark);

/** What an answer would bring, in points. */
const JUDGES: ByQuestion<MicroCosmos, [Mind], number> = {
  'discard-crew': (_about, { card }, mind) => -cardWorth(mind, card, 'bottom'),
  'place-crew': ({ card }, { row }, mind) => edgesWorth(mind, card, row),
  'gain-any': (_about, { resource }, mind) => withUnit(mind, RESOURCES.indexOf(resource), 1),
  upgrade: (_about, answer, mind) => {
    if ('pass' in answer) return 0;
    const upgrade = upgradeOf(answer.upgrade);
    return upgradeWorth(mind, upgrade) - upgradeCost(mind, upgrade);
  },
  'pay-specialist': (_about, answer, mind) =>
    'marker' in answer ? -markerLoss(mind, answer.marker) : -cardLoss(mind, answer.card),
  travel: (_about, answer, mind) =>
    'discover' in answer ? discoveryWorth(mind) : landingWorth(mind, fieldAt(mind.table.galaxy, answer.to)),
  // The level is free: the resource that we have least of.
  'discovery-track': (_about, { resource }, mind) => mind.nth(RESOURCES.indexOf(resource), mind.player.cargo[resource]),
  'cantina-pick': (_about, answer, mind) => {
    if ('pass' in answer) return 0;
    const other = answer.row === 'top' ? 'bottom' : 'top';
    const misplaced =
      hasRoom(mind.player, other) && edgesWorth(mind, answer.card, other) > edgesWorth(mind, answer.card, answer.row);
    return misplaced ? Number.NEGATIVE_INFINITY : cardWorth(mind, answer.card, answer.row);
  },
  'draw-crew': (_about, answer) => ('pass' in answer ? 0 : 1),
  'end-draw': (_about, answer) => ('pass' in answer ? 0 : 1),
  'play-crew': (_about, answer, mind) => {
    const here = hereIs(mind);
    const units = unitsOf(mind.player);
    if ('pass' in answer) return standing(mind, here, units);
    const { card, mode, use } = answer;
    // A card is moved or thrown away for nothing only to make room for another one.
    if (!use && (mode === 'up' || !handIsFull(mind.player))) return Number.NEGATIVE_INFINITY;
    const row = rowWith(mind, card);
    const edge = touchingEdge(crewCard(card), row);
    const crew = mode === 'discard' ? without(mind.specialists, card) : mind.specialists;
    const after = use ? (afterEdge(mind, units, edge) ?? units) : units;
    const place = handIsFull(mind.player) && mode === 'discard' ? newCard(mind) : 0;
    const lost =
      mode === 'discard'
        ? cardLoss(mind, card) - place
        : edgesWorth(mind, card, 'bottom') - edgesWorth(mind, card, 'top');
    return standing(mind, here, after, crew) + (use ? drawWorth(mind, edge.draw) : 0) - lost;
  },
  'pay-any': (_about, { resource }, mind) => withUnit(mind, RESOURCES.indexOf(resource), -1),
  'planet-action': ({ cell }, answer, mind) => {
    if ('pass' in answer) return 0;
    const sector = sectorIn(mind, cell);
    const units = unitsOf(mind.player);
    switch (answer.action) {
      case 'gather':
        return yieldWorth(mind, units, planetYield(sector));
      case 'terraform':
        return terraformWorth(mind, sector, units);
      case 'explore':
        return exploreWorth(mind, sector);
      case 'found-colony':
        return colonyWorth(mind, sector, units);
      case 'settle':
        return settlingWorth(mind, planetOf(sector).colour);
      case 'create-outpost':
        return outpostWorth(mind, sector, answer.outpost);
    }
  },
  'raise-level': ({ cell }, answer, mind) =>
    'stop' in answer
      ? 0
      : raisingWorth(mind, sectorIn(mind, cell), 1) + changed(mind, RESOURCES.indexOf(answer.resource), -1),
  'explore-choice': ({ planet }, { survivor }, mind) => survivorWorth(mind, survivor, planetCard(planet).colour),
  'keep-survivor': ({ survivor }, { keep }, mind) =>
    keep ? CURIOUS + keepingWorth(mind, survivorCard(survivor).colour) : 0,
  'orbit-action': (_about, answer, mind) => {
    if ('pass' in answer) return 0;
    if (answer.action === 'gain-specialist') return markerGain(mind, answer.card, answer.marker);
    return CURIOUS + yieldWorth(mind, unitsOf(mind.player), yieldAt(mind.table, hereIs(mind)));
  },
  'automa-specialist': () => 0,
  'automa-outpost': () => 0,
};

/** What costs nothing is rather done than left. */
const CURIOUS = 0.2;

/** A unit more or less; before the action of this turn it may be of use at once. */
function withUnit(mind: Mind, r: number, change: 1 | -1): number {
  const units = changedUnits(mind, r, change);
  const early =
    mind.table.turn?.player === mind.me && (mind.table.turn.step === 'crew' || mind.table.turn.step === 'travel');
  return early ? standing(mind, hereIs(mind), units) : mind.cargoWorth(units);
}

const changed = (mind: Mind, r: number, change: 1 | -1): number =>
  mind.cargoWorth(changedUnits(mind, r, change)) - mind.cargoWorth(unitsOf(mind.player));

function changedUnits(mind: Mind, r: number, change: 1 | -1): Units {
  const units = unitsOf(mind.player);
  units[r] = Math.min(mind.capacity, units[r] + change);
  return units;
}

/** Details of a decision that was made before: the best answer is given without a second thought. */
const DETAILS: ReadonlySet<string> = new Set([
  'place-crew',
  'pay-specialist',
  'pay-any',
  'gain-any',
  'draw-crew',
  'end-draw',
  'discovery-track',
  'raise-level',
  'keep-survivor',
]);

/** How likely a sensible player gives each answer: blunders never, what is far behind the best hardly ever. */
export function weigh({ match }: Play<MicroCosmos>, seat: Seat, asked: OpenQuestion<MicroCosmos>): number[] {
  const mind = new Mind(match.table, match.options, seat);
  const gains: number[] = [];
  for (const answer of asked.answers)
    gains.push(byQuestion<MicroCosmos, [Mind], number>(JUDGES, asked, answer, mind) ?? 0);
  for (let i = 0; i < gains.length; i++)
    if (blunder(mind, asked, asked.answers[i]) !== undefined) gains[i] = Number.NEGATIVE_INFINITY;
  const best = Math.max(...gains);
  if (best === Number.NEGATIVE_INFINITY) return gains.map(() => 1);
  const detail = DETAILS.has(asked.question) && match.table.round > 0 ? gains.indexOf(best) : -1;
  return gains.map((gain, i) => {
    if (gain === Number.NEGATIVE_INFINITY) return 0;
    if (detail >= 0) return i === detail ? 1 : FAINT;
    const weight = Math.exp((gain - best) / GUESSES.taste);
    return weight < GUESSES.hopeless ? FAINT : weight;
  });
}
