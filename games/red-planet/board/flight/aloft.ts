import type { Event } from '@orrery/kernel';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { CompanyId, Seen, Ship } from '../read/table.ts';

/** The picture without those who are still on their way: nobody stands where somebody is about to land. */
export function withoutAloft(view: Seen, events: readonly Event<RedPlanet>[]): Seen {
  if (events.length === 0) return view;
  const { table } = view;
  const zones = { ...table.zones };
  const lost = [...table.lost];
  let { docks, launched } = table;
  const arrives = (zone: keyof typeof zones, company: CompanyId) => {
    const { astronauts } = zones[zone];
    zones[zone] = {
      ...zones[zone],
      astronauts: astronauts.map((n, one) => (one === company ? Math.max(0, n - 1) : n)),
    };
  };
  const falls = (company: CompanyId) => {
    lost[company] = Math.max(0, lost[company] - 1);
  };
  for (const event of events)
    switch (event.type) {
      case 'boarded': {
        const { ship, company, n } = event;
        const without = <S extends Ship | null>(one: S): S =>
          one?.card.cards?.[0] === ship ? { ...one, crew: withoutLast(one.crew, company, n) } : one;
        docks = docks.map(without);
        launched = launched.map(without);
        break;
      }
      case 'landed':
      case 'pulled':
        for (const company of event.crew) arrives(event.zone, company);
        break;
      case 'moved':
      case 'evacuated':
        arrives(event.to, event.company);
        break;
      case 'dropped':
      case 'rescued':
        arrives(event.zone, event.company);
        break;
      case 'drifted':
      case 'ship-destroyed':
        event.crew.forEach(falls);
        break;
      case 'killed':
      case 'replaced':
      case 'replaced-aboard':
        falls(event.victim);
        break;
      case 'lost-to-natives':
        falls(event.company);
    }
  return { ...view, table: { ...table, zones, lost, docks, launched } };
}

/** A crew without the last `n` of a company. */
function withoutLast(crew: readonly CompanyId[], company: CompanyId, n: number): CompanyId[] {
  const left = [...crew];
  for (let i = 0; i < n; i++) {
    const at = left.lastIndexOf(company);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
