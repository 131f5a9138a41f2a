import type { ChapterText } from '../outline.ts';

export const twoPlayers: ChapterText<'twoPlayers'> = {
  title: 'Gra dwuosobowa',
  sections: {
    colours: {
      title: 'Kolor główny i kolor neutralny',
      text: [
        'Przygotujcie grę jak dla czterech graczy: cztery doki, cztery statki, cztery kolory, czterech początkowych astronautów. Każdy gracz bierze kolor **główny** i **neutralny**, każdy z 22 astronautami i dziewięcioma kartami postaci. Kolejność zgodna z ruchem wskazówek zegara: twój kolor główny, kolor główny przeciwnika, twój kolor neutralny, kolor neutralny przeciwnika.',
        'Misje dostają tylko kolory główne: każdy po dwie i zachowuje jedną; drugą wtasowuje się do talii wydarzeń.',
        'Pierwszym graczem może zostać także kolor neutralny. Kierujący nim gracz robi wtedy to, co należy do pierwszego gracza, a kolejność liczy się od tego koloru.',
      ],
    },
    deck: {
      title: 'Talia postaci koloru neutralnego',
      text: [
        'Odłóżcie Rekrutera, Odkrywcę, Femme fatale, Żołnierza i dwie losowe karty z pozostałych pięciu. Te sześć kart potasujcie jako spód talii, a trzy pozostałe połóżcie zakryte na wierzchu, w losowej kolejności. Nikt ich nie ogląda.',
        'W kroku 1 każdy gracz najpierw dobiera wierzchnią kartę talii swojego koloru neutralnego, ogląda ją w tajemnicy i kładzie zakrytą. **Potem** wybiera postać swojego koloru głównego. Przeciwnik nie widzi żadnej z nich.',
        'Zagrane karty neutralne leżą odkryte jak wszystkie inne; kolor neutralny nie ma ręki.',
      ],
    },
    play: {
      title: 'Gra czterema kolorami',
      text: [
        'W odliczaniu biorą udział wszystkie cztery karty. Za swój kolor neutralny podejmujesz **wszystkie decyzje** i możesz nim zabijać lub zastępować astronautów własnego koloru głównego.',
        'Jego efekty też są obowiązkowe, nawet jeśli ci szkodzą. Podczas Wielkiej burzy piaskowej decydujesz za niego. Kolory neutralne nigdy nie mają kart akcji.',
      ],
    },
    scientist: {
      title: 'Neutralny Naukowiec',
      text: [
        'Po umieszczeniu astronautów gracz **dobiera** kartę wydarzenia; nie może zamiast tego podejrzeć odkrycia. Odkrycie przydziela jak zwykle. Misję lub akcję usuwa z gry, nie pokazując jej przeciwnikowi.',
      ],
    },
    recruiter: {
      title: 'Neutralny Rekruter',
      text: [
        'Umieść 1 astronautę. Następnie ten Rekruter opuszcza grę, a pozostałe osiem postaci tego koloru, zagranych lub nie, tasuje się w nową talię. Zdarza się to dokładnie raz dla każdego koloru neutralnego, w jednej z rund 4–9, więc talia nigdy się nie wyczerpie.',
      ],
    },
    result: {
      title: 'Kto wygrywa',
      text: [
        'W wydarzeniach, przewadze, produkcji i punktacji każdy kolor neutralny jest osobnym graczem. Ma własne żetony punktów, które nigdy nie liczą się dla ciebie. Może zdobyć Monopol na lód.',
        '- Jeśli kolor neutralny ma **więcej punktów** niż oba kolory główne, **obaj gracze przegrywają**.',
        '- Przy remisie z kolorem neutralnym wygrywa kolor główny.',
        '- Jeśli remisują oba kolory główne, wygrywa ten, który ma więcej żetonów punktów; jeśli to nie rozstrzyga, zwycięstwo jest wspólne.',
      ],
    },
  },
};
