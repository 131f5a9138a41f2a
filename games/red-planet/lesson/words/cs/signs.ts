import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.zones-led': counted('n', 'oblast s převahou', 'oblasti s převahou', 'oblasti s převahou', 'oblastí s převahou'),
  'sign.zones-tied': counted('n', 'oblast s remízou', 'oblasti s remízou', 'oblasti s remízou', 'oblastí s remízou'),
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
