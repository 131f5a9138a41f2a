import type { fitForBattle as english } from '../en/fit-for-battle.ts';

export const fitForBattle: Record<keyof typeof english, string> = {
  'lesson.fit-for-battle': 'Připraveni k boji',
  'lesson.fit-for-battle.learned': 'Prastaří, flotila, Vylepšení, plány a energie, reakce.',
  'lesson.fit-for-battle.fleet.explore': 'Směrem k centru jsou sektory bohatší a často střežené. Zvolte Průzkum.',
  'lesson.fit-for-battle.fleet.zone': 'Vyberte zónu vnitřního okruhu, přímo směrem k centru.',
  'lesson.fit-for-battle.fleet.zone.ring': 'To je jiná zóna. Střežené bohatství leží přímo směrem k centru.',
  'lesson.fit-for-battle.fleet.place': 'Zeta Herculis: je tu objev a střeží ho Prastaří. Položte sektor.',
  'lesson.fit-for-battle.fleet.place.keep': 'Neodhazujte ho: v příští lekci ho získáte.',
  'lesson.fit-for-battle.fleet.guarded':
    'Dokud tu jsou Prastaří, sektor neobsadíte a žeton objevu zůstává lícem dolů. Potřebujete flotilu.',
  'lesson.fit-for-battle.fleet.build': 'Zvolte Stavbu.',
  'lesson.fit-for-battle.fleet.cruiser': 'Postavte křižník v sektoru Procyon. Cena: materiál {cost}.',
  'lesson.fit-for-battle.fleet.cruiser.plan':
    'Pravidla to dovolují, ale oporou flotily bude křižník v sektoru Procyon.',
  'lesson.fit-for-battle.fleet.end': 'Ukončete akci.',
  'lesson.fit-for-battle.fleet.upgrade':
    '{rival} pasuje a odteď může jen reagovat. Zvolte Vylepšení: změna plánu platí hned pro všechny vaše lodě toho typu.',
  'lesson.fit-for-battle.fleet.computer':
    'Dejte Elektronový počítač na volnou pozici stíhače: pak zasáhne i pětka, nejen výbuch, tedy šestka.',
  'lesson.fit-for-battle.fleet.computer.slot': 'Vyberte volnou pozici stíhače; ostatní součásti jsou ještě potřeba.',
  'lesson.fit-for-battle.fleet.hull': 'A Trup na volnou pozici křižníku: vydrží pak dvě poškození.',
  'lesson.fit-for-battle.fleet.hull.slot': 'Vyberte Trup a volnou pozici křižníku; tak o nic nepřijdete.',
  'lesson.fit-for-battle.fleet.energy': 'Některé součásti spotřebují energii. Co musí splnit každý plán?',
  'lesson.fit-for-battle.fleet.energy.energy': 'Nesmí spotřebovat víc energie, než vyrobí',
  'lesson.fit-for-battle.fleet.energy.computer': 'Musí mít počítač',
  'lesson.fit-for-battle.fleet.energy.full': 'Všechny pozice musí být obsazené',
  'lesson.fit-for-battle.fleet.energy.why':
    'A každá loď, která se pohybuje, potřebuje pohon. Co by to porušilo, hra nenabízí.',
};
