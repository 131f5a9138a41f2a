import { recordOf } from '@orrery/kernel';
import { ASTRONAUTS, type Astronaut, BUILDING, type Crew, FILES, PLACES, type Place } from '../../data/index.ts';
import type { Base, SeenPlayer } from '../table.ts';
import { freeSlots } from './players.ts';

/** Where AstroBot's astronauts stand (SHB-14.8.1, SHB-14.10.1). */

/** The places of a base in the order AstroBot fills them. */
export const SLOT_ORDER: readonly Place[] = [
  ...new Set(FILES.astrobot.slotOrder.map((id): Place => (id === 'waiting' ? id : BUILDING[id].place))),
];

/** Whether AstroBot counts the place as matching: domes for Scientists, the command centre for all (SHB-14.8.1). */
export function suitsBot(place: Place, astronaut: Astronaut): boolean {
  if (place === 'waiting') return false;
  if (place === 'domes') return astronaut === 'scientist';
  const { matching } = BUILDING[place];
  return matching === 'any' || matching === astronaut;
}

type Pass = (place: Place, astronaut: Astronaut) => boolean;

const isLaboratory = (place: Place): boolean =>
  place !== 'domes' && place !== 'waiting' && BUILDING[place].type === 'laboratory';

const PASSES: readonly Pass[] = [
  (place, astronaut) => place === 'domes' && astronaut === 'scientist',
  (place) => place === 'hq',
  suitsBot,
  () => true,
];
const LAST_ROUND: readonly Pass[] = [
  (place, astronaut) => isLaboratory(place) && suitsBot(place, astronaut),
  ...PASSES,
];

/** Arrivals go into free slots in passes; whoever stands in the base stays there. `left` finds no room. */
export function botLayout(player: SeenPlayer, arrivals: Crew, last: boolean): { base: Base; left: Crew } {
  const base = recordOf(PLACES, (place) => ({ ...player.base[place] }));
  const left = { ...arrivals };
  for (const fits of last ? LAST_ROUND : PASSES)
    for (const astronaut of ASTRONAUTS)
      while (left[astronaut] > 0) {
        const place = SLOT_ORDER.find((one) => freeSlots({ ...player, base }, one) > 0 && fits(one, astronaut));
        if (!place) break;
        left[astronaut] -= 1;
        base[place][astronaut] += 1;
      }
  return { base, left };
}
