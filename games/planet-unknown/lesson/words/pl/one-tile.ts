import type { oneTile as english } from '../en/one-tile.ts';

export const oneTile: Record<keyof typeof english, string> = {
  'lesson.one-tile': 'Jeden kafelek na rundę',
  'lesson.one-tile.learned': 'Cel gry, obrót stacji, wybór i umieszczenie kafelka, ruch dwóch znaczników.',
  'lesson.one-tile.round.goal':
    'Twoja planeta jest pusta. Zakryj ją kafelkami: każdy ukończony rząd i każda kolumna dają medal ze swojego końca. Wygrywa najwyższy wynik.',
  'lesson.one-tile.round.tracks':
    'Każdy kafelek przesuwa też w górę znaczniki na dwóch z pięciu torów. Tory dają karty, łaziki, technologie i kolejne medale.',
  'lesson.one-tile.round.turn':
    'W tej rundzie dowodzisz stacją. Obróć do siebie sekcję z kwadratem; inni dostaną to, co znajdzie się przed nimi.',
  'lesson.one-tile.round.tiles':
    'Masz przed sobą dwa kafelki, po jednym z każdego pierścienia; bierzesz jeden. Na każdym są dwa tereny, a na każdym terenie jeden budynek.',
  'lesson.one-tile.round.place':
    'Weź kwadrat: naciśnij go, a potem pole z kropką na brzegu. Pierwszy element musi zakryć pole na krawędzi planety.',
  'lesson.one-tile.round.place.square': 'Tym razem wybierz kwadrat: na nim najłatwiej wszystko zobaczyć.',
  'lesson.one-tile.round.advance':
    'Jeden budynek to jeden krok: technologia i biomasa idą w górę o jeden. Wybierz, co rozpatrzyć najpierw.',
  'lesson.one-tile.round.confirm':
    'Wszyscy robią to jednocześnie i niejawnie. Naciśnij Gotowe, aby zakończyć swój ruch.',
  'lesson.one-tile.round.second':
    'Runda 2. Od teraz element musi stykać się bokiem z elementem, który już leży; sam róg nie wystarczy. Zagraj po swojemu.',
  'lesson.one-tile.round.row': 'W rzędzie zostało jedno niezakryte pole. Ile punktów daje ten rząd?',
  'lesson.one-tile.round.row.nothing': 'Na razie nic',
  'lesson.one-tile.round.row.less': 'Swój medal minus jeden',
  'lesson.one-tile.round.row.half': 'Połowę swojego medalu',
  'lesson.one-tile.round.row.why':
    'Punktują tylko ukończone linie. Krótkie zewnętrzne zapełniają się szybko, długie środkowe są warte 3.',
  'lesson.one-tile.round.rhythm':
    'Obrót, wybór, umieszczenie, postęp: to cała runda. Dalej: co robi każdy z sześciu terenów.',
};
