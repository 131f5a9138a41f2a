import type { ChapterText } from '../outline.ts';

export const events: ChapterText<'events'> = {
  title: 'Karty wydarzeń',
  sections: {
    types: {
      title: 'Trzy rodzaje',
      text: [
        'Karty wydarzeń to odkrycia, misje i akcje. Oprócz misji początkowych wchodzą do gry tylko dzięki **Naukowcowi**.',
        'Misje i akcje leżą zakryte razem przed właścicielem; ich liczba jest nieograniczona. Talii wydarzeń nigdy się nie uzupełnia, a odrzucone odkrycie nie wraca do gry.',
      ],
    },
    discoveries: {
      title: 'Odkrycia',
      text: [
        'Odkrycie należy do strefy. Mogą je mieć tylko strefy **zewnętrzne** (nie Phobos, Syrtis Major ani Valles Marineris), i to najwyżej **jedno**; Tritonis Sinus nie jest wyjątkiem. Raz przydzielonego odkrycia nigdy się nie przenosi, nie usuwa ani nie wymienia.',
        'Wszystkie odkrycia ujawnia się po rundzie 10. Każde działa w swoim czasie: **przy ujawnieniu**, **w trzeciej produkcji** albo **w końcowym podliczaniu punktów**.',
        'Jeśli kilka odkryć działa przy ujawnieniu, rozpatruje się je w stałej kolejności stref, każde w całości przed następnym.',
      ],
    },
    missions: {
      title: 'Misje',
      text: [
        'Misje to tajne cele. Ujawnia się je w końcowym podliczaniu punktów i sprawdza według stanu planszy na koniec gry. Każdy punktuje tylko za swoje; niezrealizowana misja nic nie kosztuje.',
        '**Misje „najwięcej”:** remis liczy się jako realizacja i daje pełne punkty, ale musisz mieć co najmniej jednego astronautę lub jeden żeton. Porównuje się wszystkie kolory w grze, także neutralne i boty.',
        '**Misje „wpływy”:** 1, 2, 4 lub 7 punktów za co najmniej jednego astronautę w jednej, dwóch, trzech lub wszystkich czterech strefach oznaczonych na karcie na czerwono.',
        'Misja bierze pod uwagę tylko kolor właściciela; w grze dwuosobowej jest to kolor główny, nigdy neutralny.',
      ],
    },
    actions: {
      title: 'Akcje',
      text: [
        'Akcja pozostaje zakryta, dopóki jej własny tekst nie każe jej ujawnić: na **początku** trzeciej produkcji (zanim powstaną żetony) albo na jej **końcu** (po przyznaniu żetonów). Wtedy musisz ją ujawnić i wykonać, o ile to możliwe.',
        'Dzieje się to po kolei, od pierwszego gracza zgodnie z ruchem wskazówek zegara; każdy rozpatruje wszystkie swoje karty przeznaczone na tę chwilę, zanim zacznie następny. Kilka kart jednego gracza rozpatruje się w kolejności: Akcja ratunkowa, Szpiegostwo przemysłowe, Bloki lodu, Wiatr eteru. Ujawniona karta pozostaje odkryta i jest zużyta.',
      ],
    },
    iceMonopoly: {
      title: 'Monopol na lód',
      text: [
        'Misja globalna dla wszystkich: w końcowym podliczaniu kolor z **największą liczbą żetonów lodu** zdobywa **9 punktów**.',
        'Remisujące kolory dzielą 9 punktów, zaokrąglając w dół: dwa dostają po 4, trzy po 3, cztery po 2, pięć lub sześć po 1. Jeśli nikt nie ma lodu, nikt nie punktuje.',
      ],
    },
  },
};

export const actions: ChapterText<'actions'> = {
  title: 'Cztery akcje',
  sections: {
    rescueOperation: {
      title: 'Akcja ratunkowa',
      text: [
        '**Początek trzeciej produkcji.** Przywróć do 2 swoich astronautów z Zagubionych w przestrzeni do stref (także na Phobosa), w których jeszcze przed zagraniem tej karty był co najmniej jeden twój astronauta. Możesz przywrócić jednego lub żadnego. Jeśli nie ma takiej strefy albo żaden twój astronauta nie zaginął, nic się nie dzieje.',
      ],
    },
    industrialEspionage: {
      title: 'Szpiegostwo przemysłowe',
      text: [
        '**Początek trzeciej produkcji.** Zabij 1 astronautę innego koloru w dowolnej strefie (także wewnętrznej i na Phobosie), w której masz co najmniej jednego własnego. Jeśli możesz to zrobić, musisz.',
      ],
    },
    blocksOfIce: {
      title: 'Bloki lodu',
      text: ['**Koniec trzeciej produkcji.** Weź 2 żetony punktów lodu. Liczą się do Monopolu na lód.'],
    },
    etherWind: {
      title: 'Wiatr eteru',
      text: ['**Koniec trzeciej produkcji.** Weź 1 żeton punktów celerium.'],
    },
  },
};
