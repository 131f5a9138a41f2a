import { counted } from '@orrery/ui/plural';
import type { events as english } from '../en/events.ts';

/** Accusative: "umisťuje 2 astronauty". */
const astronauts = counted('n', 'astronauta', 'astronauty', 'astronauta', 'astronautů');
const cards = counted('n', 'karta', 'karty', 'karty', 'karet');
const points = counted('points', 'bod', 'body', 'bodu', 'bodů');

/** How the crew of a ship ended: nobody, or a counted number of them. */
const losses = (empty: string, full: string): string =>
  `{n, plural, =0 {${empty}} one {${full}; ve vesmíru mizí # astronaut} few {${full}; ve vesmíru mizí # astronauti} many {${full}; ve vesmíru mizí # astronauta} other {${full}; ve vesmíru mizí # astronautů}}`;

export const events: Record<keyof typeof english, string> = {
  'event.dock-filled': 'Dok {dock}: přilétá loď {ship}',
  'event.ship-set-aside': 'Loď {ship} má neznámý cíl a odkládá se stranou',
  'event.starting-destination': 'Žádná loď nemíří na Phobos: loď v doku {dock} dostává žeton cíle {zone}',
  'event.missions-dealt': `{company} dostává ${counted('n', 'misi', 'mise', 'mise', 'misí')}`,
  'event.mission-chosen':
    '{cardKnown, select, true {{company} si ponechává misi {card} a vrací misi {rejected}} other {{company} si ponechává misi}}',
  'event.events-shuffled': `Balíček událostí je zamíchán: ${cards}`,

  'event.round-began': '{round}. kolo',
  'event.character-laid':
    '{cardKnown, select, true {{company}: skrytá karta je {card}} other {{company} pokládá skrytou kartu postavy}}',
  'event.character-chosen':
    '{cardKnown, select, true {{company} vybírá kartu {card}} other {{company}: postava vybrána}}',
  'event.number-called': 'Odpočítávání, číslo {number}: {companies}',
  'event.character-began': '{company} vyhodnocuje kartu {character}',
  'event.skipped': '{company}: {question}',
  'impossible.place-astronaut': 'nemůže umístit astronauta',
  'impossible.choose-destination': 'nemůže zvolit cíl',
  'impossible.explore': 'nemůže provést přesun',
  'impossible.scientist': 'nemůže dobrat kartu ani si prohlédnout objev',
  'impossible.assign-discovery': 'pro objev není volná oblast',
  'impossible.look-at-discovery': 'není žádný objev k prohlédnutí',
  'impossible.force-launch': 'nemůže odstartovat žádnou loď',
  'impossible.destroy-ship': 'nemůže zničit žádnou loď',
  'impossible.replace-astronaut': 'nemůže nikoho nahradit',
  'impossible.travel-agent': 'žádná loď nemá místo pro tři',
  'impossible.kill-astronaut': 'nemůže nikoho zabít',
  'impossible.drop-from-phobos': 'nemá na Phobosu nikoho',
  'impossible.pilot-ship': 'nemůže přesměrovat žádnou loď',
  'impossible.pilot-destination': 'není žádný žeton cíle',
  'impossible.rescue': 'nemůže nikoho zachránit',
  'impossible.espionage': 'nemůže nikoho zabít',
  'event.ships-shuffled': `Balíček lodí je zamíchán: ${cards}`,
  'event.first-company': 'Začínající hráč: {company}',

  'event.boarded': `{company} umisťuje ${astronauts} do lodi {ship}`,
  'event.destination-set': '{company} posílá loď z doku {dock} do oblasti {zone}',
  'event.launched': '{forced, select, true {Loď {ship} je nucena odstartovat} other {Loď {ship} je plná a startuje}}',
  'event.landed':
    '{n, plural, =0 {Loď {ship} přistává prázdná {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}}} one {Loď {ship} přistává {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}}: # astronaut} few {Loď {ship} přistává {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}}: # astronauti} many {Loď {ship} přistává {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}}: # astronauta} other {Loď {ship} přistává {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}}: # astronautů}}',
  'event.drifted': losses('Loď {ship} neměla cíl a je ztracena', 'Loď {ship} neměla cíl'),
  'event.ship-destroyed': losses('{company} ničí prázdnou loď {ship}', '{company} ničí loď {ship}'),

  'event.resource-found': 'Oblast {zone}: nalezená surovina je {resource}',
  'event.moved': '{company}: astronaut jde z oblasti {from} do oblasti {to}',
  'event.exploration-ended': `{moves, plural, =0 {{company}: žádný přesun} one {{company} končí po # přesunu} few {{company} končí po # přesunech} many {{company} končí po # přesunu} other {{company} končí po # přesunech}}`,
  'event.dropped': '{company}: astronaut z Phobosu přistává v oblasti {zone}',
  'event.killed':
    '{company} zabíjí astronauta {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}} ({victim})',
  'event.replaced':
    '{company} nahrazuje astronauta {zoneId, select, phobos {na Phobosu} other {v oblasti {zone}}} ({victim})',
  'event.replaced-aboard': '{company} nahrazuje astronauta v lodi {ship} ({victim})',

  'event.cards-recovered': `{company} si bere do ruky ${counted('n', 'kartu postavy', 'karty postav', 'karty postav', 'karet postav')}`,
  'event.recruiter-retired': '{company}: Verbíř opouští hru',
  'event.deck-shuffled': `{company}: nový balíček postav, ${cards}`,
  'event.discovery-drawn': '{cardKnown, select, true {{company} dobírá objev {card}} other {{company} dobírá objev}}',
  'event.discovery-assigned':
    '{cardKnown, select, true {{company} přiřazuje objev {card} k oblasti {zone}} other {{company} přiřazuje objev k oblasti {zone}}}',
  'event.discovery-discarded': 'Všechny vnější oblasti už objev mají; {company} odhazuje objev {discovery}',
  'event.discovery-looked':
    '{cardKnown, select, true {{company} si prohlíží objev v oblasti {zone} ({card})} other {{company} si prohlíží objev v oblasti {zone}}}',
  'event.card-kept':
    '{cardKnown, select, true {{company} dobírá a ponechává si kartu {card}} other {{company} dobírá a ponechává si kartu}}',
  'event.card-removed':
    '{cardKnown, select, true {{company}: karta {card} je odstraněna ze hry} other {{company}: dobraná karta je odstraněna ze hry}}',
  'event.priority-used': 'Seznam priorit: oblast {zone} klesá na konec',

  'event.production-began': '{phase}. produkce',
  'event.produced': '{zone} vynáší: {n} × {resource}',
  'event.awarded': '{company} bere {n} × {resource} z oblasti {zone}',
  'event.tokens-left': '{zoneId, select, phobos {Na Phobosu} other {V oblasti {zone}}} zůstává: {n} × {resource}',
  'event.reveal-began': 'Odhalení objevů',
  'event.discovery-revealed': 'Objev v oblasti {zone}: {discovery}',
  'event.pulled': `Éterový magnet přitahuje ${astronauts} z lodi {ship} do oblasti {zone}`,
  'event.lost-to-natives': 'Odpor domorodců v oblasti {zone}; {company} ztrácí astronauta',
  'event.evacuated': '{company}: astronaut prchá z oblasti {from} do oblasti {to}',
  'event.action-revealed': '{company} odhaluje akci {action}',
  'event.rescued': '{company}: astronaut ze Ztracených ve vesmíru se vrací do oblasti {zone}',
  'event.gained': '{company} získává {n} × {resource}',
  'event.scoring-began': 'Závěrečné bodování',
  'event.mission-revealed': `{company}: mise {mission}, ${points}`,
  'event.scored': `{company}: celkem ${points}`,
};
