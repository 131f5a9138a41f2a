import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'W skrócie',
  sections: {
    story: {
      title: 'Opowieść',
      text: [
        'Wielka Wojna dobiegła końca. Ostatniej floty Voltarian już nie ma, lecz setki światów leżą w gruzach, a miliardy istot straciły dom. Młoda unia, Galaktyczne Przymierze, zbudowała ogromne statki, które potrafią leczyć planety: Interplanetarne Terraformacyjne Arki. Dowodzisz jedną z nich. Zdobywaj zasoby, kieruj specjalistami, zakładaj kolonie, ożywiaj martwe światy i osiedlaj na nich ocalałych.',
        'Micro Cosmos to gra Michała Jagodzińskiego i Kamila Langiego dla 1–4 graczy; partia trwa 40–90 minut. Treść kart jest naszego projektu.',
      ],
    },
    goal: {
      title: 'Cel gry w 30 sekund',
      text: [
        'Zdobądź najwięcej **punktów zwycięstwa (PZ)**. Gdy trzecia planeta zostanie w pełni sterraformowana, runda dobiega końca i rozgrywa się jeszcze jedną pełną rundę.',
        '- W każdej turze twoja Arka leci na inne pole i robi tam to, na co ono pozwala.',
        '- Karty załogi dają zasoby tam, gdzie pasuje ich krawędź, albo służą jako specjaliści do opłacania kosztów.',
        '- Zasoby podnoszą tory zniszczonych planet, aż te ożyją.',
        'Dwóch do czterech graczy gra przeciwko sobie; jeden gracz gra przeciwko Automie.',
      ],
    },
    order: {
      title: 'Po kolei',
      text: [
        'Decyduje tylko aktywny gracz. Wyjątkami są tajne wybory na początku oraz, w grze solo, kilka wyborów za Automę.',
      ],
    },
    points: {
      title: 'Skąd biorą się punkty',
      text: [
        '- 1 PZ za każdy podniesiony przez ciebie poziom na planecie, liczony po jej ukończeniu albo na końcu gry.',
        '- 3 PZ za I i 1 PZ za II miejsce na ukończonej planecie.',
        '- 5 PZ za każdą odblokowaną placówkę, 2 PZ za każdym razem, gdy tworzysz ją na planecie ze swoją kolonią lub tam ją przenosisz.',
        '- Kolonie i osiedleni ocalali na końcu gry.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Co leży na stole',
  sections: {
    cards: {
      title: 'Karty',
      text: [
        '- 12 dwustronnych planet (strona zniszczona i sterraformowana); 3 z nich to planety startowe; 4 są czerwone, 4 zielone i 4 niebieskie. Gwiezdny Portal.',
        '- 33 karty załogi, 15 kart ocalałych, 12 kart Automy.',
        '- Dla każdego gracza karta Arki z ośmioma ulepszeniami, karta mostku dla ocalałych i karta ładowni z czterema torami zasobów i czterema znacznikami specjalistów. Automa ma kartę Arki z sześcioma ulepszeniami.',
        '- Kantyna z trzema odkrytymi kartami załogi.',
      ],
    },
    pieces: {
      title: 'Elementy',
      text: [
        'Każdy gracz ma Arkę, znacznik punktów, 8 znaczników terraformacji, 8 kolonii, 2 placówki handlowe, a na karcie ładowni inżyniera, czerwonego, zielonego i niebieskiego lidera oraz znacznik każdego zasobu. Planety mają znaczniki zasobów. Jeden znacznik wskazuje pierwszego gracza. Znaczników nigdy nie brakuje.',
      ],
    },
    colours: {
      title: 'Kolory',
      text: [
        'Zasoby w kolejności z karty ładowni: **biomasa** (zielona), **siła robocza** (czerwona), **minerały** (pomarańczowe), **technologie** (niebieskie). Kolor gracza nie ma znaczenia.',
      ],
    },
    planet: {
      title: 'Karta planety',
      text: [
        'Ma kolor, pole planety, księżyc i stację kosmiczną z własnymi zasobami do zebrania, czasem asteroidy oraz szlaki (przerywane linie) między nimi i do krawędzi. Zasoby do zebrania na planecie zależą od strony, która jest na wierzchu. Na stronie zniszczonej są tory zasobów, każdy ze swoim maksimum, i tor terraformacji na znaczniki graczy.',
        'Obie strony mają te same pola i szlaki. Karty kładzie się zawsze prosto.',
      ],
    },
    crew: {
      title: 'Karta załogi',
      text: [
        'Ma górną i dolną krawędź, każdą w pewnym kolorze (czerwonym, zielonym, niebieskim albo orbitalnym dla księżyców i stacji) i z akcją załogi. Pośrodku jest specjalista: inżynier albo czerwony, zielony lub niebieski lider.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie',
  sections: {
    player: {
      title: 'Każdy gracz',
      text: [
        'Wynik 0, wszystkie zasoby 0, wszystkie cztery znaczniki specjalistów zablokowane. Obie placówki są zablokowane na karcie Arki. Znacznik kolonii zakrywa każde z siedmiu pojedynczych ulepszeń, ósmy stoi na polu 2 Silników.',
      ],
    },
    galaxy: {
      title: 'Galaktyka',
      text: [
        'Gwiezdny Portal jest środkiem siatki 3 × 3 obszarów; tam zaczynają wszystkie Arki. Trzy planety startowe trafiają losowo na północ, zachód i wschód od niego; południe pozostaje puste. Pozostałe dziewięć planet tasuje się i dobiera od spodu.',
      ],
    },
    decks: {
      title: 'Talie',
      text: [
        'Karty ocalałych i karty załogi są potasowane, każda talia ma jawny stos kart odrzuconych. W Kantynie odkrywa się trzy karty załogi. Pierwszy gracz jest wybierany losowo.',
      ],
    },
    start: {
      title: 'Twój start',
      text: [
        'Dostajesz 3 karty załogi. Odrzuć 1, a pozostałe 2 połóż w górnym lub dolnym rzędzie, jak chcesz. Zyskaj 2 jednostki dowolnych zasobów. Wszyscy wybierają w tajemnicy; wybory są pokazywane, gdy wszyscy skończą.',
      ],
    },
  },
};
