import type { ChapterText } from '../outline.ts';

export const upkeep: ChapterText<'upkeep'> = {
  title: 'Údržba a úklid',
  sections: {
    colony: {
      title: 'Nejprve kolonizační lodě',
      text: [
        'Pořadí údržby: kolonizační lodě, peníze, produkce. Připravené kolonizační lodě smíte použít, ne však tam, kde má soupeř lodě.',
      ],
    },
    money: {
      title: 'Peníze',
      text: [
        'Peníze vzrostou o produkci stupnice peněz a klesnou o náklady ze stupnice vlivu. Počítají se všechny sejmuté disky, i ty na akcích a reakcích.',
      ],
    },
    bankruptcy: {
      title: 'Když peníze chybějí',
      text: [
        'Byl-li by výsledek záporný, musíte **směňovat** nebo **opouštět** sektory v libovolném pořadí, dokud záporný být nepřestane. Disk a kostky opuštěného sektoru se vrátí na stupnice; lodě a stavby zůstanou. Opouštět sektory smíte, jen dokud peníze chybějí.',
      ],
    },
    production: {
      title: 'Produkce',
      text: ['Potom získáte produkci materiálu a vědy.'],
    },
    collapse: {
      title: 'Zhroucení',
      text: [
        'Kdo ani potom nemůže zaplatit, **zhroutí se**: jeho body se ihned spočítají a platí dál, všechny jeho figurky odejdou z mapy, až všichni dokončí údržbu, žeton zrádce se vrátí do zásoby; stavby zůstanou.',
      ],
    },
    cleanup: {
      title: 'Úklid',
      text: [
        'Dobírají se technologie, dokud nepřijde 5, 6, 7, 8 nebo 9 běžných (pro 2, 3, 4, 5 nebo 6 hráčů); vzácné, které přitom přijdou, se přidají navíc. Prázdný sáček dobírání ukončí.',
        'Potom se vrátí disky z akcí a reakcí a kostky ze hřbitovů, kolonizační lodě jsou připravené a začíná další kolo. Po 8. kole hra končí údržbou.',
      ],
    },
  },
};
