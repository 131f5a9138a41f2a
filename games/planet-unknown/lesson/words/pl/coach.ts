import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.planet':
    'Zakryj planetę kafelkami. Każdy ukończony rząd i każda kolumna dają medal; meteoryty je psują, dopóki nie zbierze ich łazik.',
  'coach.goal.round':
    'Co rundę dowódca obraca stację; bierzesz jeden z dwóch kafelków przed tobą i umieszczasz go obok swoich elementów.',
  'coach.goal.tracks':
    'Oba budynki kafelka przesuwają znaczniki w górę. Symbole na torach dają łaziki, karty, technologie, łatki i dalsze kroki.',

  'coach.choose-sides':
    'Wspólne strony są dla wszystkich takie same. Pozostałe mają własne zasady; do pierwszej gry weź wspólne.',
  'coach.choose-sides.difficulty': 'Na każdej planszy podano poziom trudności od 1 do 4.',
  'coach.pick-planet':
    'Twoja planeta na całą grę. KSB-4156 nie ma specjalnej zasady; każda inna zmienia sposób umieszczania kafelków.',
  'coach.pick-planet.difficulty': 'Na każdej planecie podano poziom trudności od 1 do 4.',
  'coach.pick-planet.order': 'Planety, którą weźmiesz, nie dostanie już nikt inny; wyjątkiem jest wspólna.',
  'coach.pick-corporation': 'Twoje tory i technologie na całą grę. Koalicja Uniwersalna nie ma specjalnej zasady.',
  'coach.pick-corporation.difficulty': 'Na każdej korporacji podano poziom trudności od 1 do 4.',
  'coach.pick-corporation.match': 'Czy pasuje do twojej planety?',
  'coach.flux-start': 'Żeton flux wskazuje jeden tor; na nim działają twoje technologie.',
  'coach.flux-start.track': 'Na którym torze dadzą postęp twoje pierwsze kafelki?',
  'coach.flux-start.later': 'Z każdą osiągniętą technologią możesz go przenieść.',
  'coach.drop-mission':
    'Misje osobiste to tajne cele, po 5 punktów za każdą spełnioną na koniec. Zwróć tę, która najmniej pasuje do twojej planety.',
  'coach.drop-mission.suits': 'Którą spełnisz przy okazji?',
  'coach.rotate':
    'Decydujesz, która sekcja stanie przed tobą, a więc i co dostaną inni. Stację można też zostawić, jak jest.',
  'coach.rotate.symbol': 'Który z twoich znaczników stoi o krok przed symbolem?',
  'coach.rotate.rival': 'Co najbardziej pomogłoby rywalowi?',
  'coach.turn':
    'Weź jeden z dwóch kafelków swojej sekcji i umieść go obok swoich elementów, nie na nich. Podgląd pokazuje, co to da.',
  'coach.turn.line': 'Czy kończy linię, czy zostawia dziurę, do której nic nie pasuje?',
  'coach.turn.meteorite': 'Gdzie spadnie meteoryt?',
  'coach.place':
    'Umieść ten kafelek obok swoich elementów, nie na nich. Jest już twój; wybierasz tylko, gdzie i jak leży.',
  'coach.place.line': 'Czy kończy linię, czy zostawia dziurę, do której nic nie pasuje?',
  'coach.place.rover': 'Łaziki i kapsuły pod nim zostaną zniszczone: odjedź wcześniej, jeśli możesz.',
  'coach.select-extra': 'W tej rundzie dostajesz drugi kafelek. Wybierz jeden z dwóch przed tobą, a potem go umieść.',
  'coach.select-extra.fits': 'Który kończy linię?',
  'coach.select-extra.size': 'Duże kafelki zakrywają więcej, małe pasują do dziur.',
  'coach.ignore-building':
    'Wydarzenie wyłącza jeden budynek twojego kafelka. Drugi działa jak zawsze, a teren zostaje.',
  'coach.ignore-building.near': 'Który znacznik ma dalej do następnego symbolu?',
  'coach.ignore-building.top': 'Znacznik na szczycie i tak nic nie zyskuje.',
  'coach.resolve': 'Rozpatrz te korzyści w dowolnej kolejności. Jeden krok może dać symbol, który wzmocni następny.',
  'coach.resolve.technology': 'Najpierw technologia, jeśli coś odblokuje.',
  'coach.resolve.movement': 'Punktów ruchu możesz używać między dowolnymi dwiema korzyściami.',
  'coach.confirm':
    'Wszystko rozpatrzone. Potwierdzenie kończy twój ruch; do tej chwili możesz cofnąć i umieścić kafelek gdzie indziej.',
  'coach.confirm.undo': 'Spójrz jeszcze raz: czy kafelek domknął to, co miał?',
  'coach.confirm.movement': 'Punkty ruchu niewykorzystane do końca rundy przepadają.',
  'coach.energy-track':
    'Energia przesuwa znacznik drugiego terenu kafelka albo dowolnego terenu, z którym jej obszar styka się bokiem; woda nie wymaga lodu.',
  'coach.energy-track.symbol': 'Na którym torze symbol jest na następnym polu?',
  'coach.tech-as-energy':
    'Dzięki technologii ten budynek może działać jak energia: przesuń znacznik technologii albo terenu, z którym się ona styka.',
  'coach.tech-as-energy.symbol': 'Na którym torze symbol jest na następnym polu?',
  'coach.tech-as-energy.plain': 'Jako zwykły budynek przybliża następną technologię.',
  'coach.synergy': 'Przesuń jeden dowolny znacznik o jeden i zdobądź to, co pokazuje pole, także kolejną synergię.',
  'coach.synergy.up': 'Na każdym torze spójrz o jedno pole wyżej.',
  'coach.choose-tracker':
    'Wybierz znacznik; krok po kroku zdobywa to, na czym staje. Jeśli wybierasz kilka, każdy musi być inny.',
  'coach.choose-tracker.symbol': 'Który dojdzie do symbolu albo medalu?',
  'coach.choose-tracker.top': 'Znacznik na szczycie nie może iść dalej.',
  'coach.advance-to':
    'W korporacji Makeshift znaczniki idą prosto w górę albo po skosie na sąsiedni tor i zdobywają to, na czym staną.',
  'coach.advance-to.symbol': 'Na którym polu jest lepszy symbol?',
  'coach.advance-to.column': 'Na koniec znacznik punktuje na torze, na którym stoi.',
  'coach.benefit': 'To podwójne pole ma dwie korzyści. Zdobywasz jedną z nich, druga przepada.',
  'coach.benefit.now': 'Która pomoże ci jeszcze w tej rundzie?',
  'coach.benefit.patch': 'Łatka jest najwięcej warta tam, gdzie jedno pole kończy linię.',
  'coach.regress':
    'Jeden z tych znaczników się cofa. Zdobyte korzyści zostają, ale medal powyżej przestaje się liczyć.',
  'coach.regress.again': 'Symbole, które minie później drugi raz, zdobędziesz ponownie.',
  'coach.regress.medal': 'Który nie traci ani medalu, ani technologii?',
  'coach.unionize':
    'Każdy znacznik poniżej pola 5 wspina się na nie, po jednym kroku i w dowolnej kolejności, i zdobywa wszystko poza synergiami.',
  'coach.unionize.order': 'Wcześnie zdobyta technologia może wzmocnić resztę.',
  'coach.unionize.synergy': 'Synergie po drodze tym razem nic nie dają.',
  'coach.deploy-rover': 'Łazik ląduje na polu twojego najnowszego kafelka. Wystawiony na meteoryt, od razu go zbiera.',
  'coach.deploy-rover.near': 'Które kapsuły i meteoryty są blisko?',
  'coach.sink-meteorite':
    'Łazik dotarł do wody i może zniszczyć wieziony meteoryt. Meteoryt opuszcza wtedy grę i nie liczy się jako zebrany.',
  'coach.sink-meteorite.empty': 'Pusty łazik może pojechać po następny.',
  'coach.sink-meteorite.three': 'Każde trzy zebrane to 1 punkt.',
  'coach.relocate-rover': 'Możesz przenieść jeden łazik na dowolne pole planety albo zostawić wszystkie na miejscu.',
  'coach.relocate-rover.far': 'Który stoi daleko od wszystkiego, co warto zebrać?',
  'coach.relocate-rover.tile': 'Łazik, który przeszkadza następnemu kafelkowi, lepiej przenieść.',
  'coach.relocate-to': 'Wybierz dowolne pole bez łazika. Łazik zbiera to, co tam leży.',
  'coach.relocate-to.collect': 'Czy jest kapsuła, do której żaden łazik nie zdąży?',
  'coach.relocate-to.hub': 'Skąd dosięgniesz dwóch rzeczy naraz?',
  'coach.destroy-rover': 'Wydarzenie kosztuje cię łazik. Opuszcza on grę.',
  'coach.destroy-rover.idle': 'Który ma najmniej do zebrania?',
  'coach.destroy-rover.reserve': 'Bez niego niektóre kapsuły mogą być poza zasięgiem.',
  'coach.patch':
    'Łatka zakrywa jedno pole obok twoich elementów, ale nie przesuwa znaczników. Nie może leżeć na meteorycie.',
  'coach.patch.line': 'Które pojedyncze pole kończy linię?',
  'coach.patch.hole': 'Do dziury na jedno pole nic innego nie pasuje.',
  'coach.lifepod-to':
    'Twoja korporacja korzysta z kapsuł: w obszarze punktacji to 1 punkt, gdzie indziej otwierają drogę albo technologię.',
  'coach.lifepod-to.score': 'Punktuje tylko obszar punktacji.',
  'coach.lifepod-to.jump': 'Znaczniki przeskakują kapsuły, ale to, co leży pod kapsułą, nie działa.',
  'coach.reposition': 'Możesz przestawić zebrane kapsuły na inne wolne miejsce albo na tym poprzestać.',
  'coach.reposition.free': 'Kapsuła, którą znacznik już przeskoczył, może zwolnić pole.',
  'coach.reposition.score': 'Przed końcem przenieś je do obszaru punktacji.',
  'coach.collect-lifepod': 'Wybierz kapsuły na swojej planecie; są uratowane od razu, bez łazika.',
  'coach.collect-lifepod.danger': 'Która stoi tam, gdzie mają leżeć następne kafelki?',
  'coach.collect-lifepod.far': 'Która jest najdalej od twoich łazików?',
  'coach.destroy-lifepod': 'Wydarzenie kosztuje cię kapsułę. Nie da już punktów.',
  'coach.destroy-lifepod.covered': 'Którą i tak zakryłby kafelek?',
  'coach.destroy-lifepod.rover': 'Która kosztowałaby najwięcej ruchu?',
  'coach.collect-meteorite': 'Wybierz meteoryt na planecie; zbierasz go, a jego rząd i kolumna znów się liczą.',
  'coach.collect-meteorite.line': 'Który leży w liniach bliskich ukończenia?',
  'coach.collect-meteorite.three': 'Każde trzy zebrane to 1 punkt.',
  'coach.destroy-meteorite':
    'Wybierz meteoryt do zniszczenia. Jego linie znów się liczą, ale nie liczy się on jako zebrany.',
  'coach.destroy-meteorite.line': 'Który leży w liniach bliskich ukończenia?',
  'coach.destroy-meteorite.collect': 'Zostaw te, które wkrótce zbierze łazik.',
  'coach.destroy-line': 'Wszystkie meteoryty jednego rzędu lub kolumny są niszczone. Nie liczą się jako zebrane.',
  'coach.destroy-line.most': 'Gdzie leży ich najwięcej?',
  'coach.destroy-line.near': 'Która linia jest bliska ukończenia?',
  'coach.add-meteorite':
    'Meteoryt spada na jeden z twoich symboli meteoru; wybierasz który. Łazik na tym polu zostaje zniszczony.',
  'coach.add-meteorite.rover': 'Gdzie łazik jest blisko, ale nie pod spodem?',
  'coach.add-meteorite.line': 'Których linii i tak raczej nie ukończysz?',
  'coach.flux-move': 'Masz nową technologię: żeton flux może przejść na inny tor albo zostać.',
  'coach.flux-move.technology': 'Działa tylko najnowsza technologia: co robi ze wskazanym torem?',
  'coach.flux-move.stay': 'Na którym torze będziesz robić największe postępy aż do następnej technologii?',
  'coach.claim-row': 'Wybierz znacznik: zdobywasz wszystkie korzyści z jego rzędu, na wszystkich pięciu torach.',
  'coach.claim-row.row': 'W którym rzędzie jest najwięcej symboli?',
  'coach.claim-row.once': 'To działa raz na grę.',
  'coach.open-contest': 'Dobrano trzy misje; wybierz jedną, o którą na koniec rywalizują wszyscy. Pozostałe wracają.',
  'coach.open-contest.lead': 'W której już teraz prowadzisz?',
  'coach.open-contest.final': 'Tego nie da się cofnąć.',
  'coach.choose-card':
    'Widzisz wszystkie pozostałe karty tego poziomu i zatrzymujesz jedną. Natychmiastowe działają teraz, inne punktują na koniec w tajemnicy.',
  'coach.choose-card.rounds': 'Ile rund zostało, żeby się opłaciła?',
  'coach.keep-card':
    'Przeglądasz wszystko, co zostało w taliach cywilizacji, i zatrzymujesz karty tuż przed punktacją.',
  'coach.keep-card.score': 'Która z tym, co masz, da najwięcej?',
  'coach.keep-card.order': 'Karty natychmiastowe wciąż działają od razu.',
  'coach.boost-or-peek': 'Albo przesuwasz teraz znacznik, albo oglądasz następne wydarzenie, które poznasz tylko ty.',
  'coach.boost-or-peek.synergy': 'Co dałaby ci synergia o krok wyżej?',
  'coach.boost-or-peek.peek': 'Wiedza pomaga najbardziej, gdy plan można jeszcze zmienić.',
  'coach.remove-stack': 'Cały stos opuszcza stację. Jego sekcja będzie odtąd dawać tylko jeden kafelek.',
  'coach.remove-stack.rival': 'Który kształt jest tobie najmniej potrzebny, a rywalowi najbardziej?',
  'coach.remove-stack.end': 'Sekcja bez kafelków kończy grę.',

  'tip.sizes': 'Duże kafelki wcześnie, małe późno: małe pasują do dziur.',
  'tip.outer': 'Zapełniaj krótkie linie zewnętrzne po drodze do długich, wartych 3.',
  'tip.above': 'Zanim wybierzesz kafelek, sprawdź pole nad każdym znacznikiem.',
  'tip.meteorite':
    'Meteoryt nic nie kosztuje, dopóki jego linie nie są prawie pełne; wtedy kosztuje dwie linie. Trzymaj łazik w pobliżu.',
  'tip.technology': 'Technologia używana przez całą grę jest lepsza niż zdobyta na sam koniec.',
};
