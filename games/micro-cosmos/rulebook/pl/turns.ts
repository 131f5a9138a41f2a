import type { ChapterText } from '../outline.ts';

export const turns: ChapterText<'turns'> = {
  title: 'Rundy i tury',
  sections: {
    rounds: {
      title: 'Runda',
      text: [
        'W rundzie każdy gracz rozgrywa jedną turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza. Potem znacznik pierwszego gracza przechodzi w lewo i zaczyna się następna runda.',
      ],
    },
    steps: {
      title: 'Pięć kroków tury',
      text: [
        '- **Ulepszenie** Arki: najwyżej jedno.',
        '- **Podróż kosmiczna**: jedyny obowiązkowy krok. Po nim następują efekty lądowania.',
        '- **Załoga**: zagraj najwyżej 2 karty załogi, w Gwiezdnym Portalu 1.',
        '- **Akcje** w celu podróży.',
        '- **Dobranie** karty załogi.',
        'Kroków nie wolno mieszać ani powtarzać: po akcji nie można już zagrać karty załogi, po podróży nie można kupić ulepszenia. Każdy krok oprócz podróży można pominąć.',
      ],
    },
    points: {
      title: 'Punkty',
      text: ['PZ zapisuje się od razu; wynik liczy się dalej poza ostatnim polem toru.'],
    },
  },
};

export const resources: ChapterText<'resources'> = {
  title: 'Zasoby',
  sections: {
    cargo: {
      title: 'Ładownia',
      text: [
        'Każdy zasób ma tor na twojej karcie ładowni. Nigdy nie spada on poniżej 0: czego nie możesz opłacić w całości, tego nie możesz zrobić. Zasoby są jawne i nie można nimi handlować z innymi graczami.',
      ],
    },
    capacity: {
      title: 'Ładowność',
      text: [
        'Możesz mieć najwyżej 4 jednostki każdego zasobu, a z ulepszeniem Ładownie 6. Nadwyżka przepada; reszta zysku zostaje.',
      ],
    },
    any: {
      title: 'Dowolny zasób',
      text: [
        'Dla każdej jednostki wskaż zasób. Zyskując, możesz wskazać zasób, na który nie ma miejsca (jednostka przepada); płacąc, musisz wskazać zasób, który masz. Gdy na żaden z czterech nie ma miejsca, nie ma pytania i jednostka przepada.',
      ],
    },
  },
};

export const crew: ChapterText<'crew'> = {
  title: 'Załoga i specjaliści',
  sections: {
    rows: {
      title: 'Dwa rzędy',
      text: [
        'Karty załogi leżą odkryte w dwóch rzędach po najwyżej 3 karty, nad kartą ładowni i pod nią. W **górnym rzędzie** karta sąsiaduje z kartą ładowni **dolną krawędzią**, w **dolnym rzędzie** zaś **górną krawędzią**. Działa tylko sąsiadująca krawędź.',
        'Nowa karta trafia od razu do wybranego rzędu z wolnym miejscem. Do drugiego rzędu przenosi ją tylko zagranie.',
      ],
    },
    limits: {
      title: 'Najwyżej sześć kart',
      text: [
        'Mając 6 kart, nie możesz dobierać; z kilku kart dobierasz tyle, ile się zmieści. Z każdego dobrania można zrezygnować, przy talii zanim zobaczysz kartę. Wtedy przepadają też pozostałe dobrania tego efektu z tego samego źródła.',
      ],
    },
    drawing: {
      title: 'Dobieranie',
      text: [
        'Z **talii**: wierzchnia karta. Pustą talię tworzy się na nowo ze stosu kart odrzuconych; jeśli oba są puste, nic się nie dobiera.',
        'Z **Kantyny**: jedna z odkrytych kart. Kilka wyborów jednego efektu następuje po kolei, a Kantynę uzupełnia się po ostatnim.',
        'Każdą kartę kładzie się w rzędzie, zanim dobierze się następną. Jeśli efekt daje karty z obu źródeł, najpierw wybiera się z Kantyny; karty, które ją uzupełniają, są już na to za późno.',
      ],
    },
    refill: {
      title: 'Uzupełnianie Kantyny',
      text: [
        'Po ostatnim wyborze z Kantyny w danym efekcie i na końcu każdej tury na każde puste miejsce trafia karta z talii. Jeśli jej nie ma, miejsce pozostaje puste do następnej takiej chwili. Pusta Kantyna nie daje nic, także karty z talii.',
      ],
    },
    specialists: {
      title: 'Specjaliści',
      text: [
        'Specjalistami są inżynier oraz czerwony, zielony i niebieski lider. Masz specjalistę dzięki karcie załogi z jego symbolem w dowolnym rzędzie albo dzięki odblokowanemu znacznikowi. Aby go **użyć**, odrzuć kartę lub zablokuj znacznik, jak wolisz.',
        '„Lider dowolnego koloru” to każdy z trzech liderów, nigdy inżynier.',
      ],
    },
    limitsOfUse: {
      title: 'Jedna karta, jeden specjalista',
      text: [
        'Każda karta i każdy znacznik opłaca tylko jednego specjalistę. Znaczniki nie liczą się do limitu kart. Karty załogi odrzuca się tylko przez zagranie, użycie jako specjalisty lub akcję Zyskania specjalisty.',
      ],
    },
  },
};
