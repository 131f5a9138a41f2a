export const secrets = {
  'lesson.secrets': 'Secrets',
  'lesson.secrets.learned': 'Missions, discoveries, the ice monopoly and the final score.',
  'lesson.secrets.round-1.dealt':
    'Before round 1 you are dealt two missions: secret goals for the end. You keep one; the other returns to the deck.',
  'lesson.secrets.round-1.eastern':
    'Eastern Influence needs astronauts in Ausonia, Hellas, Tritonis Sinus and Syrtis Major. One to four of these zones score {points}.',
  'lesson.secrets.round-1.keep': 'Your first ships fly to Hellas and Syrtis Major, so it fits. Keep it.',
  'lesson.secrets.round-1.play':
    'Play the Scientist, 7. He boards two astronauts and draws from the event deck: a mission, an action or a discovery.',
  'lesson.secrets.round-1.first': 'One astronaut to Hellas…',
  'lesson.secrets.round-1.second': '…and one to Syrtis Major: two zones of your mission.',
  'lesson.secrets.round-1.assign':
    'You drew a discovery, Rich Vein: its zone produces two more tokens in production 3. Place it where you want to be strong: Hellas.',
  'lesson.secrets.round-1.assign.nobody':
    'Legal, but you have nobody on the way there yet. Hellas is part of your mission.',
  'lesson.secrets.round-1.face-down':
    'It is face down. Rivals see the card, not its face, unless their Scientist looks. All discoveries are revealed after round 10.',
  'lesson.secrets.round-1.ice':
    'One mission is open to all: the player with the most ice tokens at the end scores 9 points. So even ice, 1 point each, is worth a fight.',
  'lesson.secrets.round-1.worth':
    'At the end you have astronauts in Hellas, Tritonis Sinus and Syrtis Major. What is Eastern Influence worth?',
  'lesson.secrets.round-1.worth.four': '4 points',
  'lesson.secrets.round-1.worth.three': '3 points',
  'lesson.secrets.round-1.worth.nothing': 'Nothing, one zone is missing',
  'lesson.secrets.round-1.worth.why': 'One, two, three, four zones score {points}. The last zone is worth the most.',
  'lesson.secrets.round-1.score':
    'Final score: tokens (ice 1, sylvanite 2, celerium 3), your missions, the ice monopoly, and what some discoveries give or take.',
} as const;
