import type { View } from '@orrery/kernel';
import type { Say } from '@orrery/ui/contract';
import type { Eclipse } from '../../rules/table.ts';

export const moment = (view: View<Eclipse>, say: Say): string =>
  say(`board.moment.${view.table.phase}`, { round: view.table.round });
