import type { ChapterText } from '../outline.ts';

export const actions: ChapterText<'actions'> = {
  title: 'Kroki 4 i 5: akcje i dobranie',
  sections: {
    where: {
      title: 'Co i gdzie można zrobić',
      text: [
        '- Na **planecie**: jedna z akcji Zebranie zasobów, Terraformowanie, Eksploracja, Osiedlenie, Założenie kolonii, Utworzenie placówki handlowej.',
        '- Na **księżycu**, **stacji kosmicznej** lub w **Gwiezdnym Portalu**: Zebranie zasobów i Zyskanie specjalisty, każde raz, w dowolnej kolejności.',
        '- Na **asteroidzie**: nic.',
        'Wszystko jest dobrowolne. Akcji, której wymagania nie są spełnione, nie można wybrać; Zebranie zasobów jest możliwe zawsze.',
      ],
    },
    robotics: {
      title: 'Dwie akcje dzięki Robotyce',
      text: [
        'Na planecie z twoją kolonią Robotyka pozwala na najwyżej 2 różne akcje, jedną po drugiej. Kolonię wolno założyć nawet pierwszą z tych akcji.',
      ],
    },
    gather: {
      title: 'Zebranie zasobów',
      text: [
        'Zyskaj to, co pokazuje pole: zasoby planety z tej strony, która jest na wierzchu, albo zasoby księżyca lub stacji; w Gwiezdnym Portalu 2 jednostki dowolnych zasobów i 1 kartę z Kantyny. Najpierw zasoby, potem karty. Zrezygnować można tylko z kart.',
      ],
    },
    terraform: {
      title: 'Terraformowanie',
      text: [
        'Tylko na planecie, która nie jest sterraformowana. Każda zapłacona jednostka podnosi tor tego zasobu o 1, nigdy ponad maksimum; co najmniej 1 poziom, rozłożone jak chcesz.',
        'Limit jednej akcji: **2 + twoje kolonie na planetach + twoje placówki na planetach**, licząc wszystkie planety razem. Twój znacznik terraformacji przesuwa się o liczbę podniesionych poziomów.',
      ],
    },
    stack: {
      title: 'Kto prowadzi',
      text: [
        'Znaczniki na tym samym polu tworzą stos. Ten, który dotarł ostatni, leży na wierzchu i liczy się jako dalej wysunięty; gdy znacznik odchodzi, kolejność pozostałych się nie zmienia.',
      ],
    },
    complete: {
      title: 'Planeta ożywa',
      text: [
        'Gdy wszystkie tory osiągną maksimum, planeta jest w pełni sterraformowana. Niewykorzystane poziomy przepadają. Następnie:',
        '- Każdy gracz ze znacznikiem zdobywa tyle PZ, ile wynosi numer jego pola.',
        '- Gracz najdalej na torze zdobywa jeszcze 3 PZ, drugi 1 PZ. Przy jednym znaczniku nie ma drugiego miejsca.',
        '- Wszystkie znaczniki schodzą z torów, a kartę się odwraca; Arki, kolonie i placówki zostają.',
        'Odwrócenie nie jest lądowaniem. Odtąd planeta daje więcej zasobów, można na niej osiedlać ocalałych i nie można jej znów terraformować.',
      ],
    },
    explore: {
      title: 'Eksploracja',
      text: [
        'Użyj lidera **w kolorze planety**, odkryj wierzchnią kartę ocalałych i zyskaj jej zasoby. Jeśli karta ma kolor planety, a ty masz mniej niż 3 nieosiedlone karty ocalałych, możesz ją zachować przy mostku; w przeciwnym razie jest odrzucana.',
      ],
    },
    scouting: {
      title: 'Dwie karty ocalałych',
      text: [
        'Z Pojazdami zwiadowczymi zawsze odkrywasz 2 karty, rozpatrujesz jedną i odrzucasz drugą. Pustą talię tworzy się na nowo ze stosu kart odrzuconych. Jeśli została tylko jedna karta, rozpatruje się ją; jeśli żadna, Eksploracja jest niemożliwa.',
      ],
    },
    settle: {
      title: 'Osiedlenie',
      text: [
        'Na sterraformowanej planecie: połóż jedną ze swoich kart ocalałych w kolorze planety zakrytą obok mostku. Nic to nie kosztuje i punktuje na końcu gry. Na jednej planecie może z czasem osiąść dowolnie wielu ocalałych.',
      ],
    },
    colony: {
      title: 'Założenie kolonii',
      text: [
        'Potrzebujesz znacznika kolonii w puli i nie możesz mieć jeszcze kolonii na tej planecie. Cena zależy od liczby kolonii, które już masz. Każda kosztuje inżyniera i lidera dowolnego koloru, a ponadto:',
        '- 1. kolonia: nic więcej.',
        '- 2.: 1 jednostka dowolnego zasobu.',
        '- 3.: lider w kolorze planety.',
        '- Od 4. do 7.: lider w kolorze planety oraz 1, 2, 3 lub 4 jednostki.',
        '- 8.: 2 liderów w kolorze planety.',
        'Każdy specjalista wymaga osobnej karty lub znacznika. Kolonia zostaje na stałe i podnosi twój limit terraformowania o 1. Na jednej planecie może mieć kolonię dowolnie wielu graczy.',
      ],
    },
    outpost: {
      title: 'Utworzenie placówki handlowej',
      text: [
        'Na planecie, na której nie masz placówki, za darmo. Połóż placówkę z puli; jeśli pula jest pusta, przenieś swoją z innej planety. Zablokowane placówki się nie liczą.',
        'Utworzona na planecie z twoją kolonią lub tam przeniesiona, daje za każdym razem 2 PZ; kolonia założona później nic za to nie daje.',
        'Odtąd każde lądowanie dowolnej Arki na tej planecie daje ci jej zasoby. Placówka na planecie podnosi twój limit terraformowania o 1. Placówki różnych graczy mogą stać na jednej planecie. Wielokrotne przenoszenie jest dozwolone.',
      ],
    },
    specialist: {
      title: 'Zyskanie specjalisty',
      text: [
        'Raz na lądowanie, na księżycu, stacji kosmicznej lub w Gwiezdnym Portalu. Odrzuć kartę załogi z dowolnego rzędu i odblokuj zablokowany znacznik: karta inżyniera odblokowuje lidera dowolnego koloru, karta lidera odblokowuje inżyniera.',
      ],
    },
    draw: {
      title: 'Krok 5: dobranie',
      text: ['Na końcu tury możesz dobrać 1 kartę z talii załogi, jeśli masz mniej niż 6 kart.'],
    },
  },
};
