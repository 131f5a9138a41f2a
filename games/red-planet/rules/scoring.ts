import type { Match, ScoreRow, Standing } from '@orrery/kernel';
import { RESOURCE_FACTS } from '../data/box.ts';
import { DISCOVERIES } from '../data/discoveries.ts';
import { isMission } from '../data/events.ts';
import { RESOURCES } from '../data/ids.ts';
import { OUTER_ZONES } from '../data/zones.ts';
import { iceMonopoly, majority, missionPoints, shares, tokensOf } from './lookups.ts';
import { results } from './results.ts';
import type { Table } from './table.ts';
import { type RedPlanet, step } from './vocabulary.ts';

/** MRP-10.3: all missions are revealed, then the scores are told. */
export const scoring = step('scoring', (m) => {
  const { table } = m;
  m.tell({ type: 'scoring-began' });
  table.companies.forEach(({ kept, revealed }, company) => {
    while (kept.cards.length > 0) {
      const mission = m.move(kept, revealed);
      m.tell({ type: 'mission-revealed', company, mission, points: missionPoints(table, company, mission) });
    }
  });
  scores(table).forEach(({ total }, company) => {
    m.tell({ type: 'scored', company, points: total });
  });
});

export type Score = Pick<ScoreRow<RedPlanet>, 'total' | 'items'>;

/** MRP-10.3.2, a sum in any order (MRP-16.43), as it stands: what would count if the game ended now, secrets included. */
export function scores(table: Table): Score[] {
  const ice = iceMonopoly(table);
  const discoveries = discoveryPoints(table);
  return table.companies.map(({ points, kept, revealed }, company) => {
    const missions = [...kept.cards, ...revealed.cards]
      .filter(isMission)
      .map((mission) => ({ mission, points: missionPoints(table, company, mission) }));
    const items: Score['items'] = [
      { item: 'missions', points: missions.reduce((sum, one) => sum + one.points, 0), missions },
      { item: 'ice-monopoly', points: ice[company] },
      ...RESOURCES.map((item) => ({ item, points: points[item] * RESOURCE_FACTS[item].value, n: points[item] })),
      { item: 'discoveries', points: discoveries[company] },
    ];
    return { items, total: items.reduce((sum, one) => sum + one.points, 0) };
  });
}

/** MRP-9.2.20 to MRP-9.2.22 */
function discoveryPoints({ zones, companies }: Table): number[] {
  const sums = companies.map(() => 0);
  for (const zone of OUTER_ZONES) {
    const { discovery, astronauts } = zones[zone];
    const facts = discovery.cards.length > 0 ? DISCOVERIES[discovery.cards[0]] : null;
    if (facts?.timing !== 'scoring') continue;
    const { effect } = facts;
    if (effect.for === 'present')
      astronauts.forEach((n, company) => {
        if (n > 0) sums[company] += effect.points;
      });
    else
      shares(companies.length, majority(astronauts), effect.points).forEach((n, company) => {
        sums[company] += n;
      });
  }
  return sums;
}

export function standing({ table, seats }: Pick<Match<RedPlanet>, 'table' | 'options' | 'seats'>): Standing<RedPlanet> {
  const tallies = scores(table).map((score, company) => ({
    ...score,
    seat: table.companies[company].seat,
    role: table.companies[company].role,
    tokens: tokensOf(table.companies[company]),
  }));
  return results(tallies, seats);
}
