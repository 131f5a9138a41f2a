import type { sixTerrains as english } from '../en/six-terrains.ts';

export const sixTerrains: Record<keyof typeof english, string> = {
  'lesson.six-terrains': 'Sześć terenów',
  'lesson.six-terrains.learned': 'Woda potrzebuje lodu, energia kopiuje, synergie tworzą łańcuchy.',
  'lesson.six-terrains.water.ice':
    'Jasne pola to lód. Budynek wody przesuwa znacznik wody tylko wtedy, gdy któreś pole wody z jego kafelka leży na lodzie.',
  'lesson.six-terrains.water.place':
    'Umieść kwadrat tak, by woda zakryła lód. To pierwszy element, więc musi leżeć na brzegu. Obracasz go okrągłą strzałką.',
  'lesson.six-terrains.water.place.dry':
    'To dozwolone, ale tam woda nie leży na lodzie, więc budynek wody nic by nie dał.',
  'lesson.six-terrains.water.advance':
    'Rozpatrz go. Tor wody nie daje kart ani łazików, tylko synergie, za to najwyższe medale ze wszystkich.',
  'lesson.six-terrains.water.land':
    'Pierwszy krok na torze łazika wystawia łazik na twoim najnowszym kafelku. Może stanąć na dowolnym jego polu.',
  'lesson.six-terrains.energy.rule':
    'Nowy początek, w rundzie 2. Energia nie ma toru: jej budynek przesuwa znacznik drugiego terenu z kafelka albo dowolnego terenu, z którym styka się jej obszar.',
  'lesson.six-terrains.energy.place':
    'Umieść domino tak, by pole energii stykało się bokiem z twoim terenem technologii.',
  'lesson.six-terrains.energy.place.apart': 'Tutaj energia nie styka się z technologią. Róg się nie liczy.',
  'lesson.six-terrains.energy.resolve': 'Rozpatrz budynek energii.',
  'lesson.six-terrains.energy.tech':
    'Możesz wybrać cywilizację albo technologię. Wybierz technologię: na jej następnym polu jest symbol.',
  'lesson.six-terrains.energy.synergy':
    'Synergia! Przesuwa jeden dowolny znacznik o jeden, a to pole może dać kolejny symbol: takie łańcuchy wygrywają partie.',
  'lesson.six-terrains.energy.biomass': 'Biomasa też stoi o krok przed synergią. Wybierz ją i patrz, co się stanie.',
  'lesson.six-terrains.energy.chain':
    'Czeka jeszcze jedna synergia i krok cywilizacji. Dokończ ruch, jak chcesz, i naciśnij Gotowe.',
  'lesson.six-terrains.energy.ice':
    'Za budynek energii wybierasz wodę, a żadna woda nie leży na lodzie. Czy znacznik wody się przesunie?',
  'lesson.six-terrains.energy.ice.moves': 'Tak',
  'lesson.six-terrains.energy.ice.stays': 'Nie, potrzebny jest lód',
  'lesson.six-terrains.energy.ice.why':
    'Lodu wymagają tylko budynki wody. Energia, synergie i karty przesuwają wodę zawsze.',
};
