import { bookSideBySide } from '@orrery/ui/rulebook';

/**
 * The rulebook: each section lists the rules it tells, then its title and text in all languages. A book of many pages is
 * cut by language instead, so that a page loads one of them (`games/red-planet/rulebook`).
 */
export const rulebook = bookSideBySide([
  {
    title: { en: 'The box', pl: 'Pudełko', cs: 'Krabice' },
    sections: [
      {
        rules: ['TM-1.1', 'TM-1.2', 'TM-1.3'],
        en: {
          title: 'Moons and cards',
          text: [
            'Five tiny moons float in the dark. Each is worth some points and has room for a few cards.',
            'The cards bear the numbers from 1 to 36, each once. There are enough of them: the deck never runs out.',
          ],
        },
        pl: {
          title: 'Księżyce i karty',
          text: [
            'Pięć maleńkich księżyców unosi się w ciemności. Każdy jest wart kilka punktów i mieści kilka kart.',
            'Na kartach są liczby od 1 do 36, każda raz. Jest ich dość: talia nigdy się nie kończy.',
          ],
        },
        cs: {
          title: 'Měsíce a karty',
          text: [
            'Pět malinkých měsíců se vznáší ve tmě. Každý má hodnotu několika bodů a místo pro pár karet.',
            'Na kartách jsou čísla od 1 do 36, každé jednou. Je jich dost: balíček nikdy nedojde.',
          ],
        },
      },
      {
        rules: ['TM-2.1', 'TM-2.2', 'TM-2.3'],
        en: {
          title: 'Before the game',
          text: [
            'You choose how many moons are in play, from 3 to 5. The cards are shuffled and everyone gets 4 of them.',
            'The first player is drawn by lot.',
          ],
        },
        pl: {
          title: 'Przed grą',
          text: [
            'Wybieracie, ile księżyców bierze udział w grze, od 3 do 5. Karty są tasowane i każdy dostaje 4 z nich.',
            'Pierwszego gracza wskazuje los.',
          ],
        },
        cs: {
          title: 'Před hrou',
          text: [
            'Zvolíte, kolik měsíců je ve hře, od 3 do 5. Karty se zamíchají a každý dostane 4 z nich.',
            'Začínajícího hráče určí los.',
          ],
        },
      },
    ],
  },
  {
    title: { en: 'Playing', pl: 'Przebieg gry', cs: 'Průběh hry' },
    sections: [
      {
        rules: ['TM-3.1', 'TM-3.2', 'TM-D01'],
        en: {
          title: 'Stars',
          text: [
            'First everyone lays one card face down, all at the same time: it is your **star**. Stars are shown when the game ends.',
          ],
        },
        pl: {
          title: 'Gwiazdy',
          text: [
            'Najpierw wszyscy jednocześnie odkładają po jednej zakrytej karcie: to twoja **gwiazda**. Gwiazdy zostają odkryte na końcu gry.',
          ],
        },
        cs: {
          title: 'Hvězdy',
          text: [
            'Nejprve všichni současně odloží jednu kartu lícem dolů: je to vaše **hvězda**. Hvězdy se ukážou na konci hry.',
          ],
        },
      },
      {
        rules: ['TM-4.1', 'TM-4.2', 'TM-4.3', 'TM-4.4', 'TM-D02', 'TM-D03'],
        en: {
          title: 'A turn',
          text: [
            'Choose a moon that has room, then play one card of your hand onto it and draw another card.',
            '- A full moon takes no more cards.',
            '- You may take back your choice of a moon until your card lies there.',
            'Then it is the turn of the next player, clockwise, until every moon is full.',
          ],
        },
        pl: {
          title: 'Tura',
          text: [
            'Wybierz księżyc, na którym jest miejsce, zagraj na niego jedną kartę z ręki i dobierz następną.',
            '- Na pełny księżyc nie można już zagrać karty.',
            '- Wybór księżyca można cofnąć, dopóki nie leży na nim twoja karta.',
            'Potem gra następny gracz, zgodnie z ruchem wskazówek zegara, aż wszystkie księżyce będą pełne.',
          ],
        },
        cs: {
          title: 'Tah',
          text: [
            'Vyberte měsíc, na kterém je místo, zahrajte na něj jednu kartu z ruky a vezměte si další.',
            '- Na plný měsíc už kartu zahrát nelze.',
            '- Výběr měsíce lze vzít zpět, dokud na něm neleží vaše karta.',
            'Potom hraje další hráč po směru hodinových ručiček, dokud nejsou všechny měsíce plné.',
          ],
        },
      },
    ],
  },
  {
    title: { en: 'Scoring', pl: 'Punkty', cs: 'Bodování' },
    sections: [
      {
        rules: ['TM-5.1', 'TM-5.2'],
        en: {
          title: 'Winning a moon',
          text: [
            'When a moon gets its last card, the player whose cards there add up to **most** wins its points.',
            'Tied players divide the points evenly, rounded down.',
          ],
        },
        pl: {
          title: 'Zdobycie księżyca',
          text: [
            'Gdy na księżycu zostanie położona ostatnia karta, jego punkty zdobywa gracz, którego karty mają tam **największą** sumę.',
            'Remisujący dzielą punkty po równo, w dół.',
          ],
        },
        cs: {
          title: 'Zisk měsíce',
          text: [
            'Když na měsíc přijde poslední karta, jeho body získá hráč, jehož karty tam mají **největší** součet.',
            'Při remíze se body dělí rovným dílem, zaokrouhleně dolů.',
          ],
        },
      },
      {
        rules: ['TM-5.3', 'TM-5.4', 'TM-5.5'],
        en: {
          title: 'The end',
          text: [
            'When every moon is full, the stars are shown: the highest one brings 3 points.',
            '**Most points win.** In a tie, the one who played the smaller sum of cards onto moons wins; if that is equal too, the victory is shared.',
          ],
        },
        pl: {
          title: 'Koniec',
          text: [
            'Gdy wszystkie księżyce są pełne, gwiazdy zostają odkryte: najwyższa daje 3 punkty.',
            '**Wygrywa największa liczba punktów.** Przy remisie wygrywa ten, kto zagrał na księżyce mniejszą sumę kart; jeśli i ona jest równa, zwycięstwo jest wspólne.',
          ],
        },
        cs: {
          title: 'Konec',
          text: [
            'Když jsou všechny měsíce plné, ukážou se hvězdy: nejvyšší přinese 3 body.',
            '**Vyhrává nejvíc bodů.** Při shodě vyhrává ten, kdo zahrál na měsíce menší součet karet; je-li i ten stejný, vítězství je společné.',
          ],
        },
      },
      {
        rules: ['TM-7.1', 'TM-7.2'],
        en: {
          title: 'At any time',
          text: ['Everyone has 3 cards in the hand and a star, and no moon has more cards than room.'],
        },
        pl: {
          title: 'Zawsze',
          text: [
            'Każdy ma na ręce 3 karty i jedną gwiazdę, a na żadnym księżycu nie leży więcej kart, niż się mieści.',
          ],
        },
        cs: {
          title: 'Kdykoli',
          text: ['Každý drží 3 karty a má jednu hvězdu a na žádném měsíci neleží víc karet, než kolik se tam vejde.'],
        },
      },
    ],
  },
]);
