import type { ChapterText } from '../outline.ts';

export const discoveries: ChapterText<'discoveries'> = {
  title: 'Płytki odkryć',
  sections: {
    choice: {
      title: 'Użyć czy zachować',
      text: [
        'Kto bierze płytkę odkrycia, pokazuje ją i od razu decyduje: **używa** awersu albo **zachowuje** ją za 2 punkty. Użyte płytki wychodzą z gry, o ile nie zostają na planszy. Płytek zawsze wystarcza.',
      ],
    },
    fronts: {
      title: 'Awersy płytek',
      text: [
        '- **Zasoby**: 6 materiałów; 5 nauki; 8 funduszy; albo 2 materiały, 2 nauki i 3 fundusze.',
        '- **Technologia Starożytnych**: bez płacenia bierzesz jedną z najtańszych zwykłych technologii z tacki, których nie masz. Jeśli żadnej o tym wydrukowanym koszcie nie możesz wziąć, płytkę można tylko zachować.',
        '- **Krążownik Starożytnych**: w sektorze pojawia się twój niezbudowany krążownik.',
        '- **Orbital Starożytnych**: pojawia się tam orbital, a ty zyskujesz 2 materiały. **Monolit Starożytnych**: pojawia się tam monolit.',
        'Nie potrzeba do tego technologii, zapłaty ani kontroli. Jeśli to niemożliwe, bo nie masz krążownika lub taka struktura już stoi, płytkę można tylko zachować.',
      ],
    },
    parts: {
      title: 'Części statku Starożytnych',
      text: [
        'Część statku Starożytnych montujesz od razu i za darmo na jednym ze swoich projektów, na dowolnym miejscu; leżącą tam płytkę najpierw się zdejmuje. Możesz też odłożyć ją obok planszy i zamontować później aktywacją Ulepszenia. Projekt musi być poprawny. Technologia nie jest potrzebna.',
        '**Źródło energii mionowej** kładzie się poza miejscami jednego projektu; nie można go już przesunąć ani zdjąć.',
      ],
    },
    portal: {
      title: 'Portal Warp Starożytnych',
      text: ['Płytka trafia do sektora i odtąd jest Portalem Warp.'],
    },
    labs: {
      title: 'Elementy z odkryć',
      text: [
        'Płytka ze **Starożytnych laboratoriów**, która umieszcza coś na mapie, działa w twoim sektorze startowym; jeśli go nie kontrolujesz, zachowujesz płytkę za 2 punkty.',
        'Krążownik z odkrycia wchodzi do sektora w tej chwili. Po walce może więc spotkać przeciwników; wiążą się nawzajem, ale walczą dopiero w następnej fazie walki.',
      ],
    },
  },
};
