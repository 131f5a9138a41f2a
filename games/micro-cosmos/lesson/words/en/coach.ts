export const coach = {
  'coach.goal.planets':
    'Terraform planets, found colonies and settle survivors. The game ends one round after the third planet is terraformed.',
  'coach.goal.travel': 'Fly up to two fields. The field where you land decides which crew works and what you may do.',
  'coach.goal.tracks':
    'Spend resources to raise a planet’s tracks: you score the number under your marker there, plus 3 for first place.',

  'coach.discard-crew':
    'Keep two of three crew cards. Each has two edges with actions and a specialist you can pay with. This is final.',
  'coach.discard-crew.edges': 'Which edges fit the planets one or two fields away?',
  'coach.discard-crew.colony': 'An Engineer and a Leader pay for a first colony.',
  'coach.place-crew':
    'Above the cargo the lower edge counts, and a played card is discarded. Below it the upper edge counts, and a played card may move up.',
  'coach.place-crew.first': 'Which edge do you need first?',
  'coach.gain-any':
    'Gain one unit of your choice. Your cargo holds four of each kind; anything that doesn’t fit is lost.',
  'coach.gain-any.need': 'What does your next planet or upgrade need?',
  'coach.gain-any.room': 'Is there room for it?',
  'coach.upgrade':
    'One upgrade per turn, before you travel. It costs a specialist and resources, works at once and frees a colony marker.',
  'coach.upgrade.pair': 'Which pair do you want to complete?',
  'coach.upgrade.engines': 'You must pay for Engines twice to free their marker.',
  'coach.pay-specialist':
    'A specialist is used up: a crew card is discarded, or a ready marker is locked again. You choose which.',
  'coach.pay-specialist.edge': 'Which card’s edges do you need the least?',
  'coach.pay-specialist.marker': 'You can ready a marker again on a moon, a station or the Star Gate.',
  'coach.travel':
    'You must move at least one field. Only the field where you land counts: it decides crew and actions.',
  'coach.travel.next': 'Where can you land next turn from there?',
  'coach.travel.room': 'Moons and stations have room for one Ark.',
  'coach.discovery-track':
    'A new planet! Choose a track: it starts at level 1, and your marker goes onto the planet’s terraforming track.',
  'coach.discovery-track.bring': 'Which resource will you bring here first?',
  'coach.cantina-pick':
    'Take one of the face-up crew cards and choose its row, or take none. Empty places are refilled from the deck.',
  'coach.cantina-pick.edge': 'Which edge works at your next landing?',
  'coach.cantina-pick.specialist': 'Which specialist are you missing?',
  'coach.draw-crew': 'Draw a card from the deck, unseen. You may decline; once drawn, it can’t be returned.',
  'coach.draw-crew.room': 'You can have six crew cards, three in each row.',
  'coach.draw-crew.final': 'You can’t undo drawing a card.',
  'coach.play-crew':
    'Play up to two cards, or one on the Star Gate. You may play a card without its action, just to move it up or discard it.',
  'coach.play-crew.twice': 'A card played from the bottom row can act again from the top row.',
  'coach.pay-any': 'Pay with any kind of resource; you choose unit by unit.',
  'coach.pay-any.plenty': 'Which kind do your next planets not need?',
  'coach.planet-action':
    'One action on this planet: gather, terraform, explore, settle, found a colony or create an outpost. With Robotics and a colony here, two.',
  'coach.planet-action.back': 'What will you be able to pay when you come back?',
  'coach.raise-level':
    'Spend units to raise tracks. Your marker moves the same number of spaces; you score its number when the planet is finished.',
  'coach.raise-level.first': 'Who will be first after this?',
  'coach.raise-level.rival': 'Can a rival finish it next turn?',
  'coach.explore-choice':
    'Your Scouting Vehicles found two cards. You resolve one: you gain its resources, and you may keep it if its colour fits.',
  'coach.explore-choice.colour': 'Only survivors of the planet’s colour can be kept.',
  'coach.explore-choice.goods': 'Which resources still fit into your cargo?',
  'coach.keep-survivor':
    'Survivors you keep wait at your Bridge. They score once they are settled on a terraformed planet of their colour.',
  'coach.keep-survivor.planet': 'Will a planet of their colour be terraformed in time?',
  'coach.keep-survivor.three': 'At most three can wait there.',
  'coach.orbit-action':
    'You may take both actions, each once: gather, and discard a crew card to ready a specialist marker.',
  'coach.orbit-action.lacks': 'Which specialist is missing for your next colony?',
  'coach.orbit-action.both': 'A Leader card readies the Engineer; an Engineer card readies any Leader.',
  'coach.end-draw': 'The last step: draw a crew card from the deck if you like. Then your turn is over.',
  'coach.end-draw.room': 'You can have six crew cards, three in each row.',
  'coach.end-draw.specialist': 'You also pay for colonies and upgrades with cards.',
  'coach.automa-specialist': 'The Automa pays with its crew. You choose which of its specialists it uses.',
  'coach.automa-specialist.spare': 'Which of them will it miss in its next turns?',
  'coach.automa-outpost': 'The Automa moves one of its outposts to this planet. You choose which.',
  'coach.automa-outpost.yield': 'Where does its outpost gain the most now?',

  'tip.landings':
    'Plan two landings: with range two you often reach a planet by way of a moon, a station or the Star Gate.',
  'tip.bottom': 'Start cards in the bottom row: one card, two actions.',
  'tip.pairs':
    'Biodome with Leisure Facilities, Space Mining with Mining Vehicles: each pair brings 5 points and an outpost.',
  'tip.lead': 'Finish planets where you lead; leave the ones a rival would win.',
  'tip.colonies': 'Each colony scores more than the one before: start early.',

  'term.ark': 'Your ship. It must fly every turn, and the field where it lands decides what you can do.',
  'term.route': 'A dotted line between two fields. An Ark flies along routes.',
  'term.range': 'The number of fields an Ark may fly in a turn: 2, or 4 and then 6 with Engines.',
  'term.moon': 'It has room for one Ark. Gather its yield and gain a specialist, both if you like.',
  'term.station': 'A space station with room for one Ark. Gather its yield and gain a specialist, both if you like.',
  'term.asteroid': 'A field on the way. If you land there, you have no action and no crew edge works.',
  'term.star-gate': 'The middle of the galaxy. Every crew edge works here, but only one card may be played.',
  'term.damaged': 'A planet whose tracks are not full yet. You can terraform it.',
  'term.terraformed':
    'A planet whose tracks are all full. It has been scored, yields more, and survivors can settle there.',
  'term.crew-card':
    'A helper with two edges and a specialist: an edge acts, or you discard the card to pay with the specialist.',
  'term.edge':
    'The side of a crew card that touches the cargo. It works on planets of its colour; an orbital edge works on moons and stations.',
  'term.rows': 'You have three crew cards above the cargo and three below. Cards below may move up when you play them.',
  'term.cantina': 'Three face-up crew cards that some effects let you choose from.',
  'term.specialist': 'An Engineer or a Leader of a colour: on a crew card, or as a ready marker on your cargo card.',
  'term.ready': 'A specialist marker that can be used. Using it locks it again.',
  'term.upgrade': 'An ability of your Ark, at most one per turn. It frees a colony marker.',
  'term.terraforming-track':
    'Shows how many levels of a planet each player has raised. You score the number of your space.',
  'term.first-place':
    'The marker furthest along the terraforming track of a finished planet; on the same space, the one that arrived last.',
  'term.colony': 'It scores at the end, each more than the last, and lets you raise one more level when you terraform.',
  'term.outpost': 'A trading outpost gives you the yield of its planet whenever any Ark lands there.',
  'term.survivor':
    'You find survivors by exploring. They bring resources, and you may keep them if they match the planet’s colour.',
  'term.settled': 'Survivors with a home on a terraformed planet of their colour. Only these score.',
  'term.discovery': 'Flying into an unknown sector places a new planet; one of its tracks starts at level 1 for you.',
} as const;
