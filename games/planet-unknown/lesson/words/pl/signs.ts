import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.points': counted('n', 'punkt', 'punkty', 'punktów', 'punktu'),
  'sign.lines': counted(
    'n',
    'ukończony rząd lub kolumna',
    'ukończone rzędy i kolumny',
    'ukończonych rzędów i kolumn',
    'ukończonego rzędu lub kolumny',
  ),
  'sign.cells-left': counted('n', 'niezakryte pole', 'niezakryte pola', 'niezakrytych pól', 'niezakrytego pola'),
  'sign.track-points': counted('n', 'punkt na torach', 'punkty na torach', 'punktów na torach', 'punktu na torach'),
  'sign.lifepods': counted('n', 'zebrana kapsuła', 'zebrane kapsuły', 'zebranych kapsuł', 'zebranej kapsuły'),
  'sign.meteorites-lying': counted(
    'n',
    'meteoryt na planecie',
    'meteoryty na planecie',
    'meteorytów na planecie',
    'meteorytu na planecie',
  ),
  'sign.cards': counted('n', 'karta cywilizacji', 'karty cywilizacji', 'kart cywilizacji', 'karty cywilizacji'),
  'sign.mission-points': counted('n', 'punkt z misji', 'punkty z misji', 'punktów z misji', 'punktu z misji'),
};
