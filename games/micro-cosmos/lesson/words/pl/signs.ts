import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'punkt', 'punkty', 'punktów', 'punktu'),
  'sign.places-led': counted(
    'n',
    'planeta z pierwszym miejscem',
    'planety z pierwszym miejscem',
    'planet z pierwszym miejscem',
    'planety z pierwszym miejscem',
  ),
  'sign.goods': counted(
    'n',
    'jednostka w ładowni',
    'jednostki w ładowni',
    'jednostek w ładowni',
    'jednostki w ładowni',
  ),
  'sign.specialists': counted('n', 'specjalista', 'specjaliści', 'specjalistów', 'specjalisty'),
  'sign.upgrades': counted('n', 'ulepszenie', 'ulepszenia', 'ulepszeń', 'ulepszenia'),
  'sign.colonies': counted('n', 'kolonia', 'kolonie', 'kolonii', 'kolonii'),
  'sign.survivors': counted(
    'n',
    'osiedlony ocalały',
    'osiedleni ocalali',
    'osiedlonych ocalałych',
    'osiedlonego ocalałego',
  ),
  'sign.reach': counted('n', 'pole zasięgu', 'pola zasięgu', 'pól zasięgu', 'pola zasięgu'),
};
