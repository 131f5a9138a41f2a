import type { ChapterText } from '../outline.ts';

export const faq: ChapterText<'faq'> = {
  title: 'Pytania i odpowiedzi',
  sections: {
    discs: {
      title: 'Dyski wpływu',
      text: [
        '- **Moje dodatkowe dyski nie mieszczą się na torze.** Ułóż je w stos na skrajnym lewym polu i używaj normalnie.',
        '- **Czy dysk może przejść do sąsiada, jeśli tylko jego stary sektor dawał połączenie?** Nie.',
        '- **Czy mogę zabierać dyski z sektorów podczas utrzymania?** Tylko gdy brakuje funduszy.',
        '- **Czy wolno wykonać więcej akcji, niż mnie stać?** Tak, ale może to kosztować sektory.',
        '- **Nie mam już dysków. Co mogę?** Spasować, użyć przy tym statków kolonizacyjnych i walczyć.',
      ],
    },
    population: {
      title: 'Populacja',
      text: [
        '- **Czy mogę zabrać kostki?** Tylko razem z dyskiem: zabierz go w jednej akcji Wpływu, a połóż ponownie w późniejszej.',
        '- **Tor tego koloru jest pusty. Czy pole może zasiedlić inna kostka?** Nie.',
        '- **Czy przy ponownym pasowaniu można użyć statków kolonizacyjnych?** Tak.',
      ],
    },
    techs: {
      title: 'Technologie',
      text: [
        '- **Czy podstawowe części wymagają technologii?** Nie. Ale lepsza technologia nigdy nie daje słabszej części.',
        '- **Czy kilku graczy może zdobyć tę samą technologię?** Dopóki jej płytki leżą na tacce. Rzadkie występują raz.',
        '- **Który koszt liczy się dla Technologii Starożytnych?** Wydrukowany, bez obniżki.',
      ],
    },
    battles: {
      title: 'Bitwy',
      text: [
        '- **Czy liczby trafiają bez komputera?** Nie, 5 nie wystarcza; trafia tylko wybuch. Tarcze mają znaczenie tylko przeciw komputerom.',
        '- **Wszystkie moje statki próbowały uciec i zginęły.** Nie dobierasz za udział, tylko za zniszczone statki.',
        '- **Uciekają obie strony.** Bitwę kończy ta, która odleci pierwsza; wcześniejsze ucieczki drugiej też się dopełniają.',
        '- **Czy uszkodzenia kilku kości się sumują?** Tak, niezależnie od broni.',
        '- **Czy część znaleziona po walce pomoże w bitwach tej samej rundy?** Nie, odkrycia są po wszystkich bitwach. Ale zniszczony właśnie krążownik może wrócić jako Krążownik Starożytnych.',
      ],
    },
    sectors: {
      title: 'Sektory',
      text: [
        '- **Kto bierze płytkę, gdy nie ma już statków?** Kontrolujący; bez niego płytka czeka. Także Draco, jeśli nadal kontroluje sektor, gdy padną Starożytni.',
        '- **W jakiej kolejności kładzie się dyski po walce?** Od najwyższego numeru sektora w dół.',
        '- **A jeśli sektor nie ma pól?** Każdy wrogi statek, który został tam po walce, usuwa dysk.',
        '- **Komu służą orbitale i monolity?** Temu, kto kontroluje sektor, bez względu na to, kto je zbudował.',
        '- **Czy GCDS to Starożytny?** Nie. Draco walczy z nim jak wszyscy.',
      ],
    },
    discoveries: {
      title: 'Odkrycia i eksploracja',
      text: [
        '- **Gdzie trafiają elementy ze Starożytnych laboratoriów?** Do sektora startowego; jeśli go nie kontrolujesz, płytka jest warta 2 punkty.',
        '- **Czy Draco musi dobrać dwa razy, a Planta dwa razy eksplorować?** Nie, decydują po pierwszym wyniku.',
        '- **Czy odłożone części statków Starożytnych dają punkty?** Nie.',
      ],
    },
    peace: {
      title: 'Pokój',
      text: [
        '- **Czy zamaskowane statki mogą przelecieć przez sektor partnera?** Tak, przelot nie jest agresją.',
        '- **Czy coś po fazie akcji może zerwać relacje?** Nie. Agresję sprawdza się tylko na końcu własnych akcji i reakcji.',
      ],
    },
  },
};
