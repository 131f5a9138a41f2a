export const oneTile = {
  'lesson.one-tile': 'One tile a round',
  'lesson.one-tile.learned': 'The goal, turning the station, taking and placing a tile, and how two trackers advance.',
  'lesson.one-tile.round.goal':
    'Your planet is bare. Cover it with tiles: each complete row and column scores the medal at its end. The highest score wins.',
  'lesson.one-tile.round.tracks':
    'Every tile also advances two of your five trackers. Tracks bring cards, rovers, technologies and more medals.',
  'lesson.one-tile.round.turn':
    'You are the commander this round. Turn the section with the square tile towards you; the others get the tiles facing them.',
  'lesson.one-tile.round.tiles':
    'Two tiles face you, one from each ring; you take one. Each has two terrains, with one building on each.',
  'lesson.one-tile.round.place':
    'Take the square: press it, then a dotted cell on the rim. Your first piece must touch the edge of the planet.',
  'lesson.one-tile.round.place.square': 'Choose the square this time: it is the easiest one to start with.',
  'lesson.one-tile.round.advance':
    'One building, one step: your tech and biomass trackers each advance by one. You choose which goes first.',
  'lesson.one-tile.round.confirm':
    'Everyone does this at the same time, without seeing the others. Press Done to end your turn.',
  'lesson.one-tile.round.second':
    'Round 2. From now on a piece must share a side with a piece you already have; a corner is not enough. Play it your way.',
  'lesson.one-tile.round.row': 'All cells of a row are covered except one. What does the row score?',
  'lesson.one-tile.round.row.nothing': 'Nothing yet',
  'lesson.one-tile.round.row.less': 'Its medal minus one',
  'lesson.one-tile.round.row.half': 'Half its medal',
  'lesson.one-tile.round.row.why':
    'Only complete lines score. The short outer lines fill quickly; the long middle ones are worth 3.',
  'lesson.one-tile.round.rhythm': 'Turn, take, place, advance: that is a whole round. Next: what the six terrains do.',
} as const;
