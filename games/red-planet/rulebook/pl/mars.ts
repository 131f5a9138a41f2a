import type { ChapterText } from '../outline.ts';

export const ships: ChapterText<'ships'> = {
  title: 'Statki i miejsca docelowe',
  sections: {
    cards: {
      title: 'Karty statków',
      text: [
        'Każdy statek ma **pojemność** i **miejsce docelowe**.',
        '- każda z siedmiu stref zewnętrznych: trzy statki, 2, 3 i 4 miejsca',
        '- Syrtis Major: 4, 5 i 5 miejsc',
        '- Valles Marineris: 4, 4 i 5 miejsc',
        '- Phobos: 3, 4 i 4 miejsca',
        '- nieznane miejsce docelowe: sześć statków, 2, 3, 3, 4, 4 i 5 miejsc.',
        'Razem 36 statków i 122 miejsca.',
      ],
    },
    states: {
      title: 'Zadokowany, odpalony, zużyty',
      text: [
        'Statek jest w talii, zadokowany, odpalony albo leży na stosie zużytych statków. Tylko na **zadokowanych** statkach można umieszczać astronautów i tylko takie statki można zniszczyć lub zmusić do startu.',
        'Zapełniony statek startuje, gdy działająca postać zostanie w całości rozpatrzona.',
      ],
    },
    destination: {
      title: 'Dokąd leci statek',
      text: [
        'Decyduje **wierzchni żeton miejsca docelowego** na statku. Bez żetonu obowiązuje cel nadrukowany, a jeśli i tego nie ma, miejsce docelowe jest nieznane.',
        'Żetony można kłaść jeden na drugim. Przykryte żetony pozostają na statku i nie należą do puli.',
      ],
    },
    unknown: {
      title: 'Statki o nieznanym miejscu docelowym',
      text: [
        'Kto umieszcza **pierwszego** astronautę na statku o nieznanym miejscu docelowym, natychmiast bierze z puli dowolny żeton miejsca docelowego i kładzie go na statku.',
        'Jeśli ktoś (na przykład Pilot) położył już żeton na pustym statku, cel jest znany i pierwszy pasażer niczego nie wybiera. Gdyby pula była pusta, nie kładzie się żetonu, a pytanie wraca przy następnym pasażerze. Astronauci, którzy lądują bez żadnego celu, trafiają do Zagubionych w przestrzeni.',
        'Pusty statek o nieznanym miejscu docelowym zmuszony do startu nie ma celu. Pilot może mu go jeszcze nadać; w przeciwnym razie statek po prostu trafia na stos zużytych statków.',
      ],
    },
    pool: {
      title: 'Pula żetonów miejsc docelowych',
      text: [
        'Na każdą strefę przypadają tylko **dwa żetony**. Strefy bez żetonu w puli nie można wybrać. Gdy statek ląduje lub zostaje zniszczony, cały stos jego żetonów wraca do puli.',
      ],
    },
  },
};

