import type { ChapterText } from '../outline.ts';

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie gry',
  sections: {
    boards: {
      title: 'Mars, Phobos i platforma startowa',
      text: [
        'Rozłóżcie Marsa, Phobosa i płytkę „Zagubieni w przestrzeni”, na początku pustą. Zbudujcie platformę startową z **tylu doków, ilu jest graczy** (dwóch graczy: cztery doki; gra jednoosobowa: jeden dok dla ciebie i po jednym dla każdego bota). Doki są ponumerowane od lewej do prawej.',
        'Wszystkie 20 żetonów miejsc docelowych tworzy pulę. Żetony punktów posortujcie według rodzaju, a obok połóżcie odkrytą kartę Monopol na lód.',
      ],
    },
    ships: {
      title: 'Pierwsze statki',
      text: [
        'Potasujcie 36 kart statków i dobierzcie po jednej odkrytej do każdego doku, zaczynając od doku 1.',
        '- Statek o **nieznanym miejscu docelowym** odkłada się na bok i dobiera następny. Po obsadzeniu wszystkich doków odłożone statki wtasowuje się z powrotem do talii.',
        '- Jeśli żaden zadokowany statek nie leci na **Phobosa**, na statku w skrajnym prawym doku kładzie się żeton miejsca docelowego Phobos. Odtąd ten statek leci na Phobosa.',
      ],
    },
    astronauts: {
      title: 'Astronauci i pierwszy gracz',
      text: [
        'Każdy ma kolor swojego miejsca: dziewięć kart postaci na rękę i 22 astronautów jako zapas.',
        'Po jednym astronaucie każdego koloru rozmieszcza się losowo, dokładnie **po jednym na każdym zadokowanym statku**. Kolor w doku 1 zostaje **pierwszym graczem** i otrzymuje licznik rund ustawiony na rundę 1.',
      ],
    },
    resources: {
      title: 'Żetony surowców',
      text: [
        'Wymieszajcie 11 zakrytych żetonów surowców. Po jednym zakrytym żetonie trafia do każdej z dziewięciu stref Marsa i na Phobosa. Jedenasty leży obok puli i nikt nie ogląda go do końca gry.',
      ],
    },
    missions: {
      title: 'Misje i talia wydarzeń',
      text: [
        'Każdy dostaje **dwie misje**, zachowuje **jedną** zakrytą, a drugą zwraca. Wszyscy wybierają jednocześnie, a dokonany wybór jest ostateczny. Misja pozostaje tajna aż do końcowego podliczania punktów.',
        'Następnie 13 odkryć, 4 akcje i wszystkie misje, których nikt nie zachował, tasuje się w zakrytą talię wydarzeń.',
      ],
    },
    numbers: {
      title: 'Liczby zależne od liczby graczy',
      text: [
        '- **2 graczy**: 4 kolory (w tym dwa neutralne), 4 doki, 28 kart w talii wydarzeń. Misje mają tylko kolory główne.',
        '- **3 graczy**: 3 doki, 27 kart wydarzeń.',
        '- **4 graczy**: 4 doki, 26 kart wydarzeń.',
        '- **5 graczy**: 5 doków, 25 kart wydarzeń.',
        '- **6 graczy**: 6 doków, 24 karty wydarzeń.',
        '- **Gra jednoosobowa**: ty i od 2 do 5 botów, po jednym doku na każdego. Talia wydarzeń liczy 29 kart minus misje rozdane botom.',
      ],
    },
    chance: {
      title: 'Kolejność losowań',
      text: [
        'Aby każdą partię można było odtworzyć i sprawdzić, los działa w stałej kolejności: statki, początkowi astronauci, żetony surowców, misje, a potem talie kolorów neutralnych lub botów i lista priorytetów. Talię wydarzeń tasuje się na końcu, gdy wszyscy wybrali już misje.',
      ],
    },
  },
};
