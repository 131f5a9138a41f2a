import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.points':
    'Osiem rund: odkrywasz, zasiedlasz, rozwijasz, budujesz i walczysz. Punkty zwycięstwa dają sektory, bitwy, odkrycia i technologie.',
  'coach.goal.discs':
    'Tura to jedna akcja opłacona dyskiem. Dyski na akcjach i w sektorach kosztują fundusze na koniec rundy.',
  'coach.goal.cubes':
    'Kostki przeniesione na planety zwiększają produkcję: funduszy na dyski, nauki na technologie, materiałów na statki.',

  'coach.choose-species':
    'Terranie są jednakowi, dobrzy w handlu i ruchu: najlepsi na pierwszą grę. Obce rasy naginają zasady; naciśnij rasę, aby o niej przeczytać.',
  'coach.choose-species.style': 'Wolisz odkrywać, rozwijać technologie czy walczyć?',
  'coach.turn':
    'Wykonaj jedną akcję albo spasuj. Każda akcja kosztuje dysk, a z nim fundusze; przycisk pokazuje, ile zostanie po utrzymaniu.',
  'coach.turn.pass': 'Kto spasuje pierwszy, dostaje 2 do funduszy i zaczyna następną rundę.',
  'coach.turn.wait': 'Co zrobi rywal, jeśli poczekasz?',
  'coach.react':
    'Po spasowaniu możesz za dysk wykonać jedno Ulepszenie, Budowę albo Ruch; ponowny pas nic nie kosztuje.',
  'coach.react.need': 'Ktoś nadlatuje? Czasem wystarczy jedna część albo jeden statek.',
  'coach.react.cost': 'Ten dysk podnosi utrzymanie jak każdy inny.',
  'coach.finish':
    'Aktywacje się skończyły. Możesz jeszcze zasiedlać i handlować; potem zakończ akcję; potem kolej następnego gracza.',
  'coach.finish.settle': 'Masz jeszcze pustą planetę? Zasiedlanie nic nie kosztuje.',
  'coach.finish.end': 'Zostaw statek kolonizacyjny dla sektora, który przejmiesz później w tej rundzie.',
  'coach.standing-order':
    'Już pasujesz w tej rundzie. Możesz kazać grze nie pytać cię o reakcje do końca rundy; da się to cofnąć.',
  'coach.standing-order.quiet': 'Zrób to tylko wtedy, gdy nikt nie może do ciebie dotrzeć.',
  'coach.explore':
    'Wybierz puste miejsce przy swoim tunelu czasoprzestrzennym. O stosie decyduje okrąg: wewnętrzne sektory są bogate i często strzeżone.',
  'coach.explore.feed': 'Ile jeszcze dysków utrzymasz?',
  'coach.explore.border': 'Gdzie ma przebiegać twoja granica?',
  'coach.draw-second':
    'Twoja rasa może obejrzeć drugi sektor i wybrać jeden z dwóch. Czego nie położysz, zostaje odrzucone.',
  'coach.draw-second.better': 'Pierwszy nie przepada: dobranie nic nie kosztuje.',
  'coach.place-sector':
    'Obróć sektor tak, aby tunel spotkał się z twoim. Pozostałe krawędzie decydują, kto tędy przejdzie. Możesz go odrzucić.',
  'coach.place-sector.doors': 'Tunele w stronę rywali to drzwi dla obu stron.',
  'coach.claim':
    'Dysk czyni sektor twoim: możesz zasiedlać planety, a punkty się liczą. Podnosi też utrzymanie w każdej rundzie.',
  'coach.claim.pay': 'Czy planety zarobią na ten dysk?',
  'coach.claim.disc': 'Ilu akcji zabraknie ci bez tego dysku?',
  'coach.discovery': 'Użyj płytki teraz albo zachowaj ją za 2 punkty. Tego wyboru nie da się zmienić.',
  'coach.discovery.early': 'Na początku zwykle lepszy jest efekt, pod koniec punkty.',
  'coach.discovery-tech':
    'Technologia za darmo, jedna z najtańszych na tacce. Od razu trafia na swój tor i tam zostaje.',
  'coach.discovery-tech.track': 'Następna na tym torze będzie tańsza.',
  'coach.discovery-part':
    'Jest tylko jedna taka część. Zamontuj ją teraz albo zachowaj i zamontuj później Ulepszeniem. Zdjęta z projektu przepada.',
  'coach.discovery-part.ship': 'Statków którego typu będziesz mieć najwięcej?',
  'coach.discovery-part.energy': 'Czy projekt nadal produkuje dość energii?',
  'coach.research':
    'Zapłać nauką i weź technologię. Każda płytka na torze obniża cenę następnej; od czterech dają punkty.',
  'coach.research.help': 'Pomoże statkom, które masz, czy przychodowi?',
  'coach.research.copy': 'Czy to ostatnia sztuka?',
  'coach.artifact': 'Każdy artefakt w twoich sektorach daje teraz, jeden raz, zasoby. Wybierz, które bierzesz tutaj.',
  'coach.artifact.lack': 'Czego zabraknie ci do następnej akcji?',
  'coach.warp-portal':
    'Wybierz swój sektor na portal. Wszystkie portale sąsiadują ze sobą, dla ciebie i dla innych. Portal zostaje na stałe.',
  'coach.warp-portal.door': 'To punkt, ale i drzwi: czy obronisz ten sektor?',
  'coach.upgrade':
    'Zmień projekty: działa to od razu na wszystkie statki danego typu. Zużycie energii nie może przekroczyć produkcji; ruchome statki muszą mieć napęd.',
  'coach.upgrade.parts': 'Komputer, by trafiać, kadłub, by przetrwać, napęd, by strzelać przed wrogiem.',
  'coach.upgrade.type': 'Ulepszaj typ, który masz albo zbudujesz.',
  'coach.build':
    'Wybierz, co i w którym swoim sektorze budujesz. Materiały płacisz od razu; nowe statki mogą lecieć jeszcze w tej rundzie.',
  'coach.build.where': 'Gdzie będzie potrzebne po następnym ruchu?',
  'coach.build.save': 'Dwa małe statki teraz czy duży w następnej rundzie?',
  'coach.move':
    'Statki lecą przez spotykające się tunele. Każdy wróg wiąże jeden twój statek; bitwa będzie, gdy wszyscy spasują.',
  'coach.move.react': 'Czy inni mogą jeszcze reagować?',
  'coach.move.home': 'Czy twój dom jest w tym czasie bezpieczny?',
  'coach.move-on': 'Statek może lecieć dalej: wybierz połączony sektor albo zatrzymaj się tutaj.',
  'coach.move-on.pinned': 'Tam, gdzie czekają wrogowie, może zostać związany.',
  'coach.influence':
    'Przenoś dyski do wolnych sektorów lub z powrotem na tor. Sektor, który traci dysk, traci też twoje kostki.',
  'coach.influence.colony': 'Akcja odnawia też dwa użyte statki kolonizacyjne.',
  'coach.influence.cubes': 'Sektor bez planet może kosztować więcej, niż daje.',
  'coach.return-cube':
    'Kostka wraca i może trafić na jeden z kilku torów. Na torze, na który trafi, produkcja spadnie.',
  'coach.return-cube.income': 'Bez którego przychodu najłatwiej się obejdziesz?',
  'coach.answer-proposal':
    'Relacje dają obu stronom punkt, a z toru ubywa kostka (większy przychód). Kto potem zaatakuje drugą stronę, zostaje zdrajcą.',
  'coach.answer-proposal.peace': 'Chcesz zaatakować tego sąsiada?',
  'coach.answer-proposal.room': 'Ambasador zajmuje miejsce, które przydałoby się reputacji.',
  'coach.ambassador-cube':
    'Wybierz tor, z którego kostka pójdzie z ambasadorem. Póki trwa pokój, ten przychód jest większy.',
  'coach.ambassador-cube.income': 'Którego przychodu potrzebujesz co rundę?',
  'coach.make-room': 'Twój tor jest pełny. Oddaj płytkę reputacji, aby zmieścić ambasadora; płytka przepada.',
  'coach.make-room.lowest': 'Ambasador to 1 punkt i większy przychód.',
  'coach.initiative-order':
    'Dwa twoje typy mają równą inicjatywę. Wybierz, który działa pierwszy w tej rundzie starcia.',
  'coach.initiative-order.stronger': 'Niech najpierw strzelają statki, które mogą nie doczekać swojej kolei.',
  'coach.assign-die': 'Ta kość trafia. Wybierz statek, który dostanie uszkodzenia; nadmiar przepada.',
  'coach.assign-die.kill': 'Zniszczony statek już nie strzela i daje reputację.',
  'coach.assign-die.spare': 'Nie marnuj mocnej kości na statek, który i tak zginie.',
  'coach.engage':
    'Atakuj wszystkimi działami danego typu albo zacznij ucieczkę: odleci w swojej następnej kolejce. Gdy uciekają wszystkie, nie ma płytki za udział.',
  'coach.engage.odds': 'Sprawdź szanse w kalkulatorze bitew.',
  'coach.engage.lose': 'Co stracisz w następnej rundzie starcia?',
  'coach.keep-reputation':
    'Z dobranych płytek zachowaj najwyżej jedną; jej liczba to punkty. Gdy tor jest pełny, inna płytka wraca do worka.',
  'coach.keep-reputation.highest': 'Weź najwyższą, jeśli jest lepsza od tej, którą oddasz.',
  'coach.keep-reputation.room': 'Z tych samych miejsc korzystają ambasadorowie.',
  'coach.bombard': 'Są tu już tylko twoje statki. Mogą ostrzelać populację; bez kostek właściciel traci sektor.',
  'coach.bombard.take': 'Masz dysk, aby zająć ten sektor?',
  'coach.bombard-cube': 'Wybierz kostkę do zniszczenia. Wróci do właściciela na koniec rundy.',
  'coach.bombard-cube.all': 'Dysk znika dopiero wtedy, gdy nie ma już żadnej kostki.',
  'coach.combat-claim': 'Nikt nie kontroluje tego sektora, a jest tu twój statek: połóż dysk albo zostaw sektor.',
  'coach.combat-claim.pay': 'Utrzymanie już w tej rundzie policzy ten dysk.',
  'coach.combat-claim.points': 'Pod koniec gry liczą się przede wszystkim jego punkty.',
  'coach.upkeep':
    'Zasiedlaj gotowymi statkami kolonizacyjnymi i handluj, jeśli chcesz. Potem przychód i opłata za dyski.',
  'coach.upkeep.settle': 'Kostka, która teraz opuści tor, liczy się już do tego przychodu.',
  'coach.upkeep.trade': 'Który zasób przyda się najpierw w następnej rundzie?',
  'coach.bankruptcy':
    'Fundusze nie starczają na utrzymanie. Handluj albo opuszczaj sektory, aż starczy. Opuszczony sektor przepada razem z kostkami.',
  'coach.bankruptcy.trade': 'Zasoby odrobisz w następnej rundzie, sektorów nie.',
  'coach.bankruptcy.poor': 'Oddaj sektor, który ma najmniej kostek i punktów.',

  'tip.money': 'Zanim wybierzesz akcję, sprawdź fundusze obok niej; poniżej zera trzeba handlować albo tracić sektory.',
  'tip.planets': 'Najpierw planety z funduszami: każdy stopień przychodu to jedna akcja więcej w każdej rundzie.',
  'tip.type': 'Jeden dobrze wyposażony typ statku jest lepszy niż trzy zwykłe.',
  'tip.ancients': 'Starożytnych atakuj z inicjatywą 3 i komputerem; bez niego trafiają tylko wybuchy.',
  'tip.last': 'W rundzie 8 zapasy nie są nic warte: zamień je na sektory, technologie i bitwy, które wygrasz.',
};
