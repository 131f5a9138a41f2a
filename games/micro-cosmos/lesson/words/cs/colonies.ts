import type { colonies as english } from '../en/colonies.ts';

export const colonies: Record<keyof typeof english, string> = {
  'lesson.colonies': 'Kolonie a základny',
  'lesson.colonies.learned': 'Založení kolonie, její cena a body, obchodní základny.',
  'lesson.colonies.found.travel':
    'Uvolněný žeton kolonie čeká na planetu a na každou se vejde jeden váš. Leťte dolů na planetu {planet}.',
  'lesson.colonies.found.found':
    'Založte kolonii. První stojí inženýra a lídra libovolné barvy: vaše dvě karty posádky.',
  'lesson.colonies.found.worth':
    'Zůstane až do konce. Kolonie vynesou dohromady {points} a víc bodů a každá dovolí při terraformaci zvýšit o stupeň víc.',
  'lesson.colonies.found.second': 'Smíte na planetě {planet} založit druhou kolonii?',
  'lesson.colonies.found.second.one': 'Ne, na planetě jen jednu',
  'lesson.colonies.found.second.price': 'Ano, za vyšší cenu',
  'lesson.colonies.found.second.why': 'Na každé planetě jen jednu vaši. Soupeři smějí mít svou vedle.',
  'lesson.colonies.found.outposts':
    'Obchodní základny uvolňují dvojice vylepšení. Kdykoli na planetě s vaší základnou přistane kterákoli archa, získáte její výnos.',
};
