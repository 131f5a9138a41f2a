import type { ChapterText } from '../outline.ts';

export const discoveries: ChapterText<'discoveries'> = {
  title: 'The thirteen discoveries',
  sections: {
    etherMagnet: {
      title: 'Ether Magnet',
      text: [
        '**At the reveal.** All astronauts of all colours aboard docked ships move into this zone. If at least one arrives, its resource token is revealed.',
      ],
    },
    nativeResistance: {
      title: 'Native Resistance',
      text: ['**At the reveal.** Every colour with at least one astronaut here sends 1 of them to Lost in Space.'],
    },
    greatSandstorm: {
      title: 'Great Sandstorm',
      text: [
        '**At the reveal.** Clockwise from the first player, everyone moves **all** their astronauts from here to adjacent zones of their choice, split as they like. Resource tokens there are revealed.',
      ],
    },
    synergy: {
      title: 'Synergy',
      text: [
        '**In the third production.** Each adjacent zone with a face-up resource token produces 1 more. This zone itself gets nothing extra, and Phobos is never adjacent.',
      ],
    },
    rockburst: {
      title: 'Rockburst',
      text: [
        '**In the third production.** This zone produces nothing. Rockburst beats the Synergy of a neighbour: no token at all is placed here. Tokens left over from earlier are still awarded.',
      ],
    },
    richVein: {
      title: 'Rich Vein',
      text: ['**In the third production.** This zone produces 2 more, if its resource token is face up.'],
    },
    evenGround: {
      title: 'Even Ground',
      text: [
        '**In the third production.** All colours present here count as tied for the most and divide the tokens.',
        'Like Uneven Ground, this card changes nothing but the award of the third production. Missions and other scoring use the real numbers of astronauts.',
      ],
    },
    unevenGround: {
      title: 'Uneven Ground',
      text: [
        '**In the third production.** The colour present here with the **fewest** astronauts counts as having the most; several with the fewest share as in a tie. A colour that is here alone takes everything.',
      ],
    },
    subterfuge: {
      title: 'Subterfuge',
      text: [
        '**In the third production.** The colour with the **second-most** astronauts takes the tokens of this zone. In detail:',
        '- One colour has the most and others are present: the second takes all; several seconds divide evenly, and the rest stays.',
        '- Several tie for the most: they divide as in any tie.',
        '- Only one colour is present, or none: the tokens stay.',
      ],
    },
    frozenCaverns: {
      title: 'Frozen Caverns',
      text: [
        '**In the third production.** What this zone produces now is ice instead of its own kind. Leftovers keep their kind. The ice counts for the Ice Monopoly.',
      ],
    },
    lichens: {
      title: 'Lichens',
      text: ['**In the final scoring.** Each colour with at least one astronaut here gains 3 points.'],
    },
    undergroundLake: {
      title: 'Underground Lake',
      text: [
        '**In the final scoring.** The colour with the most astronauts here gains 6 points; tied colours divide them, rounded down. If nobody is here, nobody scores.',
      ],
    },
    radiationLeak: {
      title: 'Radiation Leak',
      text: ['**In the final scoring.** Each colour with at least one astronaut here loses 3 points.'],
    },
  },
};
