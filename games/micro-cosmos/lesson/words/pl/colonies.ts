import type { colonies as english } from '../en/colonies.ts';

export const colonies: Record<keyof typeof english, string> = {
  'lesson.colonies': 'Kolonie i placówki',
  'lesson.colonies.learned': 'Założenie kolonii, jej koszt i punkty, placówki handlowe.',
  'lesson.colonies.found.travel':
    'Uwolniony znacznik kolonii czeka na planetę, a na każdej mieści się jeden twój. Leć na planetę {planet}.',
  'lesson.colonies.found.found':
    'Załóż kolonię. Pierwsza kosztuje inżyniera i lidera dowolnego koloru: twoje dwie karty załogi.',
  'lesson.colonies.found.worth':
    'Zostaje do końca gry. Kolonie są razem warte {points} i więcej punktów, a każda pozwala podnieść o jeden poziom więcej przy terraformowaniu.',
  'lesson.colonies.found.second': 'Czy możesz założyć drugą kolonię na planecie {planet}?',
  'lesson.colonies.found.second.one': 'Nie, jedna na planetę',
  'lesson.colonies.found.second.price': 'Tak, za wyższą cenę',
  'lesson.colonies.found.second.why': 'Na każdej planecie tylko jedna twoja. Rywale mogą mieć swoje obok.',
  'lesson.colonies.found.outposts':
    'Placówki handlowe uwalniają pary ulepszeń. Gdy na planecie z twoją placówką ląduje czyjakolwiek Arka, dostajesz to, co planeta daje.',
};
