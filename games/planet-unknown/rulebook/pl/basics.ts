import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'O czym jest gra',
  sections: {
    idea: {
      title: 'Planeta i korporacja',
      text: [
        'Od jednej do sześciu osób zasiedla planety, każda swoją. Masz **planszę planety**, czyli siatkę do zakrycia kafelkami, oraz **planszę korporacji** z pięcioma torami: cywilizacji, wody, biomasy, łazika i technologii.',
        'W każdej rundzie wszyscy jednocześnie biorą jeden z dwóch kafelków, które obraca ku nim stacja kosmiczna, umieszczają go na swojej planecie i przesuwają dwa znaczniki, po jednym za każdy budynek na kafelku.',
      ],
    },
    winning: {
      title: 'Cel gry',
      text: [
        'Punkty dają ukończone rzędy i kolumny, medale na torach, kapsuły ratunkowe, meteoryty, karty cywilizacji i misje. Wygrywa najwyższy wynik.',
      ],
    },
    together: {
      title: 'Razem i w pojedynkę',
      text: [
        'Nikt nie ingeruje w cudze plansze. Wspólne są stacja, talie cywilizacji, misje sąsiedzkie i wydarzenia. W pojedynkę walczysz o wynik docelowy; nie ma sztucznego przeciwnika.',
      ],
    },
    terms: {
      title: 'Kilka pojęć',
      text: [
        '- **Element**: kafelek lub łatka na planecie.',
        '- **Sekcja**: dwa stosy stacji, zewnętrzny i wewnętrzny, zwrócone ku graczowi.',
        '- **Dowódca**: osoba, która obraca stację i jako pierwsza bierze karty cywilizacji.',
        '- **Korzyść**: wszystko, co daje pole toru, oprócz medali. **Kamienie milowe** to karty cywilizacji, łaziki, łatki i technologie.',
        '- **Krawędź planety**: pola, których bok graniczy z otwartą przestrzenią.',
        '- Kolumny oznaczamy od lewej literami od A do L, rzędy od góry liczbami od 1 do 12.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Zawartość pudełka',
  sections: {
    tiles: {
      title: 'Kafelki',
      text: [
        'Jest sześć terenów: cywilizacja, woda, biomasa, łazik, technologia i energia. Energia nie ma toru. Każdy ze 144 kafelków pokazuje dwa różne tereny, każdy z jednym budynkiem.',
        'Pary tworzą krąg: cywilizacja i energia, energia i woda, woda i łazik, łazik i technologia, technologia i biomasa, biomasa i cywilizacja. Każdy z dwunastu kształtów występuje we wszystkich sześciu parach, raz bez **symbolu meteoru** i raz z nim.',
        'Duże kształty leżą w zewnętrznym pierścieniu stacji: długa belka, S, N, F, U i Z. Małe leżą w wewnętrznym: domino, krótka belka, narożnik, T, L i kwadrat. Kafelki wolno obracać i odwracać.',
      ],
    },
    others: {
      title: 'Cała reszta',
      text: [
        '- 13 planet i 9 korporacji; KSB-4156 i Koalicja Uniwersalna to strony wspólne, pozostałe są niepowtarzalne',
        '- po 6 kapsuł ratunkowych na osobę i tyle łazików, ile ma korporacja',
        '- 36 kart cywilizacji czterech poziomów, 28 dwustronnych kart misji, 60 kart wydarzeń',
        '- łatki biomasy (pojedyncze pola bez budynku) i meteoryty, ile trzeba.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie',
  sections: {
    station: {
      title: 'Stacja i miejsca',
      text: [
        'Po 12 kafelków każdego kształtu tasuje się w stos, którego widać tylko wierzch. Każdy stos zewnętrzny ma wewnętrznego partnera; wzajemne ustawienie pierścieni jest opcją i nie zmienia się przez całą grę. Początkowe położenie stacji jest losowe.',
        'Gracze siedzą wokół stacji możliwie równomiernie, każdy przed inną sekcją. Sąsiad po lewej to następna osoba zgodnie z ruchem wskazówek zegara.',
      ],
    },
    boards: {
      title: 'Plansze',
      text: [
        'Każdy dostaje planetę i korporację i w tajemnicy wybiera stronę każdej z nich: wspólną albo specjalną. Opcje pozwalają grać tylko wspólnymi stronami, tylko losowymi specjalnymi albo wybierać wolne plansze po kolei. Strony specjalne są niepowtarzalne. Trudność wynosi od 1 do 4.',
        'Znaczniki zaczynają na polu 0. Na sześciu oznaczonych polach planety stoją kapsuły ratunkowe; łaziki czekają w rezerwie.',
      ],
    },
    civ: {
      title: 'Talie cywilizacji',
      text: [
        'Na każdym z czterech poziomów w grze jest o jedną kartę więcej niż graczy: 2 karty w pojedynkę, 7 przy sześciu osobach. Pozostałe zostają w pudełku, nieobejrzane.',
      ],
    },
    missions: {
      title: 'Misje',
      text: [
        'Przy trzech i więcej osobach między każdymi dwoma sąsiadami leży jedna **misja sąsiedzka**; we dwoje dzielicie trzy. W wariancie z **misjami osobistymi** każdy najpierw dostaje dwie i jedną zatrzymuje w tajemnicy.',
      ],
    },
    last: {
      title: 'Ostatnie kroki',
      text: [
        'Flux Industries kładzie swój żeton flux. Jeśli gracie z wydarzeniami, powstaje ich talia. Pierwszego dowódcę się losuje.',
      ],
    },
  },
};
