import type { ChapterText } from './outline.ts';

export const box: ChapterText<'box'> = {
  title: 'Krabice',
  sections: {
    moons: {
      title: 'Měsíce a karty',
      text: [
        'Pět malinkých měsíců se vznáší ve tmě. Každý má hodnotu několika bodů a místo pro pár karet.',
        'Na kartách jsou čísla od 1 do 36, každé jednou. Je jich dost: balíček nikdy nedojde.',
      ],
    },
    setup: {
      title: 'Před hrou',
      text: [
        'Zvolíte, kolik měsíců je ve hře, od 3 do 5. Karty se zamíchají a každý dostane 4 z nich.',
        'Začínajícího hráče určí los.',
      ],
    },
  },
};

export const play: ChapterText<'play'> = {
  title: 'Průběh hry',
  sections: {
    stars: {
      title: 'Hvězdy',
      text: [
        'Nejprve všichni současně odloží jednu kartu lícem dolů: je to vaše **hvězda**. Hvězdy se ukážou na konci hry.',
      ],
    },
    turn: {
      title: 'Tah',
      text: [
        'Vyberte měsíc, na kterém je místo, zahrajte na něj jednu kartu z ruky a vezměte si další.',
        '- Na plný měsíc už kartu zahrát nelze.',
        '- Výběr měsíce lze vzít zpět, dokud na něm neleží vaše karta.',
        'Potom hraje další hráč po směru hodinových ručiček, dokud nejsou všechny měsíce plné.',
      ],
    },
  },
};

export const scoring: ChapterText<'scoring'> = {
  title: 'Bodování',
  sections: {
    moons: {
      title: 'Zisk měsíce',
      text: [
        'Když na měsíc přijde poslední karta, jeho body získá hráč, jehož karty tam mají **největší** součet.',
        'Při remíze se body dělí rovným dílem, zaokrouhleně dolů.',
      ],
    },
    end: {
      title: 'Konec',
      text: [
        'Když jsou všechny měsíce plné, ukážou se hvězdy: nejvyšší přinese 3 body.',
        '**Vyhrává nejvíc bodů.** Při shodě vyhrává ten, kdo zahrál na měsíce menší součet karet; je-li i ten stejný, vítězství je společné.',
      ],
    },
    always: {
      title: 'Kdykoli',
      text: ['Každý drží 3 karty a má jednu hvězdu a na žádném měsíci neleží víc karet, než kolik se tam vejde.'],
    },
  },
};
