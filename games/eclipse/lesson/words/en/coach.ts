export const coach = {
  'coach.goal.points':
    'Eight rounds to explore, settle, research, build and fight. Sectors, battles, discoveries and technologies bring victory points.',
  'coach.goal.discs':
    'A turn is one action, paid with a disc. Discs on actions and sectors cost money at the end of the round.',
  'coach.goal.cubes':
    'Cubes moved to planets raise what you produce: money for discs, science for technologies, materials for ships.',

  'coach.choose-species':
    'Terrans are all alike and good at trade and movement: best for a first game. The aliens bend rules; press one to read it.',
  'coach.choose-species.style': 'Do you like to explore, research or fight?',
  'coach.turn':
    'One action, or pass. Each action costs a disc and with it money; the button shows what you would have after upkeep.',
  'coach.turn.pass': 'Passing first brings 2 money and the start of the next round.',
  'coach.turn.wait': 'What will a rival do if you wait?',
  'coach.react':
    'You have passed. For a disc you may still make one single Upgrade, Build or Move; or pass again for nothing.',
  'coach.react.need': 'Is somebody coming? One part or one ship may be enough.',
  'coach.react.cost': 'The disc raises your upkeep like any other.',
  'coach.finish':
    'All activations are used. You may still settle with colony ships or trade; then end the action, and the turn goes on.',
  'coach.finish.settle': 'Is a planet of yours still empty? Settling is free.',
  'coach.finish.end': 'Keep a colony ship for a sector that you claim later this round.',
  'coach.standing-order':
    'You have passed. Tell the game not to ask you about reactions for the rest of this round; you can take that back.',
  'coach.standing-order.quiet': 'Do so only if nobody can reach you.',
  'coach.explore':
    'Choose an empty place next to a wormhole of yours. The ring decides the stack: inner sectors are rich and often guarded.',
  'coach.explore.feed': 'How many discs can you still feed?',
  'coach.explore.border': 'Where should your border be?',
  'coach.draw-second':
    'Your people may look at a second sector before they choose one. What you do not place is discarded.',
  'coach.draw-second.better': 'The first one goes nowhere: drawing costs nothing.',
  'coach.place-sector':
    'Turn the sector so that a wormhole meets yours. Its other edges decide who can come through later. You may discard it.',
  'coach.place-sector.doors': 'Wormholes towards rivals are doors for both.',
  'coach.claim':
    'A disc makes the sector yours: its planets can be settled and its points count. It also raises your upkeep every round.',
  'coach.claim.pay': 'Will its planets pay for the disc?',
  'coach.claim.disc': 'How many actions will you lack without this disc?',
  'coach.discovery': 'Use the tile now, or keep it for 2 points. The choice is final.',
  'coach.discovery.early': 'Early the effect is usually worth more, late the points.',
  'coach.discovery-tech':
    'A technology for nothing, one of the cheapest in the tray. It goes on its track at once and stays.',
  'coach.discovery-tech.track': 'It makes the next one on its track cheaper.',
  'coach.discovery-part':
    'Only one such part exists. Install it now on a blueprint, or keep it and install it later by an Upgrade. If it is returned it is gone.',
  'coach.discovery-part.ship': 'Of which type will you have most ships?',
  'coach.discovery-part.energy': 'Does the blueprint still produce enough energy?',
  'coach.research':
    'Pay science, take a technology. Each tile on a track makes the next there cheaper; four and more score.',
  'coach.research.help': 'Does it help the ships you have, or your income?',
  'coach.research.copy': 'Is it the last copy?',
  'coach.artifact': 'Each artifact in your sectors gives its goods once, now. Choose which resource you take here.',
  'coach.artifact.lack': 'What do you lack for the next action?',
  'coach.warp-portal':
    'Choose one of your sectors for the portal. All portals are neighbours, for you and for everyone else. It stays there.',
  'coach.warp-portal.door': 'It is a point, and a door: can you defend that sector?',
  'coach.upgrade':
    'Change blueprints: all ships of a type change at once. Energy used may not exceed energy produced; ships that move need a drive.',
  'coach.upgrade.parts': 'Computers to hit, hull to survive, drives to be first.',
  'coach.upgrade.type': 'Improve the type that you have or will build.',
  'coach.build':
    'Choose what to build and in which of your sectors. Materials are paid at once; new ships can move this round.',
  'coach.build.where': 'Where will it be needed after the next move?',
  'coach.build.save': 'Two small ships now, or a large one next round?',
  'coach.move':
    'Ships move through wormholes that meet. Each enemy pins one of yours; battle comes after all have passed.',
  'coach.move.react': 'Can the others still react?',
  'coach.move.home': 'Is home safe meanwhile?',
  'coach.move-on': 'This ship has movement left: go on to a connected sector, or stop here.',
  'coach.move-on.pinned': 'Where enemies wait it may be pinned and stay.',
  'coach.influence':
    'Move discs to free sectors or back to your track. A sector that loses its disc also loses your cubes.',
  'coach.influence.colony': 'The action also makes two used colony ships ready.',
  'coach.influence.cubes': 'A sector without planets may cost more than it brings.',
  'coach.return-cube': 'A cube comes back and may go to several tracks. Where it goes, production falls.',
  'coach.return-cube.income': 'Which income can you spare most easily?',
  'coach.answer-proposal':
    'Relations bring both of you a point and a cube off a track. Whoever attacks the other later becomes the traitor.',
  'coach.answer-proposal.peace': 'Do you want to attack this neighbour?',
  'coach.answer-proposal.room': 'An ambassador takes a space that reputation could use.',
  'coach.ambassador-cube':
    'Choose the track from which a cube goes with your ambassador. That income rises while peace lasts.',
  'coach.ambassador-cube.income': 'Which income do you need every round?',
  'coach.make-room':
    'Your track is full. Give one reputation tile back so that the ambassador fits; it is gone for good.',
  'coach.make-room.lowest': 'An ambassador is worth 1 point and an income.',
  'coach.initiative-order':
    'Two of your types have the same initiative. Choose which acts first in this round of the battle.',
  'coach.initiative-order.stronger': 'Let those fire first who could be lost before their turn.',
  'coach.assign-die': 'This die hits. Choose the ship that takes the damage; what is more than it needs is lost.',
  'coach.assign-die.kill': 'A ship destroyed no longer shoots and brings reputation.',
  'coach.assign-die.spare': 'Do not waste a strong die on a ship that is already lost.',
  'coach.engage':
    'Attack with all cannons of this type, or start a retreat: it leaves at its next turn. If all retreat, you get no tile for taking part.',
  'coach.engage.odds': 'Read the odds in the battle calculator.',
  'coach.engage.lose': 'What would you lose next round?',
  'coach.keep-reputation':
    'Of the tiles you drew keep one at most; its number is points. On a full track another tile goes back.',
  'coach.keep-reputation.highest': 'Take the highest, if it beats what you must return.',
  'coach.keep-reputation.room': 'Ambassadors use the same spaces.',
  'coach.bombard':
    'Your ships are alone here. They may fire at the population; without cubes the owner loses the sector.',
  'coach.bombard.take': 'Do you have a disc to take it yourself?',
  'coach.bombard-cube': 'Choose which cube is destroyed. It returns to its owner at the end of the round.',
  'coach.bombard-cube.all': 'Only when all cubes are gone does the disc fall.',
  'coach.combat-claim': 'Nobody controls this sector and your ship is there: place a disc on it now, or leave it.',
  'coach.combat-claim.pay': 'The upkeep of this very round counts the disc already.',
  'coach.combat-claim.points': 'Late in the game its points are the reason.',
  'coach.upkeep': 'Settle with ready colony ships and trade if you like. Then income is booked and discs are paid.',
  'coach.upkeep.settle': 'A cube that leaves a track now already counts for this income.',
  'coach.upkeep.trade': 'Which resource will you need first next round?',
  'coach.bankruptcy':
    'Your money does not cover the upkeep. Trade, or abandon sectors, until it does. An abandoned sector is lost with its cubes.',
  'coach.bankruptcy.trade': 'Goods come back next round, sectors do not.',
  'coach.bankruptcy.poor': 'Give up the sector with the fewest cubes and points.',

  'tip.money': 'Read the money beside an action before you take it; below zero you trade or lose sectors.',
  'tip.planets': 'Money planets first: each step of income is an action more, every round.',
  'tip.type': 'One well equipped type of ship beats three plain ones.',
  'tip.ancients': 'Attack Ancients with initiative 3 and a computer; without one only bursts hit.',
  'tip.last': 'In round 8 stored goods are worth nothing: turn them into sectors, technologies and battles you win.',
} as const;
