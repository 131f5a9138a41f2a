import type { ChapterText } from '../outline.ts';

export const cards: ChapterText<'cards'> = {
  title: 'Karty cywilizacji i misje',
  sections: {
    advances: {
      title: 'Karty przesuwające znaczniki',
      text: [
        'Przy „2 lub 3 różnych znacznikach” wybierz takie, które mogą teraz iść w górę (a jeśli jest ich za mało, tyle, ile jest), i rozpatrz je w dowolnej kolejności. Wydział operacyjny przesuwa jeden znacznik o 2 kroki z obiema korzyściami. Komisja gier losowych i Loteria planetarna przesuwają znacznik na koniec gry.',
      ],
    },
    unionization: {
      title: 'Związki zawodowe',
      text: [
        'Znaczniki poniżej pola 5 idą krok po kroku na pole 5, w dowolnej kolejności, i zdobywają wszystko oprócz synergii. Żaden nie idzie dalej; zablokowane zostają. Biomasa Wormhole idzie na drugie podwójne pole, woda Oasis na krok 5 swojej ścieżki; znaczniki Makeshift nie idą w bok.',
      ],
    },
    tokens: {
      title: 'Kapsuły, łaziki, meteoryty',
      text: [
        'Zatwierdzone nadgodziny i Zespół poszukiwawczo-ratunkowy zbierają 2 lub 3 wybrane kapsuły. Dodatek relokacyjny może przenieść łazik na dowolne dostępne dla niego pole, gdzie zbierze, co tam jest. Zgoda na lądowisko oczyszcza z meteorytów rząd lub kolumnę; Program obrony przed meteorami niszczy 3.',
      ],
    },
    points: {
      title: 'Karty z punktami',
      text: [
        'Ustawa o zrównoważonym życiu: 1 punkt za każdą łatkę na planecie. Dekret o obywatelach kosmosu: kapsuły w obszarze punktacji są warte 2. Przy n kartach Skup meteorytów każda trójka meteorytów jest warta o n więcej. Umowy handlowe: 1, 3, 6, 10 punktów za 1 do 4 kart. Inne po prostu dają punkty.',
      ],
    },
    missions: {
      title: 'Misje',
      text: [
        'Liczą się tylko widoczne tereny i budynki; łatki to biomasa. **Obszar** to wszystkie pola jednego terenu połączone bokami. Prostokąt może być częścią większego obszaru. „Na szczycie” oznacza ostatnie pole. Zebrane żetony liczą się, gdziekolwiek leżą na planszy korporacji. Wszystko, co nie jest lodem, jest lądem; łatki też zakrywają. Kafelki wzięte bez umieszczania nigdy się nie liczą.',
      ],
    },
    texts: { title: 'Wszystkie teksty', text: ['Otwórz dowolną kartę na ekranie, żeby przeczytać, co robi.'] },
  },
};
