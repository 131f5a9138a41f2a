import type { ChapterText } from './outline.ts';

export const box: ChapterText<'box'> = {
  title: 'Pudełko',
  sections: {
    moons: {
      title: 'Księżyce i karty',
      text: [
        'Pięć maleńkich księżyców unosi się w ciemności. Każdy jest wart kilka punktów i mieści kilka kart.',
        'Na kartach są liczby od 1 do 36, każda raz. Jest ich dość: talia nigdy się nie kończy.',
      ],
    },
    setup: {
      title: 'Przed grą',
      text: [
        'Wybieracie, ile księżyców bierze udział w grze, od 3 do 5. Karty są tasowane i każdy dostaje 4 z nich.',
        'Pierwszego gracza wskazuje los.',
      ],
    },
  },
};

export const play: ChapterText<'play'> = {
  title: 'Przebieg gry',
  sections: {
    stars: {
      title: 'Gwiazdy',
      text: [
        'Najpierw wszyscy jednocześnie odkładają po jednej zakrytej karcie: to twoja **gwiazda**. Gwiazdy zostają odkryte na końcu gry.',
      ],
    },
    turn: {
      title: 'Tura',
      text: [
        'Wybierz księżyc, na którym jest miejsce, zagraj na niego jedną kartę z ręki i dobierz następną.',
        '- Na pełny księżyc nie można już zagrać karty.',
        '- Wybór księżyca można cofnąć, dopóki nie leży na nim twoja karta.',
        'Potem gra następny gracz, zgodnie z ruchem wskazówek zegara, aż wszystkie księżyce będą pełne.',
      ],
    },
  },
};

export const scoring: ChapterText<'scoring'> = {
  title: 'Punkty',
  sections: {
    moons: {
      title: 'Zdobycie księżyca',
      text: [
        'Gdy na księżycu zostanie położona ostatnia karta, jego punkty zdobywa gracz, którego karty mają tam **największą** sumę.',
        'Remisujący dzielą punkty po równo, w dół.',
      ],
    },
    end: {
      title: 'Koniec',
      text: [
        'Gdy wszystkie księżyce są pełne, gwiazdy zostają odkryte: najwyższa daje 3 punkty.',
        '**Wygrywa największa liczba punktów.** Przy remisie wygrywa ten, kto zagrał na księżyce mniejszą sumę kart; jeśli i ona jest równa, zwycięstwo jest wspólne.',
      ],
    },
    always: {
      title: 'Zawsze',
      text: ['Każdy ma na ręce 3 karty i jedną gwiazdę, a na żadnym księżycu nie leży więcej kart, niż się mieści.'],
    },
  },
};
