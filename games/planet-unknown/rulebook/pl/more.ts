import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Tajemnice i ekran',
  sections: {
    secret: {
      title: 'Jawne i tajne',
      text: [
        'Jawne są plansze, żetony, wierzchnie kafelki, wysokości stosów, misje sąsiedzkie, wielkości talii cywilizacji, odłożone łatki i zestaw wydarzeń. Tajne są niższe kafelki, talie cywilizacji (poza chwilą wyboru), zakryte karty cywilizacji, misje osobiste i kolejność wydarzeń.',
        'Los decyduje o stosach, taliach, misjach, wydarzeniach, rozdanych planszach, pierwszym dowódcy i początkowym położeniu stacji.',
      ],
    },
    together: {
      title: 'Jednocześnie',
      text: [
        'Wybór stron, misje osobiste, wydarzenia, kafelki i koniec gry rozgrywają wszyscy naraz; obrót i karty cywilizacji po kolei. Każdy ma inną sekcję, więc nikt nikomu nie przeszkadza. Gra trwa zwykle od 15 do 21 rund, najwyżej 24.',
      ],
    },
    decisions: {
      title: 'Twoje decyzje',
      text: [
        'Gra pyta, gdy tylko masz wybór. Jeśli możliwe jest tylko jedno, robi to za ciebie, z wyjątkiem potwierdzania.',
      ],
    },
    screen: {
      title: 'Pomoc ekranu',
      text: [
        'Przed umieszczeniem kafelka widzisz, co zrobi: znaczniki, energię, meteoryty, straty i ukończone linie. Jednakowe położenia kafelka pokazywane są raz. Możesz cofać aż do potwierdzenia, ale nie poza to, co zostało odkryte.',
      ],
    },
  },
};

export const faq: ChapterText<'faq'> = {
  title: 'Pytania i odpowiedzi',
  sections: {
    questions: {
      title: 'Gracze pytają',
      text: [
        '- **W jakiej kolejności idą moje dwa znaczniki?** W dowolnej; to może mieć znaczenie.',
        '- **Czy duży teren daje więcej kroków?** Nie, jeden za każdy budynek; inaczej jest tylko z wodą Oasis.',
        '- **Czy kafelek z wodą może leżeć poza lodem?** Tak, ale jego budynek wody nic nie daje.',
        '- **A jeśli obszar energii styka się z terenem tylko rogiem?** Taki teren się nie liczy.',
        '- **Czy mogę przymierzyć kafelek?** Tak; następnego pod nim nie widać.',
        '- **Czy łatka może być pierwszym elementem?** Tak, ale musi leżeć na krawędzi (Charybda: w środku), a pierwszy kafelek obok niej.',
        '- **Co daje kamień milowy łazika przed pierwszym kafelkiem?** Nic: wystawienie przepada, a łazik zostaje w rezerwie.',
        '- **Czy zniszczony łazik wraca?** Nie.',
        '- **Co z ruchem, gdy nie mam łazika?** Może go użyć łazik wystawiony później w tej rundzie; inaczej przepada.',
        '- **Dwie osoby chcą ostatniej karty cywilizacji danego poziomu. Kto ją dostaje?** Ta, która jest bliżej dowódcy zgodnie z ruchem wskazówek zegara.',
        '- **A jeśli karta cywilizacji prowadzi do następnego kamienia milowego cywilizacji?** Nową kartę bierzesz od razu.',
        '- **Czy pole kapsuły przykryte elementem liczy się w rzędzie i kolumnie?** Tak, ale kapsuła jest zniszczona. Zakryte miasto też przepada.',
        '- **Czy technologie osiągnięte kafelkiem bez umieszczania działają?** Tak, do końca rundy i na koniec gry.',
        '- **Czy mogę zachować ruch na krok kart cywilizacji?** Tak, dopóki nie skończysz brać własnych kart.',
        '- **Czy Dekret o obywatelach kosmosu liczy kapsuły na torach Cosmos?** Nie, tylko obszar punktacji.',
        '- **Czy Związki zawodowe muszą przesunąć znacznik technologii Jump Drive?** Tak.',
        '- **Makeshift: czy budynek łazika zawsze daje ruch?** Tylko jeśli jego znacznik stanie na torze łazika.',
      ],
    },
    rulings: {
      title: 'Rozstrzygnięcia tego wydania',
      text: [
        'Tam, gdzie drukowane zasady milczą lub są niejasne, przyjęliśmy:',
        '- Łatki i meteoryty nigdy się nie kończą; pierwszy dowódca jest losowy; plansze się rozdaje, chyba że wybierzecie inaczej.',
        '- Dwa łaziki nigdy nie stoją na jednym polu, a łaziki nie mogą przekraczać dziur.',
        '- Szczyt toru łazika daje ruch ponownie przy każdym postępie.',
        '- Bez kafelka z tej rundy łazik wystawia się na kafelku umieszczonym ostatnio.',
        '- Energii trzeba użyć, jeśli któryś ze znaczników do wyboru może iść w górę.',
        '- Załadowany łazik dostarcza ładunek sam; przeskoków Oasis nie można odmówić; krok w tył Makeshift jest dobrowolny.',
        '- Darmowe kroki Cosmos wymagają punktu ruchu w puli.',
        '- Koalicja Uniwersalna podwaja też wodę z energii; łatki na Pażytnowie trzeba wsuwać, chyba że leżą na kafelku.',
        '- Technologia dająca ruch na początku rundy działa pierwszy raz w następnej rundzie.',
        '- Na koniec niezebrane kapsuły znikają przed wszystkim innym; łatki bez miejsca przepadają.',
        '- Gdy najlepsi w otwartym konkursie remisują, dostają po 2 punkty.',
        '- Dwie pary wydarzeń w różnych kolorach robią to samo.',
      ],
    },
  },
};
