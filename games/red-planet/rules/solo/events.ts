import { present } from '@orrery/kernel';
import type { ZoneId } from '../../data/ids.ts';
import { areAdjacent } from '../../data/zones.ts';
import { skip } from '../answers.ts';
import type { CompanyId, M } from '../table.ts';
import { bringBack, enter, kill, turnUp } from '../zones.ts';
import { contested, highest, useZone, victimOf } from './priority.ts';

/** MRP-12.6: what bots choose for discoveries and action cards. */

/** Great Sandstorm: all to the highest adjacent zone. */
export function botEvacuates(m: M, bot: CompanyId, from: ZoneId): void {
  const { astronauts } = m.table.zones[from];
  const to = present(
    highest(m.table, (zone) => areAdjacent(from, zone)),
    'zone that fits',
  );
  for (; astronauts[bot] > 0; astronauts[bot]--) {
    m.tell({ type: 'evacuated', company: bot, from, to });
    enter(m, to, bot);
  }
  turnUp(m);
  useZone(m, to);
}

/** Rescue Operation: as many as possible to the highest zone where the bot is present. */
export function botRescues(m: M, bot: CompanyId, n: number): void {
  const zone = present(
    highest(m.table, (one) => m.table.zones[one].astronauts[bot] > 0),
    'zone that fits',
  );
  for (let i = 0; i < n; i++) bringBack(m, bot, zone);
  useZone(m, zone);
}

/** Industrial Espionage: the leader in the highest zone the bot shares with somebody. */
export function botSpies(m: M, bot: CompanyId): void {
  const { zones } = m.table;
  const zone = highest(m.table, (one) => contested(zones[one].astronauts, bot));
  if (zone === undefined) {
    skip(m, bot, 'espionage');
    return;
  }
  kill(m, bot, zone, present(victimOf(zones[zone].astronauts, bot), 'victim'));
  useZone(m, zone);
}
