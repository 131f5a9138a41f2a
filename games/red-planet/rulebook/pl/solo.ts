import type { ChapterText } from '../outline.ts';

export const solo: ChapterText<'solo'> = {
  title: 'Gra jednoosobowa',
  sections: {
    bots: {
      title: 'Ty przeciw botom',
      text: [
        'Grasz przeciw dwóm **korporacjom botów**, a jeśli chcesz, nawet przeciw pięciu. Boty dobierają postacie z talii i kierują się stałymi regułami, które możesz przewidzieć. To nie są komputerowi przeciwnicy ze zwykłej gry, którzy mają rękę i decydują jak gracze.',
        'W każdej rundzie wierzchnią kartę talii każdego bota kładzie się zakrytą i nikt jej nie ogląda; potem wybierasz ty i następuje zwykłe odliczanie. Boty są graczami pod każdym względem: pierwszy gracz, remisy, przewaga.',
      ],
    },
    setup: {
      title: 'Przygotowanie i lista priorytetów',
      text: [
        'Przygotuj grę jak dla tylu graczy, ile jest kolorów. Dostajesz dwie misje i zachowujesz jedną. Każdy bot dostaje 0 (**Kadet**), 1 (**Dyrektor**) lub 2 misje (**Magnat**), których nikt nie ogląda, i zachowuje wszystkie. Talie postaci botów buduje się tak jak talie neutralne w grze dwuosobowej.',
        '**Lista priorytetów** to dziesięć stref w losowej kolejności: jawna, jedna dla wszystkich botów. Gdy bot **wykorzystuje** strefę, spada ona na koniec listy, a reszta zachowuje kolejność. Strefę wykorzystuje się tylko tam, gdzie mówi o tym reguła, i tylko jeśli bot naprawdę coś w niej zrobił.',
      ],
    },
    boarding: {
      title: 'Jak boty wsiadają na statki',
      text: [
        'Bot umieszcza astronautów pojedynczo (Agent podróży całą trójkę naraz) na zadokowanym statku z wolnym miejscem: dla Agenta podróży muszą to być trzy miejsca, a drugi astronauta Tajnego agenta wchodzi na inny statek niż pierwszy.',
        '- Bot wybiera statek, którego cel jest **najwyżej na liście**; przy remisie ten z mniejszą liczbą wolnych miejsc, potem z niższym numerem doku.',
        '- Statek o nieznanym miejscu docelowym traktuje się tak, jakby leciał do najwyższej na liście strefy, która ma żeton w puli; wsiadając, bot bierze ten żeton. Przy pustej puli taki statek jest ostatni w kolejności i nie wykorzystuje się żadnej strefy.',
        '- Po każdym wejściu na statek strefa zostaje wykorzystana, zanim wejdzie następny astronauta; trójka Agenta podróży wykorzystuje ją raz. Jeśli żaden statek nie wchodzi w grę, nikt nie wsiada i nie wykorzystuje się żadnej strefy.',
      ],
    },
    effects: {
      title: 'Jak boty wybierają',
      text: [
        'Resztę karty bot wykonuje według poniższych reguł, o ile to możliwe, i nigdy nie zastanawia się, co byłoby sprytne.',
        'Gdy ofiarą bota mogłoby równie dobrze paść kilka kolorów, ofiarą jesteś ty; w przeciwnym razie najbliższy kolor, licząc od bota zgodnie z ruchem wskazówek zegara.',
      ],
    },
    recruiter: {
      title: 'Rekruter bota',
      text: ['Jak neutralny Rekruter: karta opuszcza grę, a pozostałe osiem tworzy nową potasowaną talię.'],
    },
    explorer: {
      title: 'Odkrywca bota',
      text: [
        'Celem jest najwyższa na liście strefa Marsa, z którą sąsiaduje strefa z astronautą bota. Z **każdej** takiej sąsiedniej strefy wchodzi do niej jeden astronauta, łącznie najwyżej trzech. Jeśli takich stref jest więcej, pierwszeństwo mają te, w których bot ma najmniej astronautów, potem wyższe na liście. Cel zostaje wykorzystany. Jeśli celu nie ma, nikt się nie rusza.',
      ],
    },
    scientist: {
      title: 'Naukowiec bota',
      text: [
        'Bot zawsze dobiera kartę, nie pokazując jej. Odkrycie trafia zakryte do najwyższej na liście strefy zewnętrznej bez odkrycia i ta strefa zostaje wykorzystana; jeśli żadna nie jest wolna, kartę odrzuca się odkrytą. Misję bot zachowuje zakrytą (Kadet: zostaje usunięta z gry), akcję zachowuje.',
      ],
    },
    secretAgent: {
      title: 'Tajny agent bota',
      text: [
        'Odpala zadokowany, niezapełniony statek z największą liczbą własnych astronautów (co najmniej jednym); przy remisie ten, którego cel jest wyżej na liście, potem z niższym numerem doku. Jeśli żaden nie wiezie jego ludzi, odpala ten z najmniejszą liczbą astronautów, przy remisie z niższym numerem doku. Nie wykorzystuje się żadnej strefy.',
      ],
    },
    saboteur: {
      title: 'Sabotażysta bota',
      text: [
        'Niszczy zadokowany statek z najmniejszą liczbą własnych astronautów; przy remisie ten, na którym jest najwięcej obcych, potem z niższym numerem doku. Nie wykorzystuje się żadnej strefy.',
      ],
    },
    femmeFatale: {
      title: 'Femme fatale bota',
      text: [
        'W najwyższej na liście strefie, w której jest bot i jakiś inny kolor, zastępuje jednego astronautę tego obcego koloru, który ma ich tam najwięcej; strefa zostaje wykorzystana. Jeśli takiej strefy nie ma, robi to samo na statkach: zadokowane przed odpalonymi, potem cel wyżej na liście, potem niższy numer doku lub wcześniejszy start; wykorzystuje się strefę docelową.',
      ],
    },
    travelAgent: { title: 'Agent podróży bota', text: ['Trzech astronautów wsiada razem i na tym koniec.'] },
    soldier: {
      title: 'Żołnierz bota',
      text: [
        'Zabija w najwyższej na liście strefie (nie w Syrtis Major ani Valles Marineris), w której jest inny kolor; strefy, w których jest także bot, mają pierwszeństwo przed wszystkimi pozostałymi. Ofiarą jest obcy kolor z największą liczbą astronautów w tej strefie; strefa zostaje wykorzystana. Jeśli w żadnej takiej strefie nie ma obcych, zabija własnego astronautę w najwyższej możliwej strefie i żadnej strefy się nie wykorzystuje.',
        'Następnie do trzech jego astronautów ląduje z Phobosa w najwyższej na liście strefie Marsa; ta strefa zostaje wykorzystana.',
      ],
    },
    pilot: {
      title: 'Pilot bota',
      text: [
        'Zmienia cel statku z największą liczbą własnych astronautów; przy remisie odpalony przed zadokowanym, potem wcześniejszy start lub niższy numer doku. Nowym celem jest najwyższa na liście strefa z żetonem w puli; zostaje ona wykorzystana.',
        'Jeśli żaden statek nie wiezie jego ludzi, wysyła statek z największą liczbą **twoich** astronautów (choćby żadnym; remisy jak wyżej) do **najniższej** na liście strefy z żetonem; nie wykorzystuje się żadnej strefy.',
      ],
    },
    other: {
      title: 'Inne decyzje botów',
      text: [
        '- **Wielka burza piaskowa:** wszyscy do najwyższej na liście sąsiedniej strefy.',
        '- **Akcja ratunkowa:** tylu, ilu się da, do najwyższej na liście strefy, w której bot jest obecny.',
        '- **Szpiegostwo przemysłowe:** w najwyższej na liście strefie z botem i innym kolorem; ofiarą jest obcy kolor z największą liczbą astronautów w tej strefie.',
        'W każdym z tych przypadków strefa zostaje wykorzystana, jeśli coś się w niej stało. Boty ujawniają karty akcji w tych samych chwilach co gracze.',
      ],
    },
    levels: {
      title: 'Trzy poziomy',
      text: [
        '- **Kadet:** boty nie mają żadnych misji.',
        '- **Dyrektor:** jedna misja początkowa dla każdego bota.',
        '- **Magnat:** dwie misje początkowe dla każdego bota, a remisy wygrywają boty: gdy żetony strefy przypadają do podziału tobie i co najmniej jednemu botowi, dzielą się nimi tylko boty. Nie dotyczy to misji, Monopolu na lód ani odkryć.',
        'Dla porównania poziomów: prosty gracz komputerowy na twoim miejscu, przeciw dwóm botom, wygrał 71% (Kadet), 60% (Dyrektor) i 24% (Magnat) z 400 symulowanych gier na każdym poziomie. Wyników ludzi nie mierzono.',
      ],
    },
    result: {
      title: 'Zwycięstwo i ocena',
      text: [
        'Wygrywasz, jeśli masz najwyższy wynik. Przy remisie z botem decyduje liczba żetonów punktów, a jeśli i ona jest równa, wygrywasz ty. Ocena zależy od przewagi nad najlepszym botem:',
        '- 0–4 punkty: **Poszukiwacz**',
        '- 5–9: **Sztygar**',
        '- 10–19: **Nadsztygar**',
        '- 20 lub więcej: **Potentat**',
        'Jeśli nie zajmiesz pierwszego miejsca, nie ma oceny, liczy się tylko zajęte miejsce.',
      ],
    },
  },
};
