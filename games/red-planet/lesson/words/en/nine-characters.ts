export const nineCharacters = {
  'lesson.nine-characters': 'Nine characters',
  'lesson.nine-characters.learned': 'Why the number matters; the Saboteur, Femme Fatale, the Pilot and the Recruiter.',
  'lesson.nine-characters.saboteur.play':
    '{rival} likes full ships. Play the Saboteur, 5: he boards one astronaut, then blows up a ship still in dock.',
  'lesson.nine-characters.saboteur.before-you':
    'The Scientist, 7, came before your 5. Three astronauts of {rival} now wait in the ship to Syrtis Major.',
  'lesson.nine-characters.saboteur.board':
    'First you must board someone. Take the ship to Hellas, not the one you are about to destroy.',
  'lesson.nine-characters.saboteur.board.lost':
    'Not that one: everyone aboard is lost when it blows up, your own people too.',
  'lesson.nine-characters.saboteur.destroy': 'Now destroy the ship to Syrtis Major.',
  'lesson.nine-characters.saboteur.lost':
    'Three rivals are lost in space for good. A launched ship is safe from the Saboteur: he only reaches the docks.',
  'lesson.nine-characters.femme-fatale.play':
    'A fresh start. Play Femme Fatale, 4. She turns a rival’s astronaut into one of yours, wherever you are present.',
  'lesson.nine-characters.femme-fatale.board':
    'So go where the rivals are. Board the ship to Syrtis Major: {rival} and {other} each have one astronaut there.',
  'lesson.nine-characters.femme-fatale.replace':
    'Press {rival}’s astronaut. It is lost, and one of yours takes the seat.',
  'lesson.nine-characters.femme-fatale.same-number':
    'Two of the three aboard are yours now. The number of people stays the same, so this never fills a ship.',
  'lesson.nine-characters.pilot.play':
    'Back to the start. Play the Pilot, 1. Acting last, he boards two astronauts, then gives any ship a new destination, even a launched one.',
  'lesson.nine-characters.pilot.first':
    '{rival} is flying to Syrtis Major with four astronauts. Place your first astronaut on the ship to Hellas.',
  'lesson.nine-characters.pilot.second': 'And the second one.',
  'lesson.nine-characters.pilot.ship': 'Now choose the launched ship.',
  'lesson.nine-characters.pilot.destination':
    'Send it to Phobos. The moon has no adjacent zones: only the Soldier can bring astronauts down from there.',
  'lesson.nine-characters.pilot.numbers':
    'You want to board a ship before the others fill it. Which character serves you best?',
  'lesson.nine-characters.pilot.numbers.scientist': 'Scientist, number 7',
  'lesson.nine-characters.pilot.numbers.travel-agent': 'Travel Agent, number 3',
  'lesson.nine-characters.pilot.numbers.pilot': 'Pilot, number 1',
  'lesson.nine-characters.pilot.numbers.why':
    'The countdown runs from 9 to 1: high numbers find free seats, low numbers see what the others did.',
  'lesson.nine-characters.pilot.recruiter':
    'Played characters stay on the table. Only the Recruiter, 9, brings them all back, so choose that round well.',
} as const;
