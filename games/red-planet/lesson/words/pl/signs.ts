import { counted } from '@orrery/ui/plural';
import type { signs as english } from '../en/signs.ts';

export const signs: Record<keyof typeof english, string> = {
  'sign.zones-led': counted('n', 'strefa z przewagą', 'strefy z przewagą', 'stref z przewagą', 'strefy z przewagą'),
  'sign.zones-tied': counted('n', 'strefa z remisem', 'strefy z remisem', 'stref z remisem', 'strefy z remisem'),
  'sign.tokens': counted('n', 'punkt w żetonach', 'punkty w żetonach', 'punktów w żetonach', 'punktu w żetonach'),
  'sign.ice': counted('n', 'żeton lodu', 'żetony lodu', 'żetonów lodu', 'żetonu lodu'),
  'sign.mission-points': counted('n', 'punkt z misji', 'punkty z misji', 'punktów z misji', 'punktu z misji'),
  'sign.landed': counted(
    'n',
    'astronauta na powierzchni',
    'astronauci na powierzchni',
    'astronautów na powierzchni',
    'astronauty na powierzchni',
  ),
  'sign.aboard': counted(
    'n',
    'astronauta na statku',
    'astronauci na statkach',
    'astronautów na statkach',
    'astronauty na statkach',
  ),
  'sign.lost': counted(
    'n',
    'stracony astronauta',
    'straceni astronauci',
    'straconych astronautów',
    'straconego astronauty',
  ),
};
