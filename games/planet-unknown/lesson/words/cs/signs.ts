import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'bod', 'body', 'bodu', 'bodů'),
  'sign.lines': counted(
    'n',
    'vyplněný řádek nebo sloupec',
    'vyplněné řádky a sloupce',
    'vyplněného řádku nebo sloupce',
    'vyplněných řádků a sloupců',
  ),
  'sign.cells-left': counted(
    'n',
    'nezakryté políčko',
    'nezakrytá políčka',
    'nezakrytého políčka',
    'nezakrytých políček',
  ),
  'sign.track-points': counted(
    'n',
    'bod na stupnicích',
    'body na stupnicích',
    'bodu na stupnicích',
    'bodů na stupnicích',
  ),
  'sign.lifepods': counted('n', 'sebraná biokapsle', 'sebrané biokapsle', 'sebrané biokapsle', 'sebraných biokapslí'),
  'sign.meteorites-lying': counted(
    'n',
    'meteorit na planetě',
    'meteority na planetě',
    'meteoritu na planetě',
    'meteoritů na planetě',
  ),
  'sign.cards': counted('n', 'karta civilizace', 'karty civilizace', 'karty civilizace', 'karet civilizace'),
  'sign.mission-points': counted('n', 'bod z misí', 'body z misí', 'bodu z misí', 'bodů z misí'),
};
