import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'The galaxy awaits',
  sections: {
    idea: {
      title: 'What it is about',
      text: [
        'Each player leads one species. In **eight rounds** you explore the galaxy, settle planets, research technologies, design and build ships, and fight. Whoever has the most **victory points** after round 8 wins.',
        'Two tracks drive your economy. Every population cube you move to the map **raises production**. Every influence disc you move off its track, for an action or for a sector, **raises your upkeep** in Money. Grow, but not faster than you can pay.',
      ],
    },
  },
};
