import type { Chair } from '@orrery/protocol';
import { BOT_NAMES } from '../../start/ways-to-play.ts';
import type { SeatInfo } from '../host.ts';

const PRESENCES = { here: 'here', away: 'away', offline: 'gone' } as const;

/** A chair as the table frame knows it. Bots get their names from the seat, the same for everybody. */
export function seatOfChair(chair: Chair, seat: number): SeatInfo {
  const { kind, name, level, caretaker, presence } = chair;
  if (kind !== 'human') return { name: BOT_NAMES[seat % BOT_NAMES.length], by: 'bot', ...(level ? { level } : {}) };
  return {
    name: name ?? '',
    by: 'person',
    ...(caretaker ? { caretaker } : {}),
    ...(presence ? { presence: PRESENCES[presence.state], since: presence.since } : {}),
  };
}
