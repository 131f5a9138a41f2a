import type { ChapterText } from '../outline.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie',
  sections: {
    options: {
      title: 'Przed grą',
      text: [
        'Wybierzcie liczbę graczy (2 do 6), grę z **Portalami Warp** lub bez nich, a dla Starożytnych, Strażników i GCDS projekt standardowy, zaawansowany lub losowy. Bez Portali Warp nie używa się sektorów 281, 381 i 382, Starożytnego Portalu Warp ani technologii Portal Warp.',
      ],
    },
    galaxy: {
      title: 'Galaktyka',
      text: [
        'Technologie dobiera się z worka aż do podanej niżej liczby **zwykłych** płytek; rzadkie dobrane po drodze też trafiają na tackę. Płytki odkryć i reputacji zostają wymieszane.',
        'Centrum Galaktyki dostaje płytkę odkrycia i GCDS. Wszystkie heksy wewnętrzne i środkowe tworzą stosy; z zewnętrznych używa się losowej części. W środkowym okręgu leżą sektory startowe, a w pozostałych strefach startowych losowe sektory Strażników, każdy ze Strażnikiem i płytką odkrycia; strzałki wskazują centrum.',
        '- **2 graczy**: 12 technologii, 5 sektorów zewnętrznych, 4 sektory Strażników.',
        '- **3 graczy**: 14 technologii, 8 sektorów zewnętrznych, 3 sektory Strażników.',
        '- **4 graczy**: 16 technologii, 14 sektorów zewnętrznych, 2 sektory Strażników.',
        '- **5 graczy**: 18 technologii, 16 sektorów zewnętrznych, 1 sektor Strażników.',
        '- **6 graczy**: 20 technologii, 18 sektorów zewnętrznych, bez sektorów Strażników.',
      ],
    },
    species: {
      title: 'Pierwszy gracz i rasy',
      text: [
        'Pierwszy gracz jest losowy albo wskazany przez gospodarza. Rasy wybiera się przeciwnie do ruchu wskazówek zegara, zaczynając od osoby po prawej stronie pierwszego gracza; on sam wybiera ostatni. Dwie strony jednej planszy wykluczają się. Plansze lub rasy można też rozlosować.',
      ],
    },
    home: {
      title: 'Twój dom',
      text: [
        'Każdy bierze gotowe statki kolonizacyjne swojej rasy, 13 dysków (Eridani 11) i 3 zapasowe, po 11 kostek na każdy tor, początkowe zasoby i technologie wydrukowane na planszy; z worka nie ubywa przy tym żadna płytka.',
        'W sektorze startowym umieszczasz myśliwiec (Orion: krążownik), dysk i po kostce na każdym zwykłym polu; Hydran zasiedla też zaawansowane pole nauki. Eridani dobiera dwie płytki reputacji. Utrzymanie zaczyna się od 0, dla Eridani od 1.',
      ],
    },
    numbers: {
      title: 'Co zmienia liczba graczy',
      text: [
        'Tylko liczbę technologii i sektorów zewnętrznych, strefy startowe oraz **dyplomację**, która działa od czterech graczy wzwyż. Wszystkie inne zasady są takie same.',
      ],
    },
  },
};
