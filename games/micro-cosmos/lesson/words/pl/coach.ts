import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.planets':
    'Terraformuj planety, zakładaj kolonie i osiedlaj ocalałych. Gra kończy się rundę po sterraformowaniu trzeciej planety.',
  'coach.goal.travel': 'Przeleć najwyżej dwa pola. Miejsce lądowania decyduje, która załoga działa i co możesz zrobić.',
  'coach.goal.tracks':
    'Wydawaj zasoby, by podnosić tory planety: numer pola twojego znacznika to twoje punkty, a za pierwsze miejsce są 3 więcej.',

  'coach.discard-crew':
    'Zachowaj dwie z trzech kart załogi. Każda ma dwie krawędzie z akcjami i specjalistę, którym można płacić. To ostateczne.',
  'coach.discard-crew.edges': 'Które krawędzie pasują do planet odległych o jedno lub dwa pola?',
  'coach.discard-crew.colony': 'Inżynier i lider wystarczą na pierwszą kolonię.',
  'coach.place-crew':
    'Nad ładownią liczy się dolna krawędź, a zagrana karta jest odrzucana; pod nią liczy się górna, a karta może przejść wyżej.',
  'coach.place-crew.first': 'Której krawędzi potrzebujesz najpierw?',
  'coach.gain-any':
    'Zyskujesz jedną jednostkę do wyboru. Ładownia mieści cztery każdego rodzaju; co się nie zmieści, przepada.',
  'coach.gain-any.need': 'Czego wymaga następna planeta albo ulepszenie?',
  'coach.gain-any.room': 'Czy jest na to miejsce?',
  'coach.upgrade':
    'Jedno ulepszenie na turę, przed podróżą. Kosztuje specjalistę i zasoby, działa od razu i uwalnia znacznik kolonii.',
  'coach.upgrade.pair': 'Którą parę chcesz skompletować?',
  'coach.upgrade.engines': 'Silniki uwalniają swój znacznik dopiero po drugiej zapłacie.',
  'coach.pay-specialist':
    'Specjalista zostaje zużyty: odrzucasz kartę załogi albo odblokowany znacznik znów się blokuje. Wybierasz, co z tego.',
  'coach.pay-specialist.edge': 'Krawędzie której karty są ci najmniej potrzebne?',
  'coach.pay-specialist.marker': 'Znacznik można znów odblokować na księżycu, stacji albo w Portalu.',
  'coach.travel':
    'Musisz się ruszyć, co najmniej o jedno pole. Liczy się tylko pole lądowania: ono decyduje o załodze i akcjach.',
  'coach.travel.next': 'Gdzie możesz stamtąd wylądować w następnej turze?',
  'coach.travel.room': 'Księżyc i stacja mieszczą jedną Arkę.',
  'coach.discovery-track': 'Nowa planeta! Wybierz tor: zaczyna od poziomu 1, a twój znacznik wchodzi na tor planety.',
  'coach.discovery-track.bring': 'Który zasób przywieziesz tu najpierw?',
  'coach.cantina-pick':
    'Weź jedną z odkrytych kart załogi i wybierz jej rząd albo nie bierz żadnej. Puste miejsca uzupełnia talia.',
  'coach.cantina-pick.edge': 'Która krawędź zadziała tam, gdzie wylądujesz?',
  'coach.cantina-pick.specialist': 'Którego specjalisty ci brakuje?',
  'coach.draw-crew': 'Dobierz zakrytą kartę z talii. Możesz odmówić; dobranej nie można zwrócić.',
  'coach.draw-crew.room': 'Limit to sześć kart załogi, po trzy w rzędzie.',
  'coach.draw-crew.final': 'Dobrania karty nie można cofnąć.',
  'coach.play-crew':
    'Zagraj najwyżej dwie karty, w Gwiezdnym Portalu jedną. Kartę można zagrać bez akcji, tylko by ją przełożyć albo odrzucić.',
  'coach.play-crew.twice': 'Karta zagrana z dołu może zadziałać jeszcze raz z góry.',
  'coach.pay-any': 'Zapłać jednostką dowolnego rodzaju; wybierasz je po jednej.',
  'coach.pay-any.plenty': 'Którego rodzaju nie potrzebują twoje następne planety?',
  'coach.planet-action':
    'Jedna akcja na planecie: zasoby, terraformowanie, eksploracja, osiedlenie, kolonia lub placówka. Z Robotyką i kolonią tutaj dwie.',
  'coach.planet-action.back': 'Na co będzie cię stać, gdy tu wrócisz?',
  'coach.raise-level':
    'Wydawaj jednostki i podnoś tory. Znacznik idzie o tyle samo pól; gdy planeta jest gotowa, numer pola to twoje punkty.',
  'coach.raise-level.first': 'Kto będzie potem pierwszy?',
  'coach.raise-level.rival': 'Czy rywal może ją ukończyć w następnej turze?',
  'coach.explore-choice':
    'Pojazdy zwiadowcze znalazły dwie karty. Rozpatrujesz jedną: jej zasoby, a gdy kolor pasuje, możesz ją zachować.',
  'coach.explore-choice.colour': 'Zachować można tylko ocalałych w kolorze planety.',
  'coach.explore-choice.goods': 'Na które zasoby masz miejsce w ładowni?',
  'coach.keep-survivor':
    'Ocalali, których kartę zachowasz, czekają przy mostku. Punktują po osiedleniu na sterraformowanej planecie w ich kolorze.',
  'coach.keep-survivor.planet': 'Czy planeta w ich kolorze zostanie na czas sterraformowana?',
  'coach.keep-survivor.three': 'Czekać mogą najwyżej trzy karty.',
  'coach.orbit-action':
    'Możesz wykonać obie akcje, każdą raz: zebrać zasoby oraz odrzucić kartę załogi, by odblokować znacznik specjalisty.',
  'coach.orbit-action.lacks': 'Którego specjalisty brakuje do następnej kolonii?',
  'coach.orbit-action.both': 'Karta z liderem odblokowuje inżyniera, karta z inżynierem dowolnego lidera.',
  'coach.end-draw': 'Ostatni krok: karta załogi z talii, jeśli chcesz. Potem tura się kończy.',
  'coach.end-draw.room': 'Limit to sześć kart załogi, po trzy w rzędzie.',
  'coach.end-draw.specialist': 'Kartami płaci się też za kolonie i ulepszenia.',
  'coach.automa-specialist': 'Automa płaci swoją załogą. Wskazujesz, którego specjalisty użyje.',
  'coach.automa-specialist.spare': 'Którego zabraknie jej w następnych turach?',
  'coach.automa-outpost': 'Automa przenosi na tę planetę jedną ze swoich placówek. Wskazujesz którą.',
  'coach.automa-outpost.yield': 'Gdzie jej placówka zyskuje teraz najwięcej?',

  'tip.landings':
    'Planuj dwa lądowania: przy zasięgu dwóch pól na planetę często leci się przez księżyc, stację albo Portal.',
  'tip.bottom': 'Zaczynaj od dolnego rzędu: jedna karta, dwie akcje.',
  'tip.pairs':
    'Biokopuła ze Strefą rekreacji, Górnictwo kosmiczne z Pojazdami górniczymi: każda para to 5 punktów i placówka.',
  'tip.lead': 'Kończ planety, na których prowadzisz; zostaw te, które wygrałby rywal.',
  'tip.colonies': 'Każda kolonia jest warta więcej niż poprzednia: zacznij wcześnie.',

  'term.ark': 'Twój statek. Co turę musi lecieć, a miejsce lądowania decyduje, co możesz zrobić.',
  'term.route': 'Przerywana linia między dwoma polami. Arka lata po szlakach.',
  'term.range': 'Ile pól Arka może przelecieć w turze: 2, z Silnikami 4, a potem 6.',
  'term.moon': 'Miejsce dla jednej Arki. Możesz zebrać zasoby i zyskać specjalistę, także jedno i drugie.',
  'term.station':
    'Stacja kosmiczna: miejsce dla jednej Arki. Możesz zebrać zasoby i zyskać specjalistę, także jedno i drugie.',
  'term.asteroid': 'Pole po drodze. Lądowanie nie daje tu akcji i żadna krawędź nie działa.',
  'term.star-gate': 'Środek galaktyki. Działa tu każda krawędź, ale można zagrać tylko jedną kartę.',
  'term.damaged': 'Planeta, której tory nie są jeszcze pełne. Można ją terraformować.',
  'term.terraformed': 'Planeta z pełnymi torami. Jest już podliczona, daje więcej i mogą się na niej osiedlać ocalali.',
  'term.crew-card':
    'Pomocnik z dwiema krawędziami i specjalistą: krawędź działa albo odrzucasz kartę, by zapłacić specjalistą.',
  'term.edge':
    'Bok karty załogi sąsiadujący z ładownią. Działa na planetach swojego koloru, orbitalny na księżycach i stacjach.',
  'term.rows': 'Trzy karty załogi leżą nad ładownią, trzy pod nią. Zagrane z dołu mogą przejść do górnego rzędu.',
  'term.cantina': 'Trzy odkryte karty załogi; niektóre efekty pozwalają wybrać jedną z nich.',
  'term.specialist':
    'Inżynier albo lider w jednym z kolorów: na karcie załogi lub jako odblokowany znacznik na karcie ładowni.',
  'term.ready': 'Odblokowany znacznik specjalisty, gotowy do użycia. Użycie znów go blokuje.',
  'term.upgrade': 'Zdolność twojej Arki, jedna na turę. Uwalnia znacznik kolonii.',
  'term.terraforming-track': 'Pokazuje, ile poziomów planety podniósł każdy gracz. Numer twojego pola to twoje punkty.',
  'term.first-place':
    'Znacznik najdalej na torze terraformacji ukończonej planety; na tym samym polu ten, który dotarł później.',
  'term.colony':
    'Punktuje na koniec, każda więcej niż poprzednia, i pozwala podnieść o jeden poziom więcej przy terraformowaniu.',
  'term.outpost': 'Placówka handlowa daje ci zasoby swojej planety, gdy ląduje tam jakakolwiek Arka.',
  'term.survivor': 'Odnaleziony podczas eksploracji. Daje zasoby, a w kolorze planety można go zachować.',
  'term.settled': 'Ocalali, którzy mają dom na sterraformowanej planecie w swoim kolorze. Tylko oni punktują.',
  'term.discovery': 'Lot do pustego obszaru wykłada nową planetę; jeden z jej torów zaczyna dla ciebie od poziomu 1.',
};
