import type { ChapterText } from '../outline.ts';

export const components: ChapterText<'components'> = {
  title: 'Co je v krabici',
  sections: {
    box: {
      title: 'Herní materiál',
      text: [
        '- **Sektorové hexy**: 10 vnitřních (101–110), 13 středních (201–211, 214, 281), 20 vnějších (301–318, 381, 382), Galaktické centrum (001), 12 domovských sektorů (221–232, na šesti oboustranných hexech) a 4 sektory Strážců (271–274).',
        '- **Pro každého hráče**: 8 stíhačů, 4 křižníky, 2 bitevní lodě, 4 hvězdné základny, 33 kostek populace, 16 disků vlivu a 3 žetony velvyslanců.',
        '- **Desky ras**: 6, na jedné straně cizí rasa, na druhé terranská frakce, a kolonizační lodě, které jsou na nich vyznačené.',
        '- **Technologie**: 114 žetonů 39 druhů; 24 druhů je běžných, 15 vzácných, každá jen jednou. **Součásti lodí**: 24 druhů bez omezení.',
        '- **Žetony objevů**: 36. **Žetony reputace**: 33 (dvanáctkrát 1, desetkrát 2, sedmkrát 3, čtyřikrát 4). Žeton začínajícího hráče, žeton zrádce a pro každého přehledový žeton.',
        '- **Figurky**: Prastaří, Strážci a GCDS, každý druh se základním a pokročilým plánem; orbitály a monolity.',
        '- **Kostky** se stěnami prázdná, 2, 3, 4, 5 a výbuch: žluté, oranžové, modré a červené. Kostičky poškození, ukazatele zásob a ukazatel kola.',
      ],
    },
    limits: {
      title: 'Co může dojít',
      text: [
        'Lodě, kostky, disky, velvyslanci, technologie, žetony objevů a reputace jsou omezené. Nemáte-li nepostavenou loď daného typu, kostku na stupnici nebo disk na stupnici vlivu, tato možnost odpadá. Součásti, hrací kostky, kostičky poškození, orbitály, monolity a Prastaří nikdy nedojdou.',
      ],
    },
  },
};
