import type { whatWins as english } from '../en/what-wins.ts';

export const whatWins: Record<keyof typeof english, string> = {
  'lesson.what-wins': 'Co rozhoduje',
  'lesson.what-wins.learned': 'Zdroje bodů, Vliv, reakce, diplomacie a jedno kolo po vašem.',
  'lesson.what-wins.points.sectors':
    'Body na konci: předtištěné body vašich sektorů, tady {home} a {inner}. Nejcennější jsou sektory v centru.',
  'lesson.what-wins.points.others':
    'Pak reputace z bitev, 2 za každý ponechaný objev, 3 za každý monolit a stupnice aspoň se čtyřmi technologiemi.',
  'lesson.what-wins.points.influence':
    'Vliv přesouvá disky mezi sektory a vaší stupnicí a obnoví dvě použité kolonizační lodě.',
  'lesson.what-wins.points.react':
    'Po pasování můžete ještě reagovat: vždy jedno Vylepšení, Stavba nebo Pohyb, za disk. Hodí se, když někdo útočí.',
  'lesson.what-wins.points.last': 'Je {round}. kolo a zbývají vám disky a peníze. Kolik bodů za ně na konci bude?',
  'lesson.what-wins.points.last.nothing': 'Nic, zásoby rozhodují jen při shodě',
  'lesson.what-wins.points.last.one': 'Po jednom bodu',
  'lesson.what-wins.points.last.why':
    'V posledním kole je tedy utraťte: za sektor, čtvrtou technologii na stupnici nebo bitvu, kterou vyhrajete.',
  'lesson.what-wins.points.diplomacy':
    'Ve hře čtyř a více hráčů si sousedé mohou vyměnit velvyslance: každému bod a vyšší příjem. Kdo pak na partnera zaútočí, je zrádce.',
  'lesson.what-wins.points.alone':
    'Zahrajte třetí kolo po svém. Sledujte peníze u každé akce: po údržbě nesmějí klesnout pod nulu.',
};
