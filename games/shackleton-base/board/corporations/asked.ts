import type { CorporationId } from '../../data/index.ts';
import type { Seen } from '../../rules/table.ts';
import { CORPORATION_SCREENS } from './index.ts';

/** The corporation whose board the question is about. */
export const askedOf = (question: string | undefined, table: Pick<Seen, 'corporations'>): CorporationId | undefined =>
  table.corporations.find(({ id }) => CORPORATION_SCREENS[id].questions.some((one) => one === question))?.id;
