import { type ByQuestion, byQuestion, type OpenQuestion, type Play, type Seat } from '@orrery/kernel';
import { type CellId, crewCard, planetCard, type Resource, survivorCard, upgradeOf } from '../data/index.ts';
import {
  edgeMatches,
  fieldAt,
  handIsFull,
  hasRoom,
  planetYield,
  rowOf,
  touchingEdge,
  yieldAt,
} from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { blunder } from './blunders.ts';
import { discoveryWorth, landingWorth } from './destinations.ts';
import { GUESSES } from './guesses.ts';
import { Mind } from './mind.ts';
import {
  cardWorth,
  colonyWorth,
  edgeWorth,
  exploreWorth,
  keepingWorth,
  newCard,
  outpostWorth,
  raisingWorth,
  settledPoints,
  survivorWorth,
  terraformWorth,
  upgradeCost,
  upgradeWorth,
  yieldWorth,
} from './worth.ts';

const sectorIn = ({ table }: Mind, cell: CellId): SeenSector => table.galaxy[cell] as SeenSector;

/** A card in the bottom row can be played, moved up and played again. */
const BOTTOM_ROW = 0.3;

/** What an answer would bring, in points. */
const JUDGES: ByQuestion<MicroCosmos, [Mind], number> = {
  'discard-crew': (_about, { card }, mind) => -cardWorth(mind, card),
  'place-crew': (_about, { row }) => (row === 'bottom' ? BOTTOM_ROW : 0),
  'gain-any': (_about, { resource }, mind) => mind.unit(resource),
  upgrade: (_about, answer, mind) => {
    if ('pass' in answer) return 0;
    const upgrade = upgradeOf(answer.upgrade);
    return upgradeWorth(mind, upgrade) - upgradeCost(mind, upgrade);
  },
  'pay-specialist': (_about, answer, mind) =>
    'marker' in answer ? -GUESSES.marker * mind.future : -cardWorth(mind, answer.card),
  travel: (_about, answer, mind) =>
    'discover' in answer ? discoveryWorth(mind) : landingWorth(mind, fieldAt(mind.table.galaxy, answer.to)),
  'discovery-track': (_about, { resource }, mind) => -mind.player.cargo[resource] * 0.2,
  'cantina-pick': (_about, answer, mind) =>
    'pass' in answer ? 0 : cardWorth(mind, answer.card) + (answer.row === 'bottom' ? BOTTOM_ROW : 0) + 0.1,
  'draw-crew': (_about, answer, mind) => ('pass' in answer ? 0 : newCard(mind) + 0.1),
  'end-draw': (_about, answer, mind) => ('pass' in answer ? 0 : newCard(mind) + 0.1),
  'play-crew': (_about, answer, mind) => {
    if ('pass' in answer) return 0;
    const { player, table } = mind;
    const card = crewCard(answer.card);
    const here = fieldAt(table.galaxy, player.ark);
    const row = rowOf(player, 'top').includes(answer.card) ? 'top' : 'bottom';
    const action = answer.use ? edgeWorth(mind, touchingEdge(card, row)) : 0;
    if (answer.mode === 'discard') return action - cardWorth(mind, answer.card);
    // Moved up, its other edge can be played at once or later.
    const again = edgeMatches(card.bottom, here) ? 0.5 * edgeWorth(mind, card.bottom) : 0;
    return action + again - 0.15 - (hasRoom(player, 'top') ? 0 : 1);
  },
  'pay-any': (_about, { resource }, mind) => -mind.unit(resource, -1),
  'planet-action': ({ cell }, answer, mind) => {
    if ('pass' in answer) return 0;
    const sector = sectorIn(mind, cell);
    switch (answer.action) {
      case 'gather':
        return yieldWorth(mind, planetYield(sector));
      case 'terraform':
        return terraformWorth(mind, sector);
      case 'explore':
        return exploreWorth(mind, sector);
      case 'found-colony':
        return colonyWorth(mind);
      case 'settle':
        return settledPoints(mind);
      case 'create-outpost':
        return outpostWorth(mind, sector, answer.outpost);
    }
  },
  'raise-level': ({ cell }, answer, mind) =>
    'stop' in answer ? 0 : raisingWorth(mind, sectorIn(mind, cell), 1) - 0.3 * scarcity(mind, answer.resource),
  'explore-choice': ({ planet }, { survivor }, mind) => survivorWorth(mind, survivor, planetCard(planet).colour),
  'keep-survivor': ({ survivor }, { keep }, mind) =>
    keep ? 0.2 + keepingWorth(mind, survivorCard(survivor).colour) : 0,
  'orbit-action': (_about, answer, mind) => {
    if ('pass' in answer) return 0;
    const here = fieldAt(mind.table.galaxy, mind.player.ark);
    if (answer.action === 'gather')
      return yieldWorth(mind, yieldAt(mind.table, here)) + (handIsFull(mind.player) ? 0 : 0.05);
    return GUESSES.marker * (0.3 + mind.future) - cardWorth(mind, answer.card);
  },
  'automa-specialist': () => 0,
  'automa-outpost': () => 0,
};

/** How dear a unit is that planets ask for elsewhere too. */
const scarcity = (mind: Mind, resource: Resource): number =>
  mind.unit(resource, -1) / (1 + mind.player.cargo[resource]);

/** How likely a sensible player gives each answer; blunders never. */
export function weigh({ match }: Play<MicroCosmos>, seat: Seat, asked: OpenQuestion<MicroCosmos>): number[] {
  const mind = new Mind(match.table, match.options, seat);
  const gains: number[] = [];
  for (const answer of asked.answers)
    gains.push(byQuestion<MicroCosmos, [Mind], number>(JUDGES, asked, answer, mind) ?? 0);
  const best = Math.max(...gains);
  const weights = gains.map((gain) => Math.exp((gain - best) / GUESSES.taste));
  for (let i = 0; i < weights.length; i++) if (blunder(mind, asked, asked.answers[i]) !== undefined) weights[i] = 0;
  return weights;
}
