import type { ChapterText } from '../outline.ts';

export const ending: ChapterText<'ending'> = {
  title: 'The end of the game',
  sections: {
    reveal: {
      title: 'Discovery reveal',
      text: [
        'After round 10 all assigned discoveries are turned face up. Those that act at the reveal are resolved now, in the fixed order of the zones. Then the tracker moves on.',
      ],
    },
    production: {
      title: 'Third production',
      text: [
        'In this order:',
        '- **Start:** action cards for this moment are revealed and carried out.',
        '- **Produce:** each zone with a face-up resource token gets 3 tokens, 2 more with Rich Vein, 1 more next to Synergy, and none with Rockburst. The kind is the zone’s own, or ice with Frozen Caverns.',
        '- **Award:** as always, changed in their own zones by Even Ground, Uneven Ground and Subterfuge.',
        '- **End:** action cards for this moment are revealed and carried out. Then the tracker moves on.',
      ],
    },
    scoring: {
      title: 'Final scoring',
      text: [
        'All missions are revealed. Your score is the sum of',
        '- your fulfilled missions,',
        '- your share of the Ice Monopoly,',
        '- your point tokens: ice 1, sylvanite 2, celerium 3,',
        '- what discoveries give you or take from you.',
        'A score may be negative.',
      ],
    },
    victory: {
      title: 'Victory',
      text: [
        'The highest score wins. In a tie the one with **more point tokens** wins (their number, not their value). Still tied: shared victory.',
        'The other places are decided in the same way; equal scores share a place.',
      ],
    },
  },
};
