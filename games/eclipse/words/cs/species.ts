import type { species as english } from '../en/species.ts';

const TERRAN =
  'Směna 2:1. Pohyb má 3 aktivace. Jedno místo navíc pro velvyslance. Začíná s technologií Hvězdná základna.';

export const species: Record<keyof typeof english, string> = {
  'species.eridani': 'Eridanské impérium',
  'species.eridani.text':
    'Začíná s 26 penězi, dvěma žetony reputace a třemi technologiemi, má však o dva disky vlivu méně. Jeho lodě mají o 1 bod energie více.',
  'species.hydran': 'Hydranský pokrok',
  'species.hydran.text':
    'Výzkum má 2 aktivace. Začíná s Pokročilými laboratořemi a s osídleným pokročilým políčkem vědy.',
  'species.planta': 'Planta',
  'species.planta.text':
    'Průzkum má 2 aktivace; čtyři kolonizační lodě; 1 bod navíc za každý sektor. Její populace hyne, jakmile v sektoru zůstanou nepřátelské lodě. Lodě mají méně pozic, ale vlastní počítač a energii.',
  'species.draco': 'Potomci Draco',
  'species.draco.text':
    'Při průzkumu smějí dobrat druhý sektor. Žijí v míru s Prastarými a smějí ovládat jejich sektory; 1 bod za každou figurku Prastarých, která vydrží do konce.',
  'species.mechanema': 'Mechanema',
  'species.mechanema.text': 'Vylepšení a Stavba mají 3 aktivace a stavění je levnější.',
  'species.orion': 'Hegemonie Orionu',
  'species.orion.text':
    'Začíná s křižníkem, Neutronovými bombami a Gaussovými štíty na všech lodích; vyšší iniciativa a více energie. Směna 4:1.',
  'species.terran_directorate': 'Terranský direktoriát',
  'species.terran_directorate.text': TERRAN,
  'species.terran_federation': 'Terranská federace',
  'species.terran_federation.text': TERRAN,
  'species.terran_union': 'Terranská unie',
  'species.terran_union.text': TERRAN,
  'species.terran_republic': 'Terranská republika',
  'species.terran_republic.text': TERRAN,
  'species.terran_conglomerate': 'Terranský konglomerát',
  'species.terran_conglomerate.text': TERRAN,
  'species.terran_alliance': 'Terranská aliance',
  'species.terran_alliance.text': TERRAN,
};
