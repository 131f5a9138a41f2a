import type { ChapterText } from '../outline.ts';

export const tracks: ChapterText<'tracks'> = {
  title: 'Cele, reputacja i energia',
  sections: {
    goals: {
      title: 'Cele',
      text: [
        'Na koniec swojej tury możesz wypełnić cele, których wymagania spełniasz i które mają wolne pole: najwyżej jeden cel każdej korporacji w całej grze.',
        'Cele dolne, środkowe i górne dają 4, 8 i 12 PZ oraz premię za reputację: 1 od 2, 2 od 6, 3 od 10, 4 od 14. Wypełniony cel zostaje twój. Wolno czekać na lepszy.',
      ],
    },
    reputation: {
      title: 'Reputacja',
      text: [
        'Tor biegnie od 0 do 15. Jego akcje: na 0 otrzymaj 2 punkty reputacji, na 4 otrzymaj 1 jednostkę tytanu, na 8 otrzymaj 1 żeton metali ziem rzadkich, na 12 aktywuj dowolny żeton.',
        'Od 1, 5, 9 i 13 dolicza do kosztu utrzymania 1, 2, 3 lub 4 kredyty.',
        'Każdy punkt powyżej 15 to zamiast tego 1 PZ. Każdy punkt, którego na 0 nie można stracić, kosztuje 2 PZ. Na koniec każdy punkt jest wart 1 PZ.',
      ],
    },
    energy: {
      title: 'Energia',
      text: [
        'Jeden znacznik dla wszystkich, od 0 do 10. Produkcja przesuwa go w górę, a kto produkuje, zyskuje 1 punkt reputacji za każdy osiągnięty lub minięty symbol: na 3, 5, 7 i 9. Nadwyżka ponad 10 przepada.',
      ],
    },
  },
};

export const upkeep: ChapterText<'upkeep'> = {
  title: 'Faza utrzymania',
  sections: {
    withdrawal: {
      title: 'Wycofanie astronautów',
      text: [
        'Najpierw korporacje wykonują swoje utrzymanie. Potem, od najwyższego pola zgodnie z ruchem wskazówek zegara, każdy astronauta z krawędzi trafia do gracza o największym **łącznym rozmiarze** budynków w swoim rzędzie.',
        'Przy remisie decyduje największy budynek w najbliższym sektorze, potem w następnym i tak dalej. Neutralne kopuły się nie liczą. Gdy w rzędzie nie ma nikogo, astronauta leci na Stację Gateway.',
        'Z Evergreen Farms odbiorca od razu zbiera plony; z To Mars astronauta może od razu wejść na statek.',
      ],
    },
    arranging: {
      title: 'Rozmieszczenie i dochód',
      text: [
        'W kolejności tur każdy rozmieszcza dowolnie astronautów z bazy i przybyłych na otwartych polach. Kto nie znajdzie pola, leci na Stację Gateway; dopóki jest wolne pole, nikogo nie wolno odesłać.',
        'Potem dochód: korporacje po kolei, kopuły, centrum dowodzenia.',
      ],
    },
    paying: {
      title: 'Koszt utrzymania',
      text: [
        'Płacisz za reputację i za każdy budynek w kraterze: kopuła 1, warsztat 2, laboratorium 3, centrum dowodzenia 4; o 3 mniej za każdego inżyniera w pierwszym warsztacie i mniej o inne obniżki.',
        'Musisz zapłacić wszystkimi kredytami, które masz. Każdy brakujący kosztuje 1 punkt reputacji, a przy reputacji 0 kosztuje 2 PZ. Roboty mogą pomóc.',
      ],
    },
    end: {
      title: 'Koniec rundy',
      text: [
        'Astronauci z pól akcji dowodzenia schodzą z planszy; ci na Stacji Gateway i w bazach zostają. Projekty „raz na rundę” są znów gotowe. Runda 3 też ma pełną fazę utrzymania.',
      ],
    },
  },
};

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  sections: {
    scoring: {
      title: 'Punktacja końcowa',
      text: [
        '- **Projekty**: wydrukowane PZ i to, co punktują na koniec.',
        '- **Laboratoria**: w każdym 2, 5 lub 10 PZ za 1, 2 lub 3 pasujących astronautów.',
        '- **Reputacja**: 1 PZ za każdy punkt.',
        '- **Korporacje** po kolei.',
        'Pozostałe kredyty i zasoby nic nie są warte, chyba że karta mówi inaczej.',
      ],
    },
    winner: {
      title: 'Zwycięstwo',
      text: ['Wygrywa najwyższy wynik. Przy remisie decyduje wyższa reputacja, a dalej zwycięstwo jest wspólne.'],
    },
  },
};

export const leaders: ChapterText<'leaders'> = {
  title: 'Kierownicy agencji',
  sections: {
    abilities: {
      title: 'Ośmioro kierowników',
      text: [
        'Centrum dowodzenia ulepsza zdolność kierownika (w nawiasie).',
        '- **Kanada A**: przed akcją główną zapłać 2 kredyty, zamień astronautę z wahadłowca na astronautę ze Stacji Gateway i wystaw właśnie jego (za darmo).',
        '- **Kanada B**: po postawieniu budynku zapłać 3 kredyty i weź do niego astronautę ze Stacji Gateway (1 kredyt).',
        '- **Japonia A**: projekty kosztują o 1 kredyt mniej (o 3 mniej).',
        '- **Japonia B**: gdy realizujesz projekt, zapłać 3 kredyty i aktywuj żeton tej korporacji (1 kredyt).',
        '- **Europa A**: opłata za sektor wynosi zawsze 1 kredyt (i otrzymujesz 1 kredyt za każdy aktywowany sektor).',
        '- **Europa B**: po eksploatowaniu krateru zapłać 2 kredyty za akcję korporacji (za darmo).',
        '- **USA A**: przy stawianiu budynku zapłać 3 kredyty zamiast 1 jednostki tytanu lub 1 żetonu metali ziem rzadkich (2 kredyty za jedno lub za oba).',
        '- **USA B**: po postawieniu budynku zapłać 2 kredyty za 1 zasób tego sektora (za darmo).',
      ],
    },
    limits: {
      title: 'Warto wiedzieć',
      text: [
        'Każda zdolność działa raz na akcję, która ją uruchamia; z tego, co kosztuje, zawsze możesz zrezygnować. Jeśli nie możesz zapłacić albo nic by to nie dało, gra o to nie pyta.',
        'Ulepszenie działa już po postawieniu samego centrum dowodzenia, ale nie przy płaceniu za nie.',
        'Po zamianie Kanady A musisz wystawić otrzymanego astronautę; oddanego można wziąć z powrotem.',
      ],
    },
  },
};
