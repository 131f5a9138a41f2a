export const firstFlight = {
  'lesson.first-flight': 'First flight',
  'lesson.first-flight.learned': 'The goal, one whole round, and what a majority is worth.',
  'lesson.first-flight.round.goal':
    'It is 1888. Your company wants the resources of Mars and its moon Phobos. After ten rounds the highest score wins.',
  'lesson.first-flight.round.ships':
    'Ships carry astronauts. This one flies to Hellas. It has four seats, and one of your people is already aboard.',
  'lesson.first-flight.round.characters':
    'You hold nine characters. Each round everyone secretly chooses one; then they act in countdown order, 9 first and 1 last.',
  'lesson.first-flight.round.play':
    'Play the Travel Agent, number 3. He places three of your astronauts on one ship at once.',
  'lesson.first-flight.round.countdown':
    '{rival} played the Explorer, 8, and acts before you: one more astronaut boards the ship to Syrtis Major.',
  'lesson.first-flight.round.board':
    'Your turn. Place all three on the ship to Hellas. That fills it, and a full ship launches.',
  'lesson.first-flight.round.board.together':
    'That is legal, but that ship would wait in its dock. The ship to Hellas would be full and launch this round.',
  'lesson.first-flight.round.landed':
    'Landed! Your four astronauts hold Hellas. The first to arrive reveal its resource: celerium, worth 3 points a token.',
  'lesson.first-flight.round.production':
    'After rounds 5, 8 and 10 each zone with a revealed resource produces 1, then 2, then 3 tokens. The player with the most astronauts there takes them.',
  'lesson.first-flight.round.majority':
    'Suppose {rival} lands three astronauts in Hellas next. Who would take its celerium?',
  'lesson.first-flight.round.majority.you': 'You, with four against three',
  'lesson.first-flight.round.majority.rival': '{rival}, who arrived last',
  'lesson.first-flight.round.majority.shared': 'You share it',
  'lesson.first-flight.round.majority.why': 'The player with the most astronauts takes it all. Only a tie is shared.',
  'lesson.first-flight.round.alone':
    'Now play round 2 on your own. Everything with an outline is a legal choice; the book beside the question opens its rule.',
  'lesson.first-flight.round.rhythm':
    'Choose, board, launch, land: that is the rhythm of every round. Next come the characters that spoil other people’s plans.',
} as const;
