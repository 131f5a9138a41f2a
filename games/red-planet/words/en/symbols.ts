/** What the symbols on the board mean. */
export const symbols = {
  'symbol.ice': 'Each token is worth 1 point; a zone with this sign yields it at production.',
  'symbol.sylvanite': 'Each token is worth 2 points; a zone with this sign yields it at production.',
  'symbol.celerium': 'Each token is worth 3 points; a zone with this sign yields it at production.',
  'symbol.hidden': 'The first astronauts who arrive in the zone turn it up.',
  'symbol.astronaut.name': 'astronaut',
  'symbol.astronaut':
    'A number beside it says how many there are; whoever has most in a zone profits from its production.',
  'symbol.taker.name': 'in the lead',
  'symbol.taker': 'The player of this colour has the most here and, as it stands, takes what is to be won.',
  'symbol.lost': 'The number below says how many astronauts the player of this colour has lost.',
  'symbol.dossier': 'It lies face down beside its zone until the discoveries are revealed.',
  'symbol.report.name': 'discovery',
  'symbol.report': 'It has been revealed, and what it says holds for this zone.',
  'symbol.production.name': 'production',
  'symbol.production':
    'Dots say which of the three it is: zones yield tokens to whoever has the most astronauts there.',
  'symbol.reveal': 'All discoveries are turned up.',
  'symbol.scoring.name': 'final scoring',
  'symbol.scoring': 'The game ends; missions and tokens are counted.',
  'symbol.first.name': 'first player',
  'symbol.first': 'The player of this colour holds the tracker and comes first.',
  'symbol.rank.name': 'rank of a zone',
  'symbol.rank': 'The bots like the zone with the lowest number best.',
} as const;
