/** Terms that are explained where they stand. */
export const terms = {
  'term.zone':
    'One of nine areas of Mars, or Phobos. Whoever has the most astronauts in it takes its tokens at production.',
  'term.adjacent':
    'Zones that share a border. The Explorer moves astronauts from one to the next; Phobos borders no zone.',
  'term.phobos': 'The moon. It scores like a zone but borders none: only the Soldier brings astronauts down from it.',
  'term.lost': 'Where astronauts go that are killed or lost with a ship. They do not come back, except by a card.',
  'term.dock': 'Ships wait here to be boarded. Only ships in dock can be boarded, forced to launch or destroyed.',
  'term.launch':
    'A full ship launches at once. Nobody boards or destroys it any more; it lands at the end of the round.',
  'term.destination':
    'The zone a ship flies to. The Pilot can change it, even in flight; an unknown one is chosen by the first aboard.',
  'term.mineral':
    'Ice is worth 1 point a token, sylvanite 2, celerium 3. A zone’s mineral shows when the first astronauts land.',
  'term.majority':
    'More astronauts in a zone than any other player. A tie divides the tokens; what cannot be divided stays.',
  'term.production': 'After rounds 5, 8 and 10 every uncovered zone gives 1, 2 and then 3 tokens to its majority.',
  'term.character': 'One of nine cards with a number and an ability. A played one comes back with the Recruiter only.',
  'term.countdown': 'Characters act by their numbers, from 9 down to 1.',
  'term.first-player': 'Among equal characters the first player acts first, then the others clockwise.',
  'term.event-card': 'A discovery, a mission or an action, drawn by the Scientist.',
  'term.discovery':
    'A secret card laid at a zone, revealed before the last production. It changes what the zone is worth.',
  'term.mission': 'A secret goal. It scores at the end of the game if its condition holds then.',
  'term.action': 'A card with a single effect. It stays face down until its text tells its owner to reveal it.',
  'term.monopoly': 'Whoever has the most ice at the end scores 9 points; a tie divides them.',
} as const;
