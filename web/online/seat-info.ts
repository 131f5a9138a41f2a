import type { Chair, TableState } from '@orrery/protocol';
import { marksOfSeats } from '../host/faces.ts';
import type { SeatInfo } from '../host/host.ts';
import { BOT_NAMES } from '../host/ways-to-play.ts';

const PRESENCES = { here: 'here', away: 'away', offline: 'gone' } as const;

/** The name of a bot: the same for everybody, and wherever its chair goes. */
export const botName = ({ number }: Pick<Chair, 'number'>, seat: number): string =>
  BOT_NAMES[(number ?? seat) % BOT_NAMES.length];

/** A chair as the table frame knows it. */
export function seatOfChair(chair: Chair, seat: number): SeatInfo {
  const { kind, name, level, caretaker, presence, hints } = chair;
  if (kind !== 'human') return { name: botName(chair, seat), by: 'bot', ...(level ? { level } : {}) };
  return {
    name: name ?? '',
    by: 'person',
    ...(caretaker ? { caretaker } : {}),
    ...(hints ? { hints } : {}),
    ...(presence ? { presence: PRESENCES[presence.state], since: presence.since } : {}),
  };
}

/** Colours of the chairs: the same on every screen, so that a colour means one person. */
export const marksOfChairs = ({ chairs }: Pick<TableState, 'chairs'>): readonly number[] =>
  marksOfSeats(chairs.map(seatOfChair));

/** Hints are given to one person among bots, and where the host allowed them. */
export const givesHints = ({ hints, stage, chairs }: Pick<TableState, 'hints' | 'stage' | 'chairs'>): boolean =>
  stage === 'playing' && (hints === true || chairs.filter(({ kind }) => kind === 'human').length === 1);
