import type { ChapterText } from '../outline.ts';

export const goal: ChapterText<'goal'> = {
  title: 'O co chodzi',
  sections: {
    aim: {
      title: 'Twój cel',
      text: [
        'Kierujesz agencją kosmiczną na południowym biegunie Księżyca. Wokół krateru Shackletona stawiasz budynki, sprowadzasz astronautów do bazy i współpracujesz z trzema korporacjami. Po 3 rundach wygrywa osoba, która ma najwięcej **punktów zwycięstwa** (PZ).',
        'Nikt niczego nie negocjuje, nikt nie odpada i nikt nie trzyma kart na ręce: prawie wszystko jest jawne.',
      ],
    },
    rounds: {
      title: 'Runda',
      text: [
        '- **Faza wahadłowców**: wybierasz wahadłowiec z 6 astronautami.',
        '- **Faza akcji**: każdy ma 6 tur, w każdej jeden astronauta i jedna akcja główna.',
        '- **Faza utrzymania**: astronauci wracają z krateru do baz, bazy dają dochód i wymagają opłat.',
      ],
    },
    corporations: {
      title: 'Trzy z siedmiu korporacji',
      text: [
        'Każda korporacja w grze wnosi własną planszetkę, 5 żetonów, 9 projektów, akcję, cele i punktację. Każda ma w tej książce swój rozdział.',
      ],
    },
    astronauts: {
      title: 'Trzy rodzaje astronautów',
      text: [
        '**Inżynierowie** (żółci) przynoszą zasoby, **technicy** (czerwoni) kredyty, a **naukowcy** (niebiescy) aktywują żetony korporacji.',
      ],
    },
  },
};

export const components: ChapterText<'components'> = {
  title: 'Plansza i twoja baza',
  sections: {
    crater: {
      title: 'Krater',
      text: [
        'Krater ma 18 **sektorów** wokół środkowego heksu: 6 środkowych i 12 zewnętrznych. W 12 z nich jest tytan, w 6 metale ziem rzadkich.',
        '**Rząd** to prosta linia sektorów; środkowy heks się pomija. Rzędów jest 15, a na obu końcach każdego leży **pole krateru**: razem 30 pól, każde na jednego astronautę. Pole pokazuje opłatę za sektor: 1, 2 lub 3 kredyty.',
        'Na rogach sektorów są **pola żetonów** korporacji; przy każdym sektorze są 3. Na krawędzi krateru czeka 18 **paneli słonecznych**, każdy daje 1 lub 2 jednostki energii; zabiera się je po kolei, od góry zgodnie z ruchem wskazówek zegara.',
      ],
    },
    room: {
      title: 'Miejsce i obecność',
      text: [
        'W sektorze mieści się 6 jednostek. Kopuła zajmuje 1, warsztat 2, laboratorium 3, centrum dowodzenia 6; farmy zajmują tyle, ile wynosi ich rozmiar.',
        '**Obecność** w sektorze daje twój budynek, który tam stoi. W jednym sektorze nie ma dwóch budynków tego samego rozmiaru, więc największy jest zawsze jeden.',
      ],
    },
    base: {
      title: 'Twoja baza',
      text: [
        'Budynek, który stoi jeszcze w bazie, zakrywa swoje pola. Gdy go postawisz, pola są otwarte. **Obszar oczekiwania** to dodatkowe pole, zawsze otwarte, które nic nie daje.',
        'Każdy astronauta może stać na dowolnym otwartym polu, ale korzyść z pola działa tylko dla odpowiadającego mu rodzaju.',
      ],
    },
    buildings: {
      title: 'Budynki',
      text: [
        '- **Kopuła** (5, rozmiar 1): 1 jednostka tytanu; utrzymanie 1. Dochód: inżynier 1 jednostka tytanu, technik 3 kredyty, naukowiec 2 PZ. Po postawieniu kopuła 2 daje 2 punkty reputacji, kopuła 3 astronautę ze Stacji Gateway, kopuła 4 daje 4 PZ, kopuła 5 daje 6 PZ.',
        '- **Warsztat** (3, rozmiar 2): 2 jednostki tytanu; utrzymanie 2. Każdy inżynier w pierwszym obniża koszt utrzymania o 3; każdy technik w drugim obniża cenę projektów o 1 kredyt i wymaganie o 1 jednostkę energii; każdy naukowiec w trzecim obniża koszt pól akcji dowodzenia o 1.',
        '- **Laboratorium** (3, rozmiar 3): 2 jednostki tytanu, 1 żeton metali ziem rzadkich i 1 jednostka energii; utrzymanie 3. Na koniec 2, 5 lub 10 PZ za 1, 2 lub 3 pasujących astronautów: inżynierów, techników, naukowców.',
        '- **Centrum dowodzenia** (1, rozmiar 6): 3 jednostki tytanu, 1 żeton metali ziem rzadkich i 2 jednostki energii; utrzymanie 4. Ulepsza kierownika. Dochód: 1 punkt reputacji za każdego astronautę.',
      ],
    },
    pieces: {
      title: 'Pozostałe elementy',
      text: [
        'Kredyty, tytan, metale ziem rzadkich i astronauci nigdy się nie kończą. Jest 15 kafelków wahadłowców (po 5 na rundę), 4 dwustronne kafelki kierowników i jeden wspólny znacznik energii.',
      ],
    },
  },
};

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie gry',
  sections: {
    board: {
      title: 'Plansza',
      text: [
        '- Energia zaczyna na 4 przy 2 graczach, na 5 przy 3, na 6 przy 4.',
        '- Każda akcja dowodzenia ma 4 pola przy 2 graczach, 5 przy 3, 7 przy 4.',
        '- Przy 2 graczach w dwóch przeciwległych sektorach środkowych stoją neutralne kopuły z panelami. Nie należą do nikogo.',
        '- Przy 2 graczach każdy cel ma jedno pole; przy 3 cel dolny ma 2, przy 4 także środkowy.',
      ],
    },
    corporations: {
      title: 'Korporacje',
      text: [
        'Trzy korporacje się losuje, wskazuje je gospodarz albo bierze się jeden z trzech gotowych zestawów. Ich kolejność liczy się w utrzymaniu, dochodzie i punktacji.',
        'Każda kładzie 1 żeton na polu startowym przy środkowym heksie, a 4 zostają na jej planszetce. Dwa jej projekty są widoczne; w miejsce zabranego trafia następna karta.',
        'Selenium Research kładzie na planszy losowy żeton, drugi taki sam usuwa z gry, a pozostałe cztery układa na przemian rodzajami.',
      ],
    },
    players: {
      title: 'Gracze i ich pierwsze kopuły',
      text: [
        'Zaczynasz z 0 PZ, reputacją 0 i bez zasobów. Pierwszy gracz jest losowy.',
        'W kolejności tur każdy bierze **kierownika** i stawia pierwszą kopułę w środkowym sektorze bez kopuły. Trafia tam następny panel z krawędzi, a jedyny żeton przy tym sektorze zostaje aktywowany. Niczego się nie płaci i nic więcej się nie dzieje.',
      ],
    },
  },
};
