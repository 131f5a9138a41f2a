/** Pictures of the rulebook. */
export const figures = {
  'board.figure.die': 'Kość',
  'board.figure.computer': 'Komputer',
  'board.figure.shield': 'Tarcza',
  'board.figure.hits': 'Suma',
  'board.figure.damage': 'Trafienie żółtą kością zadaje 1 uszkodzenie, pomarańczową 2, niebieską 3, a czerwoną 4.',
  'board.figure.pinning':
    'Jeden statek przeciwnika wiąże jeden z dwóch krążowników. Drugi może odlecieć, tutaj z powrotem do sektora macierzystego.',
  'board.figure.discs':
    'Akcja zabiera dysk z toru wpływu: na koniec rundy utrzymanie wyniesie {after} zamiast {before}.',
  'board.figure.exploring':
    'Nowy sektor musi być połączony z sektorem, z którego eksplorujesz: tunel po obu stronach jednej krawędzi. Obróconego inaczej nie wolno położyć.',
  'board.figure.upgrades':
    'Źródło energii nuklearnej myśliwca daje 3 energii, a nadrukowane części zużywają 2. Kadłub nie zużywa energii. Działo plazmowe zużywa 2, więc najpierw potrzebne jest drugie źródło.',
  'board.figure.initiative':
    'Obie strony działają w jednej kolejności, od najwyższej inicjatywy. Przy równej inicjatywie pierwszy działa obrońca, tutaj pomarańczowy.',
  'board.figure.reputation':
    'Bierzesz udział w bitwie i niszczysz krążownik: dobierz 1 + 2 płytki, zatrzymaj jedną, a pozostałe zwróć do worka.',
  'board.figure.bombarding':
    'Każdy statek raz strzela z dział do populacji, a każde uszkodzenie niszczy kostkę. Gdy nie ma już kostek, dysk wraca do właściciela.',
} as const;
