import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Tajemnice i decyzje',
  sections: {
    hidden: {
      title: 'Co jest ukryte',
      text: [
        'Kolejność wszystkich talii jest ukryta przed wszystkimi; wiadomo, jakie planety istnieją. Twoje karty załogi i zasoby na początek są ukryte przed innymi, dopóki wszyscy nie wybiorą.',
      ],
    },
    open: {
      title: 'Co jest jawne',
      text: [
        'Wszystko inne: stosy kart odrzuconych, liczby kart, rzędy załogi, załoga Automy, zasoby, znaczniki, wyniki, zachowani i osiedleni ocalali, użyte karty Automy i licznik rund bez terraformacji.',
      ],
    },
    chance: {
      title: 'Los',
      text: ['Los rozmieszcza planety startowe, tasuje talie i wybiera pierwszego gracza. Nie ma kości.'],
    },
    undo: {
      title: 'Cofanie',
      text: [
        'Przed decyzją możesz obejrzeć wszystkie możliwości. Po odkryciu ukrytej karty nie można cofnąć tego, co było wcześniej, ani zakończonej tury. Koszty płaci się, gdy wszystkie wybory co do nich są dokonane; gra nie proponuje niczego, czego nie dałoby się dokończyć.',
      ],
    },
    decisions: {
      title: 'Kto o czym decyduje',
      text: [
        '- Przed grą: kolor i opcje, za zgodą wszystkich.',
        '- Przygotowanie: karta do odrzucenia, rzędy, zasoby na początek.',
        '- Twoja tura: ulepszenie, która karta lub znacznik opłaca specjalistę, cel podróży, tor przy odkryciu, karty i ich rzędy, które karty załogi zagrać i jak, jakie zasoby zyskać lub zapłacić, akcje, poziomy do podniesienia, ocalali do rozpatrzenia, zachowania lub osiedlenia, placówka do przeniesienia, specjalista do zyskania, karta na koniec.',
        '- Solo: których specjalistów używa Automa i którą placówkę przenosi.',
        'Gdzie jest tylko jedna możliwość, gra nie pyta.',
      ],
    },
    always: {
      title: 'Co zawsze obowiązuje',
      text: [
        'Żadna karta nie ginie: każda jest w talii, na stosie kart odrzuconych, w Kantynie albo u gracza. Każda strona ma 8 kolonii i 2 placówki, gdziekolwiek są. Na planecie w trakcie terraformacji pola wszystkich znaczników dają w sumie jej poziomy. PZ nigdy się nie traci. Na końcu gry każdy rozegrał tyle samo tur.',
      ],
    },
  },
};

export const faq: ChapterText<'faq'> = {
  title: 'Pytania i odpowiedzi',
  sections: {
    travel: {
      title: 'Podróż',
      text: [
        '**Czy mogę zostać na miejscu?** Nie, ani zatoczyć pętli z powrotem do startu.',
        '**Dwie Arki na jednym księżycu?** Nigdy na końcu ruchu. Można tamtędy przelecieć i stamtąd odkrywać.',
        '**Silniki kupione w tej turze?** Liczą się już w tej podróży.',
        '**Czy można odkrywać na północ od północnej planety?** Nie, Gwiezdny Portal jest środkiem siatki.',
        '**Dochód z placówek przy odkryciu?** Nie, na nowej planecie nie ma placówek.',
      ],
    },
    crew: {
      title: 'Karty załogi',
      text: [
        '**Obie krawędzie jednej karty w turze?** Tak, najpierw z dołu, potem z góry. Poza Gwiezdnym Portalem pasować może tylko jedna z nich. W Gwiezdnym Portalu jest tylko jedno zagranie.',
        '**Czy zagrywaną kartę z dolnego rzędu mogę odrzucić?** Tak. Jeśli górny rząd jest pełny, musisz.',
        '**Czy mogę wykonać akcję, której zysk przepada?** Tak, jeśli krawędź pasuje i możesz zapłacić.',
        '**Czy mogę zagrać właśnie dobraną kartę?** Tak, a także użyć jej jako specjalisty.',
        '**Zrezygnować z karty z Kantyny, a dobrać z talii?** Tak, jeśli efekt daje jedno i drugie.',
        '**Karta trafia do górnego rzędu i jej akcja daje kartę, a górny rząd jest pełny?** Nowa karta idzie do dolnego rzędu.',
        '**Lądować w Gwiezdnym Portalu tylko po karty?** Tak. Kartę z Kantyny można od razu odrzucić, by zyskać specjalistę.',
      ],
    },
    terraforming: {
      title: 'Terraformowanie',
      text: [
        '**Czy darmowy poziom za odkrycie się liczy?** Tak, do PZ i do miejsc. Nie może ukończyć planety i nie zużywa twojej akcji.',
        '**Terraformowanie i Osiedlenie w jednej turze?** Tak, z Robotyką i kolonią na tej planecie. Zebranie zasobów po ukończeniu planety daje już więcej.',
        '**Dwa razy Terraformowanie z Robotyką?** Nie, obie akcje muszą być różne.',
        '**Czy znaczniki kolonii w puli podnoszą limit?** Nie.',
        '**Jestem na torze bez rywali: czy mam też II miejsce?** Nie.',
      ],
    },
    colonies: {
      title: 'Kolonie i placówki',
      text: [
        '**Czy dochód z placówki to moja akcja Zebrania zasobów?** Nie, jest dodatkowy. Po odwróceniu planety daje więcej, od następnego lądowania.',
        '**Czy mogę przenosić placówkę tam i z powrotem za 2 PZ za każdym razem?** Tak, za każdym razem jako akcję, między planetami z twoimi koloniami.',
        '**Kolonia założona tam, gdzie jest już moja placówka?** Nie daje za to PZ.',
        '**Skąd biorą się pierwsze znaczniki kolonii?** Z ulepszeń; na początku pula jest pusta.',
        '**Robotyka: najpierw Zebranie zasobów, potem Założenie kolonii?** Tylko odwrotnie, na planecie bez twojej kolonii.',
      ],
    },
    rest: {
      title: 'Inne pytania',
      text: [
        '**Ładownie przy pełnej ładowni?** Działają przy następnych zyskach; utracone jednostki nie wracają.',
        '**Eksploracja z inżynierem lub liderem innego koloru?** Nie.',
        '**Czy mogę odblokować odblokowany znacznik?** Nie.',
        '**Czy w ostatniej rundzie dobieram kartę?** Możesz, ale karty nie punktują.',
        '**Czy zachowani lub osiedleni ocalali wracają do talii?** Nie.',
      ],
    },
    solo: {
      title: 'Gra solo',
      text: [
        '**Automa ląduje na mojej planecie?** I tak musisz odlecieć, a wrócić możesz, gdy ona odleci.',
        '**Czy mogę zastąpić specjalistę dwoma innymi?** Nie, może to tylko Automa; także dwoma inżynierami lidera.',
        '**Czy jej lądowanie daje dochód moim placówkom?** Tak, a twoje jej placówkom. Dochód pochodzi z puli ogólnej.',
      ],
    },
  },
};

