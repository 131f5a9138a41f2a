export const survivors = {
  'lesson.survivors': 'Survivors and the end',
  'lesson.survivors.learned': 'Exploring, settling, the end of the game, the score.',
  'lesson.survivors.explore.travel': 'Survivors of the war hide on the planets. Fly to {planet} and look for them.',
  'lesson.survivors.explore.explore':
    'Explore. It costs a Leader of the planet’s colour: the {card} is a Green Leader.',
  'lesson.survivors.explore.keep':
    '{survivor}! They bring goods, and as their colour is that of the planet you may keep them. Keep them.',
  'lesson.survivors.explore.settle':
    'Survivors score when they are settled: land on a terraformed planet of their colour and take Settle, one card each time.',
  'lesson.survivors.explore.score':
    'One to five settled survivors score {points} together. On planets still unfinished you score your space.',
  'lesson.survivors.explore.end':
    'The third planet is terraformed in the middle of a round. How long does the game go on?',
  'lesson.survivors.explore.end.round': 'To the end of this round, and one round more',
  'lesson.survivors.explore.end.once': 'It ends at once',
  'lesson.survivors.explore.end.three': 'Three more rounds',
  'lesson.survivors.explore.end.why':
    'So everyone has one full turn left. Resources and crew score nothing at the end.',
  'lesson.survivors.explore.alone':
    'Finish this turn and play two more as you like. The book beside a question opens its rule.',
} as const;
