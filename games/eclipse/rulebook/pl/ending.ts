import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Koniec gry',
  sections: {
    points: {
      title: 'Punkty zwycięstwa',
      text: [
        '- Płytki reputacji: od 1 do 4 za każdą. Ambasadorowie: po 1.',
        '- Kontrolowane sektory: tyle, ile na nich wydrukowano, od 1 do 4. Monolity w nich: po 3.',
        '- Zachowane płytki odkryć: po 2. Płytka zdrajcy: minus 2.',
        '- Każdy tor technologii z 4, 5, 6 lub 7 płytkami: 1, 2, 3 lub 5.',
        '- W kontrolowanych sektorach Portal Warp 1, Portal Warp Starożytnych 2.',
        '- Planta: 1 za każdy kontrolowany sektor. Draco: 1 za każdą figurkę Starożytnych na mapie.',
      ],
    },
    winner: {
      title: 'Kto wygrywa',
      text: [
        'Wygrywa gracz z największą liczbą punktów. Remis rozstrzyga większa suma zapasów materiałów, nauki i funduszy; jeśli i ona jest równa, zwycięstwo jest wspólne. Płytki reputacji odkrywa się dopiero teraz. Wyeliminowani liczą się z wynikiem, który mieli.',
      ],
    },
  },
};
