export const cardsAndEnd = {
  'lesson.cards-and-end': 'Cards, missions, the end',
  'lesson.cards-and-end.learned': 'Civ cards, missions, technology, and how the game ends and scores.',
  'lesson.cards-and-end.card.milestone':
    'Your civ (civilization) tracker is on its second step. The third shows a card symbol, level 1.',
  'lesson.cards-and-end.card.place': 'Take the tile with a civ building and place it anywhere legal.',
  'lesson.cards-and-end.card.place.small': 'This tile has no civ building. Take the other one.',
  'lesson.cards-and-end.card.claim': 'Resolve civ. You claim a card and take it when everyone is done.',
  'lesson.cards-and-end.card.confirm':
    'Press Done. When {rival} is done too, claims are settled one player after another, starting with the commander.',
  'lesson.cards-and-end.card.deck':
    'You see the whole level 1 deck and keep one card. Some act at once, others score at the end.',
  'lesson.cards-and-end.card.choose': 'Take {civ}: it acts at once.',
  'lesson.cards-and-end.card.tracker':
    'The card advances one tracker by two. Choose tech: its second step is a synergy.',
  'lesson.cards-and-end.card.synergy': 'Spend the synergy as you like; that ends the round.',
  'lesson.cards-and-end.card.technology':
    'Step {row} of the tech track unlocks your corporation’s first ability for the rest of the game. Others follow higher up.',
  'lesson.cards-and-end.card.missions':
    'These missions compare you with {rival} at the end: 5 points for the winner, 2 each for a tie.',
  'lesson.cards-and-end.card.until':
    'The number of rounds is not fixed. The game ends when someone can’t place a tile, or when a section of the station runs empty.',
  'lesson.cards-and-end.card.end': '{rival} has no place for a tile. When are points counted?',
  'lesson.cards-and-end.card.end.round': 'After this round, which everyone still plays',
  'lesson.cards-and-end.card.end.at-once': 'At once',
  'lesson.cards-and-end.card.end.on': 'When nobody can place a tile',
  'lesson.cards-and-end.card.end.why':
    'Everyone finishes that round; then everything is scored: lines, tracks, lifepods, meteorites, cards, missions.',
} as const;
