import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'bod', 'body', 'bodu', 'bodů'),
  'sign.places-led': counted(
    'n',
    'planeta s prvním místem',
    'planety s prvním místem',
    'planety s prvním místem',
    'planet s prvním místem',
  ),
  'sign.goods': counted('n', 'jednotka v nákladu', 'jednotky v nákladu', 'jednotky v nákladu', 'jednotek v nákladu'),
  'sign.specialists': counted('n', 'specialista', 'specialisté', 'specialisty', 'specialistů'),
  'sign.upgrades': counted('n', 'vylepšení', 'vylepšení', 'vylepšení', 'vylepšení'),
  'sign.colonies': counted('n', 'kolonie', 'kolonie', 'kolonie', 'kolonií'),
  'sign.survivors': counted(
    'n',
    'usídlený přeživší',
    'usídlení přeživší',
    'usídleného přeživšího',
    'usídlených přeživších',
  ),
  'sign.reach': counted('n', 'pole dosahu', 'pole dosahu', 'pole dosahu', 'polí dosahu'),
};
