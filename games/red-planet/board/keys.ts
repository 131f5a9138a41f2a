/**
 * Messages this screen says, with the names of their arguments. Arguments named `zone`, `resource`, `character`, `card`
 * and `ship` are things of that kind and `company` is a player; `zones` and `companies` are lists of them, so the kinds of
 * arguments need `zones: 'zone'` and `companies: 'player'`; all others are numbers. Names of things it says as well:
 * `zone.<id>`, `resource.<id>`, `character.<id>`, `character.<id>.text`, `card.<id>`, `card.<id>.text` (all event cards
 * and `global-ice-monopoly`) and `ship.<id>`.
 */
export const boardKeys = {
  // The header and the round tracker
  'board.moment.round': ['round'], // Round 4 of 10
  'board.moment.production': ['production'], // Production 2 of 3
  'board.moment.reveal': [], // Discovery reveal
  'board.moment.scoring': [], // Final scoring
  'board.moment.over': [], // The expedition is over
  'board.track': [], // Round tracker (a title)
  'board.track.next': ['production', 'rounds'], // Production 1 comes in 3 rounds; with 0: after this round
  'board.countdown': ['number'], // Countdown: 7 (spoken)
  'board.countdown.idle': [], // no countdown is running (spoken)
  'board.first': ['company'], // First player: Anna
  'board.acting': ['company', 'character'], // Anna resolves Pilot

  // States of anything one can choose, said after its name
  'board.target': [], // can be chosen
  'board.chosen': [], // chosen
  'board.move.from': ['zone'], // move an astronaut from here (spoken for an origin)
  'board.move.to': ['zone'], // move it here (spoken for a destination)
  'board.board': [], // Mars, its moon and the launch pad (name of the whole picture)
  'board.keys': [], // Arrow keys move, Enter chooses, N goes to the next thing that can be chosen (description)

  // Zones
  'board.zone.outer': [], // outer zone
  'board.zone.inner': [], // inner zone
  'board.zone.moon': [], // moon
  'board.astronauts': ['company', 'count'], // Anna: 3 astronauts
  'board.nobody': [], // nobody here
  'board.resource.hidden': [], // resource still unknown
  'board.resource.open': ['resource'], // resource: ice
  'board.points.here': ['resource', 'count'], // 2 ice tokens lie here
  'board.discovery': [], // Discovery (a title)
  'board.discovery.none': [], // no discovery here
  'board.discovery.sealed': [], // sealed discovery
  'board.discovery.known': ['card'], // sealed discovery, known to you: Lichens
  'board.discovery.open': ['card'], // discovery: Lichens
  'board.discovery.never': [], // no discovery can lie here
  'board.next': ['production', 'resource', 'count'], // production 2 brings 2 x ice
  'board.next.hidden': ['production'], // production 2 brings nothing while the resource is unknown
  'board.next.last': [], // no production is left
  'board.majority.one': ['company'], // Anna has most astronauts
  'board.majority.tied': ['companies'], // tied for most: Anna, Petr
  'board.majority.none': [], // nobody has a majority
  'board.award.one': ['company', 'count'], // as it stands, Anna takes 2 tokens
  'board.award.tied': ['companies', 'count', 'rest'], // as it stands, Anna, Petr take 1 each, 1 stays (count each; rest may be 0)
  'board.award.none': ['count'], // as it stands, 2 tokens stay here
  'board.neighbours': ['zones'], // next to: Ausonia, Hellas
  'board.neighbours.none': [], // next to no other zone

  // Launch pad and ships
  'board.pad': [], // Launch pad
  'board.mars': [], // Mars (the way back from the launch pad on small screens)
  'board.dock.empty': ['dock'], // Dock 2 is empty
  'board.ship.called': ['where', 'dock'], // Hellas (dock II): how a ship in play is called
  'board.ship.launched': [], // launched
  'board.ship.bound': ['zone'], // bound for Hellas
  'board.ship.unknown': [], // destination unknown
  'board.ship.unknown.short': [], // Unknown (on a name plate, at most 10 letters)
  'board.ship.token': ['zone', 'count'], // destination token: Hellas; count tokens lie on the ship
  'board.ship.printed': ['zone'], // the card says Hellas
  'board.ship.printed.unknown': [], // the card names no destination
  'board.ship.seats': ['taken', 'capacity'], // 2 of 4 seats taken
  'board.ship.crew': [], // Aboard (a title)
  'board.ship.empty': [], // nobody aboard
  'board.ship.destination': [], // Destination (a title)

  // Beside the map
  'board.lost': [], // Lost in Space
  'board.lost.short': [], // Lost
  'board.lost.empty': [], // nobody is lost
  'board.deck.events': ['count'], // Event deck: 12 cards
  'board.deck.ships': ['count'], // Ship deck: 20 cards
  'board.deck.used': ['count'], // Used ships: 8
  'board.deck.discarded': ['count'], // Discarded discoveries: 1
  'board.deck.events.short': [], // Events (under a deck, short)
  'board.deck.ships.short': [], // Ships
  'board.deck.used.short': [], // Used
  'board.pool': [], // Destination tokens left (a title)
  'board.pool.zone': ['zone', 'count'], // Hellas: 2 destination tokens left
  'board.spare': [], // one resource token stays unseen beside the board
  'board.priority': [], // Order of the bots' interest (a title)
  'board.priority.place': ['place', 'zone'], // 1st: Hellas ("{place}. {zone}")
  'board.ice.one': ['company', 'count', 'points'], // Anna leads with 5 ice: 9 points
  'board.ice.tied': ['companies', 'count', 'points'], // tied with 5 ice: Anna, Petr; 4 points each
  'board.ice.none': [], // nobody has ice yet

  // The own area
  'board.own.hand': [], // Your characters (a title)
  'board.own.cards': [], // Missions and actions (a title)
  'board.own.cards.none': [], // no missions or actions yet
  'board.own.cards.hidden': ['count'], // 2 cards face down
  'board.own.deal': [], // Keep one of these missions (a title)
  'board.own.rejected': ['card'], // you gave back: Polar Claim
  'board.own.removed': ['card'], // removed by your neutral Scientist: Ether Wind
  'board.own.neutral': [], // Your neutral company (a title)
  'board.own.neutral.card': ['character'], // this round it plays Pilot (secret)
  'board.own.neutral.none': [], // it has no card yet this round
  'board.own.watching': [], // You are watching (shown to people without a seat)
  'board.card.mission': [], // Mission
  'board.card.action': [], // Action
  'board.card.discovery': [], // Discovery
  'board.card.global': [], // Global mission
  'board.card.used': [], // used
  'board.character': ['number', 'character'], // 7 Scientist (spoken: number 7, Scientist)
  'board.character.ready': [], // in hand
  'board.character.played': [], // played
  'board.character.chosen': [], // chosen this round
  'board.character.retired': [], // out of the game
  'board.character.boards': ['count'], // places 2 astronauts

  // How a mission stands on the public board
  'board.progress.presence': ['have', 'of', 'points'], // 3 of 4 zones: 4 points
  'board.progress.lead': ['have', 'points'], // most with 5: 8 points
  'board.progress.behind': ['have', 'most'], // 3, the most is 5
  'board.progress.each': ['have', 'points'], // 4: 4 points (lost astronauts, zones)
  'board.progress.threshold': ['have', 'of', 'points'], // 9 of 13 for 7 points
  'board.progress.kinds': ['have', 'of', 'points'], // 2 of 3 kinds for 8 points
  'board.progress.later': [], // takes effect in the third production

  // What is public about a company
  'board.supply': ['count'], // 12 astronauts in supply
  'board.tokens': ['resource', 'count'], // 3 ice tokens
  'board.points': ['points'], // 7 points in tokens
  'board.facedown': ['count'], // 2 face-down cards
  'board.row.first': [], // first player
  'board.row.acting': [], // resolving now
  'board.row.thinking': [], // choosing
  'board.row.hidden': [], // has chosen a character
  'board.row.shows': ['character'], // plays Pilot
  'board.row.hand': ['count'], // 6 characters left in hand
  'board.row.deck': ['count'], // 6 characters left in the deck

  // The sheet with details
  'board.detail.who': [], // Who still has it (a character)
  'board.detail.astronauts': [], // Astronauts
  'board.detail.production': [], // Next production
  'board.detail.neighbours': [], // Neighbours
  'board.detail.where': [], // Where its people are (a company)
  'board.detail.tokens': [], // Point tokens
  'board.detail.cards': [], // Cards

  // Pictures in the rulebook
  'board.figure.launch': [], // A ship that fills up and launches
  'board.figure.landing': [], // A ship in flight, and its zone afterwards
  'board.figure.saboteur': [], // A ship before and after the Saboteur
  'board.figure.femme-fatale': [], // A zone before and after the Femme Fatale
  'board.figure.travel-agent': [], // Ships before and after the Travel Agent
  'board.figure.pilot': [], // Ships before and after the Pilot
  'board.figure.majority': [], // Who takes the points of a zone
  'board.figure.tie': [], // Who takes them where two are level
} as const satisfies { readonly [key: string]: readonly string[] };
