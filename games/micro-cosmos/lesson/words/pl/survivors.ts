import type { survivors as english } from '../en/survivors.ts';

export const survivors: Record<keyof typeof english, string> = {
  'lesson.survivors': 'Ocalali i koniec gry',
  'lesson.survivors.learned': 'Eksploracja, osiedlenie, koniec gry i punktacja.',
  'lesson.survivors.explore.travel': 'Na planetach kryją się ocalali z wojny. Leć na planetę {planet} i poszukaj ich.',
  'lesson.survivors.explore.explore':
    'Wybierz Eksplorację. Kosztuje lidera w kolorze planety: {card} to zielony lider.',
  'lesson.survivors.explore.keep':
    '{survivor}! Przynoszą zasoby, a że są w kolorze planety, możesz zachować ich kartę. Zachowaj ją.',
  'lesson.survivors.explore.settle':
    'Ocalali punktują po osiedleniu: wyląduj na sterraformowanej planecie w ich kolorze i wybierz Osiedlenie (za każdym razem jedną kartę).',
  'lesson.survivors.explore.score':
    'Od jednej do pięciu osiedlonych kart daje razem punkty: {points}. Na nieukończonych planetach liczy się twoje pole.',
  'lesson.survivors.explore.end': 'Trzecia planeta zostaje sterraformowana w środku rundy. Jak długo trwa jeszcze gra?',
  'lesson.survivors.explore.end.round': 'Do końca tej rundy i jeszcze jedną rundę',
  'lesson.survivors.explore.end.once': 'Kończy się od razu',
  'lesson.survivors.explore.end.three': 'Jeszcze trzy rundy',
  'lesson.survivors.explore.end.why':
    'Każdy ma więc jeszcze jedną pełną turę. Zasoby i załoga na koniec nie dają punktów.',
  'lesson.survivors.explore.alone':
    'Dokończ tę turę i zagraj dwie następne po swojemu. Książka przy pytaniu otwiera zasadę.',
};
