import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'bod', 'body', 'bodu', 'bodů'),
  'sign.money-after': '{n, number} peněz po údržbě',
  'sign.money-income': '{n, number} příjmu peněz',
  'sign.science-income': '{n, number} příjmu vědy',
  'sign.materials-income': '{n, number} příjmu materiálu',
  'sign.sectors': counted('n', 'sektor', 'sektory', 'sektoru', 'sektorů'),
  'sign.ships': counted('n', 'loď', 'lodě', 'lodi', 'lodí'),
  'sign.techs': counted('n', 'technologie', 'technologie', 'technologie', 'technologií'),
  'sign.threatened': counted('n', 'ohrožený sektor', 'ohrožené sektory', 'ohroženého sektoru', 'ohrožených sektorů'),
};
