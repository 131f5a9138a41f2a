export const coach = {
  'coach.goal.points':
    'Explore, settle, research, build and fight for eight rounds. Sectors, battles, discoveries and technologies bring victory points.',
  'coach.goal.discs':
    'A turn is one action, paid for with a disc. Discs on actions and sectors cost Money at the end of the round.',
  'coach.goal.cubes':
    'Cubes moved to planets raise your production: Money for discs, Science for technologies, Materials for ships.',

  'coach.choose-species':
    'Terrans are all alike and good at trade and movement: best for a first game. Aliens bend the rules; press one to read about it.',
  'coach.choose-species.style': 'Do you like to explore, research or fight?',
  'coach.turn':
    'Take one action, or pass. Each action costs a disc and thus Money; the button shows what you would have after upkeep.',
  'coach.turn.pass': 'The first to pass gains 2 Money and starts the next round.',
  'coach.turn.wait': 'What will a rival do if you wait?',
  'coach.react':
    'You have passed. For a disc you may still make a single Upgrade, Build or Move, or pass again for free.',
  'coach.react.need': 'Is somebody coming? One part or one ship may be enough.',
  'coach.react.cost': 'The disc raises your upkeep like any other.',
  'coach.finish':
    'All activations are used. You may still settle with colony ships or trade; then end the action; the next player takes a turn.',
  'coach.finish.settle': 'Is one of your planets still empty? Settling is free.',
  'coach.finish.end': 'Keep a colony ship for a sector that you claim later this round.',
  'coach.standing-order':
    'You have passed. You can tell the game not to ask about reactions for the rest of this round; you can undo that.',
  'coach.standing-order.quiet': 'Do so only if nobody can reach you.',
  'coach.explore':
    'Choose an empty zone next to one of your wormholes. The ring decides the stack: inner sectors are rich and often guarded.',
  'coach.explore.feed': 'How many more discs can you afford?',
  'coach.explore.border': 'Where should your border be?',
  'coach.draw-second': 'Your species may look at a second sector before choosing one. The other is discarded.',
  'coach.draw-second.better': 'You keep the first one: drawing costs nothing.',
  'coach.place-sector':
    'Turn the sector so that a wormhole meets yours. Its other edges decide who can come through later. You may discard it.',
  'coach.place-sector.doors': 'Wormholes towards rivals are doors for both sides.',
  'coach.claim':
    'A disc makes the sector yours: you can settle its planets and its points count. It also raises your upkeep every round.',
  'coach.claim.pay': 'Will its planets pay for the disc?',
  'coach.claim.disc': 'How many actions will you miss without this disc?',
  'coach.discovery': 'Use the tile now, or keep it for 2 points. The choice is final.',
  'coach.discovery.early': 'Early on the effect is usually worth more; later the points are.',
  'coach.discovery-tech': 'A free technology, one of the cheapest in the tray. It goes on its track at once and stays.',
  'coach.discovery-tech.track': 'It makes the next technology on its track cheaper.',
  'coach.discovery-part':
    'There is only one such part. Install it now on a blueprint, or keep it and install it later with an Upgrade. Once removed, it is gone.',
  'coach.discovery-part.ship': 'Which type of ship will you have the most of?',
  'coach.discovery-part.energy': 'Does the blueprint still produce enough energy?',
  'coach.research':
    'Pay Science, take a technology. Each tile on a track makes the next one there cheaper; four or more score points.',
  'coach.research.help': 'Does it help the ships you have, or your income?',
  'coach.research.copy': 'Is it the last copy?',
  'coach.artifact': 'Each artifact in your sectors gives its resources once, now. Choose which resource you take here.',
  'coach.artifact.lack': 'What are you short of for the next action?',
  'coach.warp-portal':
    'Choose one of your sectors for the portal. All portals are neighbours, for you and for everyone else. It stays there.',
  'coach.warp-portal.door': 'It is worth a point, but it is also a door: can you defend that sector?',
  'coach.upgrade':
    'Change blueprints: all ships of that type change at once. A blueprint may not use more energy than it produces; ships that move need a drive.',
  'coach.upgrade.parts': 'Computers to hit, hulls to survive, drives to fire first.',
  'coach.upgrade.type': 'Improve the type that you have or will build.',
  'coach.build':
    'Choose what to build and in which of your sectors. You pay Materials at once; new ships can move this round.',
  'coach.build.where': 'Where will it be needed after the next move?',
  'coach.build.save': 'Two small ships now, or a large one next round?',
  'coach.move':
    'Ships move through wormholes that meet. Each enemy ship pins one of yours; battles come after everyone has passed.',
  'coach.move.react': 'Can the others still react?',
  'coach.move.home': 'Is your home safe in the meantime?',
  'coach.move-on': 'This ship has movement left: continue to a connected sector, or stop here.',
  'coach.move-on.pinned': 'Enemies may pin it there.',
  'coach.influence':
    'Move discs to free sectors or back to your track. If a sector loses its disc, you also lose your cubes there.',
  'coach.influence.colony': 'The action also readies two used colony ships.',
  'coach.influence.cubes': 'A sector without planets may cost more than it brings.',
  'coach.return-cube':
    'A cube comes back and may go to one of several tracks. Production falls on the track you choose.',
  'coach.return-cube.income': 'Which income can you most easily spare?',
  'coach.answer-proposal':
    'Relations give each of you a point, and one cube fewer on a track raises your income. If you attack your partner later, you become the traitor.',
  'coach.answer-proposal.peace': 'Do you want to attack this neighbour?',
  'coach.answer-proposal.room': 'An ambassador takes a space that reputation could use.',
  'coach.ambassador-cube':
    'Choose the track whose cube goes with your ambassador. That income is higher while peace lasts.',
  'coach.ambassador-cube.income': 'Which income do you need every round?',
  'coach.make-room':
    'Your track is full. Return one reputation tile to make room for the ambassador; it is gone for good.',
  'coach.make-room.lowest': 'An ambassador is worth 1 point and raises an income.',
  'coach.initiative-order':
    'Two of your types have the same initiative. Choose which acts first in this round of the battle.',
  'coach.initiative-order.stronger': 'Let the ships fire first that could be lost before their turn.',
  'coach.assign-die': 'This die hits. Choose the ship that takes the damage; any excess damage is lost.',
  'coach.assign-die.kill': 'A destroyed ship stops shooting and earns you reputation.',
  'coach.assign-die.spare': 'Don’t waste a strong die on a ship that is already lost.',
  'coach.engage':
    'Attack with all cannons of this type, or start a retreat: it leaves on its next turn. If all your ships retreat, you get no tile for taking part.',
  'coach.engage.odds': 'Check the odds in the battle calculator.',
  'coach.engage.lose': 'What could you lose in the next round?',
  'coach.keep-reputation':
    'Keep at most one of the tiles you drew; its number is its points. If your track is full, another tile goes back.',
  'coach.keep-reputation.highest': 'Take the highest if it beats the one you must return.',
  'coach.keep-reputation.room': 'Ambassadors use the same spaces.',
  'coach.bombard':
    'Only your ships are here. They may attack the population; without cubes the owner loses the sector.',
  'coach.bombard.take': 'Do you have a disc to take the sector yourself?',
  'coach.bombard-cube': 'Choose which cube to destroy. It returns to its owner at the end of the round.',
  'coach.bombard-cube.all': 'The disc is removed only when all cubes are gone.',
  'coach.combat-claim': 'Nobody controls this sector and your ship is there: place a disc on it now, or leave it.',
  'coach.combat-claim.pay': 'The disc already counts towards this round’s upkeep.',
  'coach.combat-claim.points': 'Late in the game its points are the main reason.',
  'coach.upkeep':
    'Settle with ready colony ships and trade if you like. Then you collect income and pay for your discs.',
  'coach.upkeep.settle': 'A cube that leaves a track now already counts for this income.',
  'coach.upkeep.trade': 'Which resource will you need first next round?',
  'coach.bankruptcy':
    'You can’t pay your upkeep. Trade or abandon sectors until you can. You lose an abandoned sector and its cubes.',
  'coach.bankruptcy.trade': 'Resources come back next round; sectors do not.',
  'coach.bankruptcy.poor': 'Give up the sector with the fewest cubes and points.',

  'tip.money': 'Check the Money beside an action before you take it; below zero you trade or lose sectors.',
  'tip.planets': 'Settle Money planets first: each step of income is one more action, every round.',
  'tip.type': 'One well-equipped type of ship beats three plain ones.',
  'tip.ancients': 'Attack Ancients with initiative 3 and a computer; without a computer only bursts hit.',
  'tip.last':
    'In round 8 stored resources are worth nothing: turn them into sectors, technologies and battles you win.',
} as const;
