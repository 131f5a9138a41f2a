import type { Condition, Metric } from '../../data/index.ts';
import { corporationRules, inPlay } from '../corporations/index.ts';
import type { Seen, Who } from '../table.ts';
import type { Context } from '../vocabulary.ts';
import { fundedBy } from './players.ts';

/** What can be counted about a player (EFFECTS.md, section 5); 0 where its corporation is not in play. */
export function metric(table: Seen, who: Who, name: Metric, context: Context = {}): number {
  const player = table.players[who];
  switch (name) {
    case 'activatedSector':
      return table.turn?.activated ?? 0;
    case 'goalsFulfilled':
      return player.goals.length;
    case 'projects':
      return fundedBy(table, who).length;
    case 'remainingCredit':
      return player.stock.credits;
    default:
      for (const { id } of table.corporations) {
        const count = corporationRules(id).metrics?.[name];
        if (count) return count(table, who, context);
      }
      return 0;
  }
}

/** Conditions of parts of effects; those of a corporation that is not in play are false. */
export function holds(table: Seen, who: Who, condition: Condition, context: Context): boolean {
  return inPlay(table).some(({ conditions }) => conditions?.[condition]?.(table, who, context) ?? false);
}
