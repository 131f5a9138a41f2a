import type { ChapterText } from '../outline.ts';

export const characters: ChapterText<'characters'> = {
  title: 'Postacie',
  sections: {
    duties: {
      title: 'Co łączy wszystkie postacie',
      text: [
        'Każdy efekt jest **obowiązkowy, o ile to możliwe**. Możesz zaszkodzić sobie, jeśli karta na to pozwala, a musisz, jeśli nie ma innego wyjścia.',
        'Zabici i zastąpieni astronauci natychmiast trafiają do **Zagubionych w przestrzeni** i nigdy nie wracają do zapasu.',
        'Wybierając astronautę, wskazujesz miejsce i kolor: astronauci jednego koloru niczym się nie różnią.',
        'Wybór, w którym jest tylko jedna możliwość, gra wykonuje za ciebie i zapisuje w dzienniku; wybór bez żadnej możliwości pomija. O misję początkową i o postać gra pyta zawsze, aby nikt niczego nie wyczytał z długości przerwy.',
      ],
    },
    boarding: {
      title: 'Umieszczanie astronautów na statkach',
      text: [
        'Astronautów bierzesz ze swojego zapasu i umieszczasz na wolnych miejscach **zadokowanych** statków, nigdy odpalonych. Statek nie zabiera więcej osób, niż wynosi jego pojemność.',
        'Astronautów umieszcza się pojedynczo, więc cel statku o nieznanym miejscu docelowym ustala się, zanim wejdzie kolejny. Trójka Agenta podróży wchodzi razem.',
        'Jeśli wolnych miejsc (lub astronautów w zapasie) jest mniej, niż wymaga karta, umieść tylu, ilu się da, choćby żadnego. Potem wykonaj resztę karty.',
        'Dwudziestu dwóch astronautów wystarcza na każdą sekwencję postaci w dziesięciu rundach: zapas może się wyczerpać, ale nigdy za wcześnie.',
      ],
    },
    recruiter: {
      title: '9 Rekruter',
      text: [
        '- Umieść **1** astronautę.',
        '- Weź z powrotem na rękę **wszystkie** zagrane karty postaci, łącznie z tym Rekruterem. Znowu masz komplet dziewięciu kart.',
      ],
    },
    explorer: {
      title: '8 Odkrywca',
      text: [
        '- Umieść **1** astronautę.',
        '- Wykonaj **do 3 ruchów**. Ruch to przejście jednego twojego astronauty ze strefy do sąsiedniej strefy.',
        'Ruchy wykonuje się po kolei i ten sam astronauta może poruszyć się kilka razy. Wejście do strefy natychmiast odkrywa jej żeton surowca, zanim wybierzesz następny ruch. Możesz też wykonać mniej ruchów albo żadnego.',
        'Phobos z niczym nie sąsiaduje: nikt nie może na niego wejść ani z niego zejść. Opisy kart nazywają tę postać także Badaczem.',
      ],
    },
    scientist: {
      title: '7 Naukowiec',
      text: [
        '- Umieść **2** astronautów, na jednym statku lub na dwóch.',
        '- **Dobierz** wierzchnią kartę wydarzenia **albo podejrzyj** jedno zakryte odkrycie na mapie.',
        '**Dobrane odkrycie:** obejrzyj je i przydziel zakryte do strefy zewnętrznej, w której nie ma jeszcze odkrycia. Wszyscy widzą, gdzie trafiło, ale tylko ty wiesz, co to jest. Jeśli wszystkie siedem stref zewnętrznych ma już odkrycia, odrzuć kartę odkrytą (nie ma żadnego efektu) i zamiast tego podejrzyj jedno odkrycie w grze.',
        '**Dobrana misja lub akcja:** zachowaj ją zakrytą razem z innymi swoimi kartami. Pozostali widzą, że masz nową kartę, ale nie wiedzą, jakiego jest rodzaju.',
        '**Podejrzenie:** odkrycie widzisz tylko ty; wraca zakryte do swojej strefy.',
        'Jeśli możliwe jest tylko jedno z dwojga, wykonujesz właśnie to. Jeśli talia jest pusta i w grze nie ma żadnego odkrycia, nic się nie dzieje.',
      ],
    },
    secretAgent: {
      title: '6 Tajny agent',
      text: [
        '- Umieść **2** astronautów na **dwóch różnych** statkach, po jednym. Jeśli miejsce jest tylko na jednym statku, umieść jednego.',
        '- Wybierz zadokowany statek, który **nie jest zapełniony**, i natychmiast go odpal. Może być nawet pusty.',
        'Statki zapełnione przed chwilą i tak wystartują, więc nie można ich wybrać. Jeśli żaden zadokowany statek nie ma wolnego miejsca, nic się nie dzieje.',
      ],
    },
    saboteur: {
      title: '5 Sabotażysta',
      text: [
        '- Umieść **1** astronautę.',
        '- Wybierz zadokowany statek i **zniszcz** go: pusty, pełny czy z twoimi ludźmi na pokładzie.',
        'Wszyscy na pokładzie trafiają do Zagubionych w przestrzeni, karta na stos zużytych statków, a jej żetony miejsc docelowych do puli. Dok pozostaje pusty do kroku 4.',
        'To obowiązkowe, nawet jeśli jedynym zadokowanym statkiem jest ten, na który właśnie wsiadł twój astronauta, i nawet jeśli go zapełnił.',
      ],
    },
    femmeFatale: {
      title: '4 Femme fatale',
      text: [
        '- Umieść **1** astronautę.',
        '- Wybierz astronautę **innego koloru** w miejscu, gdzie masz co najmniej jednego własnego: na zadokowanym statku, na odpalonym statku, w strefie Marsa lub na Phobosie. Trafia on do Zagubionych w przestrzeni, a **jego miejsce zajmuje** astronauta z twojego zapasu.',
        'Astronauta umieszczony przed chwilą liczy się jako twoja obecność. Liczba osób na pokładzie się nie zmienia, więc zastąpienie nigdy nie zapełnia ani nie odpala statku i nie wiąże się z wyborem miejsca docelowego.',
        'Jeśli nie ma kogo zastąpić albo nie masz astronauty w zapasie, nic się nie dzieje. Jeśli jest kogo, musisz kogoś wybrać, ale nie musisz wsiadać na określony statek tylko po to, żeby było kogo zastąpić.',
      ],
    },
    travelAgent: {
      title: '3 Agent podróży',
      text: [
        '- Wybierz zadokowany statek z co najmniej **trzema wolnymi miejscami** i umieść na nim dokładnie **3** astronautów.',
        'Jeśli nie ma takiego statku albo zostało ci mniej niż trzech astronautów, nie umieszczasz nikogo i twoja tura się kończy. Nigdy nie umieszcza się jednego ani dwóch.',
      ],
    },
    soldier: {
      title: '2 Żołnierz',
      text: [
        '- Umieść **1** astronautę.',
        '- **Zabij** astronautę dowolnego koloru, także własnego, w dowolnej strefie oprócz **Syrtis Major** i **Valles Marineris**, czyli w strefie zewnętrznej lub na Phobosie. Ludzie na statkach są bezpieczni. Jeśli kogokolwiek da się zabić, ktoś musi zginąć, choćby w zasięgu byli tylko twoi ludzie.',
        '- Następnie wyślij **desant**: przenieś 1, 2 lub 3 swoich astronautów z Phobosa do stref Marsa, wewnętrznych lub zewnętrznych, tych samych lub różnych. Jeśli masz kogoś na Phobosie, co najmniej jeden musi wyruszyć.',
        'Desant odbywa się jednocześnie: wszystkie cele ustala się, zanim odkryje się jakikolwiek żeton surowca. Jeśli nie masz (już) nikogo na Phobosie, desantu nie ma.',
      ],
    },
    pilot: {
      title: '1 Pilot',
      text: [
        '- Umieść **2** astronautów, na jednym statku lub na dwóch.',
        '- Weź z puli **dowolny żeton miejsca docelowego** i połóż go na zadokowanym lub odpalonym statku, na nadrukowanym celu lub na wcześniejszych żetonach. Odtąd statek leci właśnie tam.',
        'To obowiązkowe, ale żeton może wskazywać cel, który statek już ma. Jeśli nie ma zadokowanego ani odpalonego statku albo pula jest pusta, nic się nie dzieje.',
      ],
    },
  },
};
