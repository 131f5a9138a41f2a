import { forceIn, hopeIn } from './campaign.ts';
import type { Mind } from './mind.ts';
import { isAffordable, winnable } from './purse.ts';
import { sectorWorth } from './worth.ts';

/** The least that ships are about to win and that one disc more, spent on an action, would leave unclaimed. */
export const forfeited = (mind: Mind): number =>
  mind.once('forfeited', () => {
    const { player } = mind;
    const claims = winnable(mind);
    const paid = player.discs > claims.length && isAffordable(player, { discs: claims.length + 1 });
    if (claims.length === 0 || paid) return 0;
    // What each is worth, as likely as it is won.
    return Math.min(
      ...claims.map((sector) => hopeIn(mind, sector, forceIn(mind, sector)) * Math.max(0, sectorWorth(mind, sector))),
    );
  });
