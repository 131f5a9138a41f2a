import type { upkeep as english } from '../en/upkeep.ts';

export const upkeep: Record<keyof typeof english, string> = {
  'lesson.upkeep': 'Utrzymanie i punkty',
  'lesson.upkeep.learned': 'Do kogo trafiają astronauci, gdzie mieszkają, opłaty i punktacja końcowa.',
  'lesson.upkeep.round.whose':
    'Na koniec rundy każdy astronauta z krateru przenosi się do bazy: nie tego, kto go wysłał, lecz tego, kto jest najsilniejszy w jego rzędzie.',
  'lesson.upkeep.round.sizes':
    'Decydują rozmiary budynków. W rzędzie pola {space} twoja kopuła liczy się za {dome}, a warsztat za {workshop}: razem {sum} do zera. Inżynier jest twój.',
  'lesson.upkeep.round.tie':
    'Pole krateru {space}: w rzędzie stoi twoja kopuła i kopuła, którą ma {rival}, każda rozmiaru {size}. Kto dostanie naukowca, którego wysyła tam {rival}?',
  'lesson.upkeep.round.tie.nearest': 'Ty: twoja kopuła stoi bliżej pola',
  'lesson.upkeep.round.tie.sender': '{rival}, bo go wysyła',
  'lesson.upkeep.round.tie.gateway': 'Nikt, trafia na Stację Gateway',
  'lesson.upkeep.round.tie.why': 'Przy równych rozmiarach decyduje budynek najbliższy pola.',
  'lesson.upkeep.round.last':
    'Twój ostatni astronauta. Wyślij naukowca na pole krateru {space}: twoje dwie kopuły sąsiadują z dwoma żetonami Moon Mining.',
  'lesson.upkeep.round.last.row': 'To możliwe, ale tylko ten rząd mija dwa żetony bez żadnej opłaty za sektor.',
  'lesson.upkeep.round.arrivals':
    'Utrzymanie. W tych pięciu rzędach masz przewagę: przybywa do ciebie pięciu astronautów. Pozostałych pięciu dostaje {rival}.',
  'lesson.upkeep.round.house':
    'Rozmieść ich i naciśnij Gotowe. W kopułach naukowiec daje 2 punkty, technik 3 kredyty. Inżynier w Warsztacie utrzymania oszczędza 3.',
  'lesson.upkeep.round.pay':
    'Najpierw dochód, potem utrzymanie w kredytach: kopuły {domes} + warsztat {workshop} + reputacja {reputation} = {sum}. Inżynier w warsztacie odejmuje 3.',
  'lesson.upkeep.round.missing': 'Brakuje ci dwóch kredytów na utrzymanie. Co się stanie?',
  'lesson.upkeep.round.missing.reputation': 'Tracisz dwa punkty reputacji',
  'lesson.upkeep.round.missing.building': 'Znika jeden budynek',
  'lesson.upkeep.round.missing.later': 'Zapłacisz później',
  'lesson.upkeep.round.missing.why':
    'Jeden punkt reputacji za każdy brakujący kredyt, a bez reputacji 2 punkty zwycięstwa. Zostaw więc trochę kredytów.',
  'lesson.upkeep.round.end':
    'Po rundzie 3: projekty, laboratoria z właściwymi astronautami, 1 punkt za każdy punkt reputacji i punkty od każdej korporacji.',
  'lesson.upkeep.round.alone': 'Zaczyna się runda 2. Wybierz wahadłowiec i zagraj ją po swojemu.',
};
