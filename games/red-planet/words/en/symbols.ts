/** What the symbols on the board mean. */
export const symbols = {
  'symbol.ice': 'Each token is worth 1 point; a zone with this sign yields it at production.',
  'symbol.sylvanite': 'Each token is worth 2 points; a zone with this sign yields it at production.',
  'symbol.celerium': 'Each token is worth 3 points; a zone with this sign yields it at production.',
  'symbol.hidden': 'The first astronauts who arrive in the zone turn it up.',
  'symbol.astronaut.name': 'astronaut',
  'symbol.astronaut':
    'A number beside it says how many there are; whoever has most in a zone profits from its production.',
  'symbol.dossier': 'It lies face down beside its zone until the discoveries are revealed.',
  'symbol.report.name': 'discovery',
  'symbol.report': 'It has been revealed, and what it says holds for this zone.',
} as const;
