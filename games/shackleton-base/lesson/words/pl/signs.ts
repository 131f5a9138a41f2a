import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'punkt', 'punkty', 'punktów', 'punktu'),
  'sign.credits-after-upkeep': counted(
    'n',
    'kredyt po utrzymaniu',
    'kredyty po utrzymaniu',
    'kredytów po utrzymaniu',
    'kredytu po utrzymaniu',
  ),
  'sign.arrivals': counted(
    'n',
    'astronauta z krateru',
    'astronautów z krateru',
    'astronautów z krateru',
    'astronauty z krateru',
  ),
  'sign.reputation': counted('n', 'punkt reputacji', 'punkty reputacji', 'punktów reputacji', 'punktu reputacji'),
  'sign.goods': counted('n', 'zasób w magazynie', 'zasoby w magazynie', 'zasobów w magazynie', 'zasobu w magazynie'),
  'sign.goals': counted('n', 'cel', 'cele', 'celów', 'celu'),
  'sign.buildings': counted('n', 'budynek', 'budynki', 'budynków', 'budynku'),
  'sign.housed': counted(
    'n',
    'zakwaterowany astronauta',
    'zakwaterowanych astronautów',
    'zakwaterowanych astronautów',
    'zakwaterowanego astronauty',
  ),
};
