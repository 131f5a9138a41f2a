export const coach = {
  'coach.goal.planet':
    'Cover your planet with tiles. Every complete row and column scores its medal; a meteorite spoils its lines until a rover fetches it.',
  'coach.goal.round':
    'Each round the commander turns the station; you take one of the two tiles that face you and place it beside your others.',
  'coach.goal.tracks':
    'Each building on a tile advances a tracker. Symbols on the tracks bring rovers, cards, technologies, patches and further steps.',

  'coach.choose-sides':
    'The common sides are the same for everyone. The others have rules of their own; for a first game take the common ones.',
  'coach.choose-sides.difficulty': 'Each board shows its difficulty, 1 to 4.',
  'coach.pick-planet':
    'Your planet for the whole game. KSB-4156 has no special rule; each of the others changes how tiles are placed.',
  'coach.pick-planet.difficulty': 'Each planet shows its difficulty, 1 to 4.',
  'coach.pick-planet.order': 'Nobody after you can take the planet you choose, except the common one.',
  'coach.pick-corporation':
    'Your tracks and technologies for the whole game. The Universal Coalition has no special rule.',
  'coach.pick-corporation.difficulty': 'Each corporation shows its difficulty, 1 to 4.',
  'coach.pick-corporation.match': 'Does it suit the planet you have?',
  'coach.flux-start': 'The flux token marks a track; your technologies affect the marked one.',
  'coach.flux-start.track': 'Which tracker will your first tiles advance?',
  'coach.flux-start.later': 'You may move it with each technology you reach.',
  'coach.drop-mission':
    'Personal missions are secret goals, 5 points each if fulfilled at the end. Return the one that suits your planet least.',
  'coach.drop-mission.suits': 'Which one will you fulfil along the way?',
  'coach.rotate': 'You decide which section faces you, and so what the others get. You may also leave it as it is.',
  'coach.rotate.symbol': 'Which of your trackers is one step below a symbol?',
  'coach.rotate.rival': 'What would help your rival the most?',
  'coach.turn':
    'Take one of the two tiles facing you and place it beside your pieces, without overlap. The preview shows what it brings.',
  'coach.turn.line': 'Does it complete a line, or leave a hole that nothing fits?',
  'coach.turn.meteorite': 'Where will the meteorite land?',
  'coach.place':
    'Place this tile beside your pieces, without overlap. It is already yours; choose only where and which way round it goes.',
  'coach.place.line': 'Does it complete a line, or leave a hole that nothing fits?',
  'coach.place.rover': 'Rovers and lifepods under it are destroyed: drive away first if you can.',
  'coach.select-extra': 'You get a second tile this round. Choose one of the two facing you, then place it.',
  'coach.select-extra.fits': 'Which one completes a line?',
  'coach.select-extra.size': 'Large tiles cover more; small ones fit holes.',
  'coach.ignore-building':
    'The event switches off one building of your tile. The other works as usual; the terrain stays.',
  'coach.ignore-building.near': 'Which tracker is further from its next symbol?',
  'coach.ignore-building.top': 'A tracker at the top gains nothing anyway.',
  'coach.resolve': 'Resolve these gains in any order. One step may bring a symbol that makes the next one better.',
  'coach.resolve.technology': 'Start with technology if it unlocks something.',
  'coach.resolve.movement': 'You can use movement between any two of them.',
  'coach.confirm':
    'Everything is resolved. Confirming ends your turn; until then you may undo and place the tile elsewhere.',
  'coach.confirm.undo': 'Check once more: did the tile complete what you wanted?',
  'coach.confirm.movement': 'Movement left at the end of the round is lost.',
  'coach.energy-track':
    'Energy advances the other terrain of its tile or any terrain its energy area touches side by side; water needs no ice here.',
  'coach.energy-track.symbol': 'Which of them has a symbol next?',
  'coach.tech-as-energy':
    'Your technology lets this tech building work as energy: advance tech, or a tracker whose terrain its tech cells touch.',
  'coach.tech-as-energy.symbol': 'Which of them has a symbol next?',
  'coach.tech-as-energy.plain': 'As plain tech it brings the next technology closer.',
  'coach.synergy': 'Advance any tracker by one and gain what its step shows, even another synergy.',
  'coach.synergy.up': 'Look one step up on every track.',
  'coach.choose-tracker':
    'Choose a tracker to advance; it gains the symbols of every step. If you choose several, each must be different.',
  'coach.choose-tracker.symbol': 'Which one reaches a symbol or a medal?',
  'coach.choose-tracker.top': 'A tracker at the top can’t advance.',
  'coach.advance-to':
    'Makeshift’s trackers go straight up or diagonally into the next track, and gain what they land on.',
  'coach.advance-to.symbol': 'Which of the spaces has the better symbol?',
  'coach.advance-to.column': 'At the end a tracker scores on the track it is in.',
  'coach.benefit': 'This double space shows two benefits. You gain one of them; the other is lost.',
  'coach.benefit.now': 'Which one helps you this round?',
  'coach.benefit.patch': 'A patch is worth the most where one cell completes a line.',
  'coach.regress':
    'One of these trackers goes down. You keep everything it gained, but a medal above it no longer counts.',
  'coach.regress.again': 'If it passes a symbol again later, you gain it again.',
  'coach.regress.medal': 'Which one loses neither a medal nor a technology?',
  'coach.unionize':
    'Every tracker below step 5 climbs to it, one step at a time in any order, and gains everything except synergies.',
  'coach.unionize.order': 'A technology you reach early may improve the rest.',
  'coach.unionize.synergy': 'Synergies along the way give nothing this time.',
  'coach.deploy-rover': 'The rover lands on a cell of your newest tile. Landing on a meteorite collects it at once.',
  'coach.deploy-rover.near': 'Which lifepods and meteorites are near?',
  'coach.sink-meteorite':
    'Your rover reached water and may destroy the meteorite it carries. It then leaves the game and is not collected.',
  'coach.sink-meteorite.empty': 'An empty rover can fetch the next one.',
  'coach.sink-meteorite.three': 'Every three collected meteorites score 1 point.',
  'coach.relocate-rover':
    'You may lift one rover and place it on any cell of your planet, or leave them all where they are.',
  'coach.relocate-rover.far': 'Which one is far from everything worth fetching?',
  'coach.relocate-rover.tile': 'A rover in the way of your next tile is better off elsewhere.',
  'coach.relocate-to': 'Choose any cell without a rover. The rover collects whatever is there.',
  'coach.relocate-to.collect': 'Is there a lifepod no rover would reach in time?',
  'coach.relocate-to.hub': 'Where would two things be within reach?',
  'coach.destroy-rover': 'The event costs you a rover. It leaves the game.',
  'coach.destroy-rover.idle': 'Which one has the least left to fetch?',
  'coach.destroy-rover.reserve': 'Some lifepods may be out of reach without it.',
  'coach.patch':
    'A patch covers one cell beside your pieces but advances no tracker. You can’t place it on a meteorite.',
  'coach.patch.line': 'Which single cell completes a line?',
  'coach.patch.hole': 'Nothing else fits a hole of one cell.',
  'coach.lifepod-to':
    'Your corporation uses lifepods: one in the scoring area is worth 1 point; elsewhere it opens a path or a technology.',
  'coach.lifepod-to.score': 'Only the scoring area scores.',
  'coach.lifepod-to.jump': 'Trackers jump over lifepods, but the symbol under one is lost.',
  'coach.reposition': 'You may move collected lifepods to another free place, or stop.',
  'coach.reposition.free': 'A lifepod that a tracker has jumped over may leave its space again.',
  'coach.reposition.score': 'Bring them to the scoring area before the end.',
  'coach.collect-lifepod': 'Choose lifepods on your planet; they are collected at once, without a rover.',
  'coach.collect-lifepod.danger': 'Which one is where your next tiles should go?',
  'coach.collect-lifepod.far': 'Which one is furthest from your rovers?',
  'coach.destroy-lifepod': 'The event costs you a lifepod. It no longer scores.',
  'coach.destroy-lifepod.covered': 'Which one would a tile cover anyway?',
  'coach.destroy-lifepod.rover': 'Which one would cost the most movement?',
  'coach.collect-meteorite':
    'Choose a meteorite on your planet; it is collected and no longer spoils its row and column.',
  'coach.collect-meteorite.line': 'Which one is in lines that are nearly full?',
  'coach.collect-meteorite.three': 'Every three collected meteorites score 1 point.',
  'coach.destroy-meteorite':
    'Choose a meteorite to destroy. It no longer spoils its lines, but it does not count as collected.',
  'coach.destroy-meteorite.line': 'Which one is in lines that are nearly full?',
  'coach.destroy-meteorite.collect': 'Leave those that a rover will fetch soon.',
  'coach.destroy-line': 'All meteorites in one row or column are destroyed. They do not count as collected.',
  'coach.destroy-line.most': 'Which line has the most?',
  'coach.destroy-line.near': 'Which line is nearly full?',
  'coach.add-meteorite':
    'A meteorite falls on one of your meteor symbols; you choose which. It destroys a rover there.',
  'coach.add-meteorite.rover': 'Where is a rover nearby, but not underneath?',
  'coach.add-meteorite.line': 'Which lines are you unlikely to complete anyway?',
  'coach.flux-move': 'You reached a technology: you may move the flux token to another track, or leave it.',
  'coach.flux-move.technology': 'Only the newest technology works: what does it do with the marked track?',
  'coach.flux-move.stay': 'Which tracker will you advance most until the next technology?',
  'coach.claim-row': 'Choose a tracker: you gain all benefits printed in its row, across all five tracks.',
  'coach.claim-row.row': 'Which row shows the most symbols?',
  'coach.claim-row.once': 'It works once per game.',
  'coach.open-contest':
    'Three missions were drawn; choose one that everyone competes for at the end. The others go back.',
  'coach.open-contest.lead': 'In which one are you already ahead?',
  'coach.open-contest.final': 'This can’t be undone.',
  'coach.choose-card':
    'You see all remaining cards of this level and keep one. Immediate cards act now; the others stay secret and score at the end.',
  'coach.choose-card.rounds': 'How many rounds are left for it to pay off?',
  'coach.keep-card': 'You look through everything left in the civ decks and keep cards, just before scoring.',
  'coach.keep-card.score': 'Which one scores the most with what you have?',
  'coach.keep-card.order': 'Immediate cards still act now.',
  'coach.boost-or-peek': 'Either advance a tracker now, or look at the next event, which only you will know.',
  'coach.boost-or-peek.synergy': 'Which step would a synergy bring you?',
  'coach.boost-or-peek.peek': 'Knowing helps the most while your plan can still change.',
  'coach.remove-stack': 'A whole stack leaves the station. Its section will offer only one tile from now on.',
  'coach.remove-stack.rival': 'Which shape do you need the least, and your rival the most?',
  'coach.remove-stack.end': 'A section without tiles ends the game.',

  'tip.sizes': 'Take large tiles early and small tiles late: small ones fit the holes.',
  'tip.outer': 'Fill the short outer lines on the way to the long ones worth 3.',
  'tip.above': 'Check the step above each tracker before you choose a tile.',
  'tip.meteorite':
    'A meteorite costs nothing until its lines are nearly full; then it costs two lines. Keep a rover nearby.',
  'tip.technology': 'A technology you use all game beats one you reach at the end.',
} as const;
