import type { Catalogue } from '@orrery/ui/contract';

const astronaut = '{astronautId, select, engineer {an engineer} technician {a technician} other {a scientist}}';

/** Questions and events of the corporations, in the order of their rules. */
export const corporations = {
  // Artemis Tours
  'question.seat-tourist':
    '{first, select, true {Choose a seat for a tourist.} other {Seat another tourist, or stop ({left} left).}}',
  'waiting.seat-tourist': '{who} is guiding tourists',
  'answer.seat-tourist': 'Seat',
  'answer.seat-tourist.seat.card': '{project}',
  'answer.seat-tourist.seat.rim-walk': 'Rim Walk',
  'answer.seat-tourist.stop.true': 'Stop here',
  'event.tourist-seated':
    '{projectId, select, null {{who} seats a tourist on the Rim Walk} other {{who} seats a tourist: {project}}}',
  'event.tourist-shown': '{who} guides a tourist',

  // Moon Mining
  'question.choose-cargo-space':
    '{optional, select, true {Choose a cargo to ship at a discount, or none.} other {Choose a cargo to ship.}}',
  'waiting.choose-cargo-space': '{who} is choosing a cargo',
  'answer.choose-cargo-space': '{space}',
  'answer.choose-cargo-space.none.true': 'Ship nothing',
  'event.cargo-shipped': '{who} ships a cargo ({space})',

  // Selenium Research
  'question.choose-experiment':
    '{optional, select, true {Choose an experiment to run at a discount, or none.} other {Choose an experiment to run.}}',
  'waiting.choose-experiment': '{who} is choosing an experiment',
  'answer.choose-experiment': 'Experiment in slot {slot}',
  'answer.choose-experiment.none.true': 'No experiment',
  'question.choose-sample-type': 'Choose the sample you gain.',
  'waiting.choose-sample-type': '{who} is choosing a sample',
  'answer.choose-sample-type': '{sample}',
  'event.experiment-completed': '{who} completes the experiment {experiment}',
  'event.experiment-discarded': '{who} discards the experiment {experiment}',
  'event.experiment-revealed': 'New experiment ({slot}): {experiment}',
  'event.experiments-renewed': 'All experiments are replaced',

  // Evergreen Farms
  'question.choose-farm':
    '{free, select, true {Choose a sector for a free farm, or none.} other {Choose a farm and a sector.}}',
  'waiting.choose-farm': '{who} is choosing a farm',
  'answer.choose-farm': 'Size {size}, sector {sector}',
  'answer.choose-farm.none.true': 'No farm',
  'pick.choose-farm.size': 'Size {size}',
  'pick.choose-farm.sector': 'Sector {sector}',
  'event.farm-built': '{who} builds a farm of size {size} in sector {sector}',
  'event.harvested': '{who} harvests: {sectors}',

  // Sky Watch
  'question.choose-programme': 'Choose a defence programme to support.',
  'waiting.choose-programme': '{who} is choosing a defence programme',
  'answer.choose-programme': '{programme}',
  'event.sky-advanced': '{who}: Sky Watch track {from} → {to}',
  'event.programme-supported': '{who} supports the programme {programme}',
  'event.asteroid-deflected': 'The asteroid is deflected: {supports} supports of {threshold} needed',
  'event.asteroid-hit': 'The asteroid hits, with {supports} supports of {threshold} needed. Sectors hit: {sectors}',

  // Space Robotics
  'question.choose-factory': 'Choose a factory to build.',
  'waiting.choose-factory': '{who} is choosing a factory',
  'answer.choose-factory': '{factory}',
  'event.factory-built': '{who} builds the factory {factory}',

  // To Mars
  'question.choose-mars-option': 'Send a building to the Mars ship, or install a panel?',
  'waiting.choose-mars-option': '{who} is preparing the Mars ship',
  'answer.choose-mars-option': 'Mars ship',
  'answer.choose-mars-option.option.building': 'Send: {building}',
  'answer.choose-mars-option.option.panel': 'Install a ship panel',
  'question.send-to-ship':
    '{arrivalId, select, null {Send an astronaut from your base to the Mars ship?} engineer {An engineer arrives: to the Mars ship, or to your base?} technician {A technician arrives: to the Mars ship, or to your base?} other {A scientist arrives: to the Mars ship, or to your base?}}',
  'waiting.send-to-ship': '{who} is choosing a crew for Mars',
  'answer.send-to-ship': 'Send',
  'answer.send-to-ship.to.ship': 'To the Mars ship',
  'answer.send-to-ship.to.base': 'To the base',
  'answer.send-to-ship.place': '{astronaut} ({place})',
  'answer.send-to-ship.none.true': 'Send nobody',
  'question.module-slot': 'Choose a slot aboard for this building: {building}.',
  'waiting.module-slot': '{who} is choosing a slot aboard the Mars ship',
  'answer.module-slot': '{slot}',
  'event.building-sent': '{who} sends {building} to the Mars ship ({slot})',
  'event.module-completed': '{who} completes the module {module}',
  'event.astronaut-boarded': `{who} sends ${astronaut} aboard the Mars ship`,
  'event.ship-panel-installed': '{who} installs {panel}',
  'symbol.artemis-tours': 'A corporation; its token brings tourists.',
  'symbol.moon-mining': 'A corporation; its token brings helium‑3.',
  'symbol.selenium-research': 'A corporation; its token brings samples of the kind it shows.',
  'symbol.evergreen-farms': 'A corporation; its token brings plants.',
  'symbol.sky-watch': 'A corporation; its token brings steps on the Sky Watch track.',
  'symbol.space-robotics': 'A corporation; its token brings robots.',
  'symbol.to-mars': 'A corporation; with its token an astronaut of your base may board the Mars ship.',
} as const satisfies Catalogue;
