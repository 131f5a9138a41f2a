import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'Runda',
  sections: {
    steps: {
      title: 'Kroki rundy',
      text: [
        '- **1. Obrót**: dowódca obraca stację.',
        '- **2. Wydarzenie**, jeśli gracie z wydarzeniami.',
        '- **3. Początek rundy**: niektóre technologie dają ruch.',
        '- **4. Kafelek**: wszyscy naraz wybierają, umieszczają i rozpatrują kafelek.',
        '- **5. Nowe kafelki** stają się widoczne.',
        '- **6. Karty cywilizacji**: od dowódcy zgodnie z ruchem wskazówek zegara.',
        '- **7. Koniec rundy**.',
      ],
    },
    rotate: {
      title: 'Obrót',
      text: ['Dowódca obraca stację dowolnie albo zostawia ją, jak jest. Wszyscy to widzą.'],
    },
    before: {
      title: 'Wydarzenie i początek rundy',
      text: [
        'Wydarzenie rozpatrują wszyscy naraz, tak jak kafelek: w dowolnej kolejności, ze zdolnościami i ruchem, aż wszyscy potwierdzą. Na później przechodzi tylko ruch. Zdobyte w ten sposób karty cywilizacji bierze się, zanim runda potoczy się dalej.',
        'Potem technologie dające ruch na początku rundy liczą to, co zastaną w tej chwili.',
      ],
    },
    tile: {
      title: 'Kafelek',
      text: [
        '- **Przed** kafelkiem możesz ruszać łazikami i używać zdolności. Zdobyte korzyści mogą poczekać.',
        '- **Wybierz i umieść** jeden z kafelków swojej sekcji. Jeśli żaden się nie mieści, weź jeden bez umieszczania.',
        '- **Potem** rozpatrz wszystkie zdobyte korzyści w dowolnej kolejności.',
        '- **Potwierdź.** Nie możesz, dopóki da się jeszcze zrobić coś obowiązkowego.',
        'Nikt nie widzi twoich działań, dopóki wszyscy nie potwierdzą; do tego czasu możesz je cofać, o ile nie odsłoniły ci niczego ukrytego. Dopiero wtedy odkrywa się następne kafelki stosów.',
      ],
    },
    civ: {
      title: 'Karty cywilizacji',
      text: [
        'Od dowódcy zgodnie z ruchem wskazówek zegara każdy, kto ma prawo do kart cywilizacji, bierze je wszystkie w wybranej przez siebie kolejności i rozpatruje to, co dają. Karty zdobyte w trakcie bierze od razu. Może też ruszać łazikami i używać zdolności. To, kto może wziąć karty i jakiego poziomu, jest jawne.',
      ],
    },
    end: {
      title: 'Koniec rundy',
      text: [
        'Niewykorzystany ruch przepada, a zasada z wydarzenia przestaje działać. Jeśli wywołano koniec gry, następuje teraz. W przeciwnym razie dowódcą zostaje sąsiad po lewej, a zdolności „raz na rundę” są znów dostępne.',
      ],
    },
    abilities: {
      title: 'Kiedy działają zdolności',
      text: [
        '**Raz na rundę** oznacza raz od obrotu do końca rundy. Zdolności, o których użyciu decydujesz, działają w kroku wydarzenia, przy kafelku i podczas brania kart cywilizacji. Na koniec gry nie można już żadnej zacząć, z wyjątkiem cofnięcia biomasy przez Wormhole; te, które zmieniają rozpatrywaną korzyść, nadal działają, jeśli nie były użyte.',
      ],
    },
  },
};

