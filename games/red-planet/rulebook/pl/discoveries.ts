import type { ChapterText } from '../outline.ts';

export const discoveries: ChapterText<'discoveries'> = {
  title: 'Trzynaście odkryć',
  sections: {
    etherMagnet: {
      title: 'Magnes eterowy',
      text: [
        '**Przy ujawnieniu.** Wszyscy astronauci wszystkich kolorów z zadokowanych statków trafiają do tej strefy. Jeśli przybędzie choć jeden, odkrywa się jej żeton surowca.',
      ],
    },
    nativeResistance: {
      title: 'Opór tubylców',
      text: [
        '**Przy ujawnieniu.** Każdy kolor, który ma tu co najmniej jednego astronautę, odsyła 1 z nich do Zagubionych w przestrzeni.',
      ],
    },
    greatSandstorm: {
      title: 'Wielka burza piaskowa',
      text: [
        '**Przy ujawnieniu.** Po kolei, od pierwszego gracza zgodnie z ruchem wskazówek zegara, każdy przenosi stąd **wszystkich** swoich astronautów do wybranych sąsiednich stref, dzieląc ich dowolnie. Żetony surowców w tych strefach odkrywa się.',
      ],
    },
    synergy: {
      title: 'Synergia',
      text: [
        '**W trzeciej produkcji.** Każda sąsiednia strefa z odkrytym żetonem surowca produkuje o 1 żeton więcej. Sama ta strefa nie zyskuje nic, a Phobos nigdy nie jest sąsiedni.',
      ],
    },
    rockburst: {
      title: 'Tąpnięcie',
      text: [
        '**W trzeciej produkcji.** Ta strefa nic nie produkuje. Tąpnięcie jest silniejsze niż Synergia sąsiada: nie kładzie się tu żadnego żetonu. Żetony pozostałe z wcześniejszych faz przyznaje się jak zwykle.',
      ],
    },
    richVein: {
      title: 'Bogata żyła',
      text: ['**W trzeciej produkcji.** Ta strefa produkuje o 2 żetony więcej, jeśli jej żeton surowca jest odkryty.'],
    },
    evenGround: {
      title: 'Równa ziemia',
      text: [
        '**W trzeciej produkcji.** Uznaje się, że wszystkie obecne tu kolory remisują, więc dzielą się żetonami.',
        'Podobnie jak Nierówna ziemia, karta ta zmienia tylko podział żetonów w trzeciej produkcji. Misje i inne punkty liczy się według rzeczywistej liczby astronautów.',
      ],
    },
    unevenGround: {
      title: 'Nierówna ziemia',
      text: [
        '**W trzeciej produkcji.** Przewagę ma obecny tu kolor z **najmniejszą** liczbą astronautów; jeśli takich kolorów jest kilka, dzielą się jak przy remisie. Kolor, który jest tu sam, zabiera wszystko.',
      ],
    },
    subterfuge: {
      title: 'Fortel',
      text: [
        '**W trzeciej produkcji.** Żetony tej strefy zabiera kolor z **drugą co do wielkości** liczbą astronautów. Szczegóły:',
        '- Jeden kolor ma przewagę i obecne są też inne: drugi w kolejności zabiera wszystko; jeśli drugich jest kilka, dzielą się po równo, a reszta zostaje.',
        '- Kilka kolorów remisuje na pierwszym miejscu: dzielą się jak przy każdym remisie.',
        '- Obecny jest tylko jeden kolor albo żaden: żetony zostają.',
      ],
    },
    frozenCaverns: {
      title: 'Lodowe jaskinie',
      text: [
        '**W trzeciej produkcji.** Ta strefa produkuje teraz lód zamiast własnego surowca. Pozostałe wcześniej żetony zachowują swój rodzaj. Lód liczy się do Monopolu na lód.',
      ],
    },
    lichens: {
      title: 'Porosty',
      text: [
        '**W końcowym podliczaniu punktów.** Każdy kolor, który ma tu co najmniej jednego astronautę, zdobywa 3 punkty.',
      ],
    },
    undergroundLake: {
      title: 'Podziemne jezioro',
      text: [
        '**W końcowym podliczaniu punktów.** Kolor z największą liczbą astronautów w tej strefie zdobywa 6 punktów; remisujące kolory dzielą je, zaokrąglając w dół. Jeśli nikogo tu nie ma, nikt nie punktuje.',
      ],
    },
    radiationLeak: {
      title: 'Wyciek radioaktywny',
      text: [
        '**W końcowym podliczaniu punktów.** Każdy kolor, który ma tu co najmniej jednego astronautę, traci 3 punkty.',
      ],
    },
  },
};
