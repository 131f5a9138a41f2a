import type { coach as english } from '../en/coach.ts';

export const coach: Record<keyof typeof english, string> = {
  'coach.goal.zones':
    'Twoja korporacja wysyła astronautów na Marsa i Phobosa. Żetony surowców zabiera ten, kto ma w strefie najwięcej ludzi.',
  'coach.goal.characters':
    'Co rundę każdy wybiera po kryjomu postać. Działają od 9 do 1: umieszczają ludzi na statkach, odpalają je, psują plany.',
  'coach.goal.production':
    'Strefy płacą po rundach 5, 8 i 10. Wynik to żetony, twoje tajne misje i premia za najwięcej lodu.',
  'coach.choose-mission':
    'Misja to tajny cel, punktowany na koniec. Zatrzymaj tę, która ci odpowiada; druga trafia do talii wydarzeń. Tego nie da się cofnąć.',
  'coach.choose-mission.ships': 'Dokąd lecą zadokowane statki?',
  'coach.choose-mission.kind': 'Wpływy wymagają po jednym astronaucie w strefie; „najwięcej” wymaga przewagi.',
  'coach.choose-character':
    'Wszyscy wybierają po kryjomu; 9 działa pierwsza, 1 ostatnia. Zagrana postać wraca dopiero wtedy, gdy zagrasz Rekrutera.',
  'coach.choose-character.hands': 'Kto ma jeszcze jakie karty? Zagrane leżą odkryte.',
  'coach.choose-character.number': 'Wolne miejsce (wysoki numer) czy ostatnie słowo (niski numer)?',
  'coach.place-astronaut':
    'Wybierz zadokowany statek z wolnym miejscem. Pełny statek startuje po rozpatrzeniu postaci; inne czekają, czasem kilka rund.',
  'coach.place-astronaut.fill': 'Czy zapełni się przed najbliższą produkcją?',
  'coach.place-astronaut.company': 'Kto jeszcze jest na pokładzie?',
  'coach.choose-destination':
    'Jako pierwsza osoba na statku bez miejsca docelowego decydujesz, dokąd poleci, także za wszystkich, którzy wsiądą później.',
  'coach.choose-destination.missing': 'Której strefy ci jeszcze brakuje?',
  'coach.choose-destination.tokens': 'Dla każdej strefy są tylko dwa żetony miejsca docelowego.',
  'coach.explore':
    'Przesuwaj astronautów do sąsiednich stref, łącznie do trzech ruchów. Kto wejdzie pierwszy, odkrywa surowiec. Możesz skończyć w każdej chwili.',
  'coach.explore.lead': 'Gdzie jeden astronauta daje lub odbiera przewagę?',
  'coach.explore.leave': 'Tam, gdzie nie masz rywali, zostaw jednego.',
  'coach.scientist':
    'Dobierz kartę wydarzenia albo podejrzyj zakryte odkrycie. Odkrycia przydzielasz; misje i akcje zatrzymujesz.',
  'coach.scientist.late': 'Późno dobrana misja może być już zrealizowana.',
  'coach.scientist.sealed': 'Czy zakryta karta leży tam, gdzie masz przewagę?',
  'coach.assign-discovery':
    'Tę kartę znasz tylko ty. Trafia do strefy zewnętrznej bez odkrycia i działa po rundzie 10 na wszystkich, którzy tam są.',
  'coach.assign-discovery.whom': 'Pomaga czy szkodzi najsilniejszemu w strefie?',
  'coach.assign-discovery.guess': 'Rywale będą zgadywać po miejscu, które wybierzesz.',
  'coach.look-at-discovery':
    'Podglądasz jedno zakryte odkrycie. Zostaje na miejscu; wiesz jednak, gdzie warto być po rundzie 10.',
  'coach.look-at-discovery.strong': 'Patrz tam, gdzie masz przewagę albo możesz ją jeszcze zdobyć.',
  'coach.force-launch':
    'Jeden niepełny statek startuje od razu ze wszystkimi na pokładzie. Może być rywala albo pusty.',
  'coach.force-launch.help': 'Komu to lądowanie pomoże przed najbliższą produkcją?',
  'coach.destroy-ship':
    'Musisz zniszczyć zadokowany statek, własny, jeśli nie ma innego. Wszyscy na pokładzie przepadają na zawsze.',
  'coach.destroy-ship.most': 'Jak najwięcej rywali, jak najmniej swoich.',
  'coach.destroy-ship.empty': 'Pusty statek też jest wyborem.',
  'coach.replace-astronaut':
    'Astronauta rywala przepada, a na jego miejscu staje twój: na statku albo w strefie, w której masz kogoś swojego.',
  'coach.replace-astronaut.twice': 'W strefie liczy się podwójnie: rywal ma o jednego mniej, ty o jednego więcej.',
  'coach.replace-astronaut.aboard': 'Na pełnym statku wyląduje razem z innymi.',
  'coach.travel-agent':
    'Trzej astronauci wsiadają razem na jeden statek, więc potrzeba trzech wolnych miejsc. Zapełniony statek startuje, gdy skończysz.',
  'coach.travel-agent.full': 'Który statek zapełni się tą trójką?',
  'coach.travel-agent.risk': 'Trójka czekająca w doku kusi Sabotażystę.',
  'coach.kill-astronaut':
    'Ginie jeden astronauta w strefie zewnętrznej lub na Phobosie. Jeśli nie da się trafić rywala, musi to być twój.',
  'coach.kill-astronaut.majority': 'Gdzie ubytek jednego astronauty zmieni przewagę?',
  'coach.drop-from-phobos':
    'Twoi astronauci z Phobosa lądują w dowolnych strefach Marsa, jeden po drugim, do trzech. Po pierwszym możesz skończyć.',
  'coach.drop-from-phobos.reserve': 'Zostaw jednego na Phobosie, jeśli zdobywa żetony księżyca.',
  'coach.drop-from-phobos.uncover': 'Kto wejdzie do strefy pierwszy, odkrywa jej surowiec.',
  'coach.pilot-ship': 'Wybierz statek, który dostanie nowe miejsce docelowe: w doku lub w locie, własny albo rywala.',
  'coach.pilot-ship.whose': 'Czyje lądowanie chcesz zepsuć albo przejąć?',
  'coach.pilot-destination':
    'Statek wyląduje tutaj ze wszystkimi na pokładzie. Działasz na końcu: przed lądowaniem nikt już nie zareaguje.',
  'coach.pilot-destination.spoil': 'Gdzie ci ludzie najmniej dadzą swojemu właścicielowi?',
  'coach.pilot-destination.phobos': 'Z Phobosa sprowadza ich tylko Żołnierz.',
  'coach.evacuate': 'Burza wypędza twoich astronautów: dla każdego wybierz sąsiednią strefę.',
  'coach.evacuate.next-door': 'Którą sąsiednią strefę dzięki nim zdobędziesz?',
  'coach.rescue':
    'Astronauci wracają z Zagubionych w przestrzeni do stref, w których masz już kogoś swojego. Możesz skończyć, kiedy chcesz.',
  'coach.rescue.tip': 'Gdzie przechylą przewagę?',
  'coach.espionage': 'W strefie, w której masz kogoś swojego, ginie astronauta rywala.',
  'coach.espionage.majority': 'Gdzie ubytek jednego astronauty zmieni przewagę?',
  'tip.count-back':
    'Licz wstecz od produkcji: statek, na który wsiadasz w rundzie 5, musi w rundzie 5 także wystartować.',
  'tip.win-by-one': 'Wygrywaj strefy o jednego; nadmiarowego astronauty brakuje gdzie indziej.',
  'tip.recruiter': 'Graj Rekrutera, gdy zużyjesz najlepsze karty, a nie gdy zostaje ci jako ostatni.',
  'tip.open-cards': 'Z odkrytych kart wyczytasz, co kto ma na ręce: sprawdź, kto może ci jeszcze zaszkodzić.',
  'tip.phobos': 'Astronauci na Phobosie to rezerwa: z Żołnierzem trzech z nich ląduje w dowolnych strefach Marsa.',
};
