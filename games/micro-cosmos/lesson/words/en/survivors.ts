export const survivors = {
  'lesson.survivors': 'Survivors and the end',
  'lesson.survivors.learned': 'Exploring, settling, the end of the game and the score.',
  'lesson.survivors.explore.travel': 'Survivors of the war hide on the planets. Fly to {planet} and look for them.',
  'lesson.survivors.explore.explore':
    'Explore. It costs a Leader of the planet’s colour: the {card} is a Green Leader.',
  'lesson.survivors.explore.keep':
    '{survivor}! They bring resources, and because they match the planet’s colour, you may keep them. Keep them.',
  'lesson.survivors.explore.settle':
    'Survivors score once they are settled: land on a terraformed planet of their colour and choose Settle, one card each time.',
  'lesson.survivors.explore.score':
    'One to five settled survivors score {points} together. On unfinished planets you score the number of your space.',
  'lesson.survivors.explore.end':
    'The third planet is terraformed in the middle of a round. How much longer does the game last?',
  'lesson.survivors.explore.end.round': 'To the end of this round, and one more round',
  'lesson.survivors.explore.end.once': 'It ends at once',
  'lesson.survivors.explore.end.three': 'Three more rounds',
  'lesson.survivors.explore.end.why':
    'So everyone has one full turn left. Resources and crew score nothing at the end.',
  'lesson.survivors.explore.alone':
    'Finish this turn and play two more as you like. The book beside a question opens its rule.',
} as const;