export const placing: ChapterText<'placing'> = {
  title: 'Umieszczanie kafelka',
  sections: {
    choose: {
      title: 'Który kafelek',
      text: [
        'Wybierasz spośród dwóch wierzchnich kafelków swojej sekcji; jeśli jeden stos jest pusty, zostaje tylko drugi. Musisz wziąć jeden, a jeśli tylko jeden da się umieścić, to właśnie ten. Obracaj go i odwracaj do woli.',
      ],
    },
    rules: {
      title: 'Gdzie może leżeć',
      text: [
        '- W całości leży na polach planety, z których żadne nie jest zakryte.',
        '- **Pierwszy element** musi zakryć pole na krawędzi planety.',
        '- Każdy następny musi stykać się **bokiem** z innym elementem. Róg nie wystarczy; kolory nie mają znaczenia.',
        'Krawędź jest tam, gdzie pole graniczy z otwartą przestrzenią. Dziury i czarna dziura wewnątrz planety nie tworzą krawędzi.',
      ],
    },
    covered: {
      title: 'Łaziki, kapsuły i meteoryty',
      text: [
        'Element może zakryć łaziki i kapsuły; zostają zniszczone. Jeśli kafelek ma symbol meteoru, od razu spada na niego **meteoryt**, chyba że działa tarcza Koalicji Uniwersalnej albo kafelka nie umieszczono.',
      ],
    },
    ladder: {
      title: 'Gdy nic nie pasuje',
      text: [
        'Zasad planety i wydarzenia trzeba przestrzegać, dopóki da się tak umieścić któryś z dwóch kafelków. Jeśli się nie da, pomija się wydarzenie; jeśli to nie pomaga, tylko zasadę planety; na końcu obie. Jeśli i to nie wystarczy, nie możesz umieścić kafelka (zob. koniec gry).',
        'Ocenia się to w chwili decyzji. Dotyczy to tylko kafelka rundy: dodatkowe kafelki i łatki zawsze podlegają wszystkim zasadom. Gdy pomija się zasadę Charybdy, pierwszy element trafia na krawędź.',
      ],
    },
  },
};

export const resolving: ChapterText<'resolving'> = {
  title: 'Rozpatrywanie kafelka',
  sections: {
    order: {
      title: 'Co się dzieje',
      text: [
        'Najpierw niszczone jest to, co zakryto, potem spada meteoryt, a potem każdy budynek i każda zdolność związana z umieszczaniem kafelków daje coś do rozpatrzenia, w dowolnej kolejności. Postęp jest obowiązkowy, nawet niechciany.',
      ],
    },
    buildings: {
      title: 'Budynki',
      text: [
        'Budynek cywilizacji, biomasy, łazika lub technologii przesuwa swój znacznik o 1, niezależnie od wielkości terenu. **Budynek wody** robi to tylko wtedy, gdy co najmniej jedno pole wody kafelka leży na lodzie; inaczej nic nie daje.',
      ],
    },
    energy: {
      title: 'Energia',
      text: [
        'Budynek energii przesuwa jeden wybrany znacznik: drugiego terenu tego kafelka albo dowolnego terenu stykającego się bokiem z **obszarem energii**, który kafelek utworzył lub powiększył, także na innych kafelkach. Łatki liczą się jako biomasa. Woda nie wymaga tu lodu.',
        'Możliwości ustala się w chwili umieszczenia. Musisz wybrać znacznik, który może iść w górę, jeśli taki jest. Drugi budynek działa osobno, więc jeden znacznik może pójść w górę dwa razy.',
      ],
    },
    list: {
      title: 'Lista korzyści',
      text: [
        'Wszystko, co zdobywasz, trafia na listę, z której wybierasz, co będzie następne. Jedną korzyść rozpatruje się do końca, zanim jej skutki dołączą do listy; pomiędzy nimi łaziki mogą się ruszać. Przed potwierdzeniem lista musi być pusta; tylko karty cywilizacji czekają na swój krok.',
        'Przestawienie kapsuły, przeniesienie żetonu flux i przeniesienie łazika dzięki Dodatkowi relokacyjnemu są dobrowolne. Wszystko inne jest obowiązkowe, a jeśli nie da się tego zrobić, przepada; wolno wybrać nawet taką kolejność, przy której coś przepadnie.',
        'To, co ulepsza korzyść, liczy się, jeśli działa w chwili rozpatrywania; to, co zależy od umieszczenia, ustala się wtedy. To, co daje pole, ustala się, gdy znacznik na nim stanie; ruch dostajesz od razu.',
      ],
    },
  },
};
