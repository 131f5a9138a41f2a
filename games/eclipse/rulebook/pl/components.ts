import type { ChapterText } from '../outline.ts';

export const components: ChapterText<'components'> = {
  title: 'Zawartość pudełka',
  sections: {
    box: {
      title: 'Elementy',
      text: [
        '- **Heksy sektorów**: 10 wewnętrznych (101–110), 13 środkowych (201–211, 214, 281), 20 zewnętrznych (301–318, 381, 382), Centrum Galaktyki (001), 12 sektorów startowych (221–232, na sześciu dwustronnych heksach) i 4 sektory Strażników (271–274).',
        '- **Dla każdego gracza**: 8 myśliwców, 4 krążowniki, 2 pancerniki, 4 bazy gwiezdne, 33 kostki populacji, 16 dysków wpływu i 3 płytki ambasadorów.',
        '- **Plansze ras**: 6, z obcą rasą po jednej stronie i frakcją terrańską po drugiej, oraz statki kolonizacyjne, które na nich widać.',
        '- **Technologie**: 114 płytek 39 rodzajów; 24 rodzaje są zwykłe, a 15 rzadkich, każdy w jednym egzemplarzu. **Części statków**: 24 rodzaje bez ograniczeń.',
        '- **Płytki odkryć**: 36. **Płytki reputacji**: 33 (dwanaście o wartości 1, dziesięć o wartości 2, siedem o wartości 3, cztery o wartości 4). Płytka pierwszego gracza, płytka zdrajcy i płytka podsumowania dla każdego.',
        '- **Figurki**: Starożytni, Strażnicy i GCDS (System Defensywny Centrum Galaktycznego), każdy rodzaj ze standardowym i zaawansowanym projektem; orbitale i monolity.',
        '- **Kości** ze ściankami pustą, 2, 3, 4, 5 i wybuchem: żółte, pomarańczowe, niebieskie i czerwone. Kostki uszkodzeń, znaczniki zapasów i znacznik rundy.',
      ],
    },
    limits: {
      title: 'Co może się skończyć',
      text: [
        'Statki, kostki, dyski, ambasadorowie, technologie, płytki odkryć i reputacji są ograniczone. Jeśli nie masz niezbudowanego statku danego typu, kostki na torze albo dysku na torze wpływu, ta możliwość odpada. Części, kości, kostki uszkodzeń, orbitale, monolity i Starożytni nigdy się nie kończą.',
      ],
    },
  },
};
