import type { fitForBattle as english } from '../en/fit-for-battle.ts';

export const fitForBattle: Record<keyof typeof english, string> = {
  'lesson.fit-for-battle': 'Gotowi do walki',
  'lesson.fit-for-battle.learned': 'Starożytni, flota, Ulepszenie, projekty i energia, reakcje.',
  'lesson.fit-for-battle.fleet.explore':
    'Bliżej centrum sektory są bogatsze, ale często ktoś ich strzeże. Wybierz Eksplorację.',
  'lesson.fit-for-battle.fleet.zone': 'Wybierz strefę wewnętrznego okręgu, prosto w stronę centrum.',
  'lesson.fit-for-battle.fleet.zone.ring': 'To inna strefa. Strzeżone bogactwa leżą prosto w stronę centrum.',
  'lesson.fit-for-battle.fleet.place': 'Zeta Herculis: jest tu odkrycie, a na straży Starożytny. Połóż ten sektor.',
  'lesson.fit-for-battle.fleet.place.keep': 'Nie odrzucaj go: zdobędziesz go w następnej lekcji.',
  'lesson.fit-for-battle.fleet.guarded':
    'Dopóki jest tu Starożytny, nie przejmiesz sektora, a płytka odkrycia pozostaje zakryta. Potrzebna jest flota.',
  'lesson.fit-for-battle.fleet.build': 'Wybierz Budowę.',
  'lesson.fit-for-battle.fleet.cruiser': 'Zbuduj krążownik w sektorze Procyon. Cena: materiały {cost}.',
  'lesson.fit-for-battle.fleet.cruiser.plan': 'To dozwolone, ale trzonem tej floty jest krążownik w sektorze Procyon.',
  'lesson.fit-for-battle.fleet.end': 'Zakończ akcję.',
  'lesson.fit-for-battle.fleet.upgrade':
    '{rival} pasuje i może odtąd tylko reagować. Wybierz Ulepszenie: zmiana projektu działa od razu na wszystkie twoje statki tego typu.',
  'lesson.fit-for-battle.fleet.computer':
    'Wstaw Komputer elektronowy w wolne miejsce myśliwca: wtedy trafia też piątka, nie tylko wybuch, czyli szóstka.',
  'lesson.fit-for-battle.fleet.computer.slot': 'Wybierz wolne miejsce myśliwca; pozostałe części są jeszcze potrzebne.',
  'lesson.fit-for-battle.fleet.hull': 'I Kadłub w wolne miejsce krążownika: przetrwa wtedy dwa uszkodzenia.',
  'lesson.fit-for-battle.fleet.hull.slot': 'Wybierz Kadłub i wolne miejsce krążownika; wtedy niczego nie tracisz.',
  'lesson.fit-for-battle.fleet.energy': 'Niektóre części zużywają energię. Czego musi się trzymać każdy projekt?',
  'lesson.fit-for-battle.fleet.energy.energy': 'Nie może zużywać więcej energii, niż produkuje',
  'lesson.fit-for-battle.fleet.energy.computer': 'Musi mieć komputer',
  'lesson.fit-for-battle.fleet.energy.full': 'Wszystkie miejsca muszą być zajęte',
  'lesson.fit-for-battle.fleet.energy.why':
    'A każdy statek, który się porusza, musi mieć napęd. Gra nie proponuje tego, co łamie te zasady.',
};
