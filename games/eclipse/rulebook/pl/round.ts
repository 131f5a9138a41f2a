import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'Runda',
  sections: {
    phases: {
      title: 'Cztery fazy',
      text: [
        '- **Faza akcji**: tury zgodnie z ruchem wskazówek zegara, aż wszyscy spasują.',
        '- **Faza walki**: bitwy i ich następstwa.',
        '- **Faza utrzymania**: opłaty i produkcja.',
        '- **Faza porządkowania**: nowe technologie; dyski i kostki wracają.',
      ],
    },
    turns: {
      title: 'Tury',
      text: [
        'Zaczyna posiadacz płytki pierwszego gracza. Zgodnie z ruchem wskazówek zegara, tura po turze, każdy, kto nie spasował, wykonuje **jedną akcję** (Eksploracja, Rozwój, Ulepszenie, Budowa, Ruch lub Wpływ) albo **pasuje**.',
      ],
    },
    cost: {
      title: 'Cena akcji',
      text: [
        'Akcja kosztuje skrajny lewy dysk toru wpływu; leży on na polu akcji do fazy porządkowania. Tę samą akcję można wykonywać wielokrotnie. Bez dysku na torze trzeba spasować.',
        'Możesz wybrać akcję, nawet jeśli nic nią nie zdziałasz; i tak kosztuje dysk.',
      ],
    },
    activations: {
      title: 'Aktywacje',
      text: [
        'Każda akcja ma pewną liczbę **aktywacji**, wykonywanych jedna po drugiej. Wynik jednej znasz, zanim wybierzesz następną, i możesz przestać w każdej chwili.',
        '- **Eksploracja** 1 (Planta 2)',
        '- **Rozwój** 1 (Hydran 2)',
        '- **Ulepszenie** 2 (Mechanema 3), z Pikomodulatorem o 2 więcej',
        '- **Budowa** 2 (Mechanema 3), z Nanorobotami o 1 więcej',
        '- **Ruch** 2 (Terranie 3), z Ulepszoną logistyką o 1 więcej',
        '- **Wpływ** 2, a ponadto odnawiasz dwa statki kolonizacyjne',
      ],
    },
    passing: {
      title: 'Pasowanie',
      text: [
        'Kto **pierwszy** spasuje w rundzie, od razu zyskuje 2 fundusze i bierze płytkę pierwszego gracza na następną rundę. Po pierwszym spasowaniu możesz w kolejnych turach wykonać **reakcję** albo za darmo spasować ponownie.',
        'Faza kończy się **natychmiast**, gdy wszyscy spasowali; nikt nie może już wykonać reakcji.',
      ],
    },
    colony: {
      title: 'Statki kolonizacyjne',
      text: [
        'Podczas akcji, reakcji lub pasowania możesz używać gotowych statków kolonizacyjnych: odwróć jeden i przenieś kostkę z jej toru na puste, pasujące pole w kontrolowanym sektorze, nawet jeśli są tam statki przeciwników. Inaczej kostki nie trafiają na mapę. Jeśli na torze nie ma kostki, pole pozostaje puste.',
      ],
    },
    flow: {
      title: 'Przebieg gry',
      text: [
        'Utrzymanie wszyscy rozliczają jednocześnie; reszta dzieje się po kolei. Runda zawsze się kończy, bo każda akcja i reakcja zabiera dysk. Wyeliminowani gracze są pomijani; nawet ostatni ocalały gra do końca 8. rundy. Jeśli nie został nikt, gra się kończy.',
      ],
    },
  },
};
