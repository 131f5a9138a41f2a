import { counted } from '@orrery/ui/plural';
import type { events as english } from '../en/events.ts';

const origin =
  '{origin, select, setup {začátek hry} gather {sběr surovin} crew {akce posádky} upgrade {vylepšení} outpost {základna} survivor {přeživší} other {objev}}';
const purpose =
  '{purpose, select, upgrade {vylepšení} explore {průzkum} colony {kolonie} crew {akce posádky} other {terraformace}}';
const row = '{row, select, top {horní řada} other {dolní řada}}';
const source = '{source, select, deck {balíček} other {Kantýna}}';
const cards = counted('n', 'karta', 'karty', 'karty', 'karet');

export const events: Record<keyof typeof english, string> = {
  'event.start-planet': 'Počáteční planeta ({cell}): {planet}',
  'event.first-player': 'Začínající hráč: {player}',
  'event.crew-dealt': `{player} dostává ${counted('n', 'kartu', 'karty', 'karty', 'karet')} posádky`,
  'event.automa-ready':
    '{player} (obtížnost: {level, select, easy {Lehká} easy_plus {Lehká+} medium {Střední} medium_plus {Střední+} hard {Těžká} other {Těžká+}}) začíná na planetě {planet}, {colonies, plural, =0 {bez kolonie} other {s kolonií}}, {units, plural, =0 {bez surovin} one {po # jednotce od každé suroviny} few {po # jednotkách od každé suroviny} many {po # jednotky od každé suroviny} other {po # jednotkách od každé suroviny}}',
  'event.setup-shown': '{player} odhazuje kartu {card} a začíná se surovinami: {resources}',

  'event.round-began': '{round}. kolo, začínající hráč: {player}',
  'event.last-round-began': 'Poslední kolo ({round}.)',
  'event.turn-began': 'Na tahu: {player}',
  'event.end-triggered': '{cause}: poslední bude {lastRound}. kolo',
  'event.idle-round': `${counted('n', 'kolo', 'kola', 'kola', 'kol')} po sobě bez terraformace; konec přijde po {limit}`,
  'event.first-player-passed': 'Žeton začínajícího hráče dostává {player}',

  'event.gained': `{kept, plural, =0 {{player} nemá místo pro: {lost} × {resource}} other {{lost, plural, =0 {{player} získává: {kept} × {resource}} other {{player} získává: {kept} × {resource}, propadá: {lost}}}}} (${origin})`,
  'event.gain-lost': `{player} nemá místo pro ${counted('n', 'jednotku', 'jednotky', 'jednotky', 'jednotek')} libovolné suroviny (${origin})`,
  'event.paid': `{player} platí: {n} × {resource} (${purpose})`,
  'event.outpost-income': '{player} má příjem ze základny na planetě {planet}',

  'event.crew-drawn': `{cardKnown, select, true {{player} dobírá kartu {card} (${source})} other {{player} dobírá kartu posádky (${source})}}`,
  'event.crew-placed': `{player} pokládá kartu {card} (${row})`,
  'event.draw-declined': `{player} nebere kartu (${source})`,
  'event.nothing-drawn': `{player} nemůže dobrat kartu (${source}). {why}`,
  'event.cantina-refilled':
    '{cardsKnown, select, true {Nové karty v Kantýně: {cards}} other {Nové karty posádky v Kantýně}}',
  'event.reshuffled': `{deck, select, crew {Balíček posádky} survivors {Balíček přeživších} other {Balíček Automy}} zamíchán znovu: ${cards}`,
  'event.crew-played':
    '{mode, select, up {{used, select, true {{player} hraje kartu {card}, provádí její akci a přesouvá ji do horní řady} other {{player} hraje kartu {card} a jen ji přesouvá do horní řady}}} other {{used, select, true {{player} hraje kartu {card}, provádí její akci a odhazuje ji} other {{player} hraje kartu {card} a jen ji odhazuje}}}}',
  'event.specialist-used': `{cardId, select, null {{player} používá žeton: {specialist}} other {{player} odhazuje kartu {card} jako specialistu: {specialist}}} (${purpose})`,
  'event.specialist-ready': '{player} odhazuje kartu {card}; připravený žeton: {specialist}',

  'event.upgrade-unlocked':
    '{level, plural, =2 {{player} odemyká druhý stupeň vylepšení {upgrade}} other {{player} odemyká vylepšení {upgrade}}}',
  'event.outpost-unlocked': `{player} odemyká ${counted('n', 'základnu', 'základny', 'základny', 'základen')}: {vp} VB`,

  'event.moved': `{placeId, select, planet {{player} letí na planetu {planet}} moon {{player} letí na měsíc planety {planet}} station {{player} letí na vesmírnou stanici planety {planet}} asteroid {{player} letí na asteroid u planety {planet}} other {{player} letí na Hvězdnou bránu}} (${counted('steps', 'pole', 'pole', 'pole', 'polí')})`,
  'event.stayed': '{player} nemá kde přistát: archa zůstává na místě',
  'event.discovered': '{player} objevuje planetu {planet} ({cell})',
  'event.discovery-bonus': '{player} zvyšuje zdarma stupnici planety {planet}: {resource}',

  'event.gathered':
    '{placeId, select, planet {{player} sbírá suroviny na planetě {planet}} moon {{player} sbírá suroviny na měsíci planety {planet}} station {{player} sbírá suroviny na vesmírné stanici planety {planet}} other {{player} sbírá suroviny na Hvězdné bráně}}',
  'event.level-raised': '{planet}: {resource}, stupeň {level}; {player} na poli {space}',
  'event.terraformed': `{player} terraformuje planetu {planet}: ${counted('n', 'stupeň', 'stupně', 'stupně', 'stupňů')} ({resources}), žeton na poli {space}`,
  'event.planet-completed': 'Planeta {planet} je plně terraformovaná (hotové planety: {n}, hra končí při {needed})',
  'event.planet-scored':
    '{bonus, plural, =0 {{player} získává {vp} VB za pole {space} na planetě {planet}} other {{player} získává {vp} VB na planetě {planet}: pole {space} a {bonus} za {rank, plural, =1 {první} other {druhé}} místo}}',
  'event.explored':
    '{revealedKnown, select, true {{player} zkoumá planetu {planet} a nachází přeživší: {revealed}} other {{player} zkoumá planetu {planet}}}',
  'event.survivor-kept': '{player} si ponechává kartu přeživších {survivor}',
  'event.survivor-discarded':
    '{whyId, select, null {{player} odhazuje kartu přeživších {survivor}} other {{player} odhazuje kartu přeživších {survivor}. {why}}}',
  'event.settled': '{player} usidluje přeživší na planetě {planet}: {survivor} (usídlených karet: {n})',
  'event.colony-founded': '{player} zakládá kolonii na planetě {planet} (kolonií dosud: {n})',
  'event.outpost-placed':
    '{vp, plural, =0 {{player} zřizuje základnu na planetě {planet}} other {{player} zřizuje základnu na planetě {planet}: {vp} VB}}',
  'event.outpost-moved':
    '{vp, plural, =0 {{player} přesouvá základnu ({fromCell}) na planetu {planet}} other {{player} přesouvá základnu ({fromCell}) na planetu {planet}: {vp} VB}}',

  'event.automa-card': '{player} odhaluje kartu {automaCard}',
  'event.automa-row': 'Řádek {n}: {action}',
  'event.automa-row-skipped': 'Přeskočený řádek: {n} ({action}). {why}',
  'event.automa-moved':
    '{jumpCellId, select, null {{player} letí na planetu {planet} ({cell})} other {{player} skáče ({jumpCell}) a letí na planetu {planet} ({cell})}}, {fallback, select, terraform {nejbližší k terraformaci, protože není co objevit} planet {nejbližší, protože žádná nevyhovuje} other {{criterion, select, discover {nově objevenou} terraform {nejbližší k terraformaci} other {nejbližší bez své kolonie}}}}',
  'event.crew-taken':
    '{cardsKnown, select, true {{player} bere karty posádky: {cards}} other {{player} bere karty posádky}}',

  'event.scored': '{player}: celkem {total} VB',
  'event.game-ended':
    '{verdictId, select, null {Konec hry. Vyhrává {players}} shared {Konec hry. Společné vítězství: {players}} other {Konec hry. {verdict}}}',
};