export const zones: ChapterText<'zones'> = {
  title: 'Strefy i surowce',
  sections: {
    ten: {
      title: 'Dziesięć stref',
      text: [
        'Są dwie strefy **wewnętrzne** (Syrtis Major i Valles Marineris), siedem **zewnętrznych** oraz **Phobos**. „Strefa Marsa” to jedna z dziewięciu stref na Marsie; o Phobosa chodzi tylko tam, gdzie się go wymienia.',
        'Każda strefa, także Phobos, ma jeden żeton surowca i produkuje. Liczba astronautów w strefie jest nieograniczona.',
      ],
    },
    borders: {
      title: 'Które strefy sąsiadują',
      text: [
        '- **Vastitas Borealis**: Ausonia, Mare Serpentis, Syrtis Major, Valles Marineris',
        '- **Ausonia**: Vastitas Borealis, Hellas, Syrtis Major',
        '- **Hellas**: Ausonia, Tritonis Sinus, Syrtis Major',
        '- **Tritonis Sinus**: Hellas, Mare Tyrrhenum, Syrtis Major, Valles Marineris',
        '- **Mare Tyrrhenum**: Tritonis Sinus, Sinus Sabaeus, Valles Marineris',
        '- **Sinus Sabaeus**: Mare Tyrrhenum, Mare Serpentis, Valles Marineris',
        '- **Mare Serpentis**: Sinus Sabaeus, Vastitas Borealis, Valles Marineris',
        '- **Syrtis Major**: Vastitas Borealis, Ausonia, Hellas, Tritonis Sinus, Valles Marineris',
        '- **Valles Marineris**: Vastitas Borealis, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Syrtis Major',
        '- **Phobos**: żadna',
      ],
    },
    phobos: {
      title: 'Phobos',
      text: [
        'Phobos jest strefą jak każda inna, z dwoma wyjątkami: z niczym nie sąsiaduje i nie można przydzielić do niego odkrycia. Z Phobosa na Marsa prowadzi desant Żołnierza.',
      ],
    },
    lost: {
      title: 'Zagubieni w przestrzeni',
      text: [
        'Tu trafiają polegli wszystkich kolorów. Zagubieni w przestrzeni nie są strefą: nie ma tu przewagi, produkcji ani ruchu. Przywrócić kogoś może tylko karta akcji Akcja ratunkowa.',
      ],
    },
    resources: {
      title: 'Żetony surowców',
      text: [
        'Gdy astronauta w jakikolwiek sposób trafia do strefy (lądowanie, ruch, desant, karta), a jej żeton surowca jest zakryty, żeton **odkrywa się na stałe**.',
        'Strefa, którą później opuszczą wszyscy astronauci, zachowuje odkryty żeton i dalej produkuje.',
        'W grze jest dziesięć z jedenastu żetonów, więc w strefach leżą 4 lub 5 żetonów lodu, 2 lub 3 sylvanitu i 2 lub 3 celerium. Którego brakuje, nie wie nikt, dopóki nie da się tego wywnioskować.',
      ],
    },
  },
};

export const production: ChapterText<'production'> = {
  title: 'Produkcja',
  sections: {
    produce: {
      title: 'Strefy produkują',
      text: [
        'W produkcji 1, 2 i 3 każda strefa z **odkrytym** żetonem surowca otrzymuje odpowiednio 1, 2 lub 3 żetony punktów swojego rodzaju. Strefy z zakrytym żetonem nie dostają nic.',
      ],
    },
    award: {
      title: 'Przewaga bierze wszystko',
      text: [
        'Następnie przyznaje się żetony z każdej strefy: nowe i te, które zostały z wcześniejszych faz. Kto sam jeden ma w strefie **najwięcej astronautów**, zabiera wszystkie.',
        'Strefy nie wpływają na siebie nawzajem. Zdobyte żetony punktów są jawne.',
      ],
    },
    ties: {
      title: 'Remisy',
      text: [
        'Jeśli największą liczbę astronautów ma kilka kolorów naraz, dzielą się one żetonami po równo. Czego nie da się podzielić, **zostaje w strefie**. Z trzech żetonów dwa remisujące kolory biorą po jednym, a jeden zostaje; z dwóch żetonów trzy remisujące kolory nie dostają nic i oba żetony zostają.',
        'Jeśli w strefie leżą żetony dwóch rodzajów (mogą to spowodować tylko Lodowe jaskinie), każdy rodzaj dzieli się osobno.',
      ],
    },
    leftovers: {
      title: 'Co zostaje',
      text: [
        'Strefa bez astronautów zachowuje swoje żetony. Żetony pozostawione w strefie można zdobyć w późniejszej produkcji. Po trzeciej nie są już nic warte.',
        'Po produkcji licznik po prostu przesuwa się dalej: bez nowych statków i bez nowego pierwszego gracza.',
      ],
    },
  },
};
