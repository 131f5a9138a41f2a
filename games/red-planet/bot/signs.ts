import type { Signs } from '@orrery/games/contract';
import { RESOURCE_FACTS } from '../data/box.ts';
import { isMission } from '../data/events.ts';
import { RESOURCES, ZONES } from '../data/ids.ts';
import { aboard, majority, missionPoints } from '../rules/lookups.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';

const wanted = {
  'zones-led': 'more',
  'zones-tied': 'more',
  tokens: 'more',
  ice: 'more',
  'mission-points': 'more',
  landed: 'more',
  aboard: 'more',
  lost: 'less',
} as const;

export type Sign = keyof typeof wanted;

/** What a player would count: of the main company, which has the number of the seat. */
export const signs: Signs<RedPlanet, Sign> = {
  wanted,
  count({ table }, company) {
    const { points, kept, revealed } = table.companies[company];
    let led = 0;
    let tied = 0;
    let landed = 0;
    for (const zone of ZONES) {
      const { astronauts } = table.zones[zone];
      const most = majority(astronauts);
      if (most.includes(company)) most.length === 1 ? led++ : tied++;
      landed += astronauts[company];
    }
    let waiting = 0;
    for (const ship of [...table.docks, ...table.launched]) if (ship) waiting += aboard(ship, company);
    let missions = 0;
    for (const card of [...kept.cards, ...revealed.cards])
      if (isMission(card)) missions += missionPoints(table, company, card);
    return {
      'zones-led': led,
      'zones-tied': tied,
      tokens: RESOURCES.reduce((sum, one) => sum + points[one] * RESOURCE_FACTS[one].value, 0),
      ice: points.ice,
      'mission-points': missions,
      landed,
      aboard: waiting,
      lost: table.lost[company],
    };
  },
};
