import type { species as english } from '../en/species.ts';

const TERRAN =
  'Handel 2:1. Ruch ma 3 aktywacje. Jedno dodatkowe miejsce dla ambasadora. Zaczyna z technologią Baza Gwiezdna.';

export const species: Record<keyof typeof english, string> = {
  'species.eridani': 'Imperium Eridani',
  'species.eridani.text':
    'Zaczyna z 26 funduszami, dwiema płytkami reputacji i trzema technologiami, ale ma o dwa dyski wpływu mniej. Jego statki mają o 1 energii więcej.',
  'species.hydran': 'Progres Hydran',
  'species.hydran.text':
    'Rozwój ma 2 aktywacje. Zaczyna z Zaawansowanymi laboratoriami i zasiedlonym zaawansowanym polem nauki.',
  'species.planta': 'Planta',
  'species.planta.text':
    'Eksploracja ma 2 aktywacje; cztery statki kolonizacyjne; 1 dodatkowy punkt za każdy sektor. Jej populacja ginie, gdy w sektorze zostają wrogie statki. Statki mają mniej miejsc na części, ale własny komputer i energię.',
  'species.draco': 'Potomkowie Draco',
  'species.draco.text':
    'Podczas Eksploracji mogą dobrać drugi sektor. Żyją w pokoju ze Starożytnymi i mogą kontrolować ich sektory; 1 punkt za każdą figurkę Starożytnych, która dotrwa do końca gry.',
  'species.mechanema': 'Mechanema',
  'species.mechanema.text': 'Ulepszenie i Budowa mają 3 aktywacje, a budowanie jest tańsze.',
  'species.orion': 'Hegemonia Oriona',
  'species.orion.text':
    'Zaczyna z krążownikiem, Bombami neutronowymi i Tarczami Gaussa na wszystkich statkach; wyższa inicjatywa i więcej energii. Handel 4:1.',
  'species.terran_directorate': 'Dyrektoriat Terrański',
  'species.terran_directorate.text': TERRAN,
  'species.terran_federation': 'Federacja Terrańska',
  'species.terran_federation.text': TERRAN,
  'species.terran_union': 'Unia Terrańska',
  'species.terran_union.text': TERRAN,
  'species.terran_republic': 'Republika Terrańska',
  'species.terran_republic.text': TERRAN,
  'species.terran_conglomerate': 'Konglomerat Terrański',
  'species.terran_conglomerate.text': TERRAN,
  'species.terran_alliance': 'Sojusz Terrański',
  'species.terran_alliance.text': TERRAN,
};
