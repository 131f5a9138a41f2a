import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'Konec hry',
  sections: {
    triggers: {
      title: 'Kdy hra končí',
      text: [
        'Právě hrané kolo je poslední, jestliže',
        '- někdo nemohl umístit žádný dílek své sekce,',
        '- na konci kola jsou oba sloupečky některé sekce prázdné, nebo',
        '- byla odkryta poslední karta události.',
        'Než se začne umisťovat, hra oznámí, kdo zatím nemá místo a zda je toto kolo jistě poslední. Hra skončí až na konci kola; schopnost může místo ještě vytvořit. Více důvodů najednou nic nemění.',
      ],
    },
    stuck: {
      title: 'Bez místa pro dílek',
      text: [
        'Kdo nemůže dílek umístit, přesto si jeden vezme, neumisťuje ho a posune **oba** ukazatele o 1. Energie posune ukazatel druhého terénu, který tak postoupí dvakrát; voda nepotřebuje led. Nic se nezdvojuje, meteorit nedopadá a schopnosti spojené s umístěním nepůsobí; ty spojené s výběrem ano.',
      ],
    },
    block: {
      title: 'Poslední úkony',
      text: [
        '- Nesebrané biokapsle zmizí z planet.',
        '- Odkryjí se karty civilizace označené „na konci hry“.',
        '- Všichni umístí uschované dílky výsadby, provedou pokrok z takových karet a Republic s poslední technologií si nechá ještě dvě karty. Zisky se vyhodnocují jako obvykle; dílek výsadby už nelze uschovat a musí se umístit, je-li kam.',
        '- Karty civilizace získané teď se berou od velitele po směru hodinových ručiček a hned se provedou.',
        '- Rovery odjedou a odkryjí se osobní mise.',
      ],
    },
    scoring: {
      title: 'Bodování',
      text: [
        '- **Řádky a sloupce**: body uvedené u každé vyplněné řady a prémie Gaie a Kerbera.',
        '- **Stupnice**: po jedné medaili.',
        '- **Biokapsle** v bodovací oblasti: po 1.',
        '- **Meteority**: 1 za každé 3 sebrané.',
        '- **Karty civilizace** označené „na konci hry“.',
        '- **Osobní mise**: 5 za splněnou.',
        '- **Mise proti sousedům**: 5 pro vítěze, po 2 při shodě.',
      ],
    },
    lines: {
      title: 'Vyplněné řádky a sloupce',
      text: [
        'Řada je vyplněná, je-li každé její políčko zakryté a neleží-li v ní žádný meteorit; jeden meteorit zkazí svůj řádek i sloupec. Na chybějících políčkách ani na roverech nezáleží. Na většině planet mají krajní řady hodnotu 1 a prostřední 3.',
      ],
    },
    medals: {
      title: 'Medaile',
      text: ['Platí nejvýše položená dosažená medaile, ne největší. Klesl-li ukazatel, medaile nad ním neplatí.'],
    },
    missions: {
      title: 'Mise proti sousedům',
      text: [
        'Každá karta porovnává dva sousedy, mezi kterými leží; ve hře dvou hráčů se porovnává na všech třech. Na kartách „nejméně“ vyhrává menší číslo.',
      ],
    },
    winner: {
      title: 'Vítěz',
      text: [
        'Vyhrává ten, kdo má nejvíce bodů. Při shodě rozhoduje méně nezakrytých políček, pak méně meteoritů zbylých na planetě, včetně naložených. Trvá-li shoda, vítězství je společné.',
      ],
    },
  },
};
