import type { things as english } from '../en/things.ts';

export const things: Record<keyof typeof english, string> = {
  'game.name': 'Misja: Czerwona Planeta',
  'game.players': '1–6 graczy',
  'game.length': '45–90 minut',
  'game.goal': 'Upchnij astronautów w rakietach, zdobądź strefy Marsa i wydobądź najcenniejsze surowce.',

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

  'resource.ice': 'lód',
  'resource.sylvanite': 'sylvanit',
  'resource.celerium': 'celerium',

  'role.main': '{who}',
  'role.neutral': '{who} (kolor neutralny)',
  'role.bot': '{number, plural, =2 {Bot 1} =3 {Bot 2} =4 {Bot 3} =5 {Bot 4} other {Bot 5}}',

  'option.bots': 'Boty w grze jednoosobowej',
  'option.bots.2': '2 boty',
  'option.bots.3': '3 boty',
  'option.bots.4': '4 boty',
  'option.bots.5': '5 botów',
  'option.level': 'Poziom botów',
  'option.level.cadet': 'Kadet: boty bez misji',
  'option.level.director': 'Dyrektor: jedna misja dla każdego bota',
  'option.level.tycoon': 'Magnat: dwie misje dla każdego bota, a remisy wygrywają boty',

  'statistic.people': 'Astronauci na Marsie i Phobosie',
  'statistic.lost': 'Straceni astronauci',
  'item.missions': 'Misje',
  'item.ice-monopoly': 'Monopol na lód',
  'item.ice': 'Lód (po 1 punkcie)',
  'item.sylvanite': 'Sylvanit (po 2 punkty)',
  'item.celerium': 'Celerium (po 3 punkty)',
  'item.discoveries': 'Odkrycia',

  'verdict.shared': 'Tyle samo punktów i tyle samo żetonów: zwycięstwo jest wspólne.',
  'verdict.both-lose': 'Kolor neutralny zdobył najwięcej punktów: obaj gracze przegrywają.',
  'verdict.solo-lost': 'Wyścig o Marsa wygrała korporacja bota.',
  'verdict.prospector': 'Zwycięstwo o włos. Ocena: Poszukiwacz.',
  'verdict.foreman': 'Zwycięstwo z przewagą co najmniej 5 punktów. Ocena: Sztygar.',
  'verdict.superintendent': 'Zwycięstwo z przewagą co najmniej 10 punktów. Ocena: Nadsztygar.',
  'verdict.magnate': 'Zwycięstwo z przewagą co najmniej 20 punktów. Ocena: Potentat.',
};
