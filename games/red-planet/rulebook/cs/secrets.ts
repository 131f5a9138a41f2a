import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Co je tajné a co veřejné',
  sections: {
    secret: {
      title: 'Tajné',
      text: [
        '- Vybraná **postava**, dokud není vyvoláno její číslo. Ve hře ve dvou znáte obě své.',
        '- Vaše **mise a akce**, ponechané i vrácené. Ostatní vědí jen to, kolik skrytých karet máte.',
        '- **Objev** na mapě: zná ho ten, kdo ho přiřadil, a každý, kdo si ho prohlédl.',
        '- Skryté **žetony surovin**, jedenáctý žeton a pořadí karet ve všech balíčcích: nezná je nikdo.',
        '- Karty odstraněné neutrálním Vědcem: zná je jen hráč, který ho vede.',
      ],
    },
    open: {
      title: 'Veřejné',
      text: [
        'Všichni vidí zahrané postavy (a mohou si tak odvodit každou ruku), odhozené lodě a objevy, Ztracené ve vesmíru, všechny bodové žetony, společnou zásobu žetonů cíle a seznam priorit botů.',
        'Veřejný je i počet karet v každém balíčku a na každé hromádce, počet skrytých karet každého hráče a to, kdo ještě neodpověděl, když všichni volí současně. Po hře lze ukázat všechno.',
      ],
    },
    screen: {
      title: 'Na obrazovce',
      text: [
        'Vaše obrazovka ukazuje jen to, co smíte vědět: vaše mise a akce, vybranou postavu, kartu neutrální barvy, vrácenou misi, karty odstraněné vaším neutrálním Vědcem a každý objev, který jste přiřadili nebo si prohlédli.',
        'Když dojde na karty akcí, čtou všichni čekající stejné neutrální sdělení, takže pauza neprozradí, kdo takovou kartu má.',
        'Pokud si předáváte jedno zařízení, tajné volby a karty se ukážou až po jeho předání.',
      ],
    },
    decisions: {
      title: 'Vaše rozhodnutí',
      text: [
        'Před hrou: možnosti a místa; barva patří k místu. Potom: kterou misi si ponechat a v každém kole kterou postavu zahrát. Na všechno ostatní se hra ptá krok za krokem při vyhodnocování vaší postavy: na lodě, cíle, přesuny, oběti. Nabízí vše, co je dovoleno, vždy ve stejném pořadí: oblasti v pevném pořadí, doky zleva, odstartované lodě podle startu, barvy od vás po směru hodinových ručiček.',
        'Ve hře ve dvou každá otázka říká, zda se týká hlavní, nebo neutrální barvy.',
      ],
    },
    balance: {
      title: 'Nic se neztratí',
      text: [
        'Hra hlídá obsah krabice: 22 astronautů každé barvy, 36 lodí, 30 karet událostí, dva žetony cíle pro každou oblast, devět postav každé barvy, deset žetonů surovin na mapě a každý vyprodukovaný bodový žeton. V oblasti s astronautem je žeton suroviny vždy odkrytý a po vyhodnocení postavy nezůstává žádná zadokovaná loď plná.',
      ],
    },
  },
};
