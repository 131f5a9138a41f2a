import type { upkeep as english } from '../en/upkeep.ts';

export const upkeep: Record<keyof typeof english, string> = {
  'lesson.upkeep': 'Utrzymanie i punkty',
  'lesson.upkeep.learned': 'Do kogo trafiają astronauci, gdzie mieszkają, opłaty i punktacja końcowa.',
  'lesson.upkeep.round.last':
    'Twój ostatni astronauta. Wyślij naukowca na pole krateru {space}: twoje dwie kopuły sąsiadują z dwoma żetonami Moon Mining.',
  'lesson.upkeep.round.last.row': 'To możliwe, ale tylko ten rząd mija dwa żetony bez żadnej opłaty za sektor.',
  'lesson.upkeep.round.arrivals':
    'Utrzymanie. Każdy astronauta z krateru trafia do tego, kto ma w jego rzędzie największe budynki. Do ciebie przybywa pięciu.',
  'lesson.upkeep.round.house':
    'Rozmieść ich i naciśnij Gotowe. W kopułach naukowiec daje 2 punkty, technik 3 kredyty. Inżynier w Warsztacie utrzymania oszczędza 3.',
  'lesson.upkeep.round.pay':
    'Po przychodzie opłaty: {dome} za każdą kopułę, {workshop} za każdy warsztat i coś za reputację, minus to, co oszczędza inżynier.',
  'lesson.upkeep.round.missing': 'Brakuje ci dwóch kredytów na utrzymanie. Co się stanie?',
  'lesson.upkeep.round.missing.reputation': 'Tracisz dwa punkty reputacji',
  'lesson.upkeep.round.missing.building': 'Znika jeden budynek',
  'lesson.upkeep.round.missing.later': 'Zapłacisz później',
  'lesson.upkeep.round.missing.why':
    'Jeden punkt reputacji za każdy brakujący kredyt, a bez reputacji 2 punkty zwycięstwa. Zostaw więc trochę kredytów.',
  'lesson.upkeep.round.end':
    'Po rundzie 3: projekty, laboratoria z właściwymi astronautami, 1 punkt za każdą reputację i punkty od każdej korporacji.',
  'lesson.upkeep.round.alone': 'Zaczyna się runda 2. Wybierz wahadłowiec i zagraj ją po swojemu.',
};
