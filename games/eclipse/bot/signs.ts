import type { Signs } from '@orrery/games/contract';
import { TRACKS } from '../data/index.ts';
import { balance, production } from '../rules/lookups/economy.ts';
import { fleetOf, shipsIn } from '../rules/lookups/fleets.ts';
import { inGame } from '../rules/lookups/players.ts';
import { scoreItems } from '../rules/scoring.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { Mind } from './mind.ts';
import { guard, threatTo } from './threat.ts';

const wanted = {
  points: 'more',
  'money-after': 'more',
  'money-income': 'more',
  'science-income': 'more',
  'materials-income': 'more',
  sectors: 'more',
  ships: 'more',
  techs: 'more',
  threatened: 'less',
} as const;

export type Sign = keyof typeof wanted;

export const signs: Signs<Eclipse, Sign> = {
  wanted,
  count({ table }, seat) {
    const player = table.players[seat];
    const mind = new Mind(table, seat);
    // Before species are chosen, and for who is out of the game, nobody has ships to fear.
    const fears = inGame(player) && table.players.every(({ species }) => species !== null);
    let sectors = 0;
    let ships = 0;
    let threatened = 0;
    table.map.forEach((sector, at) => {
      const fleet = fleetOf(sector, seat);
      if (fleet) ships += shipsIn(fleet);
      if (sector.disc !== seat) return;
      sectors++;
      if (fears && threatTo(mind, at) > guard(mind, sector)) threatened++;
    });
    return {
      points: scoreItems(table, seat).reduce((sum, { points }) => sum + points, 0),
      'money-after': balance(player),
      'money-income': production(player, 'money'),
      'science-income': production(player, 'science'),
      'materials-income': production(player, 'materials'),
      sectors,
      ships,
      techs: TRACKS.reduce((sum, track) => sum + player.techs[track].length, 0),
      threatened,
    };
  },
};
