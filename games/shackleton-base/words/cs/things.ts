import type { things as english } from '../en/things.ts';

export const things: Record<keyof typeof english, string> = {
  'game.players': '1 až 4 hráči',
  'game.length': '60 až 120 minut',
  'game.goal':
    'Vedete vesmírnou agenturu na okraji měsíčního kráteru: budujte základnu, přivádějte astronauty a spolupracujte se třemi korporacemi.',

  'place.domes': 'kupole',
  'place.workshop-top': 'Dílna údržby',
  'place.workshop-middle': 'Projektová dílna',
  'place.workshop-bottom': 'Velitelská dílna',
  'place.lab-top': 'Těžební laboratoř',
  'place.lab-middle': 'Finanční laboratoř',
  'place.lab-bottom': 'Korporátní laboratoř',
  'place.hq': 'Velitelské centrum',
  'place.waiting': 'čekací pole',
  'place.ship': 'loď na Mars',

  'slot.left': 'vlevo',
  'slot.right': 'vpravo',
  'ability.leader': 'Vedoucí',
  'role.astrobot': 'AstroBot',

  'option.corporations': 'Korporace',
  'option.corporations.random': 'Náhodné: tři ze sedmi',
  'option.corporations.chosen': 'Vybrané: určíte všechny tři',
  'option.first': 'První korporace (s AstroBotem karta A)',
  'option.second': 'Druhá korporace (karta B)',
  'option.third': 'Třetí korporace (karta C)',
  'option.leaders': 'Strany dílků vedoucích',
  'option.leaders.mixed': 'každá náhodně',
  'option.leaders.A': 'všechny stranou A',
  'option.leaders.B': 'všechny stranou B',

  'item.scored': 'Získáno během hry',
  'item.projects': 'Projekty',
  'item.laboratories': 'Astronauti v laboratořích',
  'item.reputation': 'Reputace',
  'item.corporation': 'Korporace',

  'verdict.by-reputation': 'Stejně bodů: rozhoduje vyšší reputace.',
  'verdict.shared': 'Stejně bodů i reputace: společné vítězství.',
  'verdict.astrobot': 'AstroBot má více bodů a vítězí.',

  'failure.space-taken': 'Pole je obsazené.',
  'failure.would-not-receive': 'AstroBot by tohoto astronauta nezískal.',
  'failure.no-astronaut': 'Nestojí tam astronaut.',
  'failure.no-legal-sector': 'Žádný sektor řady nevyhovuje.',
  'failure.energy-too-low': 'Chybí energie.',
  'failure.no-project': 'Není projekt k realizaci.',
  'failure.not-strictly-largest': 'AstroBot nemá v řadě převahu.',
  'failure.no-sector-fits': 'Farma se nevejde do žádného sektoru řady.',
  'failure.no-command-space': 'Všechna pole akce jsou obsazená.',
  'failure.no-space-won': 'Z žádného volného pole by astronauta nezískal.',
  'failure.no-building-left': 'Takovou budovu už nemá.',
  'failure.no-sector': 'Žádný sektor nevyhovuje.',
  'failure.no-panel': 'Solární panel nelze postavit.',
};
