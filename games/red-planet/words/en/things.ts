import type { Catalogue } from '@orrery/ui/contract';

/** Names of places, people, goods and roles, and what the front page says about the game. */
export const things = {
  // MRP-0.1, MRP-0.2, MRP-0.3
  'game.name': 'Mission: Red Planet',
  'game.players': '1 to 6 players',
  'game.length': '45 to 90 minutes',
  'game.goal': 'Cram your astronauts into rockets, win the zones of Mars and mine its most valuable resources.',

  'zone.vastitas-borealis': 'Vastitas Borealis',
  'zone.ausonia': 'Ausonia',
  'zone.hellas': 'Hellas',
  'zone.tritonis-sinus': 'Tritonis Sinus',
  'zone.mare-tyrrhenum': 'Mare Tyrrhenum',
  'zone.sinus-sabaeus': 'Sinus Sabaeus',
  'zone.mare-serpentis': 'Mare Serpentis',
  'zone.syrtis-major': 'Syrtis Major',
  'zone.valles-marineris': 'Valles Marineris',
  'zone.phobos': 'Phobos',

  'resource.ice': 'ice',
  'resource.sylvanite': 'sylvanite',
  'resource.celerium': 'celerium',

  'role.main': '{who}',
  'role.neutral': '{who} (neutral)',
  'role.bot': '{number, plural, =2 {Bot 1} =3 {Bot 2} =4 {Bot 3} =5 {Bot 4} other {Bot 5}}',

  'option.bots': 'Bots in the solo game',
  'option.bots.2': '2 bots',
  'option.bots.3': '3 bots',
  'option.bots.4': '4 bots',
  'option.bots.5': '5 bots',
  'option.level': 'Bot level',
  'option.level.cadet': 'Cadet: bots without missions',
  'option.level.director': 'Director: one mission for each bot',
  'option.level.tycoon': 'Tycoon: two missions for each bot, and bots win ties',

  'statistic.people': 'Astronauts on Mars and Phobos',
  'statistic.lost': 'Astronauts lost',
  'item.missions': 'Missions',
  'item.ice-monopoly': 'Ice Monopoly',
  'item.ice': 'Ice (1 point each)',
  'item.sylvanite': 'Sylvanite (2 points each)',
  'item.celerium': 'Celerium (3 points each)',
  'item.discoveries': 'Discoveries',

  'verdict.shared': 'Tied on points and on tokens: the victory is shared.',
  'verdict.both-lose': 'A neutral company has more points than both players: you both lose.',
  'verdict.solo-lost': 'A bot company has won the race for Mars.',
  'verdict.prospector': 'You won by a whisker. Your rating: Prospector.',
  'verdict.foreman': 'You won by 5 points or more. Your rating: Foreman.',
  'verdict.superintendent': 'You won by 10 points or more. Your rating: Superintendent.',
  'verdict.magnate': 'You won by 20 points or more. Your rating: Magnate.',
} as const satisfies Catalogue;
