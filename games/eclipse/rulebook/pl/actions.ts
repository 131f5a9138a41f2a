import type { ChapterText } from '../outline.ts';

export const actions: ChapterText<'actions'> = {
  title: 'Pozostałe akcje',
  sections: {
    research: {
      title: 'Rozwój',
      text: [
        'Weź technologię z tacki, zapłać nauką i połóż ją na następnym wolnym miejscu jej toru: militarnego, sieciowego lub nano. **Rzadka** technologia trafia na wybrany tor.',
        'Cena to wydrukowany koszt pomniejszony o **obniżkę** toru, ale nigdy mniej niż koszt minimalny. Obniżka przy 0 do 6 płytkach na torze wynosi 0, 1, 2, 3, 4, 6 i 8.',
      ],
    },
    tray: {
      title: 'Tacka',
      text: [
        'Tor mieści 7 technologii. Nie możesz wziąć takiej, którą masz, a technologii nigdy się nie oddaje ani nie przesuwa. Technologia jest dostępna, dopóki na tacce leży jej płytka. Lepsza technologia nie zawiera słabszej części: Komputer gluonowy nie daje Komputera pozytronowego.',
      ],
    },
    kinds: {
      title: 'Rodzaje technologii',
      text: [
        'Jedne odblokowują **część**, inne pozwalają **budować** bazy gwiezdne, orbitale lub monolity, inne działają **stale**, a niektóre **natychmiast**:',
        '- **Zaawansowana robotyka** daje 1 zapasowy dysk, **Sieć kwantowa** 2.',
        '- **Klucz artefaktu**: 5 jednostek jednego zasobu za każdy artefakt w twoich sektorach, do wyboru osobno dla każdego.',
        '- **Starożytne laboratoria**: dobierz płytkę odkrycia i zdecyduj o niej.',
        '- **Portal Warp**: umieść portal w kontrolowanym sektorze. Bez takiego sektora nie można tej technologii wziąć.',
      ],
    },
    upgrade: {
      title: 'Ulepszenie',
      text: [
        'W aktywacji możesz najpierw zdjąć dowolną liczbę swoich płytek z projektów; zdjęte części Starożytnych są usuwane z gry. Potem kładziesz **jedną** część na miejscu bez płytki, pustym lub z częścią wydrukowaną.',
        'Od początku możesz używać Działa jonowego, Źródła energii nuklearnej, Napędu nuklearnego, Kadłuba i Komputera elektronowego, innych części po zdobyciu technologii, a także odłożonych części Starożytnych. Części są darmowe i mogą się powtarzać. Gdy płytka schodzi, wydrukowana część znów się liczy.',
      ],
    },
    legal: {
      title: 'Po ulepszeniu',
      text: [
        'Po każdej aktywacji wszystkie twoje projekty muszą być poprawne. Wolno też jedynie zdjąć płytki i niczego nie montować. Wartości poza miejscami i Źródła energii mionowej nie można zastąpić. Ulepszenia nie naprawiają uszkodzeń.',
      ],
    },
    build: {
      title: 'Budowa',
      text: [
        'Zbuduj jeden statek lub strukturę w kontrolowanym sektorze i zapłać materiałami: myśliwiec 3, krążownik 5, pancernik 8, baza gwiezdna 3, orbital 4, monolit 10. Mechanema płaci 2, 4, 7, 2, 3 i 8.',
        'Baza gwiezdna, orbital i monolit wymagają technologii; statek musi być w twojej rezerwie. W sektorze mieści się najwyżej jeden orbital i jeden monolit, ale dowolnie wiele baz gwiezdnych.',
      ],
    },
    where: {
      title: 'Struktury i zagrożenie',
      text: [
        'Budować można nawet tam, gdzie są statki przeciwników. Struktur nie można przesunąć ani zniszczyć. Pole orbitalu służy temu, kto kontroluje sektor, i jemu przypadają 3 punkty za monolit.',
      ],
    },
    move: {
      title: 'Ruch',
      text: [
        'Przesuń jeden statek najwyżej o jego wartość ruchu, krok po kroku, przez połączenia. Kilka aktywacji może przesuwać ten sam statek. Statek może opuścić sektor tylko niezwiązany, a po wejściu do sektora lecieć dalej tylko wtedy, gdy nie jest tam związany. Bazy gwiezdne się nie poruszają i nikt nie wlatuje do pustej strefy.',
      ],
    },
    entry: {
      title: 'Spotkania',
      text: [
        'Możesz wlatywać do sektorów z przeciwnikami; bitwy odbywają się w fazie walki. Gra pamięta, kto był pierwszy: dla każdego gracza liczy się, od kiedy bez przerwy jest tam co najmniej jeden jego statek.',
      ],
    },
    influence: {
      title: 'Wpływ',
      text: [
        'W tej akcji możesz odnowić (odwrócić) do dwóch użytych statków kolonizacyjnych. Każda aktywacja to jedna z możliwości:',
        '- przesuń dysk z toru lub ze swojego sektora do sektora, którego **nikt nie kontroluje**, bez statków przeciwników, w którym masz statek lub który jest połączony z sektorem z twoim statkiem albo dyskiem',
        '- przesuń dysk z sektora z powrotem na tor.',
        'Bez dysku na torze nadal możesz przesuwać dyski między sektorami lub je zabierać.',
      ],
    },
    limits: {
      title: 'Ograniczenia wpływu',
      text: [
        '- Dysk sektora można przesunąć tylko raz w akcji.',
        '- Zabierany dysk nie liczy się już do połączenia.',
        '- Gdy dysk odchodzi, twoje kostki z tego sektora wracają na tory; inaczej kostek zabrać nie można.',
        '- Starożytni, Strażnicy i GCDS to przeciwnicy; tylko Draco może dołączyć do Starożytnych.',
        '- Płytka odkrycia, której nikt nie wziął, należy do ciebie, gdy położysz tam dysk.',
      ],
    },
    reactions: {
      title: 'Reakcje',
      text: [
        'Po spasowaniu możesz raz w każdej kolejnej swojej turze wykonać **Ulepszenie**, **Budowę** lub **Ruch** z dokładnie **jedną** aktywacją, bez premii. Reakcja kosztuje dysk. Statki kolonizacyjne, handel i dyplomacja są dostępne jak w akcji. Jeśli nie chcesz w tej rundzie więcej reakcji, zaznacz to, a tury będą mijać same.',
      ],
    },
  },
};
