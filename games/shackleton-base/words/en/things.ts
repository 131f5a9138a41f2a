import type { Catalogue } from '@orrery/ui/contract';

/** Places and parts, options and results, and what the front page says about the game. */
export const things = {
  'game.players': '1 to 4 players',
  'game.length': '60 to 120 minutes',
  'game.goal':
    'Lead a space agency at the rim of a lunar crater: build a base, bring astronauts home and work with three corporations.',

  'place.domes': 'domes',
  'place.workshop-top': 'Maintenance workshop',
  'place.workshop-middle': 'Project workshop',
  'place.workshop-bottom': 'Command workshop',
  'place.lab-top': 'Mining laboratory',
  'place.lab-middle': 'Finance laboratory',
  'place.lab-bottom': 'Corporate laboratory',
  'place.hq': 'Command centre',
  'place.waiting': 'waiting area',
  'place.ship': 'Mars ship',

  'slot.left': 'left',
  'slot.right': 'right',
  'ability.leader': 'Leader',
  'role.astrobot': 'AstroBot',

  'option.corporations': 'Corporations',
  'option.corporations.about': 'Three are in play; each brings its own board, cards and actions.',
  'option.corporations.random': 'Random: three of seven are drawn',
  'option.corporations.chosen': 'Chosen: you pick all three',
  'option.first': 'First corporation (card A against AstroBot)',
  'option.second': 'Second corporation (card B)',
  'option.third': 'Third corporation (card C)',
  'option.leaders': 'Sides of the leader tiles',
  'option.leaders.about': 'Every leader tile has two sides with different abilities.',
  'option.leaders.mixed': 'each at random',
  'option.leaders.A': 'all on side A',
  'option.leaders.B': 'all on side B',

  'item.scored': 'Scored during the game',
  'item.projects': 'Projects',
  'item.laboratories': 'Astronauts in laboratories',
  'item.reputation': 'Reputation',
  'item.corporation': '{corporation}',

  'verdict.by-reputation': 'Equal points: the higher reputation decides.',
  'verdict.shared': 'Equal points and equal reputation: the victory is shared.',
  'verdict.astrobot': 'AstroBot has more points: it wins.',

  // Where AstroBot's search went on, and why it went to the Gateway instead.
  'failure.space-taken': 'The space is taken.',
  'failure.would-not-receive': 'AstroBot wouldn’t receive the astronaut.',
  'failure.no-astronaut': 'There is no astronaut there.',
  'failure.no-legal-sector': 'No sector of the row is allowed.',
  'failure.energy-too-low': 'There is too little energy.',
  'failure.no-project': 'There is no project to fund.',
  'failure.not-strictly-largest': 'AstroBot isn’t the largest in the row.',
  'failure.no-sector-fits': 'A farm does not fit in any sector of the row.',
  'failure.no-command-space': 'All command spaces are taken.',
  'failure.no-space-won': 'It would not win any free row.',
  'failure.no-building-left': 'It has no building of that kind left.',
  'failure.no-sector': 'No sector is allowed.',
  'failure.no-panel': 'No solar panel can be built.',
} as const satisfies Catalogue;
