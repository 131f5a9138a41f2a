import type { AnswerTo } from '@orrery/kernel';
import type { PartId, Ship } from '../data/index.ts';
import { illegalShips, type ShipValues } from '../rules/lookups/blueprint.ts';
import type { Eclipse, OwnAnswer } from '../rules/vocabulary.ts';
import { type Change, exchanges, improvement, partNow, swapped } from './design.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { bestCampaign } from './muster.ts';

/** Points for strength: ships that will not fight any more are worth nothing. */
const perPower = ({ rounds }: Mind): number => GUESSES.power * Math.min(1, 0.4 + rounds / 4);

/** What an Upgrade action brings: the best changes, as many as it has activations, and the fights that they decide. */
export function upgradePromise(mind: Mind, activations: number): number {
  const made = changes(mind).slice(0, activations);
  if (made.length === 0) return 0;
  let sum = 0;
  const designs: { [ship in Ship]?: ShipValues } = {};
  for (const { ship, slot, part, gain } of made) {
    sum += gain;
    designs[ship] = swapped(designs[ship] ?? mind.values(ship), partNow(mind, ship, slot), part);
  }
  const fights = bestCampaign(mind.redesigned(designs)) - bestCampaign(mind);
  return sum * perPower(mind) + GUESSES.trust * Math.max(0, fights);
}

const WASTED = -0.5;
/** Strength not worth a tile. */
const TRIFLE = 0.02;
/** Among many parts the best few are wanted. */
const EAGER = 3;

const changes = (mind: Mind): Change[] => mind.once('changes', () => exchanges(mind));

/** A part put where it helps; a tile is returned only where a better one can take its place. */
export function judgeUpgrade(mind: Mind, begun: boolean, answer: OwnAnswer<'upgrade'>): number {
  switch (answer.do) {
    case 'install': {
      const gain = improvement(mind, answer.ship, answer.slot, answer.part);
      return gain > TRIFLE ? EAGER * gain * perPower(mind) : WASTED - 1;
    }
    case 'return': {
      if (begun) return -2;
      const change = changes(mind).find(({ ship, slot }) => ship === answer.ship && slot === answer.slot);
      return change ? EAGER * change.gain * perPower(mind) - 0.1 : -2;
    }
    case 'done':
      return illegalShips(mind.player).length === 0 ? -0.2 : -2;
    default:
      return changes(mind).length === 0 ? 0 : WASTED;
  }
}

/** Where a found part goes: on a ship where it helps, or beside the board. */
export function judgeFoundPart(mind: Mind, part: PartId, answer: AnswerTo<Eclipse, 'discovery-part'>): number {
  if (answer.do !== 'install') return 0;
  return improvement(mind, answer.ship, answer.slot, part) * perPower(mind);
}
