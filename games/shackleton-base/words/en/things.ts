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
  'ability.leader': 'leader',
  'role.astrobot': 'AstroBot',
} as const satisfies Catalogue;
