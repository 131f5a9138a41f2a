import type { ChapterText } from '../outline.ts';

export const upkeep: ChapterText<'upkeep'> = {
  title: 'Utrzymanie i porządkowanie',
  sections: {
    colony: {
      title: 'Najpierw statki kolonizacyjne',
      text: [
        'Kolejność utrzymania: statki kolonizacyjne, fundusze, produkcja. Gotowych statków kolonizacyjnych można użyć, ale nie tam, gdzie są statki przeciwnika.',
      ],
    },
    money: {
      title: 'Fundusze',
      text: [
        'Fundusze rosną o produkcję toru funduszy i maleją o koszt utrzymania z toru wpływu. Liczą się wszystkie zdjęte dyski, także te na akcjach i reakcjach.',
      ],
    },
    bankruptcy: {
      title: 'Gdy brakuje funduszy',
      text: [
        'Jeśli wynik byłby ujemny, musisz **handlować** lub **opuszczać** sektory, w dowolnej kolejności, aż przestanie być ujemny. Dysk i kostki opuszczonego sektora wracają na tory; statki i struktury zostają. Opuszczać sektory można tylko wtedy, gdy brakuje funduszy.',
      ],
    },
    production: {
      title: 'Produkcja',
      text: ['Potem zyskujesz produkcję materiałów i nauki.'],
    },
    collapse: {
      title: 'Upadek',
      text: [
        'Kto i tak nie może zapłacić, **upada**: jego punkty liczy się od razu i pozostają, wszystkie jego elementy schodzą z mapy, gdy wszyscy zakończą utrzymanie, płytka zdrajcy wraca do puli; struktury zostają.',
      ],
    },
    cleanup: {
      title: 'Porządkowanie',
      text: [
        'Dobiera się technologie, aż trafi się 5, 6, 7, 8 lub 9 zwykłych (dla 2, 3, 4, 5 lub 6 graczy); rzadkie dobrane po drodze dochodzą dodatkowo. Pusty worek kończy dobieranie.',
        'Potem wracają dyski z akcji i reakcji oraz kostki z cmentarzysk, statki kolonizacyjne są gotowe i zaczyna się następna runda. Po 8. rundzie gra kończy się utrzymaniem.',
      ],
    },
  },
};
