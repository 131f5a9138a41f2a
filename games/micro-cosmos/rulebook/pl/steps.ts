import type { ChapterText } from '../outline.ts';

export const upgrade: ChapterText<'upgrade'> = {
  title: 'Krok 1: ulepszenie Arki',
  sections: {
    unlock: {
      title: 'Odblokowanie ulepszenia',
      text: [
        'W turze możesz odblokować jedno ulepszenie, tylko w tym kroku. Użyj jego specjalisty i zapłać jego zasoby w całości. Znacznik kolonii, który je zakrywał, trafia do twojej puli. Ulepszenie działa od razu i do końca gry; odblokowanego nie można kupić ponownie.',
      ],
    },
    upgrades: {
      title: 'Osiem ulepszeń',
      text: [
        '- **Robotyka** (Robotics; inżynier, technologie: 2): najwyżej 2 różne akcje na planecie z twoją kolonią.',
        '- **Biokopuła** (Biodome; inżynier, biomasa: 2): lądowanie na stacji kosmicznej daje 1 jednostkę siły roboczej.',
        '- **Górnictwo kosmiczne** (Space Mining; inżynier, minerały: 2): lądowanie na księżycu daje 1 minerał.',
        '- **Ładownie** (Cargo Holds; dowolny lider, siła robocza: 1): ładowność 6 dla każdego zasobu.',
        '- **Pojazdy zwiadowcze** (Scouting Vehicles; dowolny lider, siła robocza: 1): eksploracja odkrywa 2 karty ocalałych; rozpatrujesz jedną.',
        '- **Strefa rekreacji** (Leisure Facilities; inżynier, siła robocza: 1): lądowanie na stacji kosmicznej daje kartę z Kantyny.',
        '- **Pojazdy górnicze** (Mining Vehicles; dowolny lider, minerały: 1): lądowanie na księżycu daje kartę z Kantyny.',
        '- **Silniki** (Engines; inżynier, siła robocza: 1, technologie: 1): zasięg 4; po ponownej zapłacie w innej turze zasięg 6.',
        'Pierwsze cztery tworzą górny rząd karty Arki, pozostałe dolny.',
      ],
    },
    outposts: {
      title: 'Pary, które uwalniają placówki',
      text: [
        'Biokopuła ze Strefą rekreacji oraz Górnictwo kosmiczne z Pojazdami górniczymi: gdy tylko odblokujesz oba ulepszenia pary, jedna placówka handlowa trafia do twojej puli i zdobywasz 5 PZ.',
      ],
    },
    colonies: {
      title: 'Znaczniki kolonii',
      text: ['Silniki uwalniają swój znacznik kolonii dopiero przy drugiej zapłacie. Razem jest ich więc 8.'],
    },
  },
};

export const travel: ChapterText<'travel'> = {
  title: 'Krok 2: podróż kosmiczna',
  sections: {
    map: {
      title: 'Mapa',
      text: [
        'Planety, księżyce, stacje kosmiczne, asteroidy i Gwiezdny Portal to pola Galaktyki. Dwa pola sąsiadują, jeśli łączy je szlak, na jednej karcie albo przez wspólną krawędź dwóch sąsiednich kart; nigdy na ukos. Gwiezdny Portal zawsze pozostaje środkiem siatki 3 × 3.',
      ],
    },
    moving: {
      title: 'Ruch',
      text: [
        'Musisz przelecieć co najmniej 1 pole i najwyżej tyle, ile wynosi zasięg: 2, z Silnikami 4 lub 6. W jednym ruchu nie wolno wejść dwa razy na to samo pole ani wrócić tam, skąd ruch się zaczął.',
      ],
    },
    landing: {
      title: 'Lądowanie',
      text: [
        'Przez pola z innymi Arkami wolno przelatywać. Nie można zakończyć ruchu na asteroidzie, księżycu ani stacji, gdzie stoi inna Arka; na planetach i w Gwiezdnym Portalu jest miejsce dla wszystkich. Liczy się tylko ostatnie pole. Na asteroidzie nie ma nic do zrobienia. Gdyby nie było gdzie wylądować, Arka zostałaby na miejscu, bez efektów lądowania.',
      ],
    },
    discovery: {
      title: 'Odkrycie planety',
      text: [
        'Z pola, z którego szlak prowadzi do krawędzi karty, możesz wlecieć na **niezbadany obszar** siatki. Kosztuje to 1 pole zasięgu i kończy ruch. Dobierz planetę od spodu talii, połóż ją tam stroną zniszczoną do góry i wyląduj na jej polu planety. Wybierasz obszar, nigdy planetę; krawędź nie ma znaczenia.',
        'Poza siatką nie ma niczego. Gdy na stole leży 8 planet, nie ma już czego odkrywać.',
      ],
    },
    bonus: {
      title: 'Premia za odkrycie',
      text: [
        'Musisz za darmo podnieść jeden wybrany tor nowej planety na 1; twój znacznik terraformacji trafia na pole 1.',
      ],
    },
    effects: {
      title: 'Efekty lądowania',
      text: [
        'Na planecie każda placówka daje właścicielowi zasoby do zebrania z tej planety, także twoja, począwszy od aktywnego gracza.',
        'Na stacji kosmicznej działa twoja Biokopuła, potem Strefa rekreacji; na księżycu Górnictwo kosmiczne, potem Pojazdy górnicze.',
        'Lądować znaczy zakończyć tam ruch, a nie stać tam.',
      ],
    },
  },
};

export const playing: ChapterText<'playing'> = {
  title: 'Krok 3: karty załogi',
  sections: {
    plays: {
      title: 'Zagrywanie kart',
      text: [
        'Możesz zagrać najwyżej 2 karty załogi, w Gwiezdnym Portalu 1. Karta z **górnego rzędu** jest odrzucana. Kartę z **dolnego rzędu** odrzucasz albo przekładasz na wolne miejsce w górnym rzędzie, jak wolisz. Jedną kartę można więc zagrać w turze dwa razy, najpierw z dołu, potem z góry.',
      ],
    },
    matching: {
      title: 'Pasujące krawędzie',
      text: [
        'Jeśli krawędź, która sąsiadowała z kartą ładowni, pasuje do celu podróży, możesz wykonać jej akcję. Czerwona, zielona i niebieska pasują do pól planet w tym kolorze, orbitalna do księżyców i stacji kosmicznych. W Gwiezdnym Portalu pasuje każda krawędź, na asteroidzie żadna.',
        'Kartę można zagrać bez akcji, tylko po to, by ją przełożyć lub odrzucić.',
      ],
    },
    action: {
      title: 'Akcja załogi',
      text: [
        'Najpierw karta opuszcza swoje miejsce, potem następują części akcji: **zapłać**, **zyskaj**, **dobierz**. Koszt trzeba opłacić w całości, inaczej akcja jest niemożliwa. Zyski i karty ponad limit przepadają. Dobrana karta może zająć zwolnione miejsce.',
      ],
    },
  },
};
