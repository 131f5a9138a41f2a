import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'punkt', 'punkty', 'punktów', 'punktu'),
  'sign.money-after': '{n, number} funduszy po utrzymaniu',
  'sign.money-income': '{n, number} przychodu funduszy',
  'sign.science-income': '{n, number} przychodu nauki',
  'sign.materials-income': '{n, number} przychodu materiałów',
  'sign.sectors': counted('n', 'sektor', 'sektory', 'sektorów', 'sektora'),
  'sign.ships': counted('n', 'statek', 'statki', 'statków', 'statku'),
  'sign.techs': counted('n', 'technologia', 'technologie', 'technologii', 'technologii'),
  'sign.threatened': counted(
    'n',
    'zagrożony sektor',
    'zagrożone sektory',
    'zagrożonych sektorów',
    'zagrożonego sektora',
  ),
};
