import type { ChapterText } from '../outline.ts';

export const missions: ChapterText<'missions'> = {
  title: 'The thirteen missions',
  sections: {
    easternInfluence: {
      title: 'Eastern Influence',
      text: ['1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Ausonia, Hellas, Tritonis Sinus, Syrtis Major.'],
    },
    westernInfluence: {
      title: 'Western Influence',
      text: [
        '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Valles Marineris.',
      ],
    },
    northernInfluence: {
      title: 'Northern Influence',
      text: [
        '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Vastitas Borealis, Ausonia, Mare Serpentis, Syrtis Major.',
      ],
    },
    southernInfluence: {
      title: 'Southern Influence',
      text: [
        '1, 2, 4 or 7 points for presence in 1, 2, 3 or 4 of: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus.',
      ],
    },
    strategicZones: {
      title: 'Strategic Zones',
      text: [
        '8 points for the most astronauts in Syrtis Major and Valles Marineris **together**. The sum counts; you need not lead in either of them.',
      ],
    },
    phobosGarrison: { title: 'Phobos Garrison', text: ['8 points for the most astronauts on Phobos.'] },
    celeriumBaron: { title: 'Celerium Baron', text: ['6 points for the most celerium point tokens.'] },
    sylvaniteBaron: { title: 'Sylvanite Baron', text: ['7 points for the most sylvanite point tokens.'] },
    memorial: {
      title: 'Heroes’ Memorial',
      text: ['1 point for each of your astronauts in Lost in Space, at most 7 points.'],
    },
    expansion: {
      title: 'Expansion',
      text: [
        '1 point for the fourth and each further zone where you have at least one astronaut, at most 7 points. All ten zones count, Phobos included.',
      ],
    },
    massSettlement: {
      title: 'Mass Settlement',
      text: ['7 points for at least 13 of your astronauts on Mars and Phobos together. Ships do not count.'],
    },
    diversifiedMining: {
      title: 'Diversified Mining',
      text: ['8 points for at least 2 point tokens of each of the three kinds.'],
    },
    polarClaim: { title: 'Polar Claim', text: ['6 points for the most astronauts in Vastitas Borealis.'] },
  },
};
