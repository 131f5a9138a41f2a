import type { Sector } from '../rules/table.ts';
import { type Force, forceIn, hopeIn, stake, withShip } from './campaign.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { type Marshal, marshalOf } from './move.ts';

/** Ships that two Move actions bring together. */
const MUSTERED = 4;

/** All that could be at a target soon. */
export function mustered(marshal: Marshal, target: number): Force {
  let force: Force = forceIn(marshal.mind, marshal.sector(target));
  for (const ship of marshal.reinforcements(target, MUSTERED)) force = withShip(force, ship);
  return force;
}

/** What a campaign brings; nothing if it is better left alone. */
export const worthwhile = (mind: Mind, sector: Sector, force: Force): number =>
  hopeIn(mind, sector, force) < GUESSES.hope ? 0 : Math.max(0, stake(mind, sector, force));

/** What the best campaign in reach brings. */
export function bestCampaign(mind: Mind): number {
  const marshal = marshalOf(mind);
  let best = 0;
  for (const target of marshal.targets)
    best = Math.max(best, worthwhile(mind, marshal.sector(target), mustered(marshal, target)));
  return best;
}
