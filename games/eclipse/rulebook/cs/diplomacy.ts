import type { ChapterText } from '../outline.ts';

export const diplomacy: ChapterText<'diplomacy'> = {
  title: 'Diplomacie',
  sections: {
    propose: {
      title: 'Návrh vztahů',
      text: [
        'Ve hře čtyř a více hráčů smíte během své akce nebo reakce někomu navrhnout vztahy, témuž hráči jednou za tah. Ten přijme, nebo odmítne. Podmínky:',
        '- váš sektor a sektor partnera spojuje úplné propojení červími dírami nebo warp portály',
        '- nikdo z vás nemá loď v sektoru, který ovládá druhý, ani tam, kde má druhý loď',
        '- vztahy spolu ještě nemáte a nikdo z vás nemá žeton zrádce',
        '- oba máte místo pro velvyslance, žeton velvyslance a kostku k vyslání. Každý má tři velvyslance.',
        'O diplomacii rozhoduje počet hráčů na začátku, i když někdo později vypadne.',
      ],
    },
    exchange: {
      title: 'Výměna velvyslanců',
      text: [
        'Každý dá druhému velvyslance s kostkou z vlastní stupnice podle své volby, takže oba získají produkci. Velvyslanec leží na stupnici reputace druhého, na smíšeném nebo velvyslaneckém místě; kvůli místu lze vrátit žetony reputace. Na konci je každý velvyslanec, kterého máte, za 1 bod. Vztahy trvají až do přerušení.',
      ],
    },
    aggression: {
      title: 'Agrese',
      text: [
        'Průlet není agrese. Máte-li však na **konci** své akce nebo reakce loď v sektoru, který ovládá partner, nebo v sektoru s jeho lodí, vztahy končí: velvyslanci se vrátí domů a každá kostka na stupnici podle volby majitele.',
        'Agresor si vezme **žeton zrádce** od toho, kdo ho má: na konci o 2 body méně a žádné nové vztahy. Vztahy s ostatními trvají. Více porušených vztahů se vyřizuje po směru hodinových ručiček od agresora.',
      ],
    },
  },
};
