import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Secrets and chance',
  sections: {
    secret: {
      title: 'What is secret',
      text: [
        'Nobody knows the order of the stacks, bags and discovery tiles, nor which outer sectors were left out. Only you see your reputation tiles and those you draw; the others see how many you drew and whether you kept one.',
      ],
    },
    open: {
      title: 'What is open',
      text: [
        'Everything else: storage, technologies, blueprints, discards, kept discovery tiles, ambassadors, who has passed, and how many tiles are left in each stack and bag.',
      ],
    },
    chance: {
      title: 'Chance',
      text: ['Setup, sectors, discovery tiles, technologies, dice and reputation tiles are random.'],
    },
    decisions: {
      title: 'Who decides when',
      text: [
        'You are asked only when you have a choice. Trade, colony ships and proposals are offered beside the main question of your turn and lead back to it.',
      ],
    },
  },
};
