export const coach = {
  'coach.goal.planets':
    'Terraform planets, found colonies and settle survivors. One round after the third planet is terraformed the game ends.',
  'coach.goal.travel': 'Fly up to two fields. Where you land decides which crew works and what you may do.',
  'coach.goal.tracks':
    'Spend goods to raise a planet’s tracks: your marker’s number is what you score there, first place 3 more.',

  'coach.discard-crew':
    'Keep two of three crew cards. Each has two edges with actions and a specialist you can pay with. This is final.',
  'coach.discard-crew.edges': 'Which edges fit the planets one or two fields away?',
  'coach.discard-crew.colony': 'An Engineer and a Leader make a first colony.',
  'coach.place-crew':
    'Above the cargo the lower edge counts and a played card is discarded; below it the upper edge counts and it may move up.',
  'coach.place-crew.first': 'Which edge do you need first?',
  'coach.gain-any': 'One unit of your choice. The hold takes four of each kind; what does not fit is lost.',
  'coach.gain-any.need': 'What does your next planet or upgrade need?',
  'coach.gain-any.room': 'Is there room for it?',
  'coach.upgrade':
    'One upgrade per turn, before you travel. It costs a specialist and goods, works at once and frees a colony marker.',
  'coach.upgrade.pair': 'Which pair do you want to complete?',
  'coach.upgrade.engines': 'Engines must be paid twice before they free their marker.',
  'coach.pay-specialist':
    'A specialist is used up: a crew card is discarded, or a ready marker is locked again. You choose which.',
  'coach.pay-specialist.edge': 'Which card’s edges do you need least?',
  'coach.pay-specialist.marker': 'A marker can be made ready again on a moon, a station or the gate.',
  'coach.travel':
    'You must move, at least one field. Only the field where you land counts: it decides crew and actions.',
  'coach.travel.next': 'Where can you land next turn from there?',
  'coach.travel.room': 'Moons and stations hold one Ark.',
  'coach.discovery-track':
    'A new planet! Choose a track: it begins at level 1, with your marker on the planet’s track.',
  'coach.discovery-track.bring': 'Which good will you bring here first?',
  'coach.cantina-pick':
    'Take one of the open crew cards and choose its row, or none. Empty places are refilled from the deck.',
  'coach.cantina-pick.edge': 'Which edge works where you land next?',
  'coach.cantina-pick.specialist': 'Which specialist do you lack?',
  'coach.draw-crew': 'A card from the deck, unseen. You may decline; once drawn it cannot be returned.',
  'coach.draw-crew.room': 'Six crew cards are the limit, three in a row.',
  'coach.draw-crew.final': 'A drawn card cannot be undone.',
  'coach.play-crew':
    'Up to two cards, one on the Star Gate. A card may be played without its action, just to move up or leave.',
  'coach.play-crew.twice': 'A card played from below can act again from above.',
  'coach.pay-any': 'Pay with a unit of any kind; you choose unit by unit.',
  'coach.pay-any.plenty': 'Which kind do your next planets not need?',
  'coach.planet-action':
    'One action on this planet: gather, terraform, explore, settle, colony or outpost. With Robotics and a colony here, two.',
  'coach.planet-action.back': 'What will you be able to pay when you come back?',
  'coach.raise-level':
    'Spend units, raise tracks. Your marker moves as many spaces; when the planet is finished its number is your score here.',
  'coach.raise-level.first': 'Who is first after this?',
  'coach.raise-level.rival': 'Can a rival finish it next turn?',
  'coach.explore-choice':
    'Your Scouting Vehicles found two cards. You resolve one: its goods, and you may keep it if its colour fits.',
  'coach.explore-choice.colour': 'Only survivors of the planet’s colour can be kept.',
  'coach.explore-choice.goods': 'Which goods have room in your hold?',
  'coach.keep-survivor':
    'Kept survivors wait at your Bridge. They score once they are settled on a terraformed planet of their colour.',
  'coach.keep-survivor.planet': 'Will a planet of their colour be terraformed in time?',
  'coach.keep-survivor.three': 'At most three may wait.',
  'coach.orbit-action':
    'Both are open to you, each once: gather, and discard a crew card to make a specialist marker ready.',
  'coach.orbit-action.lacks': 'Which specialist does your next colony lack?',
  'coach.orbit-action.both': 'A Leader card readies the Engineer, an Engineer card any Leader.',
  'coach.end-draw': 'The last step: a crew card from the deck, if you like. Then the turn is over.',
  'coach.end-draw.room': 'Six crew cards are the limit, three in a row.',
  'coach.end-draw.specialist': 'Cards are also what you pay colonies and upgrades with.',
  'coach.automa-specialist': 'The Automa pays with its crew. You say which of its specialists it uses.',
  'coach.automa-specialist.spare': 'Which of them will it miss in its next turns?',
  'coach.automa-outpost': 'The Automa moves one of its outposts to this planet. You say which.',
  'coach.automa-outpost.yield': 'Where does its outpost gain the most now?',

  'tip.landings':
    'Plan two landings: with range two a planet is often reached by way of a moon, a station or the gate.',
  'tip.bottom': 'Bottom row first: one card, two actions.',
  'tip.pairs':
    'Biodome with Leisure Facilities, Space Mining with Mining Vehicles: each pair is 5 points and an outpost.',
  'tip.lead': 'Finish planets where you lead; leave alone those that would crown a rival.',
  'tip.colonies': 'Each colony scores more than the one before: begin early.',

  'term.ark': 'Your ship. Each turn it must fly, and where it lands decides what you can do.',
  'term.route': 'A dotted line between two fields. An Ark flies along routes.',
  'term.range': 'How many fields an Ark may fly in a turn: 2, with Engines 4 and then 6.',
  'term.moon': 'Room for one Ark. Gather its yield and gain a specialist, both if you like.',
  'term.station': 'A space station: room for one Ark. Gather its yield and gain a specialist, both if you like.',
  'term.asteroid': 'A field on the way. Landing there gives no action, and no crew edge works.',
  'term.star-gate': 'The middle of the galaxy. Every crew edge works here, but only one card may be played.',
  'term.damaged': 'A planet before its tracks are full. It can be terraformed.',
  'term.terraformed':
    'A planet whose tracks are all full. It has been scored, yields more, and survivors can settle there.',
  'term.crew-card':
    'A helper with two edges and a specialist: an edge acts, or you discard the card to pay with the specialist.',
  'term.edge':
    'The side of a crew card that touches the cargo. It works on planets of its colour; an orbital edge on moons and stations.',
  'term.rows': 'Three crew cards lie above the cargo, three below. Cards below may move up when they are played.',
  'term.cantina': 'Three open crew cards that effects let you choose from.',
  'term.specialist': 'An Engineer or a Leader of a colour: on a crew card, or as a ready marker on your cargo card.',
  'term.ready': 'A specialist marker that can be used. Using it locks it again.',
  'term.upgrade': 'An ability of your Ark, one per turn. It frees a colony marker.',
  'term.terraforming-track':
    'Shows how many levels of a planet each player has raised. Your space is your score there.',
  'term.first-place':
    'Whoever stands furthest on the terraforming track of a finished planet; on one space, who came last.',
  'term.colony': 'Scores at the end, the more the better, and lets you raise one level more when you terraform.',
  'term.outpost': 'A trading outpost gives you the yield of its planet whenever any Ark lands there.',
  'term.survivor': 'Found by exploring. Brings goods, and can be kept if it has the colour of the planet.',
  'term.settled': 'Survivors that have a home on a terraformed planet of their colour. Only these score.',
  'term.discovery': 'Flying into an empty sector lays out a new planet; one of its tracks begins at level 1 for you.',
} as const;
