import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  sections: {
    triggers: {
      title: 'Kiedy gra się kończy',
      text: [
        'Bieżąca runda jest ostatnia, jeśli',
        '- ktoś nie mógł umieścić żadnego kafelka swojej sekcji,',
        '- na koniec rundy oba stosy jakiejś sekcji są puste albo',
        '- odkryto ostatnią kartę wydarzenia.',
        'Zanim zacznie się umieszczanie, gra ogłasza, kto na razie nie ma miejsca i czy to na pewno ostatnia runda. Koniec następuje po rundzie; zdolność może jeszcze zrobić miejsce. Kilka powodów naraz niczego nie zmienia.',
      ],
    },
    stuck: {
      title: 'Brak miejsca na kafelek',
      text: [
        'Kto nie może umieścić kafelka, i tak bierze jeden i przesuwa **oba** znaczniki o 1 bez umieszczania. Energia przesuwa znacznik drugiego terenu, który rusza się wtedy dwa razy; woda nie wymaga lodu. Nic się nie podwaja, meteoryt nie spada, a zdolności związane z umieszczaniem nie działają; te związane z wyborem działają.',
      ],
    },
    block: {
      title: 'Ostatnie czynności',
      text: [
        '- Niezebrane kapsuły znikają z planet.',
        '- Odkrywa się karty cywilizacji na koniec gry.',
        '- Wszyscy umieszczają odłożone łatki, wykonują postępy z takich kart, a Republika z ostatnią technologią zatrzymuje jeszcze dwie karty. Korzyści rozpatruje się jak zwykle; łatek nie można już odkładać i trzeba je umieścić, jeśli jest miejsce.',
        '- Karty cywilizacji zdobyte teraz bierze się od dowódcy zgodnie z ruchem wskazówek zegara i od razu wykonuje.',
        '- Łaziki znikają, a misje osobiste się odkrywa.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        '- **Rzędy i kolumny**: punkty podane przy każdej ukończonej linii oraz premie Gai i Cerbera.',
        '- **Tory**: po jednym medalu.',
        '- **Kapsuły** w obszarze punktacji: po 1.',
        '- **Meteoryty**: 1 za każde 3 zebrane.',
        '- **Karty cywilizacji** na koniec gry.',
        '- **Misje osobiste**: 5 za wykonaną.',
        '- **Misje sąsiedzkie**: 5 dla zwycięzcy, po 2 przy remisie.',
      ],
    },
    lines: {
      title: 'Ukończone rzędy i kolumny',
      text: [
        'Każde pole jest zakryte i w linii nie leży żaden meteoryt; jeden meteoryt psuje swój rząd i kolumnę. Brakujące pola nie mają znaczenia, łaziki też nie. Na większości planet skrajne linie są warte 1, a środkowe 3.',
      ],
    },
    medals: {
      title: 'Medale',
      text: [
        'Liczy się najwyżej położony osiągnięty medal, nie największy. Jeśli znacznik się cofnął, medale nad nim przepadają.',
      ],
    },
    missions: {
      title: 'Misje sąsiedzkie',
      text: [
        'Każda karta porównuje dwóch sąsiadów, między którymi leży; we dwoje porównujecie się na wszystkich trzech. Na kartach „najmniej” wygrywa mniejsza liczba.',
      ],
    },
    winner: {
      title: 'Zwycięzca',
      text: [
        'Wygrywa największa liczba punktów. Przy remisie decyduje mniejsza liczba niezakrytych pól, potem mniejsza liczba meteorytów pozostałych na planecie, łącznie z wiezionymi. Jeśli nadal jest remis, zwycięstwo jest wspólne.',
      ],
    },
  },
};
