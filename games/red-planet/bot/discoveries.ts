import { DISCOVERIES } from '../data/discoveries.ts';
import type { EventCardId, ZoneId } from '../data/ids.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import type { Balance } from './balance.ts';
import { Outlook } from './outlook.ts';

/** What a discovery assigned to this zone would bring. */
export function assigning({ outlook, own, table }: Balance, zone: ZoneId, card: EventCardId): number {
  const facts = DISCOVERIES[card];
  const here = (company: number) => outlook.atEnd(zone, company);
  switch (facts.timing) {
    case 'reveal':
      // Whoever is there loses one or must leave; those still aboard come there.
      return facts.effect === 'magnet' ? 0.3 * here(own) : -0.8 * over(own, outlook.companies, here);
    case 'scoring': {
      const enough = facts.effect.for === 'most' ? 2 : 1;
      const present = (company: number) => Math.min(enough, here(company)) / enough;
      return facts.effect.points * over(own, outlook.companies, present);
    }
    case 'production':
      return stakes(new Outlook(table, own, { zone, facts }), own, zone) - stakes(outlook, own, zone);
  }
}

/** Own worth over the others' in the zone and around it. */
function stakes(outlook: Outlook, own: number, zone: ZoneId): number {
  const worth = Array<number>(outlook.companies).fill(0);
  let sum = 0;
  for (const next of [zone, ...ZONE_FACTS[zone].adjacent]) {
    outlook.field(next).worth(worth);
    sum += over(own, outlook.companies, (company) => worth[company]);
  }
  return sum;
}

/** How far one company stands over the average of the others. */
function over(own: number, companies: number, of: (company: number) => number): number {
  let others = 0;
  for (let c = 0; c < companies; c++) if (c !== own) others += of(c);
  return of(own) - others / (companies - 1);
}
