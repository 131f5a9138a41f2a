import type { ChapterText } from '../outline.ts';

export const ships: ChapterText<'ships'> = {
  title: 'Statki i projekty',
  sections: {
    types: {
      title: 'Cztery typy',
      text: [
        '**Myśliwce**, **krążowniki** i **pancerniki** się poruszają; **baza gwiezdna** nigdy, a jej budowa wymaga technologii. Wszystkie twoje statki jednego typu mają wspólny projekt, a jego zmiana działa od razu wszędzie. Orbitale i monolity to struktury, nie statki.',
      ],
    },
    blueprints: {
      title: 'Jak czytać projekt',
      text: [
        'Projekt ma miejsca na części, niektóre z częścią wydrukowaną. Płytka zakrywa wydrukowaną część, która przestaje się liczyć. Wartości wydrukowane poza miejscami liczą się zawsze, podobnie jak umieszczone tam Źródło energii mionowej. Wszystkie wartości się sumują: energia, inicjatywa, ruch, komputer, tarcza, kadłub i broń.',
      ],
    },
    legal: {
      title: 'Czego projekt musi przestrzegać',
      text: [
        '- Nie może zużywać więcej energii, niż produkuje.',
        '- Myśliwiec, krążownik i pancernik potrzebują co najmniej jednego napędu.',
        '- Baza gwiezdna nie ma napędu.',
      ],
    },
    hull: {
      title: 'Kadłub',
      text: ['Statek zostaje zniszczony, gdy ma **więcej** uszkodzeń niż kadłuba. Przy kadłubie 0 wystarcza jedno.'],
    },
  },
};
