export const coach = {
  'coach.goal.zones':
    'Your company sends astronauts to Mars and Phobos. Have the most astronauts in a zone and you take its resource tokens.',
  'coach.goal.characters':
    'Each round everyone secretly chooses a character. They act from 9 down to 1: board ships, launch them, spoil plans.',
  'coach.goal.production':
    'Zones pay out after rounds 5, 8 and 10. Your score is tokens, secret missions and a bonus for the most ice.',
  'coach.choose-mission':
    'A mission is a secret goal that scores at the end. Keep the one that suits you; the other goes into the event deck. This is final.',
  'coach.choose-mission.ships': 'Where are the docked ships bound for?',
  'coach.choose-mission.kind': 'Influence needs one astronaut in each zone; “the most” needs a majority.',
  'coach.choose-character':
    'Everyone chooses in secret; 9 acts first, 1 last. A played character stays out until your Recruiter brings them all back.',
  'coach.choose-character.hands': 'Who still holds which cards? Played cards are face up.',
  'coach.choose-character.number': 'A free seat (high number) or the last word (low number)?',
  'coach.place-astronaut':
    'Choose a docked ship with a free seat. A full ship launches once your character is resolved; others wait, perhaps for rounds.',
  'coach.place-astronaut.fill': 'Will it fill in time for the next production?',
  'coach.place-astronaut.company': 'Who else is aboard?',
  'coach.choose-destination':
    'You are first aboard a ship without a destination, so you decide where it flies, for everyone who boards later.',
  'coach.choose-destination.missing': 'Which zone do you still need?',
  'coach.choose-destination.tokens': 'There are only two destination tokens for each zone.',
  'coach.explore':
    'Move astronauts to adjacent zones, up to three moves in all. The first to enter reveals the resource. You may stop at any time.',
  'coach.explore.lead': 'Where does one astronaut make or break a lead?',
  'coach.explore.leave': 'Leave one behind where you have no rivals.',
  'coach.scientist':
    'Draw an event card, or look at a face-down discovery. You place discoveries; you keep missions and actions.',
  'coach.scientist.late': 'A mission drawn late may already be fulfilled.',
  'coach.scientist.sealed': 'Is there a face-down card where you are strong?',
  'coach.assign-discovery':
    'Only you know this card. It goes to an outer zone without one and acts after round 10, on everyone who is there.',
  'coach.assign-discovery.whom': 'Does it help or hurt the strongest there?',
  'coach.assign-discovery.guess': 'Rivals will guess what it is from where you place it.',
  'coach.look-at-discovery':
    'You see one face-down discovery. It stays where it is; what you learn helps you decide where to be after round 10.',
  'coach.look-at-discovery.strong': 'Look where you are strong, or where you could still become strong.',
  'coach.force-launch':
    'One ship that is not full launches at once with everyone aboard. It may be a rival’s, or empty.',
  'coach.force-launch.help': 'Whom does this landing help before the next production?',
  'coach.destroy-ship':
    'You must destroy a docked ship, even your own if there is no other. Everyone aboard is lost for good.',
  'coach.destroy-ship.most': 'Hit as many rivals and as few of your own as you can.',
  'coach.destroy-ship.empty': 'An empty ship is an option, too.',
  'coach.replace-astronaut':
    'A rival’s astronaut is lost and one of yours takes its place, aboard a ship or in a zone where you are present.',
  'coach.replace-astronaut.twice': 'In a zone it counts twice: one fewer for them, one more for you.',
  'coach.replace-astronaut.aboard': 'Aboard a full ship it lands with the others.',
  'coach.travel-agent':
    'Three astronauts board one ship together, so it needs three free seats. If that fills it, it launches as soon as you are done.',
  'coach.travel-agent.full': 'Which ship would three more astronauts fill?',
  'coach.travel-agent.risk': 'Three astronauts waiting in dock tempt a Saboteur.',
  'coach.kill-astronaut':
    'One astronaut in an outer zone or on Phobos is lost. If no rival can be hit, it must be one of yours.',
  'coach.kill-astronaut.majority': 'Where would one astronaut fewer change the majority?',
  'coach.drop-from-phobos':
    'Drop your astronauts from Phobos into any zones of Mars, one by one, up to three. You may stop after the first.',
  'coach.drop-from-phobos.reserve': 'Keep one on Phobos if it wins the moon’s tokens.',
  'coach.drop-from-phobos.uncover': 'The first to enter a zone reveals its resource.',
  'coach.pilot-ship':
    'Choose a ship and give it a new destination: docked or launched, with your people or a rival’s aboard.',
  'coach.pilot-ship.whose': 'Whose landing would you like to spoil or take over?',
  'coach.pilot-destination':
    'The ship will land here instead, with everyone aboard. You act last: nobody can respond before it lands.',
  'coach.pilot-destination.spoil': 'Where would these astronauts help their owner the least?',
  'coach.pilot-destination.phobos': 'Only a Soldier can bring them down from Phobos.',
  'coach.evacuate': 'The storm drives your astronauts out: choose an adjacent zone for each of them.',
  'coach.evacuate.next-door': 'Which adjacent zone would they win for you?',
  'coach.rescue':
    'Astronauts return from Lost in Space to zones where you already have someone. You may stop at any time.',
  'coach.rescue.tip': 'Where do they tip the majority?',
  'coach.espionage': 'A rival’s astronaut dies in a zone where you are present.',
  'coach.espionage.majority': 'Where would one astronaut fewer change the majority?',
  'tip.count-back': 'Count back from production: a ship boarded in round 5 must also launch in round 5.',
  'tip.win-by-one': 'Win zones by one; every extra astronaut is one you lack elsewhere.',
  'tip.recruiter': 'Play the Recruiter once your best cards are spent, not when it is the only card left.',
  'tip.open-cards': 'You can work out every hand from the cards on the table: check who can still sabotage you.',
  'tip.phobos': 'Astronauts on Phobos are a reserve: the Soldier drops three of them into any zones of Mars.',
} as const;
