import type { ChapterText } from '../outline.ts';

export const modules: ChapterText<'modules'> = {
  title: 'Warianty i wydarzenia',
  sections: {
    clockwise: {
      title: 'Dwie osoby: stacja obraca się sama',
      text: [
        'Zamiast wyboru dowódcy stacja po każdej rundzie obraca się o jedną sekcję zgodnie z ruchem wskazówek zegara. Dowódca nadal się zmienia i pierwszy bierze karty cywilizacji.',
      ],
    },
    personal: {
      title: 'Misje osobiste',
      text: [
        'Zatrzymaj w tajemnicy jedną z dwóch misji: 5 punktów, jeśli na koniec jest wykonana. Druga wypada z gry.',
      ],
    },
    deck: {
      title: 'Talia wydarzeń',
      text: [
        '20 kart w wybranym zestawie zielonych (łagodnych), pomarańczowych i czerwonych (surowych); zestaw jest jawny, kolejność nie. Sześć kart służy tylko do gry w pojedynkę. Runda, w której odkryto ostatnią kartę, jest ostatnia.',
      ],
    },
    playing: {
      title: 'Rozgrywanie wydarzeń',
      text: [
        'Po obrocie odkrywa się kartę. Każdy rozpatruje ją w miarę możliwości; niektóre karty wykonuje się raz dla całego stołu. Część wprowadza zasadę obowiązującą do końca rundy. Kto nie ma nic do wyboru, nie jest pytany.',
      ],
    },
    mercy: {
      title: 'Wydarzenia nigdy nie kończą gry',
      text: [
        'Jeśli przed wydarzeniem masz miejsce na kafelek, nie musisz dokonywać wyboru, który by je odebrał: takich możliwości gra nie podaje, a gdy nie ma innych, pomijasz efekt. Nigdy nie usuwa się stosu, jeśli opróżniłoby to sekcję. Nie dotyczy to kart cywilizacji i dodatkowych kafelków.',
      ],
    },
    trackers: {
      title: 'Wydarzenia o znacznikach',
      text: [
        '- **Jeden z dwóch znaczników**: taki, który może się ruszyć; jeśli żaden, nic się nie dzieje. Sygnał na skanerze to do 3 kroków bez korzyści.',
        '- **Jeden budynek mniej**: wybierz budynek swojego kafelka, który nie daje postępu.',
        '- **Bez kamieni milowych**: karty cywilizacji, łatki, łaziki i technologie z torów nic nie dają, a technologie osiągnięte w tej rundzie działają dopiero od następnej. Ruch i synergie zostają, karty też działają. Technologii Jump Drive to nie dotyczy.',
        '- **Bez synergii**: synergie i zdolności, które je dają, nie mają efektu; postęp z kart działa.',
      ],
    },
    planet: {
      title: 'Wydarzenia o planecie',
      text: [
        '- **Spada meteoryt** na wybrany wolny, widoczny symbol meteoru i niszczy stojący tam łazik.',
        '- **Zakazany teren**: łaziki nie mogą na niego wjeżdżać ani się teleportować, ale można je tam wystawić, mogą stać i odjechać.',
        '- **Zakazane miejsca** dotyczą każdego kafelka tej rundy, łatek nie. Zakaz leżenia obok takiego samego terenu: żadne pole nie może stykać się bokiem z tym samym terenem innego elementu.',
        '- **Straty**: łazik tylko wtedy, gdy na planecie są co najmniej dwa; kapsuła z planety lub planszy; zebrany meteoryt. Wybierasz ty.',
      ],
    },
    rest: {
      title: 'Inne wydarzenia',
      text: [
        'Ochotnicy poszukiwani usuwają losową kartę z każdej talii cywilizacji. Złe przeczucie i Czas minął: synergia albo ciche podejrzenie następnego wydarzenia.',
        'Tylko w pojedynkę: Dodatkowy łazik (wystawiany na umieszczonym kafelku), Więcej badaczy (karta więcej w każdej talii cywilizacji), Nadgodziny (jeszcze jedna misja), Bez kolejki (obróć stację dowolnie), Projekt anulowany (zwróć misję), Wadliwa partia (usuń jeden z dwóch stosów swojej sekcji, jeśli żaden nie jest pusty).',
      ],
    },
  },
};

export const solo: ChapterText<'solo'> = {
  title: 'Gra w pojedynkę',
  sections: {
    setup: {
      title: 'Przygotowanie',
      text: [
        'W grze są po dwie karty cywilizacji każdego poziomu; z czterech misji osobistych zatrzymujesz trzy. Wybierz zestaw 20 wydarzeń i ustawienie stacji.',
      ],
    },
    round: {
      title: 'Runda',
      text: [
        'Stacja obraca się o sekcję zgodnie z ruchem wskazówek zegara, także w pierwszej rundzie. Potem wydarzenie, potem kafelek. Karty cywilizacji bierzesz, kiedy chcesz. Rund jest najwyżej 20.',
      ],
    },
    target: {
      title: 'Wynik docelowy',
      text: [
        'Punktujesz jak zwykle, bez misji sąsiedzkich. Cel wynosi 60 i zmienia się zależnie od liczby kart wydarzeń każdego koloru:',
        '- od 0 do 2 kart: bez zmian',
        '- od 3 do 6: czerwone −5, pomarańczowe −1, zielone +3',
        '- od 7 do 10: czerwone −7, pomarańczowe −2, zielone +6',
        '- od 11 do 14: czerwone −9, pomarańczowe −3, zielone +9',
        '- 15 i więcej: czerwone −11, pomarańczowe −4, zielone +12.',
      ],
    },
    result: {
      title: 'Rezultat',
      text: [
        'Wygrywasz, jeśli osiągniesz cel. Ocena zmienia się co 5 punktów w górę i w dół; 15 powyżej celu to najlepsza, ponad 10 poniżej to całkowita klęska.',
      ],
    },
  },
};
