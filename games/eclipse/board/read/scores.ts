import type { View } from '@orrery/kernel';
import { visibleScore } from '../../rules/lookups.ts';
import type { Eclipse } from '../../rules/table.ts';

export const scores = ({ table }: View<Eclipse>): readonly (number | null)[] =>
  table.players.map(({ species }, seat) =>
    species === null ? null : visibleScore(table, seat).reduce((sum, { points }) => sum + points, 0),
  );
