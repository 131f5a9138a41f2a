import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'bod', 'body', 'bodu', 'bodů'),
  'sign.credits-after-upkeep': counted(
    'n',
    'kredit po údržbě',
    'kredity po údržbě',
    'kreditu po údržbě',
    'kreditů po údržbě',
  ),
  'sign.arrivals': counted(
    'n',
    'astronaut z kráteru',
    'astronauti z kráteru',
    'astronauta z kráteru',
    'astronautů z kráteru',
  ),
  'sign.reputation': counted('n', 'bod reputace', 'body reputace', 'bodu reputace', 'bodů reputace'),
  'sign.goods': counted('n', 'surovina v zásobě', 'suroviny v zásobě', 'suroviny v zásobě', 'surovin v zásobě'),
  'sign.goals': counted('n', 'cíl', 'cíle', 'cíle', 'cílů'),
  'sign.buildings': counted('n', 'budova', 'budovy', 'budovy', 'budov'),
  'sign.housed': counted(
    'n',
    'ubytovaný astronaut',
    'ubytovaní astronauti',
    'ubytovaného astronauta',
    'ubytovaných astronautů',
  ),
};
