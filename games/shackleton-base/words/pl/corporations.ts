import type { corporations as english } from '../en/corporations.ts';

const astronaut = '{astronautId, select, engineer {inżyniera} technician {technika} other {naukowca}}';

export const corporations: Record<keyof typeof english, string> = {
  // Artemis Tours
  'question.seat-tourist':
    '{first, select, true {Wybierz miejsce dla turysty.} other {Posadź jeszcze jednego turystę albo zakończ (zostało: {left}).}}',
  'waiting.seat-tourist': '{who} oprowadza turystów',
  'answer.seat-tourist': 'Miejsce',
  'answer.seat-tourist.seat.card': '{project}',
  'answer.seat-tourist.seat.rim-walk': 'Spacer Krawędzią',
  'answer.seat-tourist.stop.true': 'Zakończ',
  'event.tourist-seated':
    '{projectId, select, null {{who} sadza turystę: Spacer Krawędzią} other {{who} sadza turystę: {project}}}',
  'event.tourist-shown': '{who} oprowadza turystę',

  // Moon Mining
  'question.choose-cargo-space':
    '{optional, select, true {Wybierz ładunek do wysłania ze zniżką albo żaden.} other {Wybierz ładunek do wysłania.}}',
  'waiting.choose-cargo-space': '{who} wybiera ładunek',
  'answer.choose-cargo-space': '{space}',
  'answer.choose-cargo-space.none.true': 'Nic nie wysyłaj',
  'event.cargo-shipped': '{who} wysyła ładunek ({space})',

  // Selenium Research
  'question.choose-experiment':
    '{optional, select, true {Wybierz eksperyment tańszy o próbkę albo żaden.} other {Wybierz eksperyment.}}',
  'waiting.choose-experiment': '{who} wybiera eksperyment',
  'answer.choose-experiment': 'Eksperyment: {slot}',
  'answer.choose-experiment.none.true': 'Bez eksperymentu',
  'question.choose-sample-type': 'Wybierz próbkę, którą otrzymasz.',
  'waiting.choose-sample-type': '{who} wybiera próbkę',
  'answer.choose-sample-type': '{sample}',
  'event.experiment-completed': '{who} przeprowadza eksperyment {experiment}',
  'event.experiment-discarded': '{who} odrzuca eksperyment {experiment}',
  'event.experiment-revealed': 'Nowy eksperyment ({slot}): {experiment}',
  'event.experiments-renewed': 'Wszystkie eksperymenty zostają wymienione',

  // Evergreen Farms
  'question.choose-farm':
    '{free, select, true {Wybierz sektor na darmową farmę albo żaden.} other {Wybierz farmę i sektor.}}',
  'waiting.choose-farm': '{who} wybiera farmę',
  'answer.choose-farm': 'Rozmiar {size}, sektor {sector}',
  'answer.choose-farm.none.true': 'Bez farmy',
  'pick.choose-farm.size': 'Rozmiar {size}',
  'pick.choose-farm.sector': 'Sektor {sector}',
  'event.farm-built': '{who} zakłada farmę o rozmiarze {size} w sektorze {sector}',
  'event.harvested': '{who} zbiera plony: {sectors}',

  // Sky Watch
  'question.choose-programme': 'Wybierz Program Obronny, który wesprzesz.',
  'waiting.choose-programme': '{who} wybiera Program Obronny',
  'answer.choose-programme': '{programme}',
  'event.sky-advanced': '{who}: tor Sky Watch {from} → {to}',
  'event.programme-supported': '{who} wspiera program {programme}',
  'event.asteroid-deflected': 'Asteroida odchylona: wsparcie {supports}, potrzebne {threshold}',
  'event.asteroid-hit': 'Asteroida uderza: wsparcie {supports}, potrzebne {threshold}. Trafione sektory: {sectors}',

  // Space Robotics
  'question.choose-factory': 'Wybierz fabrykę, którą postawisz.',
  'waiting.choose-factory': '{who} wybiera fabrykę',
  'answer.choose-factory': '{factory}',
  'event.factory-built': '{who} stawia fabrykę ({factory})',

  // To Mars
  'question.choose-mars-option': 'Wysłać budynek na statek na Marsa czy zamontować panel?',
  'waiting.choose-mars-option': '{who} przygotowuje statek na Marsa',
  'answer.choose-mars-option': 'Statek na Marsa',
  'answer.choose-mars-option.option.building': 'Wyślij: {building}',
  'answer.choose-mars-option.option.panel': 'Zamontuj panel na statku',
  'question.send-to-ship':
    '{arrivalId, select, null {Wysłać astronautę z bazy na statek na Marsa?} engineer {Przybywa inżynier: na statek na Marsa czy do bazy?} technician {Przybywa technik: na statek na Marsa czy do bazy?} other {Przybywa naukowiec: na statek na Marsa czy do bazy?}}',
  'waiting.send-to-ship': '{who} dobiera załogę na Marsa',
  'answer.send-to-ship': 'Wyślij',
  'answer.send-to-ship.to.ship': 'Na statek na Marsa',
  'answer.send-to-ship.to.base': 'Do bazy',
  'answer.send-to-ship.place': '{astronaut} ({place})',
  'answer.send-to-ship.none.true': 'Nikogo nie wysyłaj',
  'question.module-slot': 'Wybierz na statku pole dla budynku: {building}.',
  'waiting.module-slot': '{who} wybiera pole na statku na Marsa',
  'answer.module-slot': '{slot}',
  'event.building-sent': '{who} wysyła na statek na Marsa budynek {building} ({slot})',
  'event.module-completed': '{who} kończy moduł: {module}',
  'event.astronaut-boarded': `{who} wysyła ${astronaut} na statek na Marsa`,
  'event.ship-panel-installed': '{who} montuje na statku: {panel}',
  'symbol.artemis-tours': 'Korporacja; jej żeton daje turystów.',
  'symbol.moon-mining': 'Korporacja; jej żeton daje hel‑3.',
  'symbol.selenium-research': 'Korporacja; jej żeton daje próbki takie, jakie pokazuje.',
  'symbol.evergreen-farms': 'Korporacja; jej żeton daje rośliny.',
  'symbol.sky-watch': 'Korporacja; jej żeton daje kroki na torze Sky Watch.',
  'symbol.space-robotics': 'Korporacja; jej żeton daje roboty.',
  'symbol.to-mars': 'Korporacja; dzięki jej żetonowi astronauta z twojej bazy może wejść na statek na Marsa.',
};
