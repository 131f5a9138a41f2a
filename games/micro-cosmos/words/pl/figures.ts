/** Pictures of the rulebook. */
export const figures = {
  'board.figure.healing': 'Planeta zniszczona, w połowie uleczona i żywa',
  'board.figure.touching': 'Karta w górnym rzędzie dotyka ładowni dolną krawędzią, karta w dolnym rzędzie górną',
  'board.figure.colony': 'Kolonia',
  'board.figure.points': 'Razem PZ',
  'board.figure.flying':
    'Arka o zasięgu 2 może minąć Arkę na księżycu i wylądować na planecie. Na tym samym księżycu wylądować nie może, a asteroida jest oddalona o 3 pola.',
  'board.figure.discovery':
    'Arka wlatuje na niezbadany obszar na południu: trafia tam planeta z talii i ruch się kończy. Za darmo podnosisz jeden jej tor na 1, tutaj siłę roboczą, a twój znacznik terraformacji trafia na pole 1.',
  'board.figure.twice':
    'Na zielonej planecie. Najpierw zagrywasz kartę z dolnego rzędu: jej niebieska krawędź nie pasuje, więc karta tylko przechodzi do góry. Zagrana ponownie, już z górnego rzędu, daje dzięki zielonej krawędzi 2 jednostki biomasy i jest odrzucana. Liczy się to jako dwie zagrane karty.',
  'board.figure.gathering':
    'Na księżycu zbierasz to, co widać obok księżyca, tutaj 2 minerały i kartę załogi, a nie zasoby planety. Karta ładowni mieści po 4 jednostki każdego zasobu, więc jeden minerał przepada.',
  'board.figure.pair':
    'Strefa rekreacji jest już odblokowana. Biokopuła kosztuje inżyniera i 2 jednostki biomasy: jej znacznik kolonii trafia do twojej puli. Para jest pełna, więc trafia tam też placówka handlowa i zdobywasz 5 PZ.',
  'board.figure.raising':
    'Twój limit to 3 poziomy: 2 i jeszcze 1 za kolonię. 2 jednostki biomasy i 1 jednostka siły roboczej podnoszą trzy poziomy, a twój znacznik terraformacji trafia na pole 3. Technologia musi poczekać.',
  'board.figure.completing':
    'Twoje dwa poziomy dopełniają planetę. Zdobywasz 6 PZ za pole 6 i jeszcze 3 PZ za pierwsze miejsce. Dwa pozostałe znaczniki stoją na polu 2: ten na wierzchu jest drugi i daje o 1 PZ więcej.',
} as const;
