import type { things as english } from '../en/things.ts';

export const things: Record<keyof typeof english, string> = {
  'game.name': 'Mise: Rudá planeta',
  'game.players': '1 až 6 hráčů',
  'game.length': '45 až 90 minut',
  'game.goal': 'Nacpěte astronauty do raket, ovládněte oblasti Marsu a vytěžte nejcennější suroviny.',

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

  'resource.ice': 'led',
  'resource.sylvanite': 'sylvanit',
  'resource.celerium': 'celerium',

  'role.main': '{who}',
  'role.neutral': '{who} (neutrální barva)',
  'role.bot': '{number, plural, =2 {Bot 1} =3 {Bot 2} =4 {Bot 3} =5 {Bot 4} other {Bot 5}}',

  'option.bots': 'Boti v sólové hře',
  'option.bots.2': '2 boti',
  'option.bots.3': '3 boti',
  'option.bots.4': '4 boti',
  'option.bots.5': '5 botů',
  'option.level': 'Úroveň botů',
  'option.level.cadet': 'Kadet: boti bez misí',
  'option.level.director': 'Ředitel: jedna mise pro každého bota',
  'option.level.tycoon': 'Magnát: dvě mise pro každého bota a při shodě vyhrávají boti',

  'statistic.people': 'Astronauti na Marsu a Phobosu',
  'statistic.lost': 'Ztracení astronauti',
  'item.missions': 'Mise',
  'item.ice-monopoly': 'Ledový monopol',
  'item.ice': 'Led (po 1 bodu)',
  'item.sylvanite': 'Sylvanit (po 2 bodech)',
  'item.celerium': 'Celerium (po 3 bodech)',
  'item.discoveries': 'Objevy',

  'verdict.shared': 'Stejně bodů i žetonů: vítězství je společné.',
  'verdict.both-lose': 'Neutrální barva má víc bodů než oba hráči: oba prohráváte.',
  'verdict.solo-lost': 'Závod o Mars vyhrála společnost bota.',
  'verdict.prospector': 'Vítězství o vlásek. Hodnocení: Prospektor.',
  'verdict.foreman': 'Vítězství o 5 a více bodů. Hodnocení: Předák.',
  'verdict.superintendent': 'Vítězství o 10 a více bodů. Hodnocení: Správce dolu.',
  'verdict.magnate': 'Vítězství o 20 a více bodů. Hodnocení: Těžařský baron.',
};
