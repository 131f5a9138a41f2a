/** Terms that are explained where they stand. */
export const terms = {
  'term.zone':
    'One of the nine areas of Mars, or Phobos. The player with the most astronauts in it takes its tokens at production.',
  'term.adjacent':
    'Zones that share a border. The Explorer moves astronauts from one to the next; Phobos is not adjacent to any zone.',
  'term.phobos':
    'The moon. It scores like a zone but is not adjacent to any: only the Soldier brings astronauts down from it.',
  'term.lost': 'Astronauts who are killed or lost with a ship go here. They do not come back, except through a card.',
  'term.dock': 'Ships wait here to be boarded. Only ships in dock can be boarded, forced to launch or destroyed.',
  'term.launch':
    'A full ship launches as soon as the acting character is resolved. From then on nobody can board or destroy it; it lands at the end of the round.',
  'term.destination':
    'The zone a ship flies to. The Pilot can change it, even in flight; the first player aboard chooses an unknown one.',
  'term.mineral':
    'Ice is worth 1 point a token, sylvanite 2, celerium 3. A zone’s resource is revealed when the first astronauts arrive.',
  'term.majority':
    'More astronauts in a zone than any other player. A tie divides the tokens; any that can’t be divided stay.',
  'term.production':
    'After rounds 5, 8 and 10 every zone with a revealed resource gives 1, 2 and then 3 tokens to its majority.',
  'term.character':
    'One of nine cards with a number and an ability. Once played, it comes back only with the Recruiter.',
  'term.countdown': 'Characters act by their numbers, from 9 down to 1.',
  'term.first-player':
    'When several players reveal the same character, the first player acts first, then the others clockwise.',
  'term.event-card': 'A discovery, a mission or an action, drawn by the Scientist.',
  'term.discovery':
    'A secret card placed at a zone and revealed before the last production. It changes what the zone is worth.',
  'term.mission': 'A secret goal. It scores if its condition is met at the end of the game.',
  'term.action': 'A card with a one-time effect. It stays face down until its text tells its owner to reveal it.',
  'term.monopoly': 'The player with the most ice at the end scores 9 points; a tie divides them.',
} as const;
