/**
 * Messages this screen says, with the names of their arguments; the comment is the English one. `planet`, `corporation`,
 * `terrain`, `other` (a terrain), `track`, `tracks` (a list), `tech`, `shape` and `player`, `players` are things
 * of that kind; `at` is the name of a cell, row or column, plain text: columns are called by letters A to L from the left,
 * rows by numbers 1 to 12 from the top, a cell by both (D7), in every language; `outer`, `inner` and `what` are texts
 * said before; all others are numbers.
 *
 * Names of things it says as well: `planet.<id>`, `planet.<id>.text` (what is special about it), `corporation.<id>`,
 * `corporation.<id>.text`, `tech.<id>`, `tech.<id>.text`, `civ.<id>`, `civ.<id>.text`, `mission.<id>.neighbour`,
 * `mission.<id>.neighbour.text`, `mission.<id>.personal`, `mission.<id>.personal.text`, `happening.<id>`,
 * `happening.<id>.text` (event cards), `terrain.<id>`, `track.<id>`, `shape.<id>`, `place.score`, `item.<score item>` and
 * `why.<why>`.
 */
export const boardKeys = {
  // The header
  'board.moment.setup': [], // Setting up
  'board.moment.round': ['round'], // Round {round}
  'board.moment.last': ['round'], // Round {round}, the last one
  'board.moment.end': [], // End of the game
  'board.moment.over': [], // The survey is over

  // Said of anything one can choose, after its name
  'board.target': [], // can be chosen
  'board.chosen': [], // chosen
  'board.board': [], // Your planet, the station and the tiles you face
  'board.planet.of': ['planet', 'player'], // {planet}, planet of {player}

  // Cells of a planet
  'board.cell.land': [], // land
  'board.cell.ice': [], // ice
  'board.cell.current': [], // electric current
  'board.cell.city': [], // city
  'board.cell.toxic': [], // toxic
  'board.cell.ring': [], // ring
  'board.cell.terrain': ['terrain'], // {terrain} terrain
  'board.cell.building': ['terrain'], // {terrain} building
  'board.cell.patch': [], // biomass patch
  'board.cell.symbol': [], // meteor symbol
  'board.cell.meteorite': [], // meteorite
  'board.cell.lifepod': [], // lifepod
  'board.cell.rover': [], // rover
  'board.cell.loaded': [], // rover with a meteorite
  'board.line.row': ['at', 'points'], // Row {at}, {points, plural, one {# point} other {# points}}
  'board.line.column': ['at', 'points'], // Column {at}, {points, plural, one {# point} other {# points}}
  'board.line.complete': [], // complete
  'board.line.spoilt': [], // blocked by a meteorite
  'board.line.open': ['count'], // {count, plural, one {# cell} other {# cells}} open

  // Tiles in hand
  'board.hand': [], // Tiles you face
  'board.tile': ['shape', 'terrain', 'other'], // {shape}: {terrain} and {other}
  'board.tile.meteor': ['shape', 'terrain', 'other'], // {shape}: {terrain} and {other}, with a meteor
  'board.tile.outer': [], // outer ring
  'board.tile.inner': [], // inner ring
  'board.tile.none': [], // empty
  'board.tile.places': ['count'], // {count, plural, =0 {fits nowhere} one {# place} other {# places}}
  'board.tile.held': [], // in your hand
  'board.tile.left': ['count'], // {count, plural, one {# tile} other {# tiles}} left
  'board.turn': [], // Turn
  'board.flip': [], // Flip
  'board.turned': ['degrees'], // {degrees, plural, =0 {not turned} one {turned by # degree} other {turned by # degrees}}
  'board.flipped': [], // flipped
  'board.places': ['count'], // All places: {count}
  'board.place': ['what', 'at'], // {what} on {at}
  'board.place.none': [], // Does not fit anywhere this way
  'board.place.way': ['count'], // {count, plural, =0 {no place this way} one {# place this way} other {# places this way}}

  // What a placement does
  'board.preview': [], // What it does
  'board.preview.advance': ['track', 'steps'], // {track} +{steps}
  'board.preview.energy': ['tracks'], // energy: +1 for {tracksOr}
  'board.preview.idle': ['terrain'], // {terrain}: no advance
  'board.preview.dry': [], // water: not on ice, no advance
  'board.preview.gain': ['what'], // {what} by a technology
  'board.preview.row': ['at', 'points'], // row {at} complete: {points}
  'board.preview.column': ['at', 'points'], // column {at} complete: {points}
  'board.preview.meteorite': ['at'], // a meteorite falls on {at}
  'board.preview.rover': ['at'], // destroys the rover on {at}
  'board.preview.lifepod': ['at'], // destroys the lifepod on {at}
  'board.gain.reposition': [], // move a lifepod
  'board.gain.water': [], // a water step
  'board.gain.patch': [], // a patch
  'board.gain.synergy': [], // a synergy
  'board.gain.meteorite': [], // collect a meteorite

  // The station
  'board.station': [], // Station
  'board.depot': ['outer', 'inner'], // outer: {outer}; inner: {inner}
  'board.depot.stack': ['what', 'count'], // {what}, {count} in the stack
  'board.faces': ['player'], // faces {player}
  'board.faces.nobody': [], // faces nobody
  'board.commander': ['player'], // Commander: {player}
  'board.rotate.stay': [], // leave it as it is
  'board.rotate.by': ['steps'], // turn it clockwise by {steps, plural, one {# section} other {# sections}}
  'board.rotate.left': [], // Turn anticlockwise
  'board.rotate.right': [], // Turn clockwise
  'board.rotate.gets': ['player', 'outer', 'inner'], // {player}: {outer}; {inner}
  'board.page.station': [], // Show the station
  'board.page.planet': [], // Show the planet
  'board.page.cards': [], // Show the cards

  // Corporation board
  'board.tracks': [], // Tracks
  'board.tracks.of': ['corporation', 'player'], // {corporation}, corporation of {player}
  'board.track': ['track', 'row', 'top'], // {track}: {row} of {top}
  'board.track.top': [], // at the top
  'board.track.next': ['what', 'steps'], // {steps, plural, one {next step} other {in # steps}}: {what}
  'board.track.nothing': [], // nothing
  'board.track.worth': ['points'], // {points, plural, one {# point} other {# points}} now
  'board.track.choose': [], // one of the two
  'board.space': ['track', 'row'], // {track} {row}
  'board.space.tracker': ['track'], // tracker: {track}
  'board.space.lifepod': [], // lifepod
  'board.space.path': ['steps'], // step {steps} of the water path
  'board.flux': [], // flux token
  'board.mark.medal': ['points'], // {points, plural, one {medal of # point} other {medal of # points}}
  'board.mark.synergy': [], // synergy
  'board.mark.civ': ['level'], // civ card of level {level}
  'board.mark.patch': [], // patch
  'board.mark.rover': [], // rover
  'board.mark.move': ['points'], // {points, plural, one {# movement} other {# movement}}
  'board.mark.tech': [], // technology
  'board.mark.advance': ['track'], // {track} +1

  // Things to resolve
  'board.pending': [], // To resolve
  'board.pending.none': [], // Nothing left to resolve
  'board.pending.lost': [], // without effect now
  'board.pending.advance': ['track', 'steps'], // {track} +{steps}
  'board.pending.energy': ['tracks'], // energy: {tracksOr}
  'board.pending.tech-as-energy': ['tracks'], // tech, or as energy: {tracksOr}
  'board.pending.synergy': [], // synergy
  'board.pending.regress': ['steps', 'tracks'], // {tracksOr} −{steps}
  'board.pending.deploy': [], // deploy a rover
  'board.pending.patch': [], // patch
  'board.pending.stored-patch': [], // stored patch
  'board.pending.lifepod': [], // place for a lifepod
  'board.pending.reposition': ['left'], // {left, plural, one {move a lifepod} other {move up to # lifepods}}
  'board.pending.flux': [], // move the flux token
  'board.pending.meteorite': [], // collect a meteorite
  'board.pending.trackers': ['choose', 'steps'], // {choose, plural, one {# tracker} other {# trackers}} +{steps}
  'board.pending.collect-lifepods': ['count'], // {count, plural, one {collect # lifepod} other {collect # lifepods}}
  'board.pending.destroy-meteorites': ['count'], // {count, plural, one {destroy # meteorite} other {destroy # meteorites}}
  'board.pending.destroy-line': [], // clear a line of meteorites
  'board.pending.relocate': [], // relocate a rover
  'board.pending.extra-tile': [], // extra tile
  'board.pending.unionize': [], // unionization
  'board.pending.add-meteorite': [], // a meteorite falls
  'board.pending.destroy-rover': [], // lose a rover
  'board.pending.destroy-lifepod': [], // lose a lifepod
  'board.pending.boost-or-peek': [], // synergy or a look ahead
  'board.pending.drop-mission': [], // give back a mission
  'board.pending.turn-station': [], // turn the station
  'board.pending.remove-stack': [], // remove a stack
  'board.claim': ['level'], // civ card, level {level}
  'board.archive': [], // look through the civ decks
  'board.use': ['tech'], // use {tech}
  'board.confirm': [], // Done
  'board.ignore': ['terrain'], // ignore the {terrain} building
  'board.choice.peek': [], // look at the next event
  'board.choice.stay': [], // leave it where it is
  'board.choice.none': [], // no more
  'board.choice.store': [], // store the patch
  'board.choice.more': [], // one more patch
  'board.choice.sink': [], // sink the meteorite
  'board.choice.keep': [], // keep the meteorite
  'board.choice.plain': [], // as a tech building
  'board.choice.take': [], // take it without placing
  'board.choice.bare': [], // without its buildings
  'board.steps': ['steps'], // {steps, plural, one {# step} other {# steps}}

  // Rovers
  'board.movement': ['count'], // {count, plural, one {# movement point} other {# movement points}}
  'board.path': ['at', 'cost', 'left'], // to {at}: costs {cost}, {left} left
  'board.jump': ['at'], // jump to {at}
  'board.reserve': ['count'], // {count, plural, one {# rover} other {# rovers}} in reserve
  'board.lifepods': ['count'], // {count, plural, one {# lifepod} other {# lifepods}} collected
  'board.scored': ['count'], // {count, plural, one {# lifepod} other {# lifepods}} in the scoring area
  'board.held': ['count'], // {count, plural, one {# lifepod waits} other {# lifepods wait}} for a place
  'board.meteorites': ['count'], // {count, plural, one {# meteorite} other {# meteorites}} collected
  'board.stored': ['count'], // {count, plural, one {# patch} other {# patches}} stored

  // The own area
  'board.own.watching': [], // You are watching
  'board.own.things': [], // What you have
  'board.techs': [], // Technologies
  'board.tech.active': [], // active
  'board.tech.used': [], // used
  'board.tech.row': ['row'], // from tech {row} on
  'board.tech.slot': [], // opened by a lifepod
  'board.limit.always': [], // always
  'board.limit.any-time': [], // any time
  'board.limit.round': [], // once a round
  'board.limit.game': [], // once a game
  'board.limit.end': [], // at the end
  'board.cards': [], // Civ cards
  'board.cards.none': [], // no civ cards yet
  'board.card.level': ['level'], // Level {level}
  'board.card.now': [], // at once
  'board.card.end': [], // at the end of the game
  'board.card.down': ['level'], // face-down card of level {level}
  'board.card.offer': [], // Take one of these
  'board.card.seen': [], // Cards you saw and put back
  'board.decks': [], // Civ decks
  'board.deck': ['level', 'count'], // Level {level}: {count, plural, one {# card} other {# cards}}
  'board.missions': [], // Missions with your neighbours
  'board.missions.personal': [], // Personal missions
  'board.missions.contest': [], // Mission for everybody
  'board.missions.open': [], // Choose the mission for everybody
  'board.missions.drop': [], // Give one of these back
  'board.mission.value': ['player', 'count', 'points'], // {player}: {count}, {points, plural, one {# point} other {# points}}
  'board.mission.done': [], // fulfilled
  'board.mission.undone': [], // not fulfilled yet
  'board.score': [], // Score as it stands
  'board.score.lines': [], // Rows and columns
  'board.score.tracks': [], // Tracks
  'board.score.tokens': [], // Lifepods and meteorites
  'board.score.cards': [], // Civ cards
  'board.score.missions': [], // Missions
  'board.score.total': [], // Total
  'board.score.points': ['points'], // {points, plural, one {# point} other {# points}}
  'board.score.target': ['points'], // Target: {points}
  'board.score.items': [], // Item by item
  'board.score.secret': [], // Hidden cards of others are not counted

  // Events
  'board.event': [], // Event
  'board.event.none': [], // No event yet
  'board.event.left': ['count'], // {count, plural, =0 {the last one} one {# event to come} other {# events to come}}
  'board.event.next': [], // The next event, known to you alone
  'board.event.mix': ['green', 'orange', 'red'], // {green} green, {orange} orange, {red} red
  'board.event.green': [], // mild
  'board.event.orange': [], // moderate
  'board.event.red': [], // harsh

  // Players
  'board.row.placing': [], // still placing
  'board.row.resolving': [], // still resolving
  'board.row.choosing': [], // choosing
  'board.row.done': [], // done
  'board.row.commander': [], // commander
  'board.row.stuck': [], // cannot place a tile
  'board.row.open': ['player'], // Planet and corporation: {player}
  'board.row.claims': ['count'], // {count, plural, one {# civ card} other {# civ cards}} to take
  'board.announced.stuck': ['players'], // No room for a tile: {players}
  'board.announced.last': [], // This is the last round

  // Setup
  'board.sides.planet': [], // Planet
  'board.sides.corporation': [], // Corporation
  'board.difficulty': ['count'], // Difficulty {count} of 4
  'board.rovers': ['count'], // {count, plural, one {# rover} other {# rovers}}

  // The sheet with details
  'board.detail.rule': [], // What is special here
  'board.detail.players': [], // Players
  'board.detail.tile': [], // Tile
  'board.detail.left': [], // In the stack

  // Pictures in the rulebook
  'board.figure.ways': [], // One tile in the eight ways it may be placed
  'board.figure.places': [], // A tile on the planet, and where a second one may be placed
  'board.figure.advances': [], // A tile and the trackers it moves
  'board.figure.meteor': [], // A tile over a lifepod, with its meteorite
  'board.figure.water': [], // Water on ice and beside it
  'board.figure.collecting': [], // A rover before and after two steps
  'board.figure.patching': [], // A row before and after a patch
  'board.figure.lines': [], // A covered row without and with a meteorite
} as const satisfies { readonly [key: string]: readonly string[] };
