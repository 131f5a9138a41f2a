import { copy } from '@orrery/kernel';
import { ASTRONAUTS, type Astronaut, BUILDING, type Place, ROUNDS } from '../../data/index.ts';
import { leaveSurplus } from '../arrange.ts';
import { freeSlots, noCrew } from '../lookups/players.ts';
import type { Who } from '../table.ts';
import { step } from '../vocabulary.ts';
import { matches, SLOT_ORDER } from './recruit.ts';

type Pass = (place: Place, astronaut: Astronaut) => boolean;

const isLaboratory = (place: Place): boolean =>
  place !== 'domes' && place !== 'waiting' && BUILDING[place].type === 'laboratory';

const PASSES: readonly Pass[] = [
  (place, astronaut) => place === 'domes' && astronaut === 'scientist',
  (place) => place === 'hq',
  matches,
  () => true,
];
const LAST_ROUND: readonly Pass[] = [(place, astronaut) => isLaboratory(place) && matches(place, astronaut), ...PASSES];

/** Arrivals go into free slots in passes; whoever stands in the base stays there (SHB-14.10.1). */
export const placeArrivals = step<{ who: Who }>('place-arrivals', (m, { who }) => {
  const { table } = m;
  const player = table.players[who];
  const left = player.arrivals;
  for (const fits of table.round === ROUNDS ? LAST_ROUND : PASSES)
    for (const astronaut of ASTRONAUTS)
      while (left[astronaut] > 0) {
        const place = SLOT_ORDER.find((one) => freeSlots(player, one) > 0 && fits(one, astronaut));
        if (!place) break;
        left[astronaut] -= 1;
        player.base[place][astronaut] += 1;
      }
  player.arrivals = noCrew();
  m.tell({ type: 'base-arranged', who, base: copy(player.base) });
  leaveSurplus(m, who, left);
});
