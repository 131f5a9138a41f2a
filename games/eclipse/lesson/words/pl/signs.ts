import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'punkt', 'punkty', 'punktów', 'punktu'),
  'sign.money-after': 'fundusze po utrzymaniu: {n, number}',
  'sign.money-income': 'przychód funduszy: {n, number}',
  'sign.science-income': 'przychód nauki: {n, number}',
  'sign.materials-income': 'przychód materiałów: {n, number}',
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
