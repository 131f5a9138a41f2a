import type { whatWins as english } from '../en/what-wins.ts';

export const whatWins: Record<keyof typeof english, string> = {
  'lesson.what-wins': 'Co daje zwycięstwo',
  'lesson.what-wins.learned': 'Źródła punktów, Wpływ, reakcje, dyplomacja i jedna runda po swojemu.',
  'lesson.what-wins.points.sectors':
    'Punkty na koniec: nadrukowane punkty twoich sektorów, tutaj {home} i {inner}. Najwięcej warte są sektory w centrum.',
  'lesson.what-wins.points.others':
    'Potem reputacja z bitew, 2 za każde zachowane odkrycie, 3 za każdy monolit i tory z co najmniej czterema technologiami.',
  'lesson.what-wins.points.influence':
    'Wpływ przenosi dyski między sektorami a twoim torem i odnawia dwa użyte statki kolonizacyjne.',
  'lesson.what-wins.points.react':
    'Po spasowaniu możesz jeszcze reagować: naraz jedno Ulepszenie, Budowa lub Ruch, za dysk. Przydaje się, gdy ktoś atakuje.',
  'lesson.what-wins.points.last':
    'Jest runda {round}, a ty masz jeszcze wolne dyski i fundusze. Ile będą warte na końcu?',
  'lesson.what-wins.points.last.nothing': 'Nic, zapasy rozstrzygają tylko remis',
  'lesson.what-wins.points.last.one': 'Po jednym punkcie',
  'lesson.what-wins.points.last.why':
    'Wydaj je więc w ostatniej rundzie: na sektor, czwartą technologię na torze albo bitwę, którą wygrasz.',
  'lesson.what-wins.points.diplomacy':
    'Przy czterech i więcej graczach sąsiedzi mogą wymienić ambasadorów: po punkcie i większy przychód. Kto zaatakuje partnera, zostaje zdrajcą.',
  'lesson.what-wins.points.alone':
    'Zagraj trzecią rundę po swojemu. Patrz na fundusze przy każdej akcji: po utrzymaniu nie mogą spaść poniżej zera.',
};
