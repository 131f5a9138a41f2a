import { countOf, forceIn, hopeIn } from './campaign.ts';
import type { Mind } from './mind.ts';
import { isAffordable, winnable } from './purse.ts';
import { sectorWorth } from './worth.ts';

/** The least that ships are about to win and that one disc more, spent on an action, would leave unclaimed. */
export const forfeited = (mind: Mind): number =>
  mind.once('forfeited', () => {
    const { player } = mind;
    const claims = winnable(mind);
    const paid = player.discs > claims && isAffordable(player, { discs: claims + 1 });
    return claims === 0 || paid ? 0 : Math.min(...prizes(mind));
  });

/** What each claim is worth, as likely as it comes to be. */
function prizes(mind: Mind): number[] {
  const worths: number[] = [];
  for (const sector of mind.table.map) {
    const force = forceIn(mind, sector);
    if (sector.disc === mind.seat || countOf(force) === 0) continue;
    worths.push(hopeIn(mind, sector, force) * Math.max(0, sectorWorth(mind, sector)));
  }
  return worths;
}
