import { counted } from '@orrery/ui/plural';
import { byColumn } from '../columns.ts';
import type { events as english } from '../en/events.ts';

const movement = counted('n', 'punkt ruchu', 'punkty ruchu', 'punktów ruchu', 'punktu ruchu');

export const events: Record<keyof typeof english, string> = {
  'event.first-commander': 'Pierwszy dowódca: {seat}',
  'event.boards-dealt':
    '{planetId, select, null {{seat} dostaje planszę {corporation}} other {{corporationId, select, null {{seat} dostaje planszę {planet}} other {{seat} dostaje plansze {planet} i {corporation}}}}}',
  'event.boards-chosen': '{seat}: planeta {planet}, korporacja {corporation}',
  'event.flux-set': '{seat} kładzie żeton flux na torze: {track}',
  'event.mission-dropped': '{cardKnown, select, true {{seat} zwraca misję {card}} other {{seat} zwraca misję}}',
  'event.missions-laid': 'Misje sąsiedzkie: {missions}',
  'event.target-set': `Wynik docelowy: ${counted('target', 'punkt', 'punkty', 'punktów', 'punktu')}. Wydarzenia: zielone {green}, pomarańczowe {orange}, czerwone {red}`,

  'event.round-began': 'Runda {round}. Dowódca: {seat}',
  'event.station-turned': '{seatId, select, null {Stacja się obraca} other {{seat} obraca stację}}',
  'event.event-revealed':
    '{left, plural, =0 {Wydarzenie: {event}. To już ostatnie} one {Wydarzenie: {event}. Zostało #} few {Wydarzenie: {event}. Zostały #} many {Wydarzenie: {event}. Zostało #} other {Wydarzenie: {event}. Zostało #}}',
  'event.announced':
    '{section, select, true {Ostatnia runda: jedna z sekcji stacji opustoszeje} other {{events, select, true {Ostatnia runda: talia wydarzeń jest pusta} other {Na razie bez miejsca na kafelek: {stuck}}}}}',
  'event.round-movement': `{seat} dostaje ${movement} dzięki technologii {tech}`,
  'event.confirmed': '{seat}: gotowe',
  'event.tile-revealed': 'Nowy kafelek na stacji: {tile}',
  'event.end-triggered':
    '{stuckId, select, true {Gra się kończy: zabrakło miejsca na kafelek} other {{section, select, true {Gra się kończy: sekcja stacji jest pusta} other {Gra się kończy: talia wydarzeń jest pusta}}}}',

  'event.tile-selected': '{seat} wybiera kafelek: {tile}',
  'event.tile-placed':
    '{extra, select, none {{seat} umieszcza kafelek na {first}: {tile}} buildings {{seat} umieszcza dodatkowy kafelek na {first}: {tile}} other {{seat} umieszcza dodatkowy kafelek bez działania budynków na {first}: {tile}}}',
  'event.tile-unplaced': '{seat} bierze kafelek bez umieszczania: {tile}',
  'event.building-ignored': '{seat} pomija budynek: {building}',
  'event.patch-placed': '{seat} umieszcza łatkę na {cell}',
  'event.patch-stored': '{seat} odkłada łatkę',
  'event.patch-swapped': '{seat} bierze synergię zamiast łatki',
  'event.patch-doubled': '{seat} zdobywa jeszcze jedną łatkę',
  'event.patch-lost': '{seat} nie ma miejsca na łatkę: łatka przepada',

  'event.advanced': byColumn('{seat}: {track} w górę, pole {row}', '{seat}: {track} w górę ({column} {row})'),
  'event.advance-repeated': '{seat}: {track} na szczycie, ruch liczy się ponownie',
  'event.advance-blocked': '{seat}: {track} nie może iść w górę',
  'event.regressed': byColumn('{seat}: {track} w dół, pole {row}', '{seat}: {track} w dół ({column} {row})'),
  'event.benefit-chosen': '{seat} wybiera: {mark}',
  'event.biomass-reset': '{seat} cofa znacznik biomasy na 0',
  'event.row-claimed': '{seat} zdobywa korzyści z rzędu {row} (znacznik: {track})',
  'event.movement-gained': `{seat} zdobywa ${movement}`,
  'event.claim-gained': '{seat} może wziąć kartę cywilizacji poziomu {level}',
  'event.ability-used': '{seat} używa technologii {tech}',
  'event.items-lost': '{seat} nic nie zyskuje: {kinds}',

  'event.rover-deployed': '{seat} wystawia łazik na {cell}',
  'event.rover-moved': '{seat} rusza łazikiem z {from} na {to}',
  'event.rover-jumped': '{seat} teleportuje łazik z {from} na {to}',
  'event.rover-destroyed': '{seat} traci łazik na {cell}',
  'event.rover-gained': '{seat} zdobywa łazik',
  'event.meteorite-landed': '{seat}: meteoryt spada na {cell}',
  'event.meteorite-collected': '{seat} zbiera meteoryt z {cell}',
  'event.meteorite-loaded': '{seat} ładuje na łazik meteoryt z pola {cell}',
  'event.meteorite-destroyed': '{seat}: meteoryt na {cell} zniszczony',
  'event.collected-meteorite-destroyed': '{seat} traci zebrany meteoryt',
  'event.lifepod-collected': '{seat} zbiera kapsułę z {cell}',
  'event.lifepod-destroyed': '{seat}: kapsuła na {cell} zniszczona',
  'event.collected-lifepod-destroyed': '{seat} traci zebraną kapsułę',
  'event.lifepod-scored': '{seat} odkłada kapsułę do obszaru punktacji',
  'event.lifepod-parked': '{seat} stawia kapsułę na polu: {track} {row}',
  'event.lifepod-slotted': '{seat} otwiera kapsułą technologię {tech}',

  'event.card-taken': '{seat} bierze kartę cywilizacji poziomu {level}: {civ}',
  'event.card-kept':
    '{cardKnown, select, true {{seat} zatrzymuje kartę cywilizacji poziomu {level}: {card}} other {{seat} zatrzymuje zakrytą kartę cywilizacji poziomu {level}}}',
  'event.deck-empty': '{seat}: nie ma już kart cywilizacji poziomu {level}',
  'event.civ-decks-grew': 'Do każdej talii cywilizacji trafia karta',
  'event.civ-decks-shrank': 'Z każdej talii cywilizacji znika karta',
  'event.mission-drawn': '{cardKnown, select, true {{seat} dobiera misję {card}} other {{seat} dobiera misję}}',
  'event.contest-opened': '{seat} ogłasza misję dla wszystkich: {mission}',
  'event.looked-ahead': '{seat} podgląda następne wydarzenie',
  'event.next-event':
    '{cardKnown, select, true {Następne wydarzenie (zna je {seat}): {card}} other {Następne wydarzenie (zna je {seat})}}',
  'event.stack-removed': `Usunięto ze stacji: {stack}, ${counted('n', 'kafelek', 'kafelki', 'kafelków', 'kafelka')}`,

  'event.end-began': 'Koniec gry',
  'event.lifepods-removed': `{seat}: ${counted('n', 'niezebrana kapsuła', 'niezebrane kapsuły', 'niezebranych kapsuł', 'niezebranej kapsuły')}`,
  'event.cards-revealed': '{seat} odkrywa karty cywilizacji: {cards}',
  'event.missions-revealed': '{seat} odkrywa misje osobiste: {personals}',
  'event.scored': `{seat}: ${counted('points', 'punkt', 'punkty', 'punktów', 'punktu')}`,
};
