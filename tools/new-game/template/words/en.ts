import type { WordsFor } from '@orrery/ui/contract';
import type { TinyMoons } from '../rules/vocabulary.ts';

/** English defines the keys: what the vocabulary asks for, and what the board and the front page say besides. */
export const en = {
  'game.name': 'Tiny Moons',
  'game.players': '2 to 4 players',
  'game.length': '2 minutes',
  'game.goal': 'Light up tiny moons: the most light wins each of them.',
  'option.moons': 'Moons in play',

  'moon.io': 'Io',
  'moon.europa': 'Europa',
  'moon.titan': 'Titan',
  'moon.triton': 'Triton',
  'moon.oberon': 'Oberon',

  'question.lay-star': 'Lay a card aside as your secret star; the highest star brings 3 points.',
  'waiting.lay-star': '{who} chooses a star.',
  'answer.lay-star': 'Card {card}',
  'question.choose-moon': 'Choose a moon for a card; {left, plural, one {# place is free} other {# places are free}}.',
  'waiting.choose-moon': '{who} chooses a moon.',
  'answer.choose-moon': '{moon}',
  'question.play-card': 'Play a card onto {moon}.',
  'waiting.play-card': '{who} plays a card.',
  'answer.play-card': 'Card {card}',
  'why.moon-full': '{moon} is full: it has room for {room, plural, one {# card} other {# cards}}.',

  'event.first-player': '{seat} begins.',
  'event.star-laid': '{seat} lays a star face down.',
  'event.card-played': '{seat} plays {card} onto {moon}.',
  'event.card-drawn': '{drawnKnown, select, true {{seat} draws {drawn}.} other {{seat} draws a card.}}',
  'event.moon-won': '{moon} is full: {points, plural, one {# point} other {# points}} for {winners}.',
  'event.star-shown': '{seat} shows the star {card}: {points, plural, one {# point} other {# points}}.',

  'item.moons': 'Moons',
  'item.star': 'Star',
  'verdict.shared': 'Equal points and equal light: the victory is shared.',

  'board.board': 'The moons and the deck',
  'board.keys': 'Arrow keys move, Enter chooses, N goes to the next thing that can be chosen.',
  'board.target': 'can be chosen',
  'board.chosen': 'chosen',
  'board.moment': '{left, plural, one {# place left} other {# places left}}',
  'board.over': 'The moons are lit',
  'board.deck': 'Deck: {count}',
  'board.card': 'Card {card}',
  'board.card.of': '{seat}: {card}',
  'board.points': '{points, plural, one {# point} other {# points}}',
  'board.places': '{free, plural, one {# free place} other {# free places}}',
  'board.full': 'full',
  'board.nobody': 'Nobody has a card here.',
  'board.hand': 'Your hand',
  'board.hand.of': '{count, plural, one {# card} other {# cards}}',
  'board.star': 'Your star: {card}',
  'board.star.of': 'star {card}',
  'board.star.secret': 'a secret star',
  'board.star.none': 'no star yet',
  'board.watching': 'You are watching.',
} as const satisfies WordsFor<TinyMoons> & { readonly [key: string]: string };

export type Key = keyof typeof en;
