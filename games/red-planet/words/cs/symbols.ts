export const symbols = {
  'symbol.ice': 'Každý žeton má hodnotu 1 bodu; zóna s touto značkou je dává při produkci.',
  'symbol.sylvanite': 'Každý žeton má hodnotu 2 bodů; zóna s touto značkou je dává při produkci.',
  'symbol.celerium': 'Každý žeton má hodnotu 3 bodů; zóna s touto značkou je dává při produkci.',
  'symbol.hidden': 'Odhalí ji první astronauti, kteří do zóny dorazí.',
  'symbol.astronaut.name': 'astronaut',
  'symbol.astronaut': 'Číslo vedle říká, kolik jich je; kdo jich má v zóně nejvíc, těží z její produkce.',
  'symbol.dossier': 'Leží lícem dolů u své zóny, dokud se objevy neodhalí.',
  'symbol.report.name': 'objev',
  'symbol.report': 'Byl odhalen a co říká, platí pro tuto zónu.',
} as const;
