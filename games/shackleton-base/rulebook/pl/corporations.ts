import type { ChapterText } from '../outline.ts';

export const corporations: ChapterText<'corporations'> = {
  title: 'Korporacje',
  sections: {
    common: {
      title: 'Co mają wspólnego',
      text: [
        'Korporacja ma żetony, akcję dostępną dla każdego, 5 poziomów kosztu, 3 cele i 9 projektów; niektóre mają dochód, utrzymanie i punktację.',
        '**Aktywować żeton** to wykonać raz jego efekt. Żeton zostaje na miejscu i nie należy do nikogo.',
        'Turyści, hel‑3, próbki, rośliny i roboty leżą przed tobą jawnie, bez limitu. Cena nie spada poniżej 0; obniżki się sumują.',
      ],
    },
    projects: {
      title: 'Zdolności projektów',
      text: [
        'Części efektu rozpatruje się po kolei; niemożliwe się pomija, ale koszt trzeba zapłacić. Jeśli na to samo reaguje kilka zdolności, wybierasz kolejność. Ze zdolności, która kosztuje, możesz zrezygnować.',
        'Jeśli obniżka pozwala wybrać, czego nie płacisz, wybierasz spośród tego, co kosztuje.',
      ],
    },
  },
};

export const artemis: ChapterText<'artemis'> = {
  title: 'Artemis Tours',
  sections: {
    tourists: {
      title: 'Turyści',
      text: [
        'Żeton sprowadza 1 turystę z kolejki do twojej **poczekalni**. W kolejce jest 10 turystów przy 2 graczach, 13 przy 3, 15 przy 4. Za każdego brakującego dostajesz 2 kredyty.',
      ],
    },
    action: {
      title: 'Oprowadzenie grupy',
      text: [
        'Przenieś kolejno 1 lub 2 turystów z poczekalni na miejsca i od razu odbierz nagrodę każdego miejsca. Miejsca są na twoich projektach Artemis, od pierwszego do ostatniego, i na wspólnym **Spacerze Krawędzią**: 4 miejsca przy 2 graczach, 5 przy 3, 6 przy 4, za 5, 5, 4, 4, 4 i 4 PZ; trzecie i czwarte dają też 1 kredyt.',
        'Posadzony turysta zostaje na miejscu. Turysta zdobyty pierwszą nagrodą może być tym drugim.',
      ],
    },
    scoring: {
      title: 'Dochód i punktacja',
      text: [
        'Dochód: 1 kredyt za każdego turystę na twoich atrakcjach, bez Spaceru Krawędzią.',
        'Cele: 2, 3 lub 5 posadzonych turystów, także na Spacerze Krawędzią.',
        'Koniec: 1 PZ za każdego turystę w poczekalni i premia za każdą atrakcję z zajętymi wszystkimi miejscami. Księżycowe Kasyno z co najmniej 1 turystą daje 1 PZ za każdy pozostały kredyt, najwyżej 10.',
      ],
    },
  },
};

export const mining: ChapterText<'mining'> = {
  title: 'Moon Mining',
  sections: {
    cargo: {
      title: 'Hel‑3 i ładunki',
      text: [
        'Żeton daje 1 jednostkę helu‑3. Wahadłowiec towarowy ma 12 pól na 4 poziomach, każde na jeden ładunek.',
        'Ekstraktor helu‑3 działa raz za każdym razem, gdy otrzymujesz hel‑3; to, co sam przynosi, już go nie uruchamia.',
      ],
    },
    action: {
      title: 'Wysłanie ładunku',
      text: [
        'Zapłać helem‑3 i metalami koszt wolnego pola, oznacz je i odbierz jego PZ i premię. Poziomów używa się w dowolnej kolejności, a pól można mieć dowolnie wiele.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Cele: 2 ładunki; ładunki na 3 poziomach; ładunki na 4 poziomach.',
        'Koniec: 0, 2, 5 lub 9 PZ za ładunki na 1, 2, 3 lub 4 poziomach.',
      ],
    },
  },
};

export const selenium: ChapterText<'selenium'> = {
  title: 'Selenium Research',
  sections: {
    samples: {
      title: 'Próbki',
      text: [
        'Są próbki bazaltu, lodu i szkła wulkanicznego. Żeton daje 1 próbkę pokazanego rodzaju, a 2, jeśli masz postawione laboratorium.',
        'Gdy rodzaj próbki można wybrać albo odrzucić dowolną, gra o to pyta.',
      ],
    },
    action: {
      title: 'Przeprowadzenie eksperymentu',
      text: [
        'Leży odkrytych sześć eksperymentów. Zapłać próbki jednego z nich, zabierz go i odbierz jego PZ i nagrodę; na jego miejsce trafia nowy. W utrzymaniu wymienia się wszystkie sześć, ale nie w rundzie 3.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Cele: 2 eksperymenty; eksperymenty we wszystkich 3 dziedzinach; 4 eksperymenty.',
        'Koniec: 5 PZ za każdy zestaw geologii, biologii i fizyki.',
      ],
    },
  },
};

export const evergreen: ChapterText<'evergreen'> = {
  title: 'Evergreen Farms',
  sections: {
    plants: {
      title: 'Rośliny',
      text: ['Żeton daje 1 roślinę i jeszcze 1, jeśli w którymś z przyległych sektorów jest farma, czyjakolwiek.'],
    },
    action: {
      title: 'Założenie farmy',
      text: [
        'Farma o rozmiarze 1, 2 lub 3 kosztuje tyle samo roślin i daje 3, 5 lub 7 PZ. Potrzebuje zasilanego sektora z twoim budynkiem, bez farmy i z wystarczającą ilością miejsca, które zajmuje na stałe. Farm każdego rozmiaru jest 3 przy 2 graczach, 4 przy 3, 5 przy 4.',
      ],
    },
    scoring: {
      title: 'Plony i punktacja',
      text: [
        'W fazie utrzymania kto otrzymuje astronautę, zbiera plony ze wszystkich farm jego rzędu: 1 PZ za rozmiar 1; 1 PZ i 1 kredyt za rozmiar 2; 2 PZ za rozmiar 3. Nieważne, kto je założył.',
        'Cele: farmy o łącznym rozmiarze 2, 4 lub 6.',
        'Koniec: 1 PZ za każdy twój budynek w sektorze z farmą.',
      ],
    },
  },
};

