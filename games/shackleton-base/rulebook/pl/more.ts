import type { ChapterText } from '../outline.ts';

export const more: ChapterText<'more'> = {
  title: 'Pytania i wyjaśnienia',
  sections: {
    crater: {
      title: 'W kraterze',
      text: [
        '**Nie mam kredytów, a w każdym rzędzie stoją tylko cudze budynki.** Wybierz inną akcję; Stacja Gateway jest zawsze darmowa.',
        '**Mam budynki w trzech z czterech sektorów.** Płacisz tylko za czwarty, a działają wszystkie cztery. Gdy w rzędzie są tylko twoje budynki, nie płacisz nic.',
        '**Czy rzędu można użyć z obu końców?** Tak, nawet w tej samej rundzie.',
        '**Czy kopuła obok warsztatu przynosi opłatę?** Nie, dostaje ją największy budynek. Ale tam nie płacisz.',
        '**Trzy sektory, a przy nich tylko dwa żetony?** Naukowiec aktywuje dwa.',
        '**Czy neutralne kopuły się liczą?** Są aktywowane, zajmują miejsce i nie dopuszczają innych kopuł, ale nigdy nie otrzymują astronautów.',
        '**Czy Europa A obniża każdą opłatę?** Tak, do 1 za każdy sektor bez twojego budynku.',
      ],
    },
    actions: {
      title: 'Akcje',
      text: [
        '**Czy wolno postawić panel, który niczego nie zasila?** Tak, czeka na środkowym heksie na kogokolwiek. Wszystkie panele pochodzą z tej samej krawędzi; gdy jest pusta, te na środkowym heksie dalej działają.',
        '**Energia wynosi 8, a panel daje 2?** Wolno, zyskujesz 1 punkt reputacji. Przy 9 już nie.',
        '**Energia wynosi 1: najpierw panel czy kupno?** Jak chcesz. Dwa zakupy, a potem panel za 2, dają więcej reputacji.',
        '**Czy astronauci przeniesieni do nowego warsztatu pomagają od razu?** Od następnej akcji.',
        '**Co robi astronauta na nieodpowiednim polu?** Tylko je zajmuje.',
        '**Czy mogę zabrać ostatni żeton korporacji?** Tak. Jej projekty zostają potem na najdroższym poziomie.',
        '**Ilu może przejść do centrum dowodzenia?** Najwyżej 6, nawet jeśli opustoszeją kopuły i warsztaty.',
        '**Czy na Stacji Gateway może być więcej niż 4 jednego rodzaju?** Tak; tylko uzupełnianie kończy się na 4.',
        '**Premii kopuły nie można użyć?** Przepada. Tak samo astronauta przy pełnej bazie, chyba że jest miejsce na statku na Marsa.',
        '**Co zostaje po budynku wysłanym na Marsa?** Jego miejsce i rozmiar są znów wolne.',
      ],
    },
    end: {
      title: 'Utrzymanie i koniec',
      text: [
        '**Czy cel można wypełnić w fazie utrzymania?** Nie, tylko na koniec swojej tury; ostatnia też się liczy.',
        '**Czy dochód jest przed płaceniem?** Tak. Zdobyta wtedy reputacja może od razu podnieść koszt utrzymania.',
        '**Mam 0 PZ, reputację 0 i nie mogę zapłacić.** Nic więcej nie tracisz.',
        '**Czy asteroida kosztuje reputację?** Nie. Jeśli jej rząd jest pusty, nikogo nic nie kosztuje. Tego, co zniszczy, się nie odbudowuje.',
      ],
    },
    screen: {
      title: 'Co robi ekran',
      text: [
        'Gra proponuje tylko to, co możliwe; naciśnij coś innego, by przeczytać, dlaczego nie można. Wybory możesz cofać, dopóki nie odkryto nowej karty i trwa twoja tura.',
        'Stosów, zakrytego kafelka AstroBota i jego następnej karty nie zna nikt. Cała reszta jest jawna.',
        'Prognoza pokazuje przybycia, dochód, utrzymanie i punkty przy obecnym układzie.',
      ],
    },
    box: {
      title: 'Karty i liczby',
      text: [
        'Wiele kart i liczb tego wydania jest naszych. Kto ma pudełko, może wpisać te drukowane: są w plikach danych, które gra sprawdza, a teksty kart tworzą się z nich same.',
      ],
    },
  },
};
