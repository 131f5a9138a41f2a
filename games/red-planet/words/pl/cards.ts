import type { cards as english } from '../en/cards.ts';

export const cards: Record<keyof typeof english, string> = {
  'character.recruiter': 'Rekruter',
  'character.recruiter.summary': 'Wszystkie postacie wracają na rękę',
  'character.recruiter.text':
    'Umieść 1 astronautę. Następnie weź z powrotem na rękę wszystkie zagrane karty postaci, łącznie z tą.',
  // The printed rulebook also calls him Badacz (MRP-16.30).
  'character.explorer': 'Odkrywca',
  'character.explorer.summary': 'Do 3 ruchów na Marsie',
  'character.explorer.text':
    'Umieść 1 astronautę. Następnie wykonaj do 3 ruchów: w każdym jeden twój astronauta przechodzi do sąsiedniej strefy.',
  'character.scientist': 'Naukowiec',
  'character.scientist.summary': 'Dobierz wydarzenie albo podejrzyj odkrycie',
  'character.scientist.text':
    'Umieść 2 astronautów. Następnie dobierz kartę wydarzenia albo podejrzyj zakryte odkrycie na mapie.',
  'character.secret-agent': 'Tajny agent',
  'character.secret-agent.summary': 'Odpal niezapełniony statek',
  'character.secret-agent.text':
    'Umieść 2 astronautów na dwóch różnych statkach. Następnie odpal zadokowany, niezapełniony statek; może być nawet pusty.',
  'character.saboteur': 'Sabotażysta',
  'character.saboteur.summary': 'Zniszcz zadokowany statek',
  'character.saboteur.text':
    'Umieść 1 astronautę. Następnie zniszcz zadokowany statek wraz ze wszystkimi na pokładzie.',
  'character.femme-fatale': 'Femme fatale',
  'character.femme-fatale.summary': 'Zastąp astronautę rywala swoim',
  'character.femme-fatale.text':
    'Umieść 1 astronautę. Następnie na statku lub w strefie, gdzie masz swojego astronautę, zastąp astronautę rywala astronautą z własnego zapasu.',
  'character.travel-agent': 'Agent podróży',
  'character.travel-agent.summary': '3 astronautów na jednym statku albo żaden',
  'character.travel-agent.text':
    'Umieść dokładnie 3 astronautów na jednym zadokowanym statku. Jeśli żaden nie ma tylu miejsc, nie umieszczasz nikogo.',
  'character.soldier': 'Żołnierz',
  'character.soldier.summary': 'Zabij astronautę, potem desant z Phobosa',
  'character.soldier.text':
    'Umieść 1 astronautę. Zabij astronautę w strefie zewnętrznej lub na Phobosie. Następnie przenieś od 1 do 3 swoich astronautów z Phobosa do stref Marsa.',
  'character.pilot': 'Pilot',
  'character.pilot.summary': 'Zmień cel statku',
  'character.pilot.text':
    'Umieść 2 astronautów. Następnie połóż dowolny żeton miejsca docelowego z puli na zadokowanym lub odpalonym statku.',

  'card.recruiter': 'Rekruter',
  'card.explorer': 'Odkrywca',
  'card.scientist': 'Naukowiec',
  'card.secret-agent': 'Tajny agent',
  'card.saboteur': 'Sabotażysta',
  'card.femme-fatale': 'Femme fatale',
  'card.travel-agent': 'Agent podróży',
  'card.soldier': 'Żołnierz',
  'card.pilot': 'Pilot',

  'card.disc-ether-magnet': 'Magnes eterowy',
  'card.disc-ether-magnet.text': 'Przy ujawnieniu: wszyscy astronauci z zadokowanych statków trafiają do tej strefy.',
  'card.disc-native-resistance': 'Opór tubylców',
  'card.disc-native-resistance.text':
    'Przy ujawnieniu: każdy obecny tu kolor traci 1 astronautę, który trafia do Zagubionych w przestrzeni.',
  'card.disc-great-sandstorm': 'Wielka burza piaskowa',
  'card.disc-great-sandstorm.text':
    'Przy ujawnieniu: każdy przenosi stąd wszystkich swoich astronautów do wybranych sąsiednich stref.',
  'card.disc-synergy': 'Synergia',
  'card.disc-synergy.text':
    'Trzecia produkcja: każda sąsiednia strefa z odkrytym żetonem surowca produkuje o 1 żeton więcej.',
  'card.disc-rockburst': 'Tąpnięcie',
  'card.disc-rockburst.text': 'Trzecia produkcja: ta strefa nic nie produkuje, nawet dzięki Synergii.',
  'card.disc-rich-vein': 'Bogata żyła',
  'card.disc-rich-vein.text': 'Trzecia produkcja: ta strefa produkuje o 2 żetony więcej.',
  'card.disc-even-ground': 'Równa ziemia',
  'card.disc-even-ground.text': 'Trzecia produkcja: uznaje się, że wszystkie obecne tu kolory remisują.',
  'card.disc-uneven-ground': 'Nierówna ziemia',
  'card.disc-uneven-ground.text': 'Trzecia produkcja: przewagę ma obecny tu kolor z najmniejszą liczbą astronautów.',
  'card.disc-subterfuge': 'Fortel',
  'card.disc-subterfuge.text':
    'Trzecia produkcja: żetony tej strefy zabiera kolor z drugą co do wielkości liczbą astronautów.',
  'card.disc-frozen-caverns': 'Lodowe jaskinie',
  'card.disc-frozen-caverns.text': 'Trzecia produkcja: ta strefa produkuje lód zamiast własnego surowca.',
  'card.disc-lichens': 'Porosty',
  'card.disc-lichens.text': 'Końcowe podliczanie: każdy obecny tu kolor zdobywa 3 punkty.',
  'card.disc-underground-lake': 'Podziemne jezioro',
  'card.disc-underground-lake.text':
    'Końcowe podliczanie: kolor z największą liczbą astronautów w tej strefie zdobywa 6 punktów; przy remisie dzieli się je, zaokrąglając w dół.',
  'card.disc-radiation-leak': 'Wyciek radioaktywny',
  'card.disc-radiation-leak.text': 'Końcowe podliczanie: każdy obecny tu kolor traci 3 punkty.',

  'card.mis-eastern-influence': 'Wpływy na wschodzie',
  'card.mis-eastern-influence.text':
    '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Ausonia, Hellas, Tritonis Sinus, Syrtis Major.',
  'card.mis-western-influence': 'Wpływy na zachodzie',
  'card.mis-western-influence.text':
    '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Mare Tyrrhenum, Sinus Sabaeus, Mare Serpentis, Valles Marineris.',
  'card.mis-northern-influence': 'Wpływy na północy',
  'card.mis-northern-influence.text':
    '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Vastitas Borealis, Ausonia, Mare Serpentis, Syrtis Major.',
  'card.mis-southern-influence': 'Wpływy na południu',
  'card.mis-southern-influence.text':
    '1, 2, 4 lub 7 punktów za obecność w 1, 2, 3 lub 4 z tych stref: Hellas, Tritonis Sinus, Mare Tyrrhenum, Sinus Sabaeus.',
  'card.mis-strategic-zones': 'Strefy strategiczne',
  'card.mis-strategic-zones.text':
    '8 punktów za największą liczbę astronautów w Syrtis Major i Valles Marineris łącznie.',
  'card.mis-phobos-garrison': 'Garnizon na Phobosie',
  'card.mis-phobos-garrison.text': '8 punktów za największą liczbę astronautów na Phobosie.',
  'card.mis-celerium-baron': 'Baron celerium',
  'card.mis-celerium-baron.text': '6 punktów za największą liczbę żetonów punktów celerium.',
  'card.mis-sylvanite-baron': 'Baron sylvanitu',
  'card.mis-sylvanite-baron.text': '7 punktów za największą liczbę żetonów punktów sylvanitu.',
  'card.mis-memorial': 'Pomnik bohaterów',
  'card.mis-memorial.text': '1 punkt za każdego twojego astronautę wśród Zagubionych w przestrzeni, najwyżej 7.',
  'card.mis-expansion': 'Ekspansja',
  'card.mis-expansion.text':
    '1 punkt za czwartą i każdą kolejną strefę, w której masz astronautę (także Phobos), najwyżej 7.',
  'card.mis-mass-settlement': 'Masowe osadnictwo',
  'card.mis-mass-settlement.text':
    '7 punktów za co najmniej 13 twoich astronautów w strefach Marsa i na Phobosie łącznie.',
  'card.mis-diversified-mining': 'Zróżnicowane wydobycie',
  'card.mis-diversified-mining.text': '8 punktów za co najmniej 2 żetony punktów każdego rodzaju.',
  'card.mis-polar-claim': 'Polarna koncesja',
  'card.mis-polar-claim.text': '6 punktów za największą liczbę astronautów w Vastitas Borealis.',

  'card.act-rescue-operation': 'Akcja ratunkowa',
  'card.act-rescue-operation.text':
    'Początek trzeciej produkcji: przywróć do 2 swoich astronautów z Zagubionych w przestrzeni do stref, w których już kogoś masz.',
  'card.act-industrial-espionage': 'Szpiegostwo przemysłowe',
  'card.act-industrial-espionage.text':
    'Początek trzeciej produkcji: zabij 1 astronautę innego koloru w strefie, w której masz swojego.',
  'card.act-blocks-of-ice': 'Bloki lodu',
  'card.act-blocks-of-ice.text': 'Koniec trzeciej produkcji: weź 2 żetony punktów lodu.',
  'card.act-ether-wind': 'Wiatr eteru',
  'card.act-ether-wind.text': 'Koniec trzeciej produkcji: weź 1 żeton punktów celerium.',

  'card.global-ice-monopoly': 'Monopol na lód',
  'card.global-ice-monopoly.text':
    'Końcowe podliczanie: kolor z największą liczbą żetonów lodu zdobywa 9 punktów; przy remisie dzieli się je, zaokrąglając w dół.',
};
