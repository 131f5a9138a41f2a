import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  sections: {
    trigger: {
      title: 'Zbliża się koniec',
      text: [
        'Gdy trzecia planeta zostanie w pełni sterraformowana, runda dobiega końca i rozgrywa się **jeszcze jedną pełną rundę**. Planety ukończone później punktują jak zwykle i nie przedłużają gry.',
      ],
    },
    guards: {
      title: 'Gra nie trwa bez końca',
      text: [
        'Po 12 rundach z rzędu, w których nikt nie podniósł poziomu żadnej planety, rozgrywa się jeszcze jedną rundę i gra się kończy. Licznik jest widoczny od 6. Runda 80 jest ostatnia w każdym wypadku. Każda gra się więc kończy; punktacja jest zwykła.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Do PZ z rozgrywki dolicz:',
        '- Planety w trakcie terraformacji: numer pola twojego znacznika, bez premii za miejsca.',
        '- Osiedleni ocalali, od 1 do 5 lub więcej: razem 5, 12, 20, 30, 40 PZ.',
        '- Kolonie na planetach, od 1 do 8: razem 2, 5, 9, 14, 20, 27, 35, 45 PZ.',
        'Nic innego już nie punktuje. Arkusz wyników osobno podaje planety, miejsca, placówki, placówki na planetach z kolonią, planety w trakcie terraformacji, ocalałych i kolonie.',
      ],
    },
    winner: {
      title: 'Zwycięzca',
      text: [
        'Wygrywa najwyższy wynik. Przy remisie decyduje liczba jednostek zasobów w ładowni; jeśli i ona jest równa, zwycięstwo jest wspólne.',
      ],
    },
  },
};

export const variants: ChapterText<'variants'> = {
  title: 'Warianty',
  sections: {
    players: {
      title: 'Liczba graczy',
      text: ['Przy 2, 3 lub 4 graczach nic się nie zmienia. Dla jednego gracza jest gra solo.'],
    },
    long: {
      title: 'Dłuższa gra',
      text: ['Koniec wywołuje **czwarta** sterraformowana planeta. Umówcie się na to przed grą.'],
    },
    options: {
      title: 'Opcje',
      text: [
        '- Twoje kolonie na jednej planecie: jedna albo dowolnie wiele. Każda liczy się wtedy do ceny, limitu i PZ.',
        '- Znaczniki specjalistów na początku: zablokowane albo odblokowane.',
        '- 2 PZ za placówkę na planecie z twoją kolonią: za każdym razem albo raz na planetę.',
        '- Liczba rund bez terraformacji, która wywołuje koniec: od 8 do 20, zwykle 12.',
        '- Limit rund: od 30 do 80, zwykle 80.',
        'W grze solo dwie pierwsze opcje dotyczą tylko ciebie.',
      ],
    },
  },
};
