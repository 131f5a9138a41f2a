import type { ChapterText } from '../outline.ts';

export const missions: ChapterText<'missions'> = {
  title: 'Třináct misí',
  sections: {
    easternInfluence: {
      title: 'Východní vliv',
      text: [
        '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Ausonia, Hellas, Tritonis Sinus, Syrtis Major.',
      ],
    },
    westernInfluence: {
      title: 'Západní vliv',
      text: [
        '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Valles Marineris.',
      ],
    },
    northernInfluence: {
      title: 'Severní vliv',
      text: [
        '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Vastitas Borealis, Ausonia, Mare Serpentis, Syrtis Major.',
      ],
    },
    southernInfluence: {
      title: 'Jižní vliv',
      text: [
        '1, 2, 4 nebo 7 bodů za přítomnost v 1, 2, 3 nebo 4 z těchto oblastí: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus.',
      ],
    },
    strategicZones: {
      title: 'Strategické oblasti',
      text: [
        '8 bodů za nejvíc astronautů v Syrtis Major a Valles Marineris **dohromady**. Počítá se součet; převahu nemusíte mít ani v jedné z nich.',
      ],
    },
    phobosGarrison: { title: 'Posádka na Phobosu', text: ['8 bodů za nejvíc astronautů na Phobosu.'] },
    celeriumBaron: { title: 'Celeriový baron', text: ['6 bodů za nejvíc bodových žetonů celeria.'] },
    sylvaniteBaron: { title: 'Sylvanitový baron', text: ['7 bodů za nejvíc bodových žetonů sylvanitu.'] },
    memorial: {
      title: 'Památník hrdinů',
      text: ['1 bod za každého vašeho astronauta mezi Ztracenými ve vesmíru, nejvýš 7 bodů.'],
    },
    expansion: {
      title: 'Expanze',
      text: [
        '1 bod za čtvrtou a každou další oblast, kde máte aspoň jednoho astronauta, nejvýš 7 bodů. Počítá se všech deset oblastí včetně Phobosu.',
      ],
    },
    massSettlement: {
      title: 'Masové osídlení',
      text: ['7 bodů za aspoň 13 vašich astronautů v oblastech, na Marsu a Phobosu dohromady. Lodě se nepočítají.'],
    },
    diversifiedMining: {
      title: 'Různorodá těžba',
      text: ['8 bodů za aspoň 2 bodové žetony každého ze tří druhů.'],
    },
    polarClaim: { title: 'Polární zábor', text: ['6 bodů za nejvíc astronautů ve Vastitas Borealis.'] },
  },
};
