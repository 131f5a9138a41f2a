import type { ChapterText } from '../outline.ts';

export const round: ChapterText<'round'> = {
  title: 'Przebieg gry',
  sections: {
    track: {
      title: 'Dziesięć rund i to, co pomiędzy',
      text: [
        'Licznik rund przechodzi przez 15 pól:',
        '- rundy 1–5, potem **produkcja 1** (1 żeton na strefę),',
        '- rundy 6–8, potem **produkcja 2** (2 żetony),',
        '- rundy 9 i 10, potem **ujawnienie odkryć**, **produkcja 3** (3 żetony) i **końcowe podliczanie punktów**.',
        'Gra zawsze trwa pełne dziesięć rund. Nikt nie odpada przed końcem.',
      ],
    },
    steps: {
      title: 'Sześć kroków rundy',
      text: [
        '- **1. Wybór postaci**: wszyscy jednocześnie, w tajemnicy.',
        '- **2. Rozpatrywanie postaci**: odliczanie do startu, od 9 do 1.',
        '- **3. Lądowanie**: odpalone statki docierają do celu.',
        '- **4. Uzupełnienie doków**: puste doki dostają nowe statki.',
        '- **5. Pierwszy gracz**: zostaje nim ten, kto działał ostatni.',
        '- **6. Przesunięcie licznika** o jedno pole.',
        'Kroki 1 i 2 należą do ciebie, pozostałe dzieją się same.',
      ],
    },
    choose: {
      title: 'Krok 1: wybór postaci',
      text: [
        'Wszyscy jednocześnie wybierają po jednej karcie postaci z ręki i kładą ją zakrytą. Nikt nie widzi wyboru pozostałych, a dokonany wybór jest ostateczny.',
        'Kart, które leżą przed tobą odkryte po poprzednich rundach, nie możesz wybrać; przywraca je tylko **Rekruter**. Ręka nigdy nie jest pusta: po zagraniu ośmiu innych kart zostaje ci Rekruter.',
      ],
    },
    countdown: {
      title: 'Krok 2: odliczanie do startu',
      text: [
        'Numery wywołuje się **od 9 do 1**. Każdy, kto ma kartę o wywołanym numerze, odkrywa ją; jednakowe karty odkrywa się razem. Następnie rozpatruje się je po kolei, zaczynając od pierwszego gracza, zgodnie z ruchem wskazówek zegara.',
        'Polecenia karty wykonuje się **od góry do dołu**. Rozpatrzona karta pozostaje odkryta przed właścicielem i wszyscy ją widzą. Postać, której efekt nic nie zdziałał, także uznaje się za rozpatrzoną.',
      ],
    },
    launch: {
      title: 'Zapełnione statki startują',
      text: [
        'Zadokowany statek, na którym jest tylu astronautów, ile wynosi jego pojemność, jest **zapełniony**. Zapełniony statek startuje.',
        'Start następuje jednak dopiero wtedy, gdy działający gracz **w całości rozpatrzy** swoją postać. Do tego czasu statek jest nadal zadokowany: można go zniszczyć, zmienić mu cel albo zastąpić kogoś na jego pokładzie. Potem startują wszystkie zapełnione statki, od lewego doku do prawego.',
        'Odpalony statek zwalnia dok, który pozostaje pusty do kroku 4. Na taki statek nikt już nie może wsiąść. Statki niezapełnione, których nikt nie zmusił do startu, zostają w dokach wraz z załogami na następne rundy.',
      ],
    },
    land: {
      title: 'Krok 3: lądowanie',
      text: [
        'Odpalone statki lądują w kolejności startu. Wszyscy na pokładzie trafiają do strefy, która jest miejscem docelowym statku. Jeśli żeton surowca w tej strefie jest zakryty, **odkrywa się go**.',
        'Statek trafia na stos zużytych statków, a wszystkie jego żetony miejsc docelowych wracają do puli. Statek, który ląduje bez astronautów, niczego w strefie nie zmienia.',
      ],
    },
    refill: {
      title: 'Krok 4: uzupełnienie doków',
      text: [
        'Każdy pusty dok dostaje wierzchnią kartę z talii statków, zaczynając od doku 1. Teraz dozwolone są także statki o nieznanym miejscu docelowym.',
        'Jeśli talia jest pusta, gdy trzeba dobrać kartę, zużyte statki tasuje się w nową talię.',
      ],
    },
    first: {
      title: 'Krok 5: nowy pierwszy gracz',
      text: [
        'Pierwszym graczem zostaje ten, kto w tej rundzie rozpatrzył postać jako **ostatni**: właściciel najniższego numeru, a przy równych numerach ostatni w kolejności zgodnej z ruchem wskazówek zegara.',
      ],
    },
    advance: {
      title: 'Krok 6: przesunięcie licznika',
      text: [
        'Licznik rund przesuwa się o jedno pole; nowe pole mówi, co dzieje się dalej. Także po rundzie 10 uzupełnia się doki i zmienia pierwszego gracza: kolejność ma jeszcze znaczenie dla odkryć i kart akcji.',
      ],
    },
    undo: {
      title: 'Cofanie ruchów',
      text: [
        'Możesz cofać swoje wybory, dopóki niczego nie ujawniły. Nie można cofnąć dobrania ani podejrzenia karty, odkrycia żetonu surowca ani ujawnienia postaci.',
      ],
    },
  },
};
