import type { ChapterText } from '../outline.ts';

export const tracks: ChapterText<'tracks'> = {
  title: 'Tory',
  sections: {
    advance: {
      title: 'W górę',
      text: [
        'Znacznik idzie o jedno pole w górę i zdobywasz każdą korzyść z tego pola. Przy kilku krokach liczy się każdy; wykonuje się je bez przerwy. „Znacznik wody” to zawsze znacznik tego koloru, gdziekolwiek stoi.',
        'Na szczycie znacznik nie może iść dalej i nic nie daje. Tylko **znacznik łazika** za każdym razem ponownie daje ruch ze szczytowego pola.',
      ],
    },
    regress: {
      title: 'W dół',
      text: [
        'Znacznik się cofa i niczego nie zdobywa. Gdy znów pójdzie w górę, zdobywa ponownie. Jeśli masz się cofnąć o kilka pól, wybierz znacznik, który może cofnąć się o tyle, a jeśli takiego nie ma, ten, który może cofnąć się najdalej.',
      ],
    },
    synergy: {
      title: 'Synergia',
      text: [
        'Przesuń dowolny znacznik o 1 w górę i zdobądź to, na czym stanie. Łańcuchy synergii nie mają limitu. Musisz jej użyć, jeśli któryś znacznik może iść w górę.',
      ],
    },
    medals: {
      title: 'Medale i kamienie milowe',
      text: [
        'Medale to punkty na koniec gry: na każdym torze liczy się najwyżej położony medal na polu znacznika lub poniżej. **Kamienie milowe** to karty cywilizacji, wystawienia łazików, łatki i technologie; ruch, synergie i medale nimi nie są.',
      ],
    },
    printed: {
      title: 'Co jest na torach',
      text: [
        'Pola od 0 do 15. Większość korporacji ma takie tory:',
        '- **Cywilizacja**: karty na 3, 6, 10 i 14 (poziomy od 1 do 4); synergia na 8 i 11; medale 1, 2, 3, 5 na 2, 5, 9, 15.',
        '- **Woda**: synergia na 3, 7, 12; medale 1, 2, 3, 4, 5, 7, 10 na 2, 4, 6, 8, 10, 13, 15.',
        '- **Biomasa**: łatki na 3, 6, 9, 11, 13; synergia na 2 i 10; medale 1, 2, 3, 5 na 5, 8, 12, 15.',
        '- **Łazik**: wystawienie na 1, przy dwóch łazikach także na 6; 1 punkt ruchu na polach 2 i 3, 2 punkty na polach od 4 do 12, 3 punkty od pola 13; synergia na 10; medale 1, 2, 5 na 8, 12, 15.',
        '- **Technologia**: technologie na 3, 5, 7, 10, 14; synergia na 2 i 12; medale 1, 2, 5 na 6, 13, 15.',
      ],
    },
  },
};

export const benefits: ChapterText<'benefits'> = {
  title: 'Korzyści',
  sections: {
    civ: {
      title: 'Karty cywilizacji',
      text: [
        'Kamień milowy cywilizacji pozwala wziąć kartę jego poziomu, gdy wszyscy skończą: obejrzyj wszystkie karty tej talii i jedną zatrzymaj. Z pustej talii nic nie dostajesz. W pojedynkę bierzesz kartę od razu.',
        'Karty **natychmiastowe** działają teraz, a potem leżą odkryte. Karty **na koniec gry** zostają zakryte aż do punktacji; jawne są tylko ich liczba i poziomy.',
      ],
    },
    water: {
      title: 'Woda',
      text: ['Lodu wymagają tylko budynki wody. Energia, synergie i karty dają postęp wody bez niego.'],
    },
    deploy: {
      title: 'Wystawienie łazika',
      text: [
        'Postaw łazik z rezerwy na dowolnym polu swojego **najnowszego kafelka**, na którym nie stoi inny łazik. Pole tego kafelka zakryte łatką też się liczy. Łazik zbiera to, co tam leży. Bez łazika w rezerwie albo bez kafelka nic się nie dzieje.',
      ],
    },
    movement: {
      title: 'Ruch łazików',
      text: [
        'Punkty ruchu trafiają do puli na tę rundę. Możesz dzielić je między łaziki, przed kafelkiem i po nim, w kroku wydarzenia i podczas brania kart cywilizacji. Jeden punkt to krok na pole stykające się bokiem, zakryte lub nie. Łaziki nie mogą opuścić siatki ani wjechać na pole innego łazika; mogą wracać na pola, które opuściły. Nigdy nie przeszkadzają kafelkom.',
      ],
    },
    collect: {
      title: 'Zbieranie i straty',
      text: [
        'Łazik, który wjeżdża na pole z meteorytem lub kapsułą, zbiera je, nawet przejazdem i bez względu na to, czy tego chcesz. Łazik pod kafelkiem, łatką lub spadającym meteorytem wypada z gry.',
      ],
    },
    tech: {
      title: 'Technologie',
      text: [
        'Technologia działa, dopóki znacznik technologii stoi na jej polu lub wyżej. Jeśli cofnie się niżej, nie działa, póki znów tam nie dojdzie. Zdolność „raz na grę” pozostaje użyta. W korporacjach Cosmos, Flux, Jump Drive i Makeshift jest inaczej.',
      ],
    },
    patches: {
      title: 'Łatki',
      text: [
        'Łatka to pojedyncze pole biomasy bez budynku. Trzeba ją umieścić według zasad dla elementów, nigdy na meteorycie; zasady umieszczania z wydarzeń jej nie dotyczą. Nie daje postępu i nie jest kafelkiem: nie wystawia się na niej łazików i nie uruchamia zdolności.',
        'Bez dozwolonego pola przepada. Niektóre technologie pozwalają zamiast tego łatki **odkładać**; umieszcza się je na koniec gry, nawet jeśli technologia przestała działać.',
      ],
    },
    extra: {
      title: 'Dodatkowe kafelki',
      text: [
        'Złomowisko i Warsztat znów działa pozwalają od razu wziąć i umieścić jeszcze jeden wierzchni kafelek swojej sekcji. Obowiązują wszystkie zasady umieszczania; jeśli żaden nie pasuje, nic się nie dzieje. Przy Złomowisku budynki nie dają postępu, ale meteoryty spadają i zdolności działają.',
        'Staje się twoim najnowszym kafelkiem, a następny kafelek stosu od razu się odkrywa. Przed kafelkiem rundy nie wolno wziąć ostatniego kafelka swojej sekcji. Trasy kurierskie Republiki działają także tutaj.',
      ],
    },
  },
};
