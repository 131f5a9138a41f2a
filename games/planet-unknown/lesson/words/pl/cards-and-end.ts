import type { cardsAndEnd as english } from '../en/cards-and-end.ts';

export const cardsAndEnd: Record<keyof typeof english, string> = {
  'lesson.cards-and-end': 'Karty, misje, koniec gry',
  'lesson.cards-and-end.learned': 'Karty cywilizacji, misje, technologie, koniec gry i punktacja.',
  'lesson.cards-and-end.card.milestone':
    'Twój znacznik cywilizacji stoi na drugim polu. Na trzecim jest symbol karty poziomu 1.',
  'lesson.cards-and-end.card.place': 'Weź kafelek z budynkiem cywilizacji i umieść go w dowolnym dozwolonym miejscu.',
  'lesson.cards-and-end.card.place.small': 'Ten kafelek nie ma budynku cywilizacji. Weź drugi.',
  'lesson.cards-and-end.card.claim':
    'Rozpatrz cywilizację. Zyskujesz prawo do karty i weźmiesz ją, gdy wszyscy skończą.',
  'lesson.cards-and-end.card.confirm':
    'Naciśnij Gotowe. Gdy {rival} też skończy, gracze biorą karty po kolei, zaczynając od dowódcy.',
  'lesson.cards-and-end.card.deck':
    'Widzisz całą talię poziomu 1 i zatrzymujesz jedną kartę. Jedne działają od razu, inne punktują na koniec.',
  'lesson.cards-and-end.card.choose': 'Weź kartę {civ}: działa od razu.',
  'lesson.cards-and-end.card.tracker':
    'Karta przesuwa jeden znacznik o dwa pola. Wybierz technologię: na jej drugim polu jest synergia.',
  'lesson.cards-and-end.card.synergy': 'Wykorzystaj synergię, jak chcesz; na tym kończy się runda.',
  'lesson.cards-and-end.card.technology':
    'Pole {row} toru technologii odblokowuje pierwszą zdolność twojej korporacji, do końca gry. Wyżej czekają następne.',
  'lesson.cards-and-end.card.missions':
    'Te misje na koniec gry porównują ciebie z rywalem ({rival}): 5 punktów za lepszy wynik, przy remisie po 2.',
  'lesson.cards-and-end.card.end': 'Kiedy kończy się gra?',
  'lesson.cards-and-end.card.end.stuck': 'Gdy ktoś nie może umieścić kafelka albo opustoszeje sekcja',
  'lesson.cards-and-end.card.end.ten': 'Po dziesięciu rundach',
  'lesson.cards-and-end.card.end.lifepods': 'Gdy wszystkie kapsuły są uratowane',
  'lesson.cards-and-end.card.end.why':
    'Tę rundę gra się do końca, potem liczy się wszystko: linie, tory, kapsuły, meteoryty, karty i misje.',
};
