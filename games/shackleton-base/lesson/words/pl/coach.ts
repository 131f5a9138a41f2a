import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.points':
    'Trzy rundy po sześciu astronautów. Buduj, realizuj projekty i współpracuj z trzema korporacjami; wygrywa najwięcej punktów.',
  'coach.goal.work':
    'W kraterze astronauci zarabiają: zasoby, kredyty albo zasoby korporacji. Na liniach dowodzenia wydają.',
  'coach.goal.people':
    'Astronauci, którzy pracowali w rzędzie, trafiają do najsilniejszego tam gracza i mieszkają w jego budynkach: dają dochód i zniżki.',

  'coach.choose-solo-side': 'Wybierz, jak silny jest AstroBot z tą korporacją: łatwa czy trudna strona jej karty.',
  'coach.choose-solo-side.first': 'Na pierwszą grę solo wybierz same łatwe strony.',
  'coach.choose-leader':
    'Kierownik ma jedną zdolność; ulepsza ją centrum dowodzenia. Wszystkie kafelki leżą odkryte, każdy wybiera jeden.',
  'coach.choose-leader.often': 'Którą akcję będziesz wykonywać najczęściej?',
  'coach.place-first-dome':
    'Pierwsza kopuła jest darmowa: w sektorze środkowym, razem z zasilaniem. Leżący obok żeton działa od razu.',
  'coach.place-first-dome.rows': 'W których rzędach leży?',
  'coach.place-first-dome.corporation': 'Która korporacja jest dla ciebie najważniejsza na początku?',
  'coach.pick-shuttle':
    'Sześciu astronautów i zasoby na tę rundę; niższy numer działa wcześniej. Niewybrani astronauci trafiają na Stację Gateway.',
  'coach.pick-shuttle.types': 'Które typy pasują do twoich planów?',
  'coach.pick-shuttle.early': 'Czy warto w tej rundzie działać wcześnie?',
  'coach.leader-swap':
    'Kierownik może zamienić astronautę z wahadłowca na jednego ze Stacji Gateway. Nowego trzeba wystawić od razu.',
  'coach.leader-swap.match': 'Który typ dostanie premię za to, co planujesz?',
  'coach.choose-main-action':
    'Wystaw astronautę: w kraterze zarabia; budowa, projekt lub akcje korporacji to wydatki; Stacja Gateway, gdy nic nie pasuje.',
  'coach.choose-main-action.match': 'Pasujący typ daje premię.',
  'coach.choose-main-action.price': 'Pola dowodzenia drożeją: wczesne są tanie.',
  'coach.choose-main-action.row': 'Wskaż pole krateru: zobaczysz opłatę za sektor, zysk i to, kto dostanie astronautę.',
  'coach.pay-with-robots':
    'Roboty zastępują kredyty, tytan lub metale ziem rzadkich. Wybierz, ile czego zastąpią; zużyte przepadają.',
  'coach.pay-with-robots.joker': 'Zachowaj je na to, czego inaczej nie zdobędziesz.',
  'coach.choose-sector-for-token':
    'Naukowiec aktywuje po jednym żetonie przy każdym sektorze rzędu, żadnego dwa razy. Wybierz następny.',
  'coach.choose-sector-for-token.goods': 'Które zasoby przybliżają cię do celu?',
  'coach.choose-building':
    'Kopuły dają dochód, warsztaty zniżki, laboratoria punkty na koniec; centrum dowodzenia ulepsza kierownika.',
  'coach.choose-building.live': 'Którzy astronauci w nim zamieszkają?',
  'coach.choose-building.upkeep': 'Im większy, tym droższe utrzymanie w każdej rundzie.',
  'coach.choose-sector':
    'Sektor musi mieć zasilanie i miejsce, a nie może mieć twojego budynku ani budynku tego rozmiaru. Obecność zwalnia tam z opłaty za sektor.',
  'coach.choose-sector.rows': 'Których rzędów używasz najczęściej?',
  'coach.choose-sector.rent': 'Czyj największy budynek będzie tam pobierać opłatę za sektor?',
  'coach.substitute-resource': 'Kierownik pozwala zapłacić kredytami zamiast zasobu tego budynku.',
  'coach.substitute-resource.scarce': 'Czy ten zasób będzie ci wkrótce potrzebny?',
  'coach.order-lab-abilities': 'Gdy stawiasz laboratorium, działają wszystkie twoje. Wybierz następne.',
  'coach.order-lab-abilities.order': 'Czy jedno daje coś, czego potrzebuje drugie?',
  'coach.move-astronauts-in': 'Astronauci z bazy mogą się teraz przenieść do nowego budynku. Zakończ, kiedy chcesz.',
  'coach.move-astronauts-in.type': 'Korzyść daje tylko odpowiedni typ.',
  'coach.leader-after-build': 'Po budowie kierownik oferuje zdolność. Nie musisz jej użyć; cena jest podana.',
  'coach.leader-after-build.worth': 'Zasób lub astronauta jest wart około 3 kredytów.',
  'coach.engineer-bonus':
    'Połóż żeton korporacji na wolnym narożniku i aktywuj go albo aktywuj ten, który tu leży. Każdy położony podnosi cenę jej projektów.',
  'coach.engineer-bonus.again': 'Czy twoi naukowcy będą tu jeszcze pracować?',
  'coach.engineer-bonus.dear': 'Chcesz jeszcze projektów tej korporacji?',
  'coach.choose-project':
    'Zapłać kredyty i weź kartę. Wspólna energia musi być dość wysoka, a część się zużywa. Punkty liczą się na końcu.',
  'coach.choose-project.energy': 'Komu zabraknie potem energii?',
  'coach.choose-project.soon': 'Wcześnie wzięta zdolność zadziała więcej razy.',
  'coach.leader-on-fund': 'Kierownik może aktywować żeton korporacji tego projektu, gdziekolwiek leży.',
  'coach.leader-on-fund.worth': 'Czy ten efekt jest teraz wart kredytów?',
  'coach.choose-corp-action':
    'Wykonaj akcje planszetek korporacji, twoich projektów i toru reputacji do twojego znacznika; każda z toru raz na turę.',
  'coach.choose-corp-action.goal': 'Który cel się przybliża?',
  'coach.choose-corp-action.order': 'Zacznij od akcji, które dają zasoby, potem je wydawaj.',
  'coach.recruit': 'Weź astronautę ze Stacji Gateway na wolne pole w bazie. Zostanie tam także w następnych rundach.',
  'coach.recruit.income': 'W kopułach każdy daje dochód przy utrzymaniu.',
  'coach.recruit.type': 'Któremu budynkowi brakuje jego typu?',
  'coach.gateway-order': 'Stacja Gateway daje kredyty, astronautę i jedną akcję korporacji. Wybierz, co najpierw.',
  'coach.gateway-order.first': 'Najpierw kredyty, jeśli akcja korporacji kosztuje.',
  'coach.leader-after-crater': 'Po pracy w kraterze kierownik oferuje akcję korporacji. Nie musisz jej wykonać.',
  'coach.leader-after-crater.worth': 'Dwa punkty reputacji są możliwe zawsze i liczą się na końcu.',
  'coach.triggered-ability': 'Twój projekt reaguje na to, co się stało. Nie musisz go użyć; koszt jest podany.',
  'coach.triggered-ability.worth': 'Czy daje więcej, niż kosztuje?',
  'coach.order-triggers': 'Kilka zdolności reaguje naraz. Wybierz tę, która zadziała teraz.',
  'coach.order-triggers.order': 'Najpierw ta, która daje coś potrzebnego następnej.',
  'coach.activate-token': 'Wybierz żeton: jego efekt działa raz, a żeton zostaje.',
  'coach.activate-token.goods': 'Których zasobów ci brakuje?',
  'coach.mine-own-sector': 'Wybierz sektor ze swoim budynkiem i weź jego zasób.',
  'coach.mine-own-sector.lack': 'Ile kosztuje twój następny budynek?',
  'coach.claim-goals':
    'Możesz wypełnić cel. Weź go na stałe albo poczekaj na wyższy: możesz mieć tylko jeden cel każdej korporacji.',
  'coach.claim-goals.higher': 'Czy zdążysz jeszcze wypełnić następny?',
  'coach.claim-goals.slots': 'Miejsc jest mało: rywal może być szybszy. Większa reputacja to więcej punktów.',
  'coach.arrange-base':
    'Rozmieść astronautów. Właściwy typ w budynku daje dochód lub zniżkę; kto nie znajdzie pola, trafia na Stację Gateway.',
  'coach.arrange-base.order':
    'Najpierw ci, którzy obniżają utrzymanie, potem ci, którzy zarabiają, na końcu ci, którzy punktują.',
  'coach.arrange-base.labs': 'W rundzie 3 wypełnij laboratoria ich typem.',
  'coach.command-window':
    'Przed głównym efektem możesz postawić panel za metale ziem rzadkich albo kupić energię, póki jest poniżej 3. Potem przejdź dalej.',
  'coach.command-window.who': 'Kto skorzysta z energii, którą wyprodukujesz?',
  'coach.command-window.need': 'Czy potrzebuje jej twój sektor albo projekt?',
  'coach.choose-one-corp-action':
    'Wykonaj jedną akcję korporacji: z planszetki, ze swojego projektu albo z toru reputacji.',
  'coach.choose-one-corp-action.goal': 'Która przybliża cię do celu?',
  'coach.choose-saving': 'Karta obniża cenę: wybierz zasób, którego nie zapłacisz.',
  'coach.choose-saving.scarce': 'Oszczędź to, co najtrudniej zdobyć.',
  'coach.discard-sample': 'Wybierz próbkę, którą oddajesz. Przepada.',
  'coach.discard-sample.spare': 'Zostaw te, których wymagają odkryte eksperymenty.',
  'coach.seat-tourist':
    'Posadź turystów na Spacerze Krawędzią albo na swojej atrakcji. Każde miejsce płaci od razu; na atrakcjach dają kredyty co rundę.',
  'coach.seat-tourist.full': 'Pełna atrakcja daje więcej punktów.',
  'coach.seat-tourist.race': 'Na Spacerze Krawędzią każdy zajmuje następne wolne miejsce.',
  'coach.choose-cargo-space':
    'Zapłać koszt pola i zdobądź punkty. Każdego pola używa się raz w grze: kto pierwszy, ten lepszy.',
  'coach.choose-cargo-space.levels': 'Ładunki na większej liczbie poziomów punktują na końcu.',
  'coach.choose-cargo-space.keep': 'Czy tytan lub metale ziem rzadkich nie przydadzą się do budowy?',
  'coach.choose-experiment': 'Zapłać próbki i zdobądź punkty. Co rundę wykładane są nowe eksperymenty.',
  'coach.choose-experiment.fields': 'Trzy różne dziedziny tworzą na końcu komplet.',
  'coach.choose-sample-type': 'Wybierz rodzaj próbki, którą dostajesz.',
  'coach.choose-sample-type.shown': 'Do którego odkrytego eksperymentu brakuje właśnie jej?',
  'coach.choose-farm':
    'Farma stoi w zasilanym sektorze z twoim budynkiem. Plony zbiera ten, kto dostaje astronautów z jej rzędów.',
  'coach.choose-farm.row': 'Czy w jej rzędach masz przewagę?',
  'coach.choose-farm.size': 'Duże farmy dają więcej punktów i zajmują sektor.',
  'coach.choose-programme':
    'Zapłać za Program Obronny i zdobądź punkty. Wsparcia wszystkich razem decydują, czy asteroida zostanie odchylona.',
  'coach.choose-programme.asteroid': 'Czy uderzy w twoje sektory? Są zaznaczone.',
  'coach.choose-factory': 'Zapłać za fabrykę: punkty od razu, dochód przy każdym utrzymaniu. Po jednej z rodzaju.',
  'coach.choose-factory.lines': 'Różne rzędy i kolumny punktują na końcu.',
  'coach.choose-factory.early': 'Wczesna fabryka przynosi dochód więcej razy.',
  'coach.choose-mars-option':
    'Wyślij budynek na statek na Marsa za punkty albo zamontuj panel. Wysłany budynek nie stoi już w kraterze.',
  'coach.choose-mars-option.presence': 'W których rzędach stracisz obecność?',
  'coach.choose-mars-option.late': 'Na statku nie kosztuje utrzymania; pod koniec obecność znaczy mniej.',
  'coach.send-to-ship': 'Astronauta może wsiąść na statek na Marsa na stałe. Daje punkty i opuszcza bazę.',
  'coach.send-to-ship.pairs': 'Budynek i astronauta na statku tworzą na końcu parę.',
  'coach.module-slot': 'Wybierz na statku pole dla tego budynku. Zostanie tam.',
  'coach.module-slot.complete': 'Gdy moduł się zapełni, każdy budynek w nim daje punkty właścicielowi.',

  'tip.early': 'Pierwszy na linii dowodzenia płaci najmniej: buduj na początku rundy, wydobywaj później.',
  'tip.rows':
    'Miej przewagę w rzędach, których używasz: żadnych opłat za sektor, a przy utrzymaniu ich astronauci są twoi.',
  'tip.match':
    'Inżynier buduje, technik realizuje projekty, naukowiec wykonuje akcje korporacji: zgodny typ to druga akcja.',
  'tip.upkeep': 'Każdy budynek kosztuje utrzymanie; inżynier w Warsztacie utrzymania oszczędza 3.',
  'tip.goals': 'Wcześnie wybierz po jednym celu każdej korporacji; reputacja dodaje do każdego do 4 punktów.',
};
