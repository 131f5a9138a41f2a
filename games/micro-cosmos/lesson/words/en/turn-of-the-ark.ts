export const turnOfTheArk = {
  'lesson.turn-of-the-ark': 'A turn of the Ark',
  'lesson.turn-of-the-ark.learned': 'The goal, the five steps of a turn, crew rows and edges.',
  'lesson.turn-of-the-ark.turn.goal':
    'Damaged planets wait for help. When the third one is terraformed, one more round follows. The highest score wins.',
  'lesson.turn-of-the-ark.turn.steps':
    'Your Ark starts at the Star Gate. A turn has five steps: upgrade, travel, crew, act, draw. Only travel is compulsory.',
  'lesson.turn-of-the-ark.turn.travel':
    'Fly one or two fields along the routes, never back to where you started. Fly to {planet}, the green planet.',
  'lesson.turn-of-the-ark.turn.travel.green': 'You could land there, but your crew works on a green planet.',
  'lesson.turn-of-the-ark.turn.edges':
    'Your crew is above and below your cargo, the row of four resources. Only the edge that touches it counts: the {card} shows green.',
  'lesson.turn-of-the-ark.turn.up':
    'A card played from the top row is discarded. From the bottom row it may move up: then its other edge touches the cargo.',
  'lesson.turn-of-the-ark.turn.play':
    'You are on a green planet, so a green edge works; at the Star Gate any edge does. Play the {card}: use its action and move it up.',
  'lesson.turn-of-the-ark.turn.play.twice': 'Use the action and move the card up: that way it can act again later.',
  'lesson.turn-of-the-ark.turn.stop':
    'You have 2 Biomass aboard. You could play a second card, but the {card} needs Minerals, and you have none: stop.',
  'lesson.turn-of-the-ark.turn.gather': 'On a planet you take one action. Gather its yield: 1 Workforce and 1 Biomass.',
  'lesson.turn-of-the-ark.turn.draw': 'At the end of your turn you may draw a crew card. Draw one.',
  'lesson.turn-of-the-ark.turn.row':
    'Place the {card} in the bottom row: from there a card can act twice, once with each edge.',
  'lesson.turn-of-the-ark.turn.blue': 'The edge of a card touching your cargo is blue. Where does it work?',
  'lesson.turn-of-the-ark.turn.blue.gate': 'On blue planets and on the Star Gate',
  'lesson.turn-of-the-ark.turn.blue.every': 'On every planet',
  'lesson.turn-of-the-ark.turn.blue.moons': 'On moons',
  'lesson.turn-of-the-ark.turn.blue.why':
    'Every edge works on the Star Gate, but you play only one card. Moons and stations have their own edge colour.',
} as const;
