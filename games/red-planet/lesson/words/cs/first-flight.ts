import type { firstFlight as english } from '../en/first-flight.ts';

export const firstFlight: Record<keyof typeof english, string> = {
  'lesson.first-flight': 'První let',
  'lesson.first-flight.learned': 'Cíl hry, jedno celé kolo a co vynáší převaha.',
  'lesson.first-flight.round.goal':
    'Píše se rok 1888. Vaše společnost chce suroviny Marsu a jeho měsíce Phobosu. Po deseti kolech vyhrává nejvyšší skóre.',
  'lesson.first-flight.round.ships':
    'Lodě vozí astronauty. Tahle letí do oblasti Hellas. Má čtyři místa a jeden z vašich lidí už je na palubě.',
  'lesson.first-flight.round.characters':
    'V ruce držíte devět postav. Každé kolo si všichni tajně vyberou jednu; pak jednají podle odpočítávání, od 9 do 1.',
  'lesson.first-flight.round.play':
    'Zahrajte Cestovního agenta, číslo 3. Umístí najednou tři vaše astronauty do jedné lodi.',
  'lesson.first-flight.round.countdown':
    '{rival} má Průzkumníka, číslo 8, a jedná před vámi: další astronaut nastupuje do lodi do oblasti Syrtis Major.',
  'lesson.first-flight.round.board':
    'Jste na řadě. Pošlete všechny tři do lodi do oblasti Hellas. Tím ji zaplníte a plná loď odlétá.',
  'lesson.first-flight.round.board.together':
    'Pravidla to dovolují, ale tamta loď by čekala v doku. Loď do oblasti Hellas bude plná a odletí ještě v tomto kole.',
  'lesson.first-flight.round.landed':
    'Přistáli! Vaši čtyři astronauti drží Hellas. Kdo dorazí první, odkryje surovinu: celerium, 3 body za žeton.',
  'lesson.first-flight.round.production':
    'Po 5., 8. a 10. kole dá každá oblast s odkrytou surovinou 1, pak 2, pak 3 žetony. Bere je ten, kdo v ní má nejvíc astronautů.',
  'lesson.first-flight.round.majority':
    'Řekněme, že {rival} teď v oblasti Hellas přistane se třemi astronauty. Kdo vezme celerium?',
  'lesson.first-flight.round.majority.you': 'Vy, čtyři proti třem',
  'lesson.first-flight.round.majority.rival': '{rival}, přistává jako poslední',
  'lesson.first-flight.round.majority.shared': 'Rozdělíte se',
  'lesson.first-flight.round.majority.why': 'Všechno bere ten, kdo má nejvíc astronautů. Dělí se jen při shodě.',
  'lesson.first-flight.round.alone':
    'Teď zahrajte druhé kolo po svém. Co má obrys, to smíte vybrat; kniha u otázky otevře pravidlo.',
  'lesson.first-flight.round.rhythm':
    'Výběr, nástup, start, přistání: tak běží každé kolo. Příště postavy, které ostatním kazí plány.',
};
