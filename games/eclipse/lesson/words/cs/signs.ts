import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'bod', 'body', 'bodu', 'bodů'),
  'sign.money-after': 'peníze po údržbě: {n, number}',
  'sign.money-income': 'příjem peněz: {n, number}',
  'sign.science-income': 'příjem vědy: {n, number}',
  'sign.materials-income': 'příjem materiálu: {n, number}',
  'sign.sectors': counted('n', 'sektor', 'sektory', 'sektoru', 'sektorů'),
  'sign.ships': counted('n', 'loď', 'lodě', 'lodi', 'lodí'),
  'sign.techs': counted('n', 'technologie', 'technologie', 'technologie', 'technologií'),
  'sign.threatened': counted('n', 'ohrožený sektor', 'ohrožené sektory', 'ohroženého sektoru', 'ohrožených sektorů'),
};
