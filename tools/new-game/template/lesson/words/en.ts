import type { Sign } from '../../bot/signs.ts';

/** English defines the keys. */
export const en = {
  'lesson.first-moon': 'Your first moon',
  'lesson.first-moon.learned': 'Stars, a turn, and how a moon is won.',
  'lesson.first-moon.io.goal':
    'Cards give moons light. When all {room} places of {moon} are taken, whoever gave it most light wins its {points} points.',
  'lesson.first-moon.io.star':
    'First everyone lays a card face down: the star. At the end the highest one brings {points} points. Lay your {card}.',
  'lesson.first-moon.io.star.high': 'Only the highest star scores: take the {card} this time.',
  'lesson.first-moon.io.moon':
    '{rival} has {light} light on {moon}, and the next card there is the last. Choose {moon} and decide it.',
  'lesson.first-moon.io.moon.last': 'There {rival} can still overtake you. {moon} takes just one more card: yours.',
  'lesson.first-moon.io.card':
    'More than {light} is enough. Play your {card} and keep the higher card for a larger moon.',
  'lesson.first-moon.io.card.low': 'That is less than {light}: {rival} would win the moon.',
  'lesson.first-moon.io.card.enough': 'That wins too, but {card} is enough.',
  'lesson.first-moon.io.tie':
    'The moon is yours, and {rival} goes on to {moon}. If you both have equal light there when it is full, who wins its points?',
  'lesson.first-moon.io.tie.first': 'Whoever played there first',
  'lesson.first-moon.io.tie.both': 'Both of you, half each',
  'lesson.first-moon.io.tie.nobody': 'Nobody',
  'lesson.first-moon.io.tie.why': 'Tied players divide the points evenly, rounded down: {half} for each of you.',

  'coach.goal.moons': 'Each moon brings points to the player who gives it most light. Most points win.',
  'coach.goal.turn': 'In your turn you choose a moon and play a card onto it. A full moon is scored at once.',
  'coach.goal.star': 'One card is your secret star: at the end the highest one scores.',
  'coach.lay-star':
    'The star lies face down until the end; then the highest one scores. The card is gone from your hand.',
  'coach.lay-star.high': 'Is it high enough to be the highest?',
  'coach.lay-star.hand': 'Which cards remain for the moons?',
  'coach.choose-moon': 'Your card will lie there. You can still take back this choice until you play the card.',
  'coach.choose-moon.last': 'Where would your card be the last one?',
  'coach.choose-moon.worth': 'Which moon is worth a high card?',
  'coach.play-card':
    'Its number is your light on this moon. The card stays there, you draw another one, and it cannot be undone.',
  'coach.play-card.enough': 'Which is the lowest card that still leads?',
  'coach.play-card.lost': 'If the moon is lost: which card do you need least?',

  'term.star': 'A card laid face down before the first turn. At the end the highest one scores.',
  'term.light': 'The sum of one player’s cards on a moon.',

  'tip.last': 'Whoever plays the last card onto a moon knows what it takes to win it.',
  'tip.little': 'Win by little: a high card that is kept wins another moon.',
  'tip.worth': 'Moons with more room are worth more, but more cards are needed to keep the lead.',
  'tip.star': 'A middling star wastes a card: lay a very high one, or your lowest.',
  'tip.tie': 'If the points are equal, the one who played less light wins: do not waste any.',

  'sign.points': '{n, plural, one {# point of moons won} other {# points of moons won}}',
  'sign.moons-led': '{n, plural, one {# moon led} other {# moons led}}',
  'sign.points-led': '{n, plural, one {# point of moons led} other {# points of moons led}}',
  'sign.hand': '{n} light in the hand',
  'sign.star': '{n} on the star',
} as const satisfies { readonly [key in `sign.${Sign}`]: string } & { readonly [key: string]: string };

export type Key = keyof typeof en;
