import type { ChapterText } from '../outline.ts';

export const missions: ChapterText<'missions'> = {
  title: 'Trzynaście misji',
  sections: {
    easternInfluence: {
      title: 'Wpływy na wschodzie',
      text: [
        '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Ausonia, Hellas, Tritonis Sinus, Syrtis Major.',
      ],
    },
    westernInfluence: {
      title: 'Wpływy na zachodzie',
      text: [
        '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Valles Marineris.',
      ],
    },
    northernInfluence: {
      title: 'Wpływy na północy',
      text: [
        '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Vastitas Borealis, Ausonia, Mare Serpentis, Syrtis Major.',
      ],
    },
    southernInfluence: {
      title: 'Wpływy na południu',
      text: [
        '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus.',
      ],
    },
    strategicZones: {
      title: 'Strefy strategiczne',
      text: [
        '8 punktów za największą liczbę astronautów w Syrtis Major i Valles Marineris **łącznie**. Liczy się suma; nie musisz mieć przewagi w żadnej z nich.',
      ],
    },
    phobosGarrison: {
      title: 'Garnizon na Phobosie',
      text: ['8 punktów za największą liczbę astronautów na Phobosie.'],
    },
    celeriumBaron: { title: 'Baron celerium', text: ['6 punktów za największą liczbę żetonów punktów celerium.'] },
    sylvaniteBaron: { title: 'Baron sylvanitu', text: ['7 punktów za największą liczbę żetonów punktów sylvanitu.'] },
    memorial: {
      title: 'Pomnik bohaterów',
      text: ['1 punkt za każdego twojego astronautę wśród Zagubionych w przestrzeni, najwyżej 7 punktów.'],
    },
    expansion: {
      title: 'Ekspansja',
      text: [
        '1 punkt za czwartą i każdą kolejną strefę, w której masz co najmniej jednego astronautę, najwyżej 7 punktów. Liczy się wszystkie dziesięć stref, także Phobos.',
      ],
    },
    massSettlement: {
      title: 'Masowe osadnictwo',
      text: [
        '7 punktów za co najmniej 13 twoich astronautów w strefach Marsa i na Phobosie łącznie. Statki się nie liczą.',
      ],
    },
    diversifiedMining: {
      title: 'Zróżnicowane wydobycie',
      text: ['8 punktów za co najmniej 2 żetony punktów każdego z trzech rodzajów.'],
    },
    polarClaim: {
      title: 'Polarna koncesja',
      text: ['6 punktów za największą liczbę astronautów w Vastitas Borealis.'],
    },
  },
};
