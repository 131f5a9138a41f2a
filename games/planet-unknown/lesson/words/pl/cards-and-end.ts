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
  'lesson.cards-and-end.card.until':
    'Liczba rund nie jest ustalona. Gra kończy się, gdy ktoś nie może już umieścić kafelka albo opustoszeje sekcja stacji.',
  'lesson.cards-and-end.card.end': '{rival} nie ma gdzie umieścić kafelka. Kiedy liczy się punkty?',
  'lesson.cards-and-end.card.end.round': 'Po tej rundzie, którą grają jeszcze wszyscy',
  'lesson.cards-and-end.card.end.at-once': 'Od razu',
  'lesson.cards-and-end.card.end.on': 'Gdy już nikt nie może umieścić kafelka',
  'lesson.cards-and-end.card.end.why':
    'Tę rundę gra się do końca, potem liczy się wszystko: linie, tory, kapsuły, meteoryty, karty i misje.',
};
