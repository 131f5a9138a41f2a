import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Tajemství a náhoda',
  sections: {
    secret: {
      title: 'Co je tajné',
      text: [
        'Nikdo nezná pořadí hromádek, sáčků a žetonů objevů ani to, které vnější sektory zůstaly v krabici. Své žetony reputace, i ty dobírané, vidíte jen vy; ostatní vidí, kolik se jich dobralo a zda jste si nějaký nechali.',
      ],
    },
    open: {
      title: 'Co je veřejné',
      text: [
        'Všechno ostatní: zásoby, technologie, plány lodí, odhozené hexy, ponechané žetony objevů, velvyslanci, kdo pasoval a kolik zbývá v každé hromádce a sáčku.',
      ],
    },
    chance: {
      title: 'Náhoda',
      text: ['Náhodné jsou příprava, sektory, žetony objevů, technologie, kostky a žetony reputace.'],
    },
    decisions: {
      title: 'Kdo kdy rozhoduje',
      text: [
        'Hra se ptá jen na to, kde je z čeho volit. Směna, kolonizační lodě a návrhy nabízí vedle hlavní otázky vašeho tahu a potom se k ní vrátí.',
      ],
    },
  },
};
