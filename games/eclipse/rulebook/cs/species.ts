import type { ChapterText } from '../outline.ts';

export const species: ChapterText<'species'> = {
  title: 'Rasy',
  sections: {
    common: {
      title: 'Společné hodnoty',
      text: [
        'Není-li u rasy uvedeno jinak: 3 kolonizační lodě, 13 disků, na začátku stíhač, směna 3:1, čtyři smíšená místa na stupnici reputace.',
      ],
    },
    eridani: {
      title: 'Eridanské impérium',
      text: [
        'Sektor 222; 4 materiály, 2 vědy, 26 peněz; Plazmový kanón, Gaussův štít a Fúzní pohon. Na začátku dva žetony reputace, o dva disky méně, o 1 energii více na stíhači, křižníku a bitevní lodi.',
      ],
    },
    hydran: {
      title: 'Hydranský pokrok',
      text: [
        'Sektor 224; 2 materiálu, 6 vědy, 2 peníze; Pokročilé laboratoře. Výzkum má dvě aktivace, pokročilé políčko vědy je osídlené od začátku a jedno velvyslanecké místo nahrazuje smíšené.',
      ],
    },
    planta: {
      title: 'Planta',
      text: [
        'Sektor 226; 4 materiálu, 3 vědy, 2 peníze; Hvězdná základna. Průzkum má dvě aktivace. Planta má čtyři kolonizační lodě, 1 bod navíc za každý sektor, jedno velvyslanecké místo a tři smíšená. Kostky hynou tam, kde zůstanou nepřátelské lodě. Vlastní plány.',
      ],
    },
    draco: {
      title: 'Potomci Draco',
      text: [
        'Sektor 228; 3 materiálu, 4 vědy, 2 peníze; Fúzní pohon. Při průzkumu smějí dobrat druhý hex a na konci mají 1 bod za každou figurku Prastarých.',
        'Draco žije s Prastarými: žádné bitvy, žádné vázání a disky smí klást vedle nich. Žeton objevu je však nedostupný, dokud jsou v sektoru Prastaří. Strážci a GCDS jsou běžní nepřátelé.',
      ],
    },
    mechanema: {
      title: 'Mechanema',
      text: [
        'Sektor 230; 4 materiálu, 3 vědy, 3 peníze; Pozitronový počítač. Vylepšení a Stavba mají tři aktivace a stavění je levnější.',
      ],
    },
    orion: {
      title: 'Hegemonie Orionu',
      text: [
        'Sektor 232; 4 materiálu, 3 vědy, 3 peníze; Neutronové bomby a Gaussův štít. Začíná s křižníkem, má o jedno místo více pro žeton reputace, směňuje 4:1. Vlastní plány.',
      ],
    },
    terrans: {
      title: 'Šest terranských frakcí',
      text: [
        'Sektory 221 až 231, lichá čísla; 4 materiálu, 3 vědy, 3 peníze; Hvězdná základna. Směna 2:1, Pohyb má tři aktivace; na stupnici reputace je jedno velvyslanecké místo a čtyři smíšená.',
      ],
    },
    blueprints: {
      title: 'Plány',
      text: [
        '- **Běžné**: bonus iniciativy stíhač 2, křižník 1, bitevní loď 0, hvězdná základna 4; základna má 3 energie. Každý má jednu prázdnou pozici.',
        '- **Eridani**: jako běžné, s 1 energií navíc všude kromě hvězdné základny.',
        '- **Orion**: Gaussův štít na prázdné pozici; iniciativa 3, 2, 1 a 5; energie navíc 1, 2, 3 a 3.',
        '- **Planta**: méně pozic (3, 5, 7 a 4); iniciativa 0, 0, 0 a 2; všude počítač 1; energie navíc 2, 2, 2 a 5.',
      ],
    },
  },
};
