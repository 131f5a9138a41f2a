import type { board as english } from '../en/board.ts';

export const board: { readonly [key in keyof typeof english]: string } = {
  'board.board': 'Krater: osiemnaście sektorów wokół środkowego heksu i trzydzieści pól na krawędzi',
  'board.keys': 'Strzałki przesuwają, Enter wybiera, N przechodzi do następnej rzeczy do wyboru',
  'board.target': 'można wybrać',
  'board.chosen': 'wybrano',
  'board.watching': 'Oglądasz rozgrywkę.',
  'board.moment': 'Runda {round} z {rounds}, {phase}',
  'board.upkeep.withdraw': 'Utrzymanie: astronauci',
  'board.upkeep.income': 'Utrzymanie: dochód',
  'board.upkeep.costs': 'Utrzymanie: koszty',
  'board.moment.over': 'Koniec',

  'board.brings': 'daje: {gains}',
  'board.free': 'bezpłatnie',
  'board.nobody': 'nikt',
  'board.nothing': 'nic',
  'board.empty': 'puste',
  'board.used': 'użyte w tej rundzie',
  'board.left': 'zostało: {n}',
  'board.built': 'postawione',
  'board.supply': 'zasoby ogólne',
  'board.close': 'Zamknij',
  'board.next': 'Dalej',
  'board.all': 'Wszystko',
  'board.fold': 'Zwiń: {corporation}',
  'board.unfold': 'Rozwiń: {corporation}',
  'board.rail': 'Plansze',
  'board.dashboard': 'Obszar dowodzenia, Stacja Gateway i tory',

  'board.sector': 'Sektor {sector}',
  'board.powered': 'zasilany',
  'board.dark': 'bez zasilania',
  'board.neutral': 'neutralna kopuła',
  'board.building.of': '{name}: {building}',
  'board.farm': 'farma rozmiaru {size}',
  'board.room': 'wolne miejsce: {n}',
  'board.space': 'Pole krateru {space}',
  'board.space.taken': 'zajęte: {astronaut}',
  'board.rent': 'opłata za sektor {n}',
  'board.row': 'rząd {sectors}',
  'board.receives': 'astronautę otrzyma: {name}',
  'board.receives.nobody': 'astronauta trafi na Stację Gateway',
  'board.spot': 'Puste pole żetonu {spot}',
  'board.token': 'Żeton {corporation}, {spot}',
  'board.spot.sectors': 'obok: {sectors}',
  'board.token.named': '{corporation}, żeton {spot} ({gains})',
  'board.corner.activate': 'aktywuj żeton {spot} ({gains})',
  'board.corner.place': 'połóż żeton na polu {spot} (obok: {sectors})',
  'board.centre':
    'Środkowy heks: {n, plural, one {# wolny panel} few {# wolne panele} many {# wolnych paneli} other {# panelu}}',
  'board.panel.next':
    '{n, plural, one {# panel} few {# panele} many {# paneli} other {# panelu}} na krawędzi, następny daje energię: {energy}',
  'board.panel.none': 'na krawędzi nie ma już paneli',
  'board.panel.text':
    'Panele na środkowym heksie nie należą do nikogo i mogą zasilić każdy sektor, w którym ktoś buduje. Raz na turę, podczas akcji dowodzenia, można postawić panel za 1 żeton metali ziem rzadkich, jeśli energia wynosi najwyżej 8.',
  'board.panel.taken': 'Sektor bez zasilania zabiera panel ze środkowego heksu.',

  'board.row.title':
    '{space}: {n, plural, =0 {nic nie zostanie aktywowane} one {aktywujesz # sektor} few {aktywujesz # sektory} many {aktywujesz # sektorów} other {aktywujesz # sektora}}',
  'board.row.short': 'Opłaty {n}: za drogo',
  'board.row.tie': 'remis: najbliższy budynek',

  'board.command.build': 'Budowa',
  'board.command.fund': 'Projekt',
  'board.command.corporate': 'Korporacje',
  'board.command.build.text':
    'Opłać pierwsze wolne pole z lewej, wybierz budynek i zasilany sektor, zapłać i postaw go. Inżynier kładzie potem obok żeton albo go aktywuje.',
  'board.command.fund.text':
    'Opłać pierwsze wolne pole z lewej i weź jeden z widocznych projektów, jeśli energia wystarcza. Technik wykonuje potem akcję korporacji.',
  'board.command.corporate.text':
    'Opłać pierwsze wolne pole z lewej i wykonaj najwyżej trzy akcje korporacji. Naukowiec rekrutuje potem astronautę.',
  'board.command.price': 'koszt: {n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  'board.command.full': 'brak wolnego pola',
  'board.command.bonus': 'premia za: {astronaut}',
  'board.gateway': 'Stacja Gateway',
  'board.gateway.text':
    'Otrzymaj 3 kredyty, zrekrutuj innego astronautę i wykonaj akcję korporacji, w dowolnej kolejności.',
  'board.gateway.crew': 'Stacja Gateway: {n} × {astronaut}',
  'board.energy': 'Energia {n}',
  'board.energy.emergency':
    'krok można kupić za {n, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  'board.energy.blocked': 'nie można stawiać paneli',
  'board.energy.text':
    'Energia jest wspólna. Kto podniesie ją do symbolu lub dalej, zdobywa 1 reputację. Na polach 9 i 10 nie stawia się paneli; poniżej 3 można dokupić kroki podczas akcji dowodzenia.',
  'board.reputation.at': '{name}: {n}',
  'board.reputation.from': 'od reputacji {n}',
  'board.reputation.goal': 'Od {n}: cele dają o {vp} więcej',
  'board.reputation.upkeep':
    'Od {n}: utrzymanie za reputację kosztuje {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  'board.reputation.text':
    'Akcje korporacji z toru są dostępne aż do twojego znacznika, każda raz na turę. Na koniec każda reputacja jest warta 1 punkt.',

  'board.tokens.left': 'na planszy: {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'board.token.gives': 'Jej żeton daje: {gains}',
  'board.project.price':
    'Projekt kosztuje {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}, wymaga energii {energyRequired} i zużywa {energySpent}',
  'board.project.later':
    'po następnym żetonie {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}, energia {energyRequired}, zużywa {energySpent}',
  'board.pile': 'w stosie: {n, plural, one {# projekt} few {# projekty} many {# projektów} other {# projektu}}',
  'board.levels': 'Ceny, poziom po poziomie',
  'board.goals': 'Cele',
  'board.goal.points': 'PZ: {vp}, za reputację jeszcze {bonus}',
  'board.goal.progress': 'masz {has} z {needs}',
  'board.goal.free': '{n, plural, one {# wolne pole} few {# wolne pola} many {# wolnych pól} other {# wolnego pola}}',
  'board.goals.left':
    '{n, plural, one {został # znacznik celu} few {zostały # znaczniki celu} many {zostało # znaczników celu} other {zostało # znacznika celu}}',
  'board.goals.n':
    '{n, plural, one {# wypełniony cel} few {# wypełnione cele} many {# wypełnionych celów} other {# wypełnionego celu}}',
  'board.artemis.queue': 'w kolejce: {n, plural, one {# turysta} few {# turystów} many {# turystów} other {# turysty}}',
  'board.artemis.walk': 'Spacer Krawędzią',
  'board.artemis.seat': 'miejsce {n}: {name}',
  'board.artemis.next': 'następne miejsce daje: {reward}',
  'board.artemis.full': 'wszystkie miejsca zajęte',
  'board.artemis.lobby': 'Poczekalnia, {name}: {n}',
  'board.artemis.lobbies': 'W poczekalniach',
  'board.selenium.pile':
    'w stosie: {n, plural, one {# eksperyment} few {# eksperymenty} many {# eksperymentów} other {# eksperymentu}}',
  'board.selenium.stack': 'Następne żetony, od pierwszego',
  'board.evergreen.harvest': 'zbiory: {gains}',
  'board.evergreen.built': 'rozmiar {n}',
  'board.sky.steps': 'tor Sky Watch: {n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}',
  'board.sky.at': '{name}: krok {n}',
  'board.sky.safe': 'Wsparcie {supports} z {threshold}: asteroida zostanie odchylona',
  'board.sky.hit': 'Wsparcie {supports} z {threshold}: asteroida trafi w {sectors}',
  'board.robotics.income': 'dochód: {gains}',
  'board.mars.size': 'na rozmiar {n}',
  'board.mars.crew': 'Załoga statku na Marsa',
  'board.mars.seats':
    'dla każdego typu {n, plural, one {# czynne miejsce} few {# czynne miejsca} many {# czynnych miejsc} other {# czynnego miejsca}}',
  'board.mars.panels':
    'zamontowano: {n, plural, one {# panel statku} few {# panele statku} many {# paneli statku} other {# panelu statku}}',

  'board.base': 'Baza',
  'board.stock': 'Zasoby',
  'board.shuttle': 'Twój wahadłowiec',
  'board.shuttle.crew': 'Na twoim wahadłowcu: {n} × {astronaut}',
  'board.shuttle.left':
    'na wahadłowcu: {n, plural, one {# astronauta} few {# astronautów} many {# astronautów} other {# astronauty}}',
  'board.build.cost': 'koszt: {costs}, utrzymanie {upkeep}',
  'board.projects': 'Projekty',
  'board.projects.none': 'Nie masz jeszcze projektów.',
  'board.projects.n': '{n, plural, one {# projekt} few {# projekty} many {# projektów} other {# projektu}}',
  'board.seats': 'zajęte miejsca: {taken} z {n}',
  'board.seats.title': 'Miejsca',
  'board.seats.full': 'Wszystkie miejsca zajęte na koniec: {vp} PZ',
  'board.leader.upgraded': 'Z centrum dowodzenia: {text}',
  'board.points': 'Punkty w tej chwili',
  'board.if-now': 'Teraz: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',

  'board.forecast': 'Gdyby runda kończyła się teraz',
  'board.forecast.arrivals': 'Przybywają',
  'board.forecast.income': 'Dochód',
  'board.forecast.harvest': 'Zbiory',
  'board.forecast.upkeep': 'Utrzymanie {due}: reputacja {reputation}, budynki {buildings}, zniżki {discounts}',
  'board.forecast.missing': 'brakuje {n}',
  'board.forecast.lost': 'strata: reputacja {reputation}, PZ {vp}',

  'board.use': '{use, select, true {Użyj} other {Nie używaj}}',
  'board.go.build': 'Dalej: budynek',
  'board.go.fund': 'Dalej: projekt',
  'board.go.corporate': 'Dalej: akcje',
  'board.part.credits': 'Otrzymaj 3 kredyty',
  'board.part.recruit': 'Zrekrutuj astronautę',
  'board.part.action': 'Wykonaj akcję korporacji',
  'board.side.easy': 'Strona łatwa',
  'board.side.hard': 'Strona trudna',
  'board.robots':
    '{n, plural, =0 {Bez robotów} one {# robot} few {# roboty} many {# robotów} other {# robota}}{credits, select, 0 {} other {, za kredyty: {credits}}}{titanium, select, 0 {} other {, za tytan: {titanium}}}{rareEarth, select, 0 {} other {, za metale ziem rzadkich: {rareEarth}}}',
  'board.replaced':
    '{n, plural, =0 {Bez zamiany} other {{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} zamiast: tytan {titanium}, metale ziem rzadkich {rareEarth}}}',
  'board.to.ship': 'Na statek na Marsa',
  'board.to.base': 'Do bazy',
  'board.effect':
    '{op, select, recruit {rekrutacja astronauty} mine {wydobycie w sektorze} activateToken {aktywacja żetonu} upgradeLeader {ulepszenie kierownika agencji} sendAstronaut {astronauta może wejść na statek na Marsa} installShipPanel {montaż panelu statku} seatTourist {miejsca dla turystów} shipCargo {wysłanie ładunku} runExperiment {eksperyment} buildFarm {założenie farmy} supportProgramme {wsparcie programu} buildFactory {postawienie fabryki} sendBuilding {wysłanie budynku} other {efekt specjalny}}',

  'board.arrange': 'Rozmieść astronautów w bazie',
  'board.arrange.held': 'zmieni miejsce',
  'board.arrange.hint':
    'Przeciągaj astronautów albo wskaż jednego, a potem miejsce, na które ma trafić: dotykiem lub strzałkami i klawiszem Enter.',
  'board.arrange.slot': '{name}, miejsce {n}',
  'board.arrange.propose': 'Zaproponuj układ',
  'board.arrange.done': 'Gotowe',
  'board.arrange.discounts': 'Projekty −{projects}, pola dowodzenia −{commands}',

  'board.upkeep': 'Utrzymanie, runda {round}',
  'board.income.of': 'Dochód, {name}:',
  'board.astrobot.guide':
    'Następne poszukiwanie AstroBota: od {space} {way, select, clockwise {zgodnie z ruchem wskazówek zegara} other {przeciwnie do ruchu wskazówek zegara}}',
  'board.astrobot.again': 'Opowiedz jego ostatnią turę jeszcze raz',
  'board.astrobot.deck': 'w talii: {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'board.astrobot.goal': 'Tor celu: {n} z {end}',
  'board.astrobot.previous': 'Litery poprzedniej karty',
  'board.bot.crater': 'krater',
  'board.bot.build': 'budowa',
  'board.bot.fund': 'projekt',
  'board.bot.corporate': 'korporacje',
};
