import { FILES, PROJECT } from '../../data/index.ts';
import { freeSeats, seatedOn } from '../../rules/corporations/artemis-tours.ts';
import { GUESSES } from '../guesses.ts';
import type { Mind } from '../mind.ts';
import { effectsWorth } from '../worth.ts';
import type { CorporationJudgement } from './contract.ts';

type Seat = ReturnType<typeof freeSeats>[number];

/** The reward, income from attractions, and the bonus of a full one. */
function seatWorth(mind: Mind, seat: Seat): number {
  const { table } = mind;
  if (seat.seat === 'rim-walk') {
    const taken = table.boards['artemis-tours']?.rimWalk.length ?? 0;
    return effectsWorth(mind, FILES['artemis-tours'].rimWalk.seats[taken].reward);
  }
  const { seats = [], fullBonusVp = 0 } = PROJECT[seat.project];
  const taken = seatedOn(table, seat.project);
  const full = fullBonusVp / (seats.length - taken);
  return effectsWorth(mind, seats[taken]) + full + mind.upkeeps * GUESSES.credit * mind.useful;
}

/** One tourist, and half as much again for a second one. */
function seating(mind: Mind): number {
  const { tourist } = mind.player.stock;
  if (tourist === 0) return 0;
  const worths = freeSeats(mind.table, mind.me).map((seat) => seatWorth(mind, seat));
  if (worths.length === 0) return 0;
  const best = Math.max(...worths);
  const price = mind.unit('tourist', -1);
  return best - price + (tourist > 1 ? 0.9 * (best - price) : 0);
}

export const artemisTours: CorporationJudgement<'seat-tourist'> = {
  judges: {
    'seat-tourist': (_about, answer, mind) =>
      'stop' in answer ? 0 : seatWorth(mind, answer) - mind.unit('tourist', -1),
  },
  operations: { seatTourist: seating },
};