export const skyWatch: ChapterText<'skyWatch'> = {
  title: 'Sky Watch',
  sections: {
    track: {
      title: 'Tor',
      text: [
        'Żeton przesuwa cię o 2 kroki. Tor ma 12 kroków w 3 sekcjach po 4. Po drodze dostajesz 2 kredyty na 2, 1 punkt reputacji na 6 i 3 PZ na 10.',
      ],
    },
    action: {
      title: 'Wsparcie Programu Obronnego',
      text: [
        'Wesprzyj Program Obronny z sekcji, do której udało ci się dotrzeć: zapłać koszt, oznacz program i odbierz PZ. Każdy z 9 programów możesz wesprzeć raz; inni mogą wesprzeć ten sam.',
      ],
    },
    asteroid: {
      title: 'Asteroida',
      text: [
        'Kafelek od początku pokazuje, skąd nadleci asteroida. Na koniec liczy się wsparcie wszystkich graczy. Gdy wynosi ono 10, 15 lub 20 przy 2, 3 lub 4 graczach, asteroida zostaje **odchylona** i dostajesz 1 PZ za każde swoje wsparcie.',
        'W przeciwnym razie uderza w jeden sektor swojego rzędu za każde brakujące wsparcie, od najbliższego, najwyżej w 4. Budynki i farmy są tam zniszczone, a za każdy stracony budynek tracisz tyle PZ, ile wynosi jego rozmiar.',
        'Z Siecią Schronów twoje budynki stoją. W bazach nic się nie zmienia: laboratoria i projekty są już podliczone.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Cele: 2, 4 lub 6 wspartych programów.',
        'Koniec, po asteroidzie: 1, 4 lub 7 PZ, gdy twój znacznik stoi w sekcji 1, 2 lub 3.',
      ],
    },
  },
};

export const robotics: ChapterText<'robotics'> = {
  title: 'Space Robotics',
  sections: {
    robots: {
      title: 'Roboty',
      text: [
        'Żeton daje 1 robota. Gdy płacisz do wspólnej puli, robot może zastąpić 1 jednostkę tytanu, 1 żeton metali ziem rzadkich albo 2 kredyty; reszty się nie wydaje. Robotami nie płaci się opłat za sektory, energii ani zasobów korporacji. Gra pyta, ilu chcesz użyć.',
      ],
    },
    action: {
      title: 'Postawienie fabryki',
      text: [
        'Fabryki leżą w 3 rzędach i 3 kolumnach: po 1 przy 2 graczach, po 2 przy większej liczbie. Weź taką, której jeszcze nie masz, zapłać jej koszt i odbierz PZ.',
      ],
    },
    scoring: {
      title: 'Dochód i punktacja',
      text: [
        'Dochód: każda fabryka daje to, co pokazuje.',
        'Cele: 2 fabryki; fabryki we wszystkich 3 rzędach; 5 fabryk.',
        'Koniec: 2 PZ za fabryki w 2 rzędach albo 4 PZ za 3 rzędy i tyle samo za kolumny.',
      ],
    },
  },
};

export const mars: ChapterText<'mars'> = {
  title: 'To Mars',
  sections: {
    ship: {
      title: 'Statek na Marsa',
      text: [
        'Żeton daje 2 kredyty i pozwala wysłać na statek astronautę z bazy. Statek ma 3 moduły przy 2 graczach, 4 przy 3, 5 przy 4; w każdym są pola na budynki określonych rozmiarów.',
      ],
    },
    action: {
      title: 'Wysłanie budynku lub montaż panelu',
      text: [
        '**Wysłanie**: przenieś swój budynek z krateru na wolne pole jego rozmiaru, za 1, 2 lub 4 PZ przy rozmiarze 1, 2 lub 3. Centrum dowodzenia zostaje. Na statku budynek zachowuje pola i zdolności, ale nie liczy się już w kraterze i nie kosztuje utrzymania.',
        'Kto zajmie ostatnie pole modułu, zyskuje 1 punkt reputacji, a każdy dostaje 2 PZ za każdy swój budynek w tym module.',
        '**Montaż**: zapłać 1 żeton metali ziem rzadkich i przenieś następny panel z krawędzi na statek po jego premię. Nie produkuje to energii.',
        'Z Prefabrykowanymi Modułami stawiasz od razu na statku. Efekty, które wymagają sektora, wtedy przepadają.',
      ],
    },
    crew: {
      title: 'Załoga',
      text: [
        'Gdy bierzesz lub otrzymujesz astronautę, możesz posłać go na wolne miejsce jego rodzaju na statku, za 1, 1, 2 lub 2 PZ. Każdy rodzaj ma 1 miejsce i o 1 więcej za każdy ukończony moduł, najwyżej 4. Nikt nie wraca.',
      ],
    },
    scoring: {
      title: 'Punktacja',
      text: [
        'Cele: 1, 2 lub 3 budynki i tylu samo astronautów na statku.',
        'Koniec: 2 PZ za każdą parę złożoną z twojego budynku i astronauty na statku. Jeśli wszystkie moduły są ukończone, jeszcze 1 PZ za każdego twojego astronautę.',
      ],
    },
  },
};
