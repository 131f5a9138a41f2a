import type { ChapterText } from '../outline.ts';

export const shuttles: ChapterText<'shuttles'> = {
  title: 'Faza wahadłowców',
  sections: {
    choice: {
      title: 'Wybór wahadłowca',
      text: [
        'Odkrywa się o jeden kafelek więcej, niż jest graczy. W **odwrotnej** kolejności tur każdy bierze jeden z nich, z 6 astronautami i zasobami.',
        'Potem numery kafelków wyznaczają nową kolejność, od najniższego.',
      ],
    },
    gateway: {
      title: 'Uzupełnienie Stacji Gateway',
      text: [
        'Astronauci z pozostałego kafelka trafiają na **Stację Gateway**, każdy rodzaj tylko dopóki jest go tam mniej niż 4. Zasobów z tego kafelka nikt nie dostaje. Kto jest na stacji, zostaje tam z rundy na rundę.',
      ],
    },
  },
};

export const turns: ChapterText<'turns'> = {
  title: 'Tura, krater i Stacja Gateway',
  sections: {
    turn: {
      title: 'Tura',
      text: [
        'Wystaw jednego astronautę z wahadłowca do jednej **akcji głównej**: eksploatowania krateru, postawienia budynku, zrealizowania projektu, akcji korporacji albo odwiedzenia Stacji Gateway. Nie można spasować, ale Stacja Gateway jest zawsze dostępna.',
        'Możesz wybrać tylko akcję, za którą zapłacisz i którą dokończysz. Na koniec tury możesz wypełnić cele.',
      ],
    },
    crater: {
      title: 'Eksploatowanie krateru',
      text: [
        'Postaw astronautę na wolnym polu krateru. Aktywuje się każdy sektor rzędu, w którym stoi czyjkolwiek budynek; żadnego nie można pominąć. Sektor z samą farmą lub panelem się nie liczy. Rząd bez budynków jest dozwolony i nic nie daje.',
      ],
    },
    rent: {
      title: 'Opłaty',
      text: [
        'Sektor z twoim budynkiem jest darmowy. Za każdy inny aktywowany sektor płacisz opłatę z pola właścicielowi **największego** budynku w tym sektorze; za neutralny płacisz do banku.',
        'Całość płacisz, zanim cokolwiek otrzymasz, kredytami, które masz. Roboty jej nie zastąpią.',
      ],
    },
    gains: {
      title: 'Co to daje',
      text: [
        '- **Inżynier**: 1 zasób każdego aktywowanego sektora.',
        '- **Technik**: 3 kredyty za każdy.',
        '- **Naukowiec**: za każdy aktywuj żeton przy tym sektorze. Żeton działa w akcji tylko raz; kolejność wybierasz, a aktywować musisz, dopóki jest co.',
        'Zdolności „po eksploatowaniu krateru” działają na końcu.',
      ],
    },
    gateway: {
      title: 'Odwiedzenie Stacji Gateway',
      text: [
        'Postaw tam astronautę. Potem w dowolnej kolejności: otrzymaj 3 kredyty, weź astronautę ze stacji, wykonaj akcję korporacji. Musisz zrobić wszystko, co możliwe.',
        'Nie możesz wziąć tego astronauty, którego właśnie wystawiasz.',
      ],
    },
    recruit: {
      title: 'Branie astronauty ze stacji',
      text: [
        'Weź astronautę ze Stacji Gateway na wolne pole w bazie; wybierasz kogo i gdzie. Jeśli nikogo tam nie ma albo brakuje pola, nic się nie dzieje. Z korporacją To Mars może od razu wejść na statek.',
      ],
    },
  },
};
