import type { Seat } from '@orrery/kernel';
import { inGame } from '../../rules/lookups.ts';
import type { Seen } from '../../rules/table.ts';

/** Whether a player's board is set up and still in play: between the choice of all species and an elimination. */
export const hasBoard = ({ phase, players }: Seen, seat: Seat): boolean =>
  phase !== 'setup' && players[seat].species !== null && inGame(players[seat]);
