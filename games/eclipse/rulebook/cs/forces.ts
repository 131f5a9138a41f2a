import type { ChapterText } from '../outline.ts';

export const forces: ChapterText<'forces'> = {
  title: 'Portály, nehráčské jednotky, hra jednoho hráče',
  sections: {
    portals: {
      title: 'Warp portály',
      text: [
        'Tento modul přidává tři sektory s portály, žeton objevu a technologii. Všechny portály jsou propojené navzájem pro pohyb, vliv, diplomacii a ústup, ne však pro průzkum. Jediný portál na mapě je bez účinku. Portál z technologie je za 1 bod, prastarý za 2, pro ovládajícího hráče; v jednom sektoru jich může ležet více.',
      ],
    },
    npcs: {
      title: 'Nehráčské jednotky',
      text: [
        '- **Prastaří**, základní: iniciativa 2, dvě žluté kostky kanónů, počítač 1, trup 1; pokročilí: iniciativa 1, jedna oranžová, počítač 1, trup 2.',
        '- **Strážce**, základní: iniciativa 3, tři žluté, počítač 2, trup 2; pokročilý: iniciativa 1, jedna červená kostka kanónu a dvě oranžové kostky střel, počítač 1, trup 3.',
        '- **GCDS**, základní: iniciativa 0, čtyři žluté, počítač 2, trup 7; pokročilý: iniciativa 2, jedna červená kostka kanónu a čtyři žluté kostky střel, počítač 2, trup 3.',
        'Nikdy se nepohybují, vždy se brání, neútočí na populaci a po boji se opraví. Dvě figurky Prastarých v sektoru jednají jako jeden typ.',
      ],
    },
    solo: {
      title: 'Hra jednoho hráče',
      text: [
        'Zvláštní režim pro jednoho hráče není. Počítačoví soupeři hrají celé tahy podle stejných pravidel a odpovídají i na návrhy.',
      ],
    },
  },
};
