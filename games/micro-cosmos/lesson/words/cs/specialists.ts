import type { specialists as english } from '../en/specialists.ts';

export const specialists: Record<keyof typeof english, string> = {
  'lesson.specialists': 'Specialisté a vylepšení',
  'lesson.specialists.learned': 'Měsíce a stanice, získání a použití specialistů, první vylepšení.',
  'lesson.specialists.upgrading.travel':
    'Leťte na měsíc planety {planet}. Na měsících, stanicích a na Hvězdné bráně máte dvě akce, ne jednu.',
  'lesson.specialists.upgrading.gather': 'Nejdřív sběr surovin: minerály, pracovní síla a karta posádky.',
  'lesson.specialists.upgrading.row': '{card}: nová karta posádky. Dejte ji do dolní řady.',
  'lesson.specialists.upgrading.specialist':
    'Teď získejte specialistu: odhodíte kartu posádky a žeton na kartě nákladu bude připravený.',
  'lesson.specialists.upgrading.ready':
    'Stiskněte Získání specialisty a pak kartu {card}: karta s lídrem připraví inženýra. Karta s inženýrem by připravila libovolného lídra.',
  'lesson.specialists.upgrading.ready.others': 'Další dvě karty si nechte: obě budete potřebovat.',
  'lesson.specialists.upgrading.end':
    'Tentokrát bez karty. Ukončete tah. Pak má {rival} dva tahy po sobě, protože každé kolo začíná někdo jiný.',
  'lesson.specialists.upgrading.upgrade':
    'Nový tah a jeho první krok: vylepšete archu. {upgrade} stojí inženýra a jednu jednotku pracovní síly.',
  'lesson.specialists.upgrading.upgrade.leisure': 'I na to máte, ale vezměte to označené: o něj v této lekci jde.',
  'lesson.specialists.upgrading.pay': 'Zaplaťte připraveným žetonem a kartu {card} si nechte: je to také inženýr.',
  'lesson.specialists.upgrading.colony':
    'Od teď každé přistání na stanici přinese kartu posádky. A vylepšení uvolnilo žeton kolonie.',
  'lesson.specialists.upgrading.pair':
    'Některá vylepšení tvoří dvojice, v rámečcích jedné barvy. Celá dvojice přinese obchodní základnu a 5 bodů. Která dvě jsou dvojice?',
  'lesson.specialists.upgrading.pair.biodome': 'Biodóm a Rekreační zařízení',
  'lesson.specialists.upgrading.pair.engines': 'Robotika a Motory',
  'lesson.specialists.upgrading.pair.any': 'Kterákoli dvě vylepšení',
  'lesson.specialists.upgrading.pair.why':
    'Stejně tak Vesmírná těžba a Těžební vozidla. Ostatní dvojice nic navíc nepřinesou.',
};
