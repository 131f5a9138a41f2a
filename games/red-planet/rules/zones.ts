import type { ZoneId } from '../data/ids.ts';
import { isFaceUp } from './lookups.ts';
import type { CompanyId, M } from './table.ts';

/** Astronauts come into a zone. Its token is turned up by `turnUp`, when the whole move is done (MRP-7.5). */
export function enter(m: M, zone: ZoneId, company: CompanyId, n = 1): void {
  const { zones, entered } = m.table;
  zones[zone].astronauts[company] += n;
  if (!isFaceUp(zones[zone]) && !entered.includes(zone)) entered.push(zone);
}

/** MRP-7.5, MRP-4.3.2: face-down tokens of zones that were entered are turned up for good. */
export function turnUp(m: M): void {
  const { zones, entered } = m.table;
  if (entered.length === 0) return;
  for (const zone of entered) {
    const { resource } = zones[zone];
    m.show(resource, 'all');
    m.tell({ type: 'resource-found', zone, resource: resource.cards[0] });
  }
  m.table.entered = [];
}

/** MRP-5.0.5: into Lost in Space, for good. */
export function lose(m: M, company: CompanyId, n = 1): void {
  m.table.lost[company] += n;
}

/** MRP-5.2.2, MRP-9.4.11: one astronaut of the victim dies in this zone. */
export function kill(m: M, company: CompanyId, zone: ZoneId, victim: CompanyId): void {
  m.table.zones[zone].astronauts[victim] -= 1;
  lose(m, victim);
  m.tell({ type: 'killed', company, victim, zone });
}

/** MRP-5.4.2: one of the company's own, from its supply, takes the victim's place. */
export function replaceInZone(m: M, company: CompanyId, zone: ZoneId, victim: CompanyId): void {
  const { zones, companies } = m.table;
  companies[company].supply -= 1;
  zones[zone].astronauts[victim] -= 1;
  zones[zone].astronauts[company] += 1;
  lose(m, victim);
  m.tell({ type: 'replaced', company, victim, zone });
}

/** One astronaut comes back from Lost in Space. */
export function bringBack(m: M, company: CompanyId, zone: ZoneId): void {
  m.table.lost[company] -= 1;
  m.tell({ type: 'rescued', company, zone });
  enter(m, zone, company);
}