export const rulings: ChapterText<'rulings'> = {
  title: 'Nasze rozstrzygnięcia',
  sections: {
    galaxy: {
      title: 'Galaktyka',
      text: [
        'Gdzie drukowane zasady milczą, przyjęliśmy:',
        '- 12 planet, po jednej startowej każdego koloru; kładzione prosto; na stole najwyżej 8.',
        '- Odkrycie kosztuje 1 pole i kończy ruch. Gwiezdny Portal jest środkiem siatki.',
        '- Efekty lądowania: placówki, potem zasoby, potem karty. Na asteroidzie wolno się zatrzymać. Bez możliwego ruchu zostaje się na miejscu.',
        '- Gwiezdny Portal daje 2 jednostki dowolnych zasobów i 1 kartę z Kantyny.',
      ],
    },
    cards: {
      title: 'Karty i specjaliści',
      text: [
        '- Czarny jest czwartym kolorem graczy; kolory nie mają znaczenia.',
        '- Znaczniki specjalistów są na początku zablokowane. Specjalista dowolnego koloru w koszcie to lider.',
        '- Księżyce i stacje mają wspólną krawędź orbitalną.',
        '- Z dobrania można zrezygnować. Puste stosy nic nie dają. Pojazdy zwiadowcze zawsze odkrywają 2 karty.',
        '- Wybory przy przygotowaniu są tajne. Przy ulepszeniach podane są też drukowane angielskie nazwy.',
      ],
    },
    planets: {
      title: 'Planety',
      text: [
        '- Tabela cen kolonii jest częściowo naszą rekonstrukcją. Jedna kolonia i jedna placówka na gracza i planetę.',
        '- Limit podnoszą tylko elementy na planetach. Tor terraformacji jest tak długi, ile poziomów ma planeta.',
        '- Zablokowane placówki się nie liczą. Kolonia założona po placówce nie daje PZ.',
        '- Na orbicie obie akcje są dobrowolne, w dowolnej kolejności.',
      ],
    },
    ending: {
      title: 'Punkty i koniec',
      text: [
        'Więcej niż 5 osiedlonych kart ocalałych daje nadal 40 PZ; nie są tajne. PZ liczą się dalej poza torem. Placówki można przenosić dla PZ, ile się chce, dlatego grę kończą rundy bez terraformacji i limit rund.',
      ],
    },
    solo: {
      title: 'Automa i jej karty',
      text: [
        '- Jej placówki dają 5 PZ. Dobiera ze wspólnej talii. Jej sześć ulepszeń ma stałą kolejność.',
        '- Jej dwanaście kart to nasz projekt, jedna według ilustracji w drukowanych zasadach.',
        '- Własny obszar sprawdza na końcu. Koniec ruchu tam, gdzie się zaczął, jest lądowaniem.',
        '- Ty wybierasz zastępstwa. Najpierw idą właściwi specjaliści. Z dwóch akcji wykonuje pierwszą możliwą; wiersze wykonuje, o ile to możliwe.',
        '- Poziom Łatwy daje 11 PZ za pięć ulepszeń. Dłuższą grę można rozegrać solo.',
      ],
    },
  },
};
