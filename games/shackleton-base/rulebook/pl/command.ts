import type { ChapterText } from '../outline.ts';

export const command: ChapterText<'command'> = {
  title: 'Akcje dowodzenia',
  sections: {
    spaces: {
      title: 'Pola akcji',
      text: [
        'Postawienie budynku, zrealizowanie projektu i akcje korporacji mają osobne rzędy pól. Zajmij pierwsze wolne od lewej i zapłać jego koszt. Gdy wolnego nie ma, akcja jest w tej rundzie zamknięta.',
        'Wystarczy dowolny astronauta. Odpowiedni daje premię na końcu akcji: inżynier przy budynku, technik przy projekcie, naukowiec przy akcjach korporacji.',
      ],
    },
    help: {
      title: 'Panele i energia po drodze',
      text: [
        'Od zapłaty za pole aż do głównego efektu możesz w dowolnej kolejności:',
        '- raz na turę zapłacić 1 żeton metali ziem rzadkich i postawić następny **panel słoneczny** na środkowym heksie: produkuje energię swojego pola. Nie wolno przy energii 9 lub 10.',
        '- dopóki energia jest niższa niż 3, kupować ją po 2 kredyty za krok.',
        '- użyć projektu, który na to pozwala.',
        'Za każdą rzecz płacisz osobno. Krok, po którym nie dałoby się dokończyć akcji, nie jest proponowany.',
      ],
    },
    power: {
      title: 'Zasilane sektory',
      text: [
        'Budynki stawia się tylko w sektorach z panelem. Jeśli sektor go nie ma, panel przechodzi tam za darmo ze środkowego heksu; jeśli i tam go brak, trzeba go najpierw postawić. Panel nigdy nie opuszcza sektora i nie przechodzi bez budynku.',
      ],
    },
  },
};

export const build: ChapterText<'build'> = {
  title: 'Postawienie budynku',
  sections: {
    steps: {
      title: 'Krok po kroku',
      text: [
        'Wybierz budynek i sektor, w razie potrzeby zasil go, zapłać, zużyj energię, postaw budynek, rozpatrz jego efekt i wprowadź astronautów. Kopuły stawia się od lewej do prawej, resztę w dowolnej kolejności.',
        'Zużycie energii obniża wspólny znacznik; nigdy nie kosztuje reputacji.',
      ],
    },
    site: {
      title: 'Gdzie',
      text: [
        'W dowolnym zasilanym sektorze z wystarczającą ilością miejsca, w którym nie ma budynku tego rozmiaru ani żadnego twojego. Centrum dowodzenia potrzebuje więc pustego sektora i zamyka go.',
        'Projekt Prefabrykowane Moduły pozwala stawiać od razu na statku na Marsa.',
      ],
    },
    effects: {
      title: 'Co dzieje się potem',
      text: [
        '- **Kopuła**: jej premia, raz. **Centrum dowodzenia**: kierownik zyskuje ulepszoną zdolność.',
        '- **Laboratorium**: działają wszystkie twoje laboratoria, w dowolnej kolejności: 1 zasób nowego sektora; 3 kredyty; aktywacja żetonu przy nowym sektorze.',
        '- Możesz przenieść do nowego budynku dowolnie wielu swoich astronautów. Poza tym poruszają się tylko w fazie utrzymania.',
      ],
    },
    bonus: {
      title: 'Premia inżyniera',
      text: [
        'Wybierz korporację. Jeśli nie ma żetonu przy tym sektorze, połóż jej następny żeton na pustym polu i aktywuj go. Jeśli ma, aktywuj go; gdy brakuje pustych pól, tylko to jest możliwe.',
        'Każdy żeton zdjęty z planszetki korporacji podnosi cenę jej projektów.',
      ],
    },
  },
};

export const fund: ChapterText<'fund'> = {
  title: 'Zrealizowanie projektu',
  sections: {
    steps: {
      title: 'Wymaganie i cena',
      text: [
        'Wybierz jeden z widocznych projektów. Poziom energii musi osiągnąć **wymaganie**; **zużywa się** tylko druga, mniejsza liczba. Zapłać kredyty i weź kartę.',
        'Jeśli energii jest za mało, najpierw ją podnieś: panelem, kupnem albo projektem.',
      ],
    },
    cost: {
      title: 'Poziomy kosztu',
      text: [
        'Im więcej żetonów korporacji leży w kraterze, tym droższe są jej projekty: kredyty, wymagana i zużywana energia rosną z poziomu na poziom, a poziomów jest 5.',
        'Technicy w drugim warsztacie i Japonia A obniżają kredyty lub wymaganie, nigdy zużywaną energię.',
      ],
    },
    card: {
      title: 'Nowy projekt',
      text: [
        'Najpierw jego natychmiastowy efekt, potem zdolności reagujące na realizację, potem odkrywa się następną kartę, a na końcu premia technika: jedna akcja korporacji, obowiązkowa.',
        'Projektów można mieć dowolnie wiele. Karta nigdy nie reaguje na własną realizację.',
      ],
    },
  },
};

export const corporate: ChapterText<'corporate'> = {
  title: 'Akcje korporacji',
  sections: {
    actions: {
      title: 'Maksymalnie trzy',
      text: [
        'Wykonaj kolejno od 0 do 3 akcji korporacji:',
        '- akcję z **toru reputacji** na wysokości twojego znacznika lub niżej;',
        '- akcję z planszetki korporacji w grze;',
        '- akcję jednego z twoich projektów.',
        'Premia naukowca to astronauta ze Stacji Gateway.',
      ],
    },
    limits: {
      title: 'Jak często',
      text: [
        'Planszetek i większości projektów można używać wielokrotnie. Każda akcja z toru reputacji działa raz na turę, projekt „raz na rundę” raz na rundę.',
        'To, co reputacja właśnie odblokowała, działa od razu. Akcji, za którą nie zapłacisz albo która nic by nie zmieniła, nie można wybrać.',
        'Gdy zasada daje ci jedną akcję korporacji, musisz ją wykonać; 2 punkty reputacji są możliwe zawsze.',
      ],
    },
  },
};
