import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Tryb solo: AstroBot',
  sections: {
    setup: {
      title: 'Przygotowanie',
      text: [
        'Przygotuj grę jak na 2 osoby, z 12 turystami i asteroidą, która wymaga wsparcia 8. Kierownik jest losowy. AstroBot ma bazę, ale nie ma kredytów ani zasobów.',
        'Dla każdej korporacji wybierasz łatwą lub trudną stronę karty AstroBota. Trzy łatwe to zwykła gra; każda trudna podnosi poziom.',
        'Stawiasz pierwszą kopułę; potem pierwsza karta decyduje, gdzie AstroBot stawia swoją.',
        'W każdej rundzie AstroBot dostaje zakryty kafelek. Wybierasz jeden z 2 innych, a ostatni uzupełnia Stację Gateway. Potem odkrywa się jego kafelek: zaczyna niższy numer.',
      ],
    },
    turn: {
      title: 'Tura AstroBota',
      text: [
        'Odkrywa kartę. Litera wspólna dla lewej strony nowej karty i prawej strony poprzedniej wskazuje **aktywną korporację**; z dwóch wspólnych liczy się czerwona.',
        'Potem symbol: rozwój rośnie o 1 (na 7 zamiast tego 1 punkt reputacji) albo przesuwa się znacznik celu aktywnej korporacji; po 3 krokach AstroBot wypełnia cel, nie spełniając wymagania. Rozwój 0–2 to cel dolny, 3–6 środkowy, 7 górny.',
        'Potem używa pierwszego wiersza karty, którego astronautę jeszcze ma. Jeśli akcja jest niemożliwa, astronauta leci na Stację Gateway.',
        'Szukanie zaczyna się od **trójkąta** poprzedniej karty i biegnie krawędzią krateru w kierunku **strzałki**.',
      ],
    },
    crater: {
      title: 'Krater',
      text: [
        'Zajmuje pierwsze wolne pole, z którego przy obecnym układzie otrzymałby astronautę. Nic nie zyskuje. Ty dostajesz z banku opłatę za każdy sektor rzędu, w którym masz budynek, a AstroBot nie.',
      ],
    },
    build: {
      title: 'Postawienie budynku',
      text: [
        'Decyduje rozwój: kopuła przy 0–1, warsztat przy 2–3, laboratorium przy 4–6, centrum dowodzenia przy 7; gdy brak, następny mniejszy. Najpierw sprawdza rzędy z astronautą, którego by otrzymał, potem wszystkie, i bierze najbliższy zasilany sektor, a inaczej najbliższy z nowym panelem, który go nic nie kosztuje. Przy energii 9 lub 10 albo bez paneli leci na Stację Gateway.',
        'Płaci tylko energią, a brakującą poniżej 3 dostaje za darmo. Bierze premie kopuł, ale nie zdolności laboratoriów. Jeśli aktywna korporacja nie ma tam żetonu, kładzie go bez aktywacji.',
      ],
    },
    fund: {
      title: 'Zrealizowanie projektu',
      text: [
        'Bierze widoczny projekt aktywnej korporacji z największą liczbą PZ. Wymaganie ma niższe o 1 od rozwoju 3 i o 2 od 6. Gdy energii jest za mało, produkuje ją za darmo do 3, potem stawia panel. Jeśli to nie wystarcza, próbuje u innych korporacji po kolei A, B, C.',
        'Z jego projektów liczą się tylko wydrukowane PZ; zdolności, ochronę i punktowanie AstroBot pomija. W premii wykonuje akcję aktywnej korporacji.',
      ],
    },
    others: {
      title: 'Akcje korporacji i Stacja Gateway',
      text: [
        'Wykonuje akcje korporacji A, B i C; za każdą niemożliwą zyskuje 2 punkty reputacji. Premią jest astronauta ze stacji.',
        'Na Stacji Gateway bierze astronautę rodzaju, którego ma najmniej, i wykonuje akcję aktywnej korporacji. Astronauta trafia na odpowiadające mu pole, jeśli takie jest.',
      ],
    },
    corporations: {
      title: 'Jego akcje',
      text: [
        '- **Artemis Tours**: przenosi turystę na następne pole swojej karty.',
        '- **Moon Mining**: wysyła ładunek na poziom według rozwoju: 1 przy 0–1, 2 przy 2–3, 3 przy 4–5, 4 przy 6–7.',
        '- **Selenium Research**: odrzuca eksperyment po stronie trójkąta i punktuje według liczby próbek.',
        '- **Evergreen Farms**: zakłada farmę w pierwszym rzędzie, w którym ma przewagę.',
        '- **Sky Watch**: przesuwa się, potem wspiera najniższy program swojej sekcji; jeśli nie może, przesuwa się o 3 więcej.',
        '- **Space Robotics**: bierze fabrykę z kolumny trójkąta i rzędu według rozwoju; jego fabryki dają 1, 2 lub 3 PZ.',
        '- **To Mars**: wysyła budynek, najpierw taki, który ukończy moduł. Kogo otrzyma, wchodzi na statek, dopóki są miejsca.',
        'Liczby zależą od strony karty.',
      ],
    },
    end: {
      title: 'Utrzymanie i koniec',
      text: [
        'Przybyli zajmują najlepsze pola; tych, którzy już stoją, AstroBot nie przestawia. Jego dochód: 2 PZ za każdego naukowca w kopule i 1 punkt reputacji za każdego astronautę w centrum dowodzenia. Nie płaci utrzymania.',
        'Punktuje jak gracz, ale nie za Artemis Tours i Selenium Research. Wygrywasz, mając więcej PZ, a przy remisie wyższą reputację.',
        'Ostatnia karta rundy zaczyna następną; pozostałe 6 się tasuje.',
      ],
    },
  },
};
