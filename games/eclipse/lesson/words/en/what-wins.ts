export const whatWins = {
  'lesson.what-wins': 'What wins',
  'lesson.what-wins.learned': 'Sources of points, Influence, reactions, diplomacy and a round of your own.',
  'lesson.what-wins.points.sectors':
    'Points at the end: the printed points of the sectors you hold, here {home} and {inner}. Sectors in the centre are worth the most.',
  'lesson.what-wins.points.others':
    'Then reputation from battles, 2 for each discovery kept, 3 for each Monolith, and technology tracks with four or more.',
  'lesson.what-wins.points.influence':
    'Influence moves discs between sectors and your track, and readies two used colony ships.',
  'lesson.what-wins.points.react':
    'After passing you may still react: a single Upgrade, Build or Move at a time, for a disc. Useful when somebody attacks.',
  'lesson.what-wins.points.last':
    'It is round {round} and you have discs and Money to spare. What are they worth at the end?',
  'lesson.what-wins.points.last.nothing': 'Nothing; they only break ties',
  'lesson.what-wins.points.last.one': 'One point each',
  'lesson.what-wins.points.last.why':
    'So spend them in the last round: a sector, a fourth technology on a track, or a battle you will win.',
  'lesson.what-wins.points.diplomacy':
    'With four or more players neighbours can exchange ambassadors: a point and some income each. Attacking a partner makes you a traitor.',
  'lesson.what-wins.points.alone':
    'Play round 3 as you like. Watch the Money beside each action: it must not fall below zero after upkeep.',
} as const;
