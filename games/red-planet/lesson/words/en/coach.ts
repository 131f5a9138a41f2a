export const coach = {
  'coach.goal.zones':
    'Your company sends astronauts to Mars and Phobos. The most of them in a zone take its mineral tokens.',
  'coach.goal.characters':
    'Each round everyone chooses a character in secret. From 9 down to 1 they act: board ships, launch them, spoil plans.',
  'coach.goal.production':
    'Zones pay after rounds 5, 8 and 10. Tokens, your secret missions and the most ice make the score.',
  'coach.choose-mission':
    'A mission is a secret goal that scores at the end. Keep the one that suits you; the other goes into the event deck. This is final.',
  'coach.choose-mission.ships': 'Where do the docked ships fly?',
  'coach.choose-mission.kind': 'Influence needs one astronaut in each zone; “the most” needs a majority.',
  'coach.choose-character':
    'All choose in secret; 9 acts first, 1 last. A played character is gone until your Recruiter brings all of them back.',
  'coach.choose-character.hands': 'Who still holds what? Played cards are open.',
  'coach.choose-character.number': 'A free seat (high number) or the last word (low number)?',
  'coach.place-astronaut':
    'Choose a docked ship with a free seat. A full ship launches when your character is done; others wait, perhaps for rounds.',
  'coach.place-astronaut.fill': 'Will it fill in time for the next production?',
  'coach.place-astronaut.company': 'Who else is aboard?',
  'coach.choose-destination':
    'You are first aboard a ship without a destination, so you decide where it flies, for everyone who boards later.',
  'coach.choose-destination.missing': 'Which zone do you still need?',
  'coach.choose-destination.tokens': 'Only two destination tokens exist for each zone.',
  'coach.explore':
    'Move astronauts to neighbouring zones, up to three moves in all. The first to enter turns up the mineral. You may stop at any time.',
  'coach.explore.lead': 'Where does one astronaut make or break a lead?',
  'coach.explore.leave': 'Leave one behind where you are alone.',
  'coach.scientist':
    'Draw an event card, or look at a face-down discovery. Discoveries you place; missions and actions you keep for yourself.',
  'coach.scientist.late': 'A mission drawn late may already be fulfilled.',
  'coach.scientist.sealed': 'Is there a face-down card where you are strong?',
  'coach.assign-discovery':
    'Only you know this card. It goes to an outer zone without one and acts after round 10, on everyone who is there.',
  'coach.assign-discovery.whom': 'Does it help or hurt the strongest there?',
  'coach.assign-discovery.guess': 'Rivals will guess from where you place it.',
  'coach.look-at-discovery':
    'You see one face-down discovery. It stays where it is; what you learn helps you decide where to be after round 10.',
  'coach.look-at-discovery.strong': 'Look where you are strong, or where you could still become so.',
  'coach.force-launch':
    'One ship that is not full launches at once with everyone aboard. It may be a rival’s, or empty.',
  'coach.force-launch.help': 'Whom does this landing help before the next production?',
  'coach.destroy-ship':
    'You must destroy a docked ship, your own if there is no other. Everyone aboard is lost for good.',
  'coach.destroy-ship.most': 'The most rivals, the fewest of yours.',
  'coach.destroy-ship.empty': 'An empty ship is a choice, too.',
  'coach.replace-astronaut':
    'One astronaut of a rival is lost and one of yours stands in its place, aboard a ship or in a zone where you are present.',
  'coach.replace-astronaut.twice': 'In a zone it counts twice: one less for them, one more for you.',
  'coach.replace-astronaut.aboard': 'Aboard a full ship it lands with the others.',
  'coach.travel-agent':
    'Three astronauts board one ship together, so it needs three free seats. If that fills it, it launches at once.',
  'coach.travel-agent.full': 'Which ship would be full with three more?',
  'coach.travel-agent.risk': 'Three waiting in dock tempt a Saboteur.',
  'coach.kill-astronaut':
    'One astronaut in an outer zone or on Phobos is lost. If no rival can be hit, it must be one of yours.',
  'coach.kill-astronaut.majority': 'Where does one less change the majority?',
  'coach.drop-from-phobos':
    'Astronauts of yours on Phobos drop into any zones of Mars, one after another, up to three. You may stop after the first.',
  'coach.drop-from-phobos.reserve': 'Keep one on Phobos if it wins the moon’s tokens.',
  'coach.drop-from-phobos.uncover': 'The first in a zone turns up its mineral.',
  'coach.pilot-ship': 'Choose the ship that gets a new destination: in dock or in flight, yours or a rival’s.',
  'coach.pilot-ship.whose': 'Whose landing would you like to spoil, or to make your own?',
  'coach.pilot-destination':
    'The ship will land here instead, with everyone aboard. You act last: nobody answers this before it lands.',
  'coach.pilot-destination.spoil': 'Where do these people change the least for their owner?',
  'coach.pilot-destination.phobos': 'From Phobos only a Soldier brings them down.',
  'coach.evacuate': 'The storm drives your astronauts out: choose a neighbouring zone for each of them.',
  'coach.evacuate.next-door': 'Which neighbour do you win with them?',
  'coach.rescue':
    'Astronauts return from Lost in Space to zones where you already had somebody. You may stop when you like.',
  'coach.rescue.tip': 'Where do they tip a majority?',
  'coach.espionage': 'One rival’s astronaut dies in a zone where you are present.',
  'coach.espionage.majority': 'Where does one less change the majority?',
  'tip.count-back': 'Count back from production: a ship boarded in round 5 must also launch in round 5.',
  'tip.win-by-one': 'Win zones by one; an astronaut too many is missing elsewhere.',
  'tip.recruiter': 'Play the Recruiter when your best cards are spent, not when he is the last one left.',
  'tip.open-cards': 'All hands can be read from what lies open: ask who can still sabotage you.',
  'tip.phobos': 'Astronauts on Phobos are a reserve: with the Soldier three of them drop into any zones of Mars.',
} as const;
