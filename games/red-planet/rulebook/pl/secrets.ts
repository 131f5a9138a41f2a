import type { ChapterText } from '../outline.ts';

export const secrets: ChapterText<'secrets'> = {
  title: 'Co tajne, a co jawne',
  sections: {
    secret: {
      title: 'Tajne',
      text: [
        '- Wybrana **postać**, dopóki nie padnie jej numer. W grze dwuosobowej znasz obie swoje.',
        '- Twoje **misje i akcje**, zachowane i zwrócone. Inni wiedzą tylko, ile masz zakrytych kart.',
        '- **Odkrycie** na mapie: zna je ten, kto je przydzielił, i każdy, kto je podejrzał.',
        '- Zakryte **żetony surowców**, jedenasty żeton i kolejność kart we wszystkich taliach: nie zna ich nikt.',
        '- Karty usunięte przez neutralnego Naukowca: zna je tylko kierujący nim gracz.',
      ],
    },
    open: {
      title: 'Jawne',
      text: [
        'Wszyscy widzą zagrane postacie (można więc wywnioskować zawartość każdej ręki), zużyte statki, odrzucone odkrycia, Zagubionych w przestrzeni, wszystkie żetony punktów, pulę żetonów miejsc docelowych i listę priorytetów botów.',
        'Jawne są też liczba kart w każdej talii i na każdym stosie, liczba zakrytych kart każdego gracza oraz to, na kogo gra jeszcze czeka, gdy wszyscy wybierają jednocześnie. Po zakończeniu gry można pokazać wszystko.',
      ],
    },
    screen: {
      title: 'Na ekranie',
      text: [
        'Twój ekran pokazuje tylko to, co wolno ci wiedzieć: twoje misje i akcje, wybraną postać, kartę koloru neutralnego, zwróconą misję, karty usunięte przez twojego neutralnego Naukowca oraz każde odkrycie przydzielone lub podejrzane przez ciebie.',
        'Gdy przychodzi pora na karty akcji, wszyscy oczekujący widzą ten sam neutralny komunikat, więc przerwa nie zdradza, kto taką kartę ma.',
        'Jeśli podajecie sobie jedno urządzenie, tajne wybory i karty pojawiają się dopiero po jego przekazaniu.',
      ],
    },
    decisions: {
      title: 'Twoje decyzje',
      text: [
        'Przed grą: opcje i miejsca; kolor wynika z miejsca. Potem: którą misję zachować i, w każdej rundzie, którą postać zagrać. O wszystko inne gra pyta krok po kroku podczas rozpatrywania twojej postaci: o statki, cele, ruchy, ofiary. Proponuje wszystko, co dozwolone, zawsze w tym samym porządku: strefy w stałej kolejności, doki od lewej, odpalone statki według startu, kolory zgodnie z ruchem wskazówek zegara od ciebie.',
        'W grze dwuosobowej każde pytanie mówi, czy dotyczy koloru głównego, czy neutralnego.',
      ],
    },
    balance: {
      title: 'Nic nie ginie',
      text: [
        'Gra pilnuje zawartości pudełka: 22 astronautów każdego koloru, 36 statków, 30 kart wydarzeń, po dwa żetony miejsc docelowych na strefę, po dziewięć postaci każdego koloru, dziesięć żetonów surowców na mapie i każdy wyprodukowany żeton punktów. W strefie z astronautą żeton surowca jest zawsze odkryty, a po rozpatrzeniu postaci żaden zadokowany statek nie pozostaje zapełniony.',
      ],
    },
  },
};
