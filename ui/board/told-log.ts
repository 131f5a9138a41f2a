import type { Vocabulary } from '@orrery/kernel';
import type { BoardProps } from '../contract.ts';

/** The log as far as it is told: stories before the board must not know more than the log beside it. */
export const toldLog = <G extends Vocabulary>({
  log = [],
  events,
  telling,
}: Pick<BoardProps<G>, 'log' | 'events' | 'telling'>): NonNullable<BoardProps<G>['log']> =>
  telling ? log.slice(0, log.length - events.length + telling.told) : log;
