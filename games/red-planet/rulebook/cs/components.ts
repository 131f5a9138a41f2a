import type { ChapterText } from '../outline.ts';

export const components: ChapterText<'components'> = {
  title: 'Co je v krabici',
  sections: {
    boards: {
      title: 'Herní plány',
      text: [
        '- **Mars** s devíti oblastmi: dvěma vnitřními a sedmi vnějšími.',
        '- **Phobos**, měsíc: desátá oblast.',
        '- **Ztraceni ve vesmíru**, památník mrtvých astronautů. Není to oblast.',
        '- **Startovací plošina** se 3 až 6 doky, jedním pro každou barvu ve hře.',
        '- **Počítadlo kol**, které zároveň označuje začínajícího hráče.',
      ],
    },
    companies: {
      title: 'Šest těžařských společností',
      text: [
        'Každá ze šesti barev má **22 astronautů** (celkem 132) a stejných **9 karet postav** s čísly od 9 do 1 (celkem 54).',
      ],
    },
    ships: {
      title: 'Lodě a žetony cíle',
      text: [
        '- **36 karet lodí**, každá s kapacitou a cílem; šest lodí má neznámý cíl.',
        '- **20 žetonů cíle**, dva pro každou z deseti oblastí. Tvoří společnou zásobu a ta je omezená.',
      ],
    },
    events: {
      title: 'Karty událostí',
      text: [
        '- **30 karet událostí**: 13 objevů, 13 misí a 4 akce.',
        '- Globální mise **Ledový monopol**, od začátku odkrytá pro všechny.',
      ],
    },
    tokens: {
      title: 'Žetony surovin a bodové žetony',
      text: [
        '- **11 žetonů surovin** se stejným rubem: 5 ledu, 3 sylvanitu, 3 celeria. Ukazují, co oblast produkuje.',
        '- **86 bodových žetonů**: 40 ledu po 1 bodu, 23 sylvanitu po 2 bodech, 23 celeria po 3 bodech. Právě o ty se hraje. Kdyby některý druh došel, považuje se zásoba za neomezenou.',
      ],
    },
  },
};
