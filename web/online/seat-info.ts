import type { Chair, TableState, You } from '@orrery/protocol';
import { marksOfSeats } from '../host/faces.ts';
import type { SeatInfo } from '../host/host.ts';
import { BOT_NAMES, liking } from '../host/ways-to-play.ts';

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

/** Colours of the chairs as somebody sees them who likes this one: the same as at the table later. */
export const marksOfChairs = (
  { chairs }: Pick<TableState, 'chairs'>,
  you: Pick<You, 'seat'>,
  mark: number | undefined,
): readonly number[] =>
  marksOfSeats(
    chairs.map((chair, at) => ({ ...seatOfChair(chair, at), ...liking(at === you.seat ? mark : undefined) })),
  );

/** Hints are given to one person among bots, and where the host allowed them. */
export const givesHints = ({ hints, stage, chairs }: Pick<TableState, 'hints' | 'stage' | 'chairs'>): boolean =>
  stage === 'playing' && (hints === true || chairs.filter(({ kind }) => kind === 'human').length === 1);
