export const lastRounds = {
  'lesson.last-rounds': 'The last two rounds',
  'lesson.last-rounds.learned': 'Playing for the final production, and the end of a game.',
  'lesson.last-rounds.round-9.two-left':
    'Two rounds are left. Then discoveries are revealed, and each zone with a known resource produces three tokens. This is where games are won.',
  'lesson.last-rounds.round-9.zones':
    'Look at the zones: the details of each show who would take its tokens as things stand. Press and hold one to read it.',
  'lesson.last-rounds.round-9.play':
    'Play both rounds. Ask yourself which zone changes hands with one or two astronauts, and which ship can still fill up.',
  'lesson.last-rounds.round-9.result':
    'The result lists the points line by line. The graph below it shows how much the last production brought.',
  'lesson.last-rounds.round-9.known':
    'You know the game. Your first full game awaits, with a coach who explains each new question once.',
} as const;
