import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  sections: {
    reveal: {
      title: 'Ujawnienie odkryć',
      text: [
        'Po rundzie 10 ujawnia się wszystkie przydzielone odkrycia. Te, które działają przy ujawnieniu, rozpatruje się teraz, w stałej kolejności stref. Potem licznik przesuwa się dalej.',
      ],
    },
    production: {
      title: 'Trzecia produkcja',
      text: [
        'W tej kolejności:',
        '- **Początek:** ujawnia się i wykonuje karty akcji przeznaczone na tę chwilę.',
        '- **Produkcja:** każda strefa z odkrytym żetonem surowca otrzymuje 3 żetony, o 2 więcej z Bogatą żyłą, o 1 więcej obok Synergii, a żadnego z Tąpnięciem. Rodzaj jest właściwy dla strefy, a z Lodowymi jaskiniami jest to lód.',
        '- **Przyznanie żetonów:** jak zawsze, lecz Równa ziemia, Nierówna ziemia i Fortel zmieniają je w swoich strefach.',
        '- **Koniec:** ujawnia się i wykonuje karty akcji przeznaczone na tę chwilę. Potem licznik przesuwa się dalej.',
      ],
    },
    scoring: {
      title: 'Końcowe podliczanie punktów',
      text: [
        'Ujawnia się wszystkie misje. Twój wynik to suma:',
        '- punktów za zrealizowane misje,',
        '- twojego udziału w Monopolu na lód,',
        '- wartości żetonów punktów: lód 1, sylvanit 2, celerium 3,',
        '- punktów, które dają lub odbierają ci odkrycia.',
        'Wynik może być ujemny.',
      ],
    },
    victory: {
      title: 'Zwycięstwo',
      text: [
        'Wygrywa najwyższy wynik. Przy remisie wygrywa ten, kto ma **więcej żetonów punktów** (liczy się ich liczba, nie wartość). Jeśli to nie rozstrzyga, zwycięstwo jest wspólne.',
        'Dalsze miejsca ustala się tak samo; przy pełnej równości miejsce jest wspólne.',
      ],
    },
  },
};
