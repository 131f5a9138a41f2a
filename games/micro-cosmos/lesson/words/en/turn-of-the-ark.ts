export const turnOfTheArk = {
  'lesson.turn-of-the-ark': 'A turn of the Ark',
  'lesson.turn-of-the-ark.learned': 'The goal, the five steps of a turn, crew rows and edges.',
  'lesson.turn-of-the-ark.turn.goal':
    'Damaged planets wait for help. When the third one is terraformed, one more round follows. The highest score wins.',
  'lesson.turn-of-the-ark.turn.steps':
    'Your Ark starts at the Star Gate. A turn has five steps: upgrade, travel, crew, act, draw. Only travel is a must.',
  'lesson.turn-of-the-ark.turn.travel':
    'Fly one or two fields along the routes, never back to where you started. Fly to {planet}, the green planet.',
  'lesson.turn-of-the-ark.turn.travel.green': 'You could land there, but your crew waits for green ground.',
  'lesson.turn-of-the-ark.turn.edges':
    'Your crew lies above and below your cargo, the row of four goods. Only the edge that touches it counts: the {card} shows green.',
  'lesson.turn-of-the-ark.turn.up':
    'A card played from the top row is discarded. From the bottom row it may move up: then its other edge touches the cargo.',
  'lesson.turn-of-the-ark.turn.play':
    'You stand on a green planet, so a green edge works; at the Star Gate any edge does. Play the {card}: use its action and move it up.',
  'lesson.turn-of-the-ark.turn.play.twice': 'Use the action and move the card up: so it can act once more later.',
  'lesson.turn-of-the-ark.turn.stop':
    'Two biomass are aboard. You could play a second card, but the {card} needs minerals, and you have none: stop.',
  'lesson.turn-of-the-ark.turn.gather':
    'On a planet you take one action. Gather what it yields: one workforce and one biomass.',
  'lesson.turn-of-the-ark.turn.draw': 'At the end of your turn you may draw a crew card. Draw.',
  'lesson.turn-of-the-ark.turn.row':
    'Place the {card} in the bottom row: from there a card can act twice, once with each edge.',
  'lesson.turn-of-the-ark.turn.blue': 'The edge of a card that touches your cargo is blue. Where does it work?',
  'lesson.turn-of-the-ark.turn.blue.gate': 'On blue planets and on the Star Gate',
  'lesson.turn-of-the-ark.turn.blue.every': 'On every planet',
  'lesson.turn-of-the-ark.turn.blue.moons': 'On moons',
  'lesson.turn-of-the-ark.turn.blue.why':
    'On the gate every edge works, but only one card. Moons and stations have an edge colour of their own.',
} as const;
