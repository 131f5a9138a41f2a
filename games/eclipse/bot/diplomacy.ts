import type { Seat } from '@orrery/kernel';
import { fits } from '../rules/diplomacy.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { marshalOf } from './move.ts';
import { bestCube, cubeWorth } from './worth.ts';

/** Ships of an attack that relations would forbid. */
const ATTACKERS = 3;

/** What relations with a partner bring. */
export function relationsWorth(mind: Mind, partner: Seat): number {
  const { player } = mind;
  const { cards } = player.reputation;
  const room = fits(player, player.ambassadors.length + 1, cards.length) ? 0 : Math.min(...cards);
  return GUESSES.peace + cubeWorth(mind, bestCube(mind)) - room - GUESSES.planned * plans(mind, partner);
}

/** What an attack on a partner that is possible now would bring. */
function plans(mind: Mind, partner: Seat): number {
  const marshal = marshalOf(mind);
  let best = 0;
  for (const target of marshal.targets)
    if (marshal.sector(target).disc === partner) best = Math.max(best, marshal.sending(target, ATTACKERS));
  return best;
}
