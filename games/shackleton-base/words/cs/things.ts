import type { things as english } from '../en/things.ts';

export const things: Record<keyof typeof english, string> = {
  'game.players': '1 až 4 hráči',
  'game.length': '60 až 120 minut',
  'game.goal':
    'Vedete kosmickou agenturu na okraji měsíčního kráteru: budujte základnu, přivádějte astronauty a spolupracujte se třemi korporacemi.',

  'place.domes': 'kupole',
  'place.workshop-top': 'Dílna údržby',
  'place.workshop-middle': 'Projektová dílna',
  'place.workshop-bottom': 'Velitelská dílna',
  'place.lab-top': 'Těžební laboratoř',
  'place.lab-middle': 'Finanční laboratoř',
  'place.lab-bottom': 'Korporátní laboratoř',
  'place.hq': 'Velitelské centrum',
  'place.waiting': 'čekací prostor',
  'place.ship': 'loď na Mars',

  'slot.left': 'vlevo',
  'slot.right': 'vpravo',
  'ability.leader': 'velitel',
  'role.astrobot': 'AstroBot',
};
