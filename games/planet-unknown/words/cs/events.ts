import { counted } from '@orrery/ui/plural';
import { byColumn } from '../columns.ts';
import type { events as english } from '../en/events.ts';

const movement = counted('n', 'bod pohybu', 'body pohybu', 'bodu pohybu', 'bodů pohybu');

export const events: Record<keyof typeof english, string> = {
  'event.first-commander': 'První velitel: {seat}',
  'event.boards-dealt':
    '{planetId, select, null {{seat} dostává desku {corporation}} other {{corporationId, select, null {{seat} dostává desku {planet}} other {{seat} dostává desky {planet} a {corporation}}}}}',
  'event.boards-chosen': '{seat}: planeta {planet}, korporace {corporation}',
  'event.flux-set': '{seat} pokládá žeton flux na stupnici: {track}',
  'event.mission-dropped': '{cardKnown, select, true {{seat} vrací misi {card}} other {{seat} vrací misi}}',
  'event.missions-laid': 'Mise proti sousedům: {missions}',
  'event.target-set': `Cílové skóre: ${counted('target', 'bod', 'body', 'bodu', 'bodů')}. Události: zelené {green}, oranžové {orange}, červené {red}`,

  'event.round-began': '{round}. kolo. Velitel: {seat}',
  'event.station-turned': '{seatId, select, null {Stanice se otáčí} other {{seat} otáčí stanicí}}',
  'event.event-revealed':
    '{left, plural, =0 {Událost: {event}. Byla poslední} one {Událost: {event}. Zbývá #} few {Událost: {event}. Zbývají #} many {Událost: {event}. Zbývá #} other {Událost: {event}. Zbývá #}}',
  'event.announced':
    '{section, select, true {Poslední kolo: jedna sekce stanice se vyprázdní} other {{events, select, true {Poslední kolo: balíček událostí je prázdný} other {Zatím bez místa pro dílek: {stuck}}}}}',
  'event.round-movement': `{seat} získává ${movement} díky technologii {tech}`,
  'event.confirmed': '{seat}: hotovo',
  'event.tile-revealed': 'Nový dílek na stanici: {tile}',
  'event.end-triggered':
    '{stuckId, select, true {Hra končí: pro dílek nebylo místo} other {{section, select, true {Hra končí: sekce stanice je prázdná} other {Hra končí: balíček událostí je prázdný}}}}',

  'event.tile-selected': '{seat} vybírá dílek: {tile}',
  'event.tile-placed':
    '{extra, select, none {{seat} umisťuje dílek na {first}: {tile}} buildings {{seat} umisťuje dílek navíc na {first}: {tile}} other {{seat} umisťuje dílek navíc bez účinku budov na {first}: {tile}}}',
  'event.tile-unplaced': '{seat} bere dílek bez umístění: {tile}',
  'event.building-ignored': '{seat} vynechává budovu: {building}',
  'event.patch-placed': '{seat} umisťuje dílek výsadby na {cell}',
  'event.patch-stored': '{seat} si uschovává dílek výsadby',
  'event.patch-swapped': '{seat} si místo dílku výsadby bere synergii',
  'event.patch-doubled': '{seat} získává ještě jeden dílek výsadby',
  'event.patch-lost': '{seat} nemá místo pro dílek výsadby: propadá',

  'event.advanced': byColumn('{seat}: {track} nahoru, pole {row}', '{seat}: {track} nahoru ({column} {row})'),
  'event.advance-repeated': '{seat}: {track} na vrcholu, pohyb platí znovu',
  'event.advance-blocked': '{seat}: {track} nemůže postoupit',
  'event.regressed': byColumn('{seat}: {track} dolů, pole {row}', '{seat}: {track} dolů ({column} {row})'),
  'event.benefit-chosen': '{seat} vybírá: {mark}',
  'event.biomass-reset': '{seat} vrací ukazatel zeleně na 0',
  'event.row-claimed': '{seat} získává benefity z řady {row} (ukazatel: {track})',
  'event.movement-gained': `{seat} získává ${movement}`,
  'event.claim-gained': '{seat} si smí vzít kartu civilizace stupně {level}',
  'event.ability-used': '{seat} používá technologii {tech}',
  'event.items-lost': '{seat} nic nezískává: {kinds}',

  'event.rover-deployed': '{seat} vysílá rover na {cell}',
  'event.rover-moved': '{seat} jede roverem z {from} na {to}',
  'event.rover-jumped': '{seat} teleportuje rover z {from} na {to}',
  'event.rover-destroyed': '{seat} přichází o rover na {cell}',
  'event.rover-gained': '{seat} získává rover',
  'event.meteorite-landed': '{seat}: meteorit dopadá na {cell}',
  'event.meteorite-collected': '{seat} sbírá meteorit z {cell}',
  'event.meteorite-loaded': '{seat} nakládá meteorit z {cell}',
  'event.meteorite-destroyed': '{seat}: meteorit na {cell} je zničen',
  'event.collected-meteorite-destroyed': '{seat} přichází o sebraný meteorit',
  'event.lifepod-collected': '{seat} sbírá biokapsli z {cell}',
  'event.lifepod-destroyed': '{seat}: biokapsle na {cell} je zničena',
  'event.collected-lifepod-destroyed': '{seat} přichází o sebranou biokapsli',
  'event.lifepod-scored': '{seat} dává biokapsli do bodovací oblasti',
  'event.lifepod-parked': '{seat} dává biokapsli na pole: {track} {row}',
  'event.lifepod-slotted': '{seat} otevírá biokapslí technologii {tech}',

  'event.card-taken': '{seat} bere kartu civilizace stupně {level}: {civ}',
  'event.card-kept':
    '{cardKnown, select, true {{seat} si nechává kartu civilizace stupně {level}: {card}} other {{seat} si nechává skrytou kartu civilizace stupně {level}}}',
  'event.deck-empty': '{seat}: karty civilizace stupně {level} už došly',
  'event.civ-decks-grew': 'Do každého balíčku civilizace přibývá karta',
  'event.civ-decks-shrank': 'Z každého balíčku civilizace mizí karta',
  'event.mission-drawn': '{cardKnown, select, true {{seat} dobírá misi {card}} other {{seat} dobírá misi}}',
  'event.contest-opened': '{seat} vyhlašuje misi pro všechny: {mission}',
  'event.looked-ahead': '{seat} si prohlíží další událost',
  'event.next-event':
    '{cardKnown, select, true {Další událost, kterou vidí {seat}: {card}} other {Další událost, kterou vidí {seat}}}',
  'event.stack-removed': `Odstraněno ze stanice: {stack}, ${counted('n', 'dílek', 'dílky', 'dílku', 'dílků')}`,

  'event.end-began': 'Konec hry',
  'event.lifepods-removed': `{seat}: ${counted('n', 'nesebraná biokapsle', 'nesebrané biokapsle', 'nesebrané biokapsle', 'nesebraných biokapslí')}`,
  'event.cards-revealed': '{seat} odkrývá karty civilizace: {cards}',
  'event.missions-revealed': '{seat} odkrývá osobní mise: {personals}',
  'event.scored': `{seat}: ${counted('points', 'bod', 'body', 'bodu', 'bodů')}`,
};
