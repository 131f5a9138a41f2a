import { counted } from '@orrery/ui/plural';
import type { events as english } from '../en/events.ts';

/** Accusative: "umieszcza 2 astronautów". */
const astronauts = counted('n', 'astronautę', 'astronautów', 'astronautów', 'astronauty');
const cards = counted('n', 'karta', 'karty', 'kart', 'karty');
const points = counted('points', 'punkt', 'punkty', 'punktów', 'punktu');
/** "w strefie Hellas", "na Phobosie". */
const here = '{zoneId, select, phobos {na Phobosie} other {w strefie {zone}}}';

/** How the crew of a ship ended: nobody, or a counted number of them. */
const losses = (empty: string, full: string): string =>
  `{n, plural, =0 {${empty}} one {${full}; ginie # astronauta} few {${full}; giną # astronauci} many {${full}; ginie # astronautów} other {${full}; ginie # astronauty}}`;

export const events: Record<keyof typeof english, string> = {
  'event.dock-filled': 'Dok {dock}: przybywa statek {ship}',
  'event.ship-set-aside': 'Statek {ship} ma nieznane miejsce docelowe i zostaje odłożony na bok',
  'event.starting-destination':
    'Żaden statek nie leci na Phobosa: statek w doku {dock} dostaje żeton miejsca docelowego {zone}',
  'event.missions-dealt': `{company} dostaje ${counted('n', 'misję', 'misje', 'misji', 'misji')}`,
  'event.mission-chosen':
    '{cardKnown, select, true {{company} zachowuje misję {card}, a zwraca misję {rejected}} other {{company} zachowuje misję}}',
  'event.events-shuffled': `Talia wydarzeń zostaje potasowana: ${cards}`,

  'event.round-began': 'Runda {round}',
  'event.character-laid':
    '{cardKnown, select, true {{company}: zakryta karta to {card}} other {{company} kładzie zakrytą kartę postaci}}',
  'event.character-chosen':
    '{cardKnown, select, true {{company} wybiera kartę {card}} other {{company}: postać wybrana}}',
  'event.number-called': 'Odliczanie, numer {number}: {companies}',
  'event.character-began': '{company} rozpatruje kartę {character}',
  'event.skipped': '{company}: {question}',
  'impossible.place-astronaut': 'nie może umieścić astronauty',
  'impossible.choose-destination': 'nie może wybrać miejsca docelowego',
  'impossible.explore': 'nie może wykonać ruchu',
  'impossible.scientist': 'nie może dobrać karty ani podejrzeć odkrycia',
  'impossible.assign-discovery': 'brak wolnej strefy dla odkrycia',
  'impossible.look-at-discovery': 'nie ma odkrycia do podejrzenia',
  'impossible.force-launch': 'nie może odpalić żadnego statku',
  'impossible.destroy-ship': 'nie może zniszczyć żadnego statku',
  'impossible.replace-astronaut': 'nie może nikogo zastąpić',
  'impossible.travel-agent': 'brak statku z miejscem dla trzech',
  'impossible.kill-astronaut': 'nie może nikogo zabić',
  'impossible.drop-from-phobos': 'nie ma nikogo na Phobosie',
  'impossible.pilot-ship': 'nie może zmienić celu żadnego statku',
  'impossible.pilot-destination': 'brak żetonu miejsca docelowego',
  'impossible.rescue': 'nie może nikogo uratować',
  'impossible.espionage': 'nie może nikogo zabić',
  'event.ships-shuffled': `Talia statków zostaje potasowana: ${cards}`,
  'event.first-company': 'Pierwszy gracz: {company}',

  'event.boarded': `{company} umieszcza ${astronauts} na statku {ship}`,
  'event.destination-set': '{company} wysyła statek z doku {dock} do strefy {zone}',
  'event.launched':
    '{forced, select, true {Statek {ship} zostaje zmuszony do startu} other {Statek {ship} jest zapełniony i startuje}}',
  'event.landed': `{n, plural, =0 {Statek {ship} ląduje pusty ${here}} one {Statek {ship} ląduje ${here}: # astronauta} few {Statek {ship} ląduje ${here}: # astronauci} many {Statek {ship} ląduje ${here}: # astronautów} other {Statek {ship} ląduje ${here}: # astronauty}}`,
  'event.drifted': losses('Statek {ship} nie miał celu i przepadł', 'Statek {ship} nie miał celu'),
  'event.ship-destroyed': losses('{company} niszczy pusty statek {ship}', '{company} niszczy statek {ship}'),

  'event.resource-found': `Surowiec odkryty ${here}: {resource}`,
  'event.moved': '{company}: astronauta przechodzi ze strefy {from} do strefy {to}',
  'event.exploration-ended': `{moves, plural, =0 {{company} nie wykonuje ruchu} one {{company} kończy po # ruchu} few {{company} kończy po # ruchach} many {{company} kończy po # ruchach} other {{company} kończy po # ruchu}}`,
  'event.dropped': '{company}: astronauta z Phobosa ląduje w strefie {zone}',
  'event.killed': `{company} zabija astronautę ${here} ({victim})`,
  'event.replaced': `{company} zastępuje astronautę ${here} ({victim})`,
  'event.replaced-aboard': '{company} zastępuje astronautę na statku {ship} ({victim})',

  'event.cards-recovered': `{company} bierze na rękę ${counted('n', 'kartę postaci', 'karty postaci', 'kart postaci', 'karty postaci')}`,
  'event.recruiter-retired': '{company}: Rekruter opuszcza grę',
  'event.deck-shuffled': `{company}: nowa talia postaci, ${cards}`,
  'event.discovery-drawn':
    '{cardKnown, select, true {{company} dobiera odkrycie {card}} other {{company} dobiera odkrycie}}',
  'event.discovery-assigned':
    '{cardKnown, select, true {{company} przydziela odkrycie {card} do strefy {zone}} other {{company} przydziela odkrycie do strefy {zone}}}',
  'event.discovery-discarded': 'Strefy zewnętrzne są zajęte; {company} odrzuca odkrycie {discovery}',
  'event.discovery-looked':
    '{cardKnown, select, true {{company} podgląda odkrycie w strefie {zone} ({card})} other {{company} podgląda odkrycie w strefie {zone}}}',
  'event.card-kept':
    '{cardKnown, select, true {{company} dobiera i zachowuje kartę {card}} other {{company} dobiera i zachowuje kartę}}',
  'event.card-removed':
    '{cardKnown, select, true {{company}: karta {card} zostaje usunięta z gry} other {{company}: dobrana karta zostaje usunięta z gry}}',
  'event.priority-used': 'Lista priorytetów: strefa {zone} spada na koniec',

  'event.production-began': 'Produkcja {phase}',
  'event.produced': '{zone} daje: {n} × {resource}',
  'event.awarded': '{company} zabiera {n} × {resource} ze strefy {zone}',
  'event.tokens-left': `Zostaje ${here}: {n} × {resource}`,
  'event.reveal-began': 'Ujawnienie odkryć',
  'event.discovery-revealed': 'Odkrycie w strefie {zone}: {discovery}',
  'event.pulled': `Magnes eterowy ściąga ${astronauts} ze statku {ship} do strefy {zone}`,
  'event.lost-to-natives': 'Opór tubylców w strefie {zone}; {company} traci astronautę',
  'event.evacuated': '{company}: astronauta ucieka ze strefy {from} do strefy {to}',
  'event.action-revealed': '{company} ujawnia akcję {action}',
  'event.rescued': '{company}: astronauta z Zagubionych w przestrzeni wraca do strefy {zone}',
  'event.gained': '{company} zdobywa {n} × {resource}',
  'event.scoring-began': 'Końcowe podliczanie punktów',
  'event.mission-revealed': `{company}: misja {mission}, ${points}`,
  'event.scored': `{company}: łącznie ${points}`,
};
