export const symbols = {
  'symbol.ice': 'Każdy żeton jest wart 1 punkt; strefa z tym znakiem daje je podczas produkcji.',
  'symbol.sylvanite': 'Każdy żeton jest wart 2 punkty; strefa z tym znakiem daje je podczas produkcji.',
  'symbol.celerium': 'Każdy żeton jest wart 3 punkty; strefa z tym znakiem daje je podczas produkcji.',
  'symbol.hidden': 'Odkrywają go pierwsi astronauci, którzy przybędą do strefy.',
  'symbol.astronaut.name': 'astronauta',
  'symbol.astronaut': 'Liczba obok mówi, ilu ich jest; kto ma ich w strefie najwięcej, korzysta z jej produkcji.',
  'symbol.dossier': 'Leży zakryte przy swojej strefie, aż odkrycia zostaną ujawnione.',
  'symbol.report.name': 'odkrycie',
  'symbol.report': 'Zostało ujawnione, a jego treść dotyczy tej strefy.',
} as const;
