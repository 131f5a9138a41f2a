import type { ChapterText } from '../outline.ts';

export const combat: ChapterText<'combat'> = {
  title: 'Bitwy',
  sections: {
    where: {
      title: 'Gdzie toczą się bitwy',
      text: [
        'Do bitwy dochodzi w każdym sektorze, w którym są statki co najmniej dwóch wrogich stron. Sektory rozpatruje się od **najwyższego numeru** do najniższego, każdy do końca.',
      ],
    },
    pairs: {
      title: 'Kto z kim walczy',
      text: [
        'Walczą zawsze dwie strony. W kolejności wejścia pierwsi są niegracze, potem kontrolujący, potem pozostali w kolejności przybycia. Walczą **dwaj ostatni**; ocalały, ze wszystkimi uszkodzeniami, walczy z poprzednim i tak dalej. Wcześniejszy na liście jest **obrońcą**.',
        'Draco i Starożytni nigdy ze sobą nie walczą: inny gracz walczy najpierw z Draco, potem ze Starożytnymi. Uszkodzenia zostają do końca fazy, a każda bitwa ma własne rakiety.',
      ],
    },
    initiative: {
      title: 'Inicjatywa',
      text: [
        'Inicjatywa typu statku to suma premii projektu i wszystkich części. Wyższa działa pierwsza; remisy między stronami wygrywa obrońca; kolejność własnych typów przy remisie ustalasz samodzielnie, dla rakiet i dla każdej rundy.',
      ],
    },
    missiles: {
      title: 'Rakiety',
      text: [
        'Przed pierwszą rundą każdy typ z rakietami wystrzeliwuje je raz, w kolejności inicjatywy. Strzelać trzeba; uciekać jeszcze nie można.',
      ],
    },
    engagement: {
      title: 'Rundy starcia',
      text: [
        'Potem następują rundy, aż zostanie tylko jedna strona. W rundzie każdy typ działa raz: **atakuje** wszystkimi działami albo zaczyna **ucieczkę**. Typ bez dział czeka lub ucieka. Bitwa kończy się, gdy jedna strona nie ma już statku.',
      ],
    },
    hits: {
      title: 'Trafienia',
      text: [
        '**Wybuch** trafia zawsze, pusta ścianka nigdy. Liczba trafia, jeśli liczba plus twój komputer minus tarcza celu daje **6 lub więcej**.',
        'Wszystkimi kośćmi danego typu rzucasz naraz, a potem przydzielasz je po jednej. Kość, która może trafić, musi zostać przydzielona statkowi, w który trafia. Uszkodzenia: żółta 1, pomarańczowa 2, niebieska 3, czerwona 4; uszkodzeń jednej kości nie można dzielić. Po przydzieleniu całego rzutu statki z uszkodzeniami większymi niż kadłub zostają zniszczone; pozostałe zachowują uszkodzenia.',
      ],
    },
    splitter: {
      title: 'Rozszczepiacz antymaterii',
      text: [
        'Jego właściciel może dzielić 4 uszkodzenia każdej czerwonej kości **działa** między statki, w które ta kość trafia.',
      ],
    },
    npcs: {
      title: 'Niegracze',
      text: [
        'Rzucają sami, nigdy nie uciekają i przydzielają kości tak, aby niszczyć twoje statki od największego do najmniejszego: pancernik, krążownik, baza gwiezdna, myśliwiec. Kości, które niczego nie zniszczą, trafiają największe statki.',
      ],
    },
    retreat: {
      title: 'Ucieczka',
      text: [
        'Wszystkie statki danego typu szykują się do odlotu do jednego sąsiedniego, połączonego sektora, który **kontrolujesz** i w którym nie ma statków przeciwników. Bazy gwiezdne nie mogą uciekać. Ucieczki nie da się odwołać; różne typy mogą wybrać różne sektory.',
        'Przy następnej aktywacji tego typu, rundę później, ocalałe statki odlatują. Do tego czasu można je trafić, a same nie strzelają. Jeśli bitwa skończy się wcześniej, typy, które zaczęły ucieczkę w tej samej rundzie, zostają; te, które zaczęły wcześniej, odlatują.',
        'Jeśli w jakiejś chwili uciekają wszystkie twoje statki pozostałe w bitwie, nie dostajesz płytki reputacji za udział.',
      ],
    },
    stalemate: {
      title: 'Pat',
      text: [
        'Jeśli nikt nie ma już działa, atakujący musi uciekać; jego statki, które nie mogą uciec, zostają zniszczone na końcu rundy.',
      ],
    },
    reputation: {
      title: 'Reputacja',
      text: [
        'Po wszystkich bitwach sektora każdy uczestnik dobiera płytki: 1 za udział, 1 za każdy zniszczony myśliwiec, bazę gwiezdną lub figurkę Starożytnych, 2 za krążownik lub Strażnika, 3 za pancernik i za GCDS; **najwyżej 5**. Dobierają też ci, którzy stracili wszystkie statki. Pierwszy jest kontrolujący, potem inni w kolejności wejścia.',
        'Zachowujesz w tajemnicy najwyżej jedną; reszta wraca do worka. Jeśli na torze nie ma miejsca, możesz oddać za nią inną płytkę reputacji; ambasadorowie nie ustępują. Jeśli w worku brakuje płytek, dobierasz te, które są.',
        'Potem zniszczone statki wracają do właścicieli, a zniszczone figurki niegraczy są usuwane z gry.',
      ],
    },
    summary: {
      title: 'Bitwa w skrócie',
      text: [
        '- Rakiety w kolejności inicjatywy: rzut, przydział, uszkodzenia.',
        '- Każda runda: sprawdzenie pata, ustalenie kolejności, potem typ po typie ucieczka, atak lub czekanie.',
        '- Rzut przydziela się w całości, zanim zdejmie się statki. Projekty nie zmieniają się podczas bitew.',
        '- Na końcu odlatują statki z wcześniejszych ucieczek; zniszczenia i ucieczki liczą się do reputacji.',
      ],
    },
  },
};
