import type { ChapterText } from '../outline.ts';

export const forces: ChapterText<'forces'> = {
  title: 'Portale, niegracze, gra w pojedynkę',
  sections: {
    portals: {
      title: 'Portale Warp',
      text: [
        'Ten moduł dodaje trzy sektory z portalami, płytkę odkrycia i technologię. Wszystkie portale są połączone ze sobą dla ruchu, wpływu, dyplomacji i ucieczki, ale nie dla eksploracji. Pojedynczy portal nic nie daje. Portal z technologii jest wart 1 punkt, starożytny 2, dla kontrolującego; w jednym sektorze może leżeć kilka.',
      ],
    },
    npcs: {
      title: 'Niegracze',
      text: [
        '- **Starożytni**, standardowi: inicjatywa 2, dwie żółte kości dział, komputer 1, kadłub 1; zaawansowani: inicjatywa 1, jedna pomarańczowa, komputer 1, kadłub 2.',
        '- **Strażnik**, standardowy: inicjatywa 3, trzy żółte, komputer 2, kadłub 2; zaawansowany: inicjatywa 1, jedna czerwona kość działa i dwie pomarańczowe kości rakiet, komputer 1, kadłub 3.',
        '- **GCDS**, standardowy: inicjatywa 0, cztery żółte, komputer 2, kadłub 7; zaawansowany: inicjatywa 2, jedna czerwona kość działa i cztery żółte kości rakiet, komputer 2, kadłub 3.',
        'Nigdy się nie ruszają, zawsze się bronią, nie atakują populacji i po walce są naprawiani. Dwie figurki Starożytnych w sektorze działają jako jeden typ.',
      ],
    },
    solo: {
      title: 'Gra w pojedynkę',
      text: [
        'Nie ma osobnego trybu solo. Przeciwnicy komputerowi wykonują pełne tury według tych samych zasad i odpowiadają też na propozycje.',
      ],
    },
  },
};
