import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.zones-led': counted('n', 'vedená zóna', 'vedené zóny', 'vedené zóny', 'vedených zón'),
  'sign.zones-tied': counted('n', 'zóna s remízou', 'zóny s remízou', 'zóny s remízou', 'zón s remízou'),
  'sign.tokens': counted('n', 'bod v žetonech', 'body v žetonech', 'bodu v žetonech', 'bodů v žetonech'),
  'sign.ice': counted('n', 'žeton ledu', 'žetony ledu', 'žetonu ledu', 'žetonů ledu'),
  'sign.mission-points': counted('n', 'bod z misí', 'body z misí', 'bodu z misí', 'bodů z misí'),
  'sign.landed': counted(
    'n',
    'astronaut na povrchu',
    'astronauti na povrchu',
    'astronauta na povrchu',
    'astronautů na povrchu',
  ),
  'sign.aboard': counted(
    'n',
    'astronaut na palubě',
    'astronauti na palubách',
    'astronauta na palubách',
    'astronautů na palubách',
  ),
  'sign.lost': counted(
    'n',
    'ztracený astronaut',
    'ztracení astronauti',
    'ztraceného astronauta',
    'ztracených astronautů',
  ),
};
