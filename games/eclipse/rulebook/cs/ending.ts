import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Konec hry',
  sections: {
    points: {
      title: 'Vítězné body',
      text: [
        '- Žetony reputace: každý 1 až 4. Velvyslanci: každý 1.',
        '- Ovládané sektory: vytištěné 1 až 4. Monolity v nich: každý 3.',
        '- Ponechané žetony objevů: každý 2. Žeton zrádce: minus 2.',
        '- Každá stupnice technologií se 4, 5, 6 nebo 7 žetony: 1, 2, 3 nebo 5.',
        '- V ovládaných sektorech Warp portál 1, Prastarý warp portál 2.',
        '- Planta: 1 za každý ovládaný sektor. Draco: 1 za každou figurku Prastarých na mapě.',
      ],
    },
    winner: {
      title: 'Kdo vyhrává',
      text: [
        'Vyhrává ten, kdo má nejvíce bodů. Shodu rozhodne větší součet zásob materiálu, vědy a peněz; je-li i ten stejný, vítězství je společné. Žetony reputace se odhalují až teď. Vyřazení hráči se řadí se skóre, které měli.',
      ],
    },
  },
};
