import { copy } from '@orrery/kernel';
import { ROUNDS } from '../../data/index.ts';
import { leaveSurplus } from '../arrange.ts';
import { botLayout } from '../lookups/astrobot-base.ts';
import { noCrew } from '../lookups/players.ts';
import type { Who } from '../table.ts';
import { step } from '../vocabulary.ts';

/** AstroBot's arrivals find their places (SHB-14.10.1). */
export const placeArrivals = step<{ who: Who }>('place-arrivals', (m, { who }) => {
  const { table } = m;
  const player = table.players[who];
  const { base, left } = botLayout(player, player.arrivals, table.round === ROUNDS);
  player.base = base;
  player.arrivals = noCrew();
  m.tell({ type: 'base-arranged', who, base: copy(base) });
  leaveSurplus(m, who, left);
});
