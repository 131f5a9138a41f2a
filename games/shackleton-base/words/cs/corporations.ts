import type { corporations as english } from '../en/corporations.ts';

const astronaut = '{astronautId, select, engineer {inženýra} technician {technika} other {vědce}}';

export const corporations: Record<keyof typeof english, string> = {
  // Artemis Tours
  'question.seat-tourist':
    '{first, select, true {Vyberte místo pro turistu.} other {Usaďte dalšího turistu, nebo skončete (zbývá: {left}).}}',
  'waiting.seat-tourist': '{who} provází turisty',
  'answer.seat-tourist': 'Místo',
  'answer.seat-tourist.seat.card': '{project}',
  'answer.seat-tourist.seat.rim-walk': 'Procházka po okraji',
  'answer.seat-tourist.stop.true': 'Skončit',
  'event.tourist-seated':
    '{projectId, select, null {{who} usazuje turistu: Procházka po okraji} other {{who} usazuje turistu: {project}}}',
  'event.tourist-shown': '{who} provází turistu',

  // Moon Mining
  'question.choose-cargo-space':
    '{optional, select, true {Vyberte náklad k odeslání se slevou, nebo žádný.} other {Vyberte náklad k odeslání.}}',
  'waiting.choose-cargo-space': '{who} vybírá náklad',
  'answer.choose-cargo-space': '{space}',
  'answer.choose-cargo-space.none.true': 'Nic neposílat',
  'event.cargo-shipped': '{who} odesílá náklad ({space})',

  // Selenium Research
  'question.choose-experiment':
    '{optional, select, true {Vyberte experiment levnější o vzorek, nebo žádný.} other {Vyberte experiment.}}',
  'waiting.choose-experiment': '{who} vybírá experiment',
  'answer.choose-experiment': 'Experiment: {slot}',
  'answer.choose-experiment.none.true': 'Bez experimentu',
  'question.choose-sample-type': 'Vyberte vzorek, který získáte.',
  'waiting.choose-sample-type': '{who} vybírá vzorek',
  'answer.choose-sample-type': '{sample}',
  'event.experiment-completed': '{who} provádí experiment {experiment}',
  'event.experiment-discarded': '{who} odhazuje experiment {experiment}',
  'event.experiment-revealed': 'Nový experiment ({slot}): {experiment}',
  'event.experiments-renewed': 'Všechny experimenty jsou vyměněny',

  // Evergreen Farms
  'question.choose-farm':
    '{free, select, true {Vyberte sektor pro farmu zdarma, nebo žádný.} other {Vyberte farmu a sektor.}}',
  'waiting.choose-farm': '{who} vybírá farmu',
  'answer.choose-farm': 'Velikost {size}, sektor {sector}',
  'answer.choose-farm.none.true': 'Bez farmy',
  'pick.choose-farm.size': 'Velikost {size}',
  'pick.choose-farm.sector': 'Sektor {sector}',
  'event.farm-built': '{who} staví farmu velikosti {size} v sektoru {sector}',
  'event.harvested': '{who} sklízí: {sectors}',

  // Sky Watch
  'question.choose-programme': 'Vyberte obranný program, který podpoříte.',
  'waiting.choose-programme': '{who} vybírá obranný program',
  'answer.choose-programme': '{programme}',
  'event.sky-advanced': '{who}: stupnice Sky Watch {from} → {to}',
  'event.programme-supported': '{who} podporuje program {programme}',
  'event.asteroid-deflected': 'Asteroid je odkloněn: podpora {supports}, potřeba {threshold}',
  'event.asteroid-hit': 'Asteroid dopadá: podpora {supports}, potřeba {threshold}. Zasažené sektory: {sectors}',

  // Space Robotics
  'question.choose-factory': 'Vyberte továrnu, kterou postavíte.',
  'waiting.choose-factory': '{who} vybírá továrnu',
  'answer.choose-factory': '{factory}',
  'event.factory-built': '{who} staví továrnu ({factory})',

  // To Mars
  'question.choose-mars-option': 'Poslat budovu na loď na Mars, nebo osadit panel?',
  'waiting.choose-mars-option': '{who} připravuje loď na Mars',
  'answer.choose-mars-option': 'Loď na Mars',
  'answer.choose-mars-option.option.building': 'Poslat: {building}',
  'answer.choose-mars-option.option.panel': 'Osadit panel na loď',
  'question.send-to-ship':
    '{arrivalId, select, null {Poslat astronauta ze základny na loď na Mars?} engineer {Přichází inženýr: na loď na Mars, nebo do základny?} technician {Přichází technik: na loď na Mars, nebo do základny?} other {Přichází vědec: na loď na Mars, nebo do základny?}}',
  'waiting.send-to-ship': '{who} vybírá posádku na Mars',
  'answer.send-to-ship': 'Poslat',
  'answer.send-to-ship.to.ship': 'Na loď na Mars',
  'answer.send-to-ship.to.base': 'Do základny',
  'answer.send-to-ship.place': '{astronaut} ({place})',
  'answer.send-to-ship.none.true': 'Nikoho neposílat',
  'question.module-slot': 'Vyberte na lodi místo pro budovu: {building}.',
  'waiting.module-slot': '{who} vybírá místo na lodi na Mars',
  'answer.module-slot': '{slot}',
  'event.building-sent': '{who} posílá na loď na Mars budovu {building} ({slot})',
  'event.module-completed': '{who} dokončuje modul: {module}',
  'event.astronaut-boarded': `{who} posílá ${astronaut} na loď na Mars`,
  'event.ship-panel-installed': '{who} osazuje na loď: {panel}',
  'symbol.artemis-tours': 'Korporace; její žeton přináší turisty.',
  'symbol.moon-mining': 'Korporace; její žeton přináší helium‑3.',
  'symbol.selenium-research': 'Korporace; její žeton přináší vzorky, které ukazuje.',
  'symbol.evergreen-farms': 'Korporace; její žeton přináší rostliny.',
  'symbol.sky-watch': 'Korporace; její žeton přináší kroky na stupnici Sky Watch.',
  'symbol.space-robotics': 'Korporace; její žeton přináší roboty.',
  'symbol.to-mars': 'Korporace; díky jejímu žetonu smí astronaut z vaší základny nastoupit na loď na Mars.',
};
