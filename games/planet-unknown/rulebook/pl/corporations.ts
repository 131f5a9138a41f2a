import type { ChapterText } from '../outline.ts';

export const corporations: ChapterText<'corporations'> = {
  title: 'Korporacje',
  sections: {
    universal: {
      title: 'Koalicja Uniwersalna (trudność 1, 2 łaziki)',
      text: [
        'Jej tor łazika daje więcej: ruch 3 od pola 9 i 4 od pola 13.',
        '- **1 Swobodna lokalizacja**: kafelki nie muszą sąsiadować z innymi elementami; łatki muszą.',
        '- **2 Magazyn łatek**: zdobyte łatki można odkładać.',
        '- **3 Tuning łazików**: za każdym razem o 1 punkt ruchu więcej z toru łazika, nie z kart.',
        '- **4 Podwójna woda**: postęp wody z budynków umieszczonego kafelka, także z energii, wykonuje się dwa razy; nie dotyczy synergii, kart ani kafelków wziętych bez umieszczania.',
        '- **5 Tarcza przeciwmeteorytowa**: meteoryty już nie spadają; te, które leżą, zostają.',
      ],
    },
    republic: {
      title: 'Republika (trudność 2, 1 łazik)',
      text: [
        'Siedem kamieni milowych cywilizacji: pola 2, 4, 6, 8, 10, 12, 14 z poziomami 1, 2, 2, 3, 3, 4, 4, na szczycie medal 5. Przy każdym inny wybrany znacznik cofa się o 1, nawet jeśli talia jest pusta.',
        '- **1 Trasy kurierskie**: wybierając kafelek z terenem cywilizacji, zdobywasz ruch z pola znacznika łazika. Najpierw więc wybierasz, potem możesz ruszać łazikami, potem umieszczasz; nic innego pomiędzy nie jest możliwe.',
        '- **2 Łowcy talentów**: poniżej poziomu 4 do wyboru dołącza losowa karta następnego poziomu.',
        '- **3 Bramy cywilizacji**: za 1 punkt ruchu z budynku cywilizacji na dowolny inny.',
        '- **4 Roboty publiczne**: każdy kamień milowy cywilizacji daje też synergię.',
        '- **5 Wielkie archiwum**: na koniec przejrzyj wszystkie cztery talie i zatrzymaj 2 karty; nic się nie cofa.',
      ],
    },
    wormhole: {
      title: 'Wormhole Corp. (trudność 2, 2 łaziki)',
      text: [
        'Tor biomasy ma pięć podwójnych pól. Na każdym wybierasz łatkę albo drugą korzyść: synergię, dalej postęp cywilizacji, wody, technologii, łazika. Medale 1, 2, 3, 5 leżą między nimi. Można wybrać korzyść bez efektu.',
        'Budynek biomasy działa tylko wtedy, gdy pole biomasy kafelka styka się z biomasą, która leżała już wcześniej. Energia nie daje postępu biomasy; synergie, karty i wydarzenia dają.',
        '- **1 Odrastanie**: ze szczytu z powrotem na 0, ile razy chcesz.',
        '- **2 Zarastanie**: łatki mogą leżeć na kafelkach, nie na łatkach ani meteorytach; to, co pod nimi, już się nie liczy.',
        '- **3 Bliźniacze pędy**: raz na rundę jedna łatka więcej, gdy jakąś zdobywasz.',
        '- **4 Bank nasion**: łatki można odkładać.',
        '- **5 Kruszące korzenie**: łatka może leżeć na meteorycie i go niszczy.',
      ],
    },
    cosmos: {
      title: 'Cosmos Inc. (trudność 2, 1 łazik)',
      text: [
        'Każda zebrana kapsuła trafia do obszaru punktacji albo na pole dowolnego toru bez znacznika i bez kapsuły. Znaczniki przeskakują kapsuły w górę i w dół bez kosztu; jeśli nie ma wolnego pola, nie mogą się ruszyć. Pod kapsułą nic się nie liczy: ani korzyść, ani medal, ani technologia. Gdy kapsuła odejdzie, medal i technologia znów się liczą.',
        'Punktują tylko kapsuły w obszarze punktacji; w misjach liczą się wszystkie.',
        '- **1 Napęd terenowy**: kroki na ukos.',
        '- **2 Wielkie przetasowanie**: raz na grę przestaw do 3 kapsuł.',
        '- **3 Energia w ruchu**: umieszczając teren energii, możesz przestawić 1.',
        '- **4 Naładowane koła**: kroki na energię są darmowe, dopóki masz punkt ruchu.',
        '- **5 Ciągłe roszady**: raz na rundę przestaw 1.',
      ],
    },
    horizon: {
      title: 'Horizon Group (trudność 2, 4 łaziki)',
      text: [
        'Łaziki wystawia się na polach 1, 3, 6 i 9; ruch rośnie od 2 do 5.',
        'Łazik **ładuje** meteoryt, na którego pole wjeżdża, najwyżej jeden, i zbiera go, gdy wjedzie na pole z budynkiem łazika. Jedno i drugie dzieje się samo. Ładunku nie można zrzucić; załadowany łazik mija inne meteoryty, ale zbiera kapsuły. Ładunek liczy się jak leżący na polu łazika. Gdy łazik zostaje zniszczony przez kafelek, meteoryt zostaje na wierzchu; łatki nie można tam położyć. Efekty zbierające meteoryt robią to bezpośrednio.',
        '- **1 Placówki**: kafelki z terenem łazika nie muszą sąsiadować z innymi elementami.',
        '- **2 Napęd transportowy**: na początku rundy 1 punkt ruchu za każdy załadowany łazik.',
        '- **3 Kompost z meteorytów**: każdy zebrany meteoryt daje łatkę.',
        '- **4 Zatapianie**: załadowany łazik wjeżdżający na wodę może zniszczyć meteoryt.',
        '- **5 Konwój**: raz na rundę przesuń znacznik łazika o 1.',
      ],
    },
    jumpDrive: {
      title: 'Jump Drive (trudność 3, 1 łazik)',
      text: [
        'Na torze technologii nie ma technologii, a medale maleją: 5 na polu 1, potem 3, 2, 1 na 6, 8, 11. Każda zebrana kapsuła trafia do obszaru punktacji albo otwiera jedną z sześciu technologii i tam zostaje.',
        '- **A Wymiana na synergię**: raz na rundę synergia zamiast łatki.',
        '- **B Brama terenu**: raz na rundę za 1 punkt ruchu teleport na taki sam teren na innym elemencie.',
        '- **C Przypływ synergii**: raz na rundę synergia daje 2 kroki.',
        '- **D Technologia jako energia**: teren i budynek technologii umieszczonego kafelka mogą liczyć się jako energia; decydujesz, rozpatrując budynek.',
        '- **E Zbiory z rzędu**: raz na grę wybierz znacznik i zdobądź wszystkie korzyści z jego rzędu na wszystkich torach. Żaden znacznik się nie rusza.',
        '- **F Otwarty konkurs**: raz na grę dobierz 3 misje i wybierz jedną dla wszystkich: 5 punktów dla najlepszego, po 2 przy remisie. W pojedynkę nie działa.',
      ],
    },
    oasis: {
      title: 'Oasis Ultd. (trudność 3, 2 łaziki)',
      text: [
        'Znacznik wody idzie ścieżką 23 kroków przez wszystkie tory i zdobywa to, na czym stanie. Liczą się dla niego tylko medale toru wody: 3, 6, 9, 12, 15. Umieszczony budynek wody przesuwa go o krok za każde pole wody na lodzie; inne źródła o jeden krok.',
        'Znaczniki się blokują: jeśli następne pole jest zajęte, znacznik nie może się ruszyć, a reszta tego ruchu przepada.',
        '- **1 Przeskok**: znaczniki zawsze przeskakują inne na następne wolne pole, jako jeden krok.',
        '- **2 Napęd pływowy**: na początku rundy 1 punkt ruchu za każdy łazik na wodzie.',
        '- **3 Głębokie studnie**: kafelek bez pola na lodzie przesuwa znacznik wody o 1.',
        '- **4 Nawadnianie**: umieszczenie terenu wody daje łatkę.',
        '- **5 Zbieg rzek**: umieszczenie terenu wody daje synergię.',
      ],
    },
    makeshift: {
      title: 'Makeshift (deluxe, trudność 4, 2 łaziki)',
      text: [
        'Znaczniki idą prosto w górę albo na ukos na sąsiedni tor, jak wybierzesz przy każdym kroku, na wolne pole, i zdobywają to, na czym staną. Budynek rusza znacznik swojego koloru, gdziekolwiek stoi. Cofanie idzie prosto w dół, o ile nic nie blokuje. Na polu 15 toru łazika każdy znacznik może ponownie zdobyć ruch.',
        'Technologie działają tylko, gdy jakiś znacznik na torze technologii stoi na ich polu lub wyżej. Na koniec każdy znacznik dostaje medal toru, na którym stoi. Woda ma inne symbole: synergie na 3, 6, 8, 12 i medale do 5.',
        '- **1 Zamknięty krąg**: cywilizacja i technologia sąsiadują.',
        '- **2 Wspólny garaż**: przy dwóch znacznikach na torze łazika daje on o 1 punkt ruchu więcej.',
        '- **3 Krok w bok**: zamiast w górę, w bok na wolne pole w tym samym rzędzie, ale nie tam, gdzie znacznik stał już w tej rundzie.',
        '- **4 Krok w tył**: raz na rundę jeden znacznik może cofnąć się o 1.',
        '- **5 Równanie do najlepszych**: każdy znacznik punktuje jak najlepszy na jego torze.',
      ],
    },
    flux: {
      title: 'Flux Industries (deluxe, trudność 3, 2 łaziki)',
      text: [
        'Żeton flux wskazuje wybrany tor; przy każdym kamieniu milowym technologii możesz go przenieść. Działa tylko najwyższa osiągnięta technologia, a zmiana następuje od razu, także w środku rundy.',
        '- **1 Napęd polowy**: na początku rundy 2 punkty ruchu za każdy łazik na terenie toru flux.',
        '- **2 Szybkie przewijanie**: raz na grę znacznik toru flux idzie do następnego kamienia milowego i zdobywa wszystko po drodze. Woda ich nie ma. Przepada na dobre po osiągnięciu technologii 3.',
        '- **3 Wzmacniacz**: tor flux daje więcej: karty cywilizacji o poziom wyższe, podwójne synergie wody, dwie łatki albo o 1 punkt ruchu więcej.',
        '- **4 Promień ściągający**: umieszczenie terenu toru flux zbiera meteoryt z dowolnego pola twojej planety.',
        '- **5 Podkręcanie**: raz na rundę przesuń znacznik toru flux o 1.',
      ],
    },
  },
};
