/** What the symbols on the board mean. */
export const symbols = {
  'symbol.ice': 'Each token is worth 1 point; a zone with this sign yields it at production.',
  'symbol.sylvanite': 'Each token is worth 2 points; a zone with this sign yields it at production.',
  'symbol.celerium': 'Each token is worth 3 points; a zone with this sign yields it at production.',
  'symbol.hidden': 'The first astronauts to arrive in the zone reveal it.',
  'symbol.astronaut.name': 'astronaut',
  'symbol.astronaut':
    'The number beside it says how many there are; the player with the most in a zone profits from its production.',
  'symbol.taker.name': 'in the lead',
  'symbol.taker': 'The player of this colour has the most here and, as it stands, takes the tokens or points.',
  'symbol.lost': 'The number below says how many astronauts the player of this colour has lost.',
  'symbol.dossier': 'It stays face down beside its zone until the discoveries are revealed.',
  'symbol.report.name': 'discovery',
  'symbol.report': 'It has been revealed; its text applies to this zone.',
  'symbol.production.name': 'production',
  'symbol.production':
    'The dots show which of the three productions it is. Zones yield tokens to the player with the most astronauts there.',
  'symbol.reveal': 'All discoveries are revealed.',
  'symbol.scoring.name': 'final scoring',
  'symbol.scoring': 'The game ends; missions and tokens are counted.',
  'symbol.first.name': 'first player',
  'symbol.first': 'The player of this colour holds the round tracker and goes first.',
  'symbol.rank.name': 'rank of a zone',
  'symbol.rank': 'Bots prefer the zone with the lowest number.',
} as const;
