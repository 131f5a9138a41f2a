import { counted } from '@orrery/ui/plural';
import type { events as english } from '../en/events.ts';

const origin =
  '{origin, select, setup {początek gry} gather {zebranie zasobów} crew {akcja załogi} upgrade {ulepszenie} outpost {placówka} survivor {ocalali} other {odkrycie}}';
const purpose =
  '{purpose, select, upgrade {ulepszenie} explore {eksploracja} colony {kolonia} crew {akcja załogi} other {terraformowanie}}';
const row = '{row, select, top {górny rząd} other {dolny rząd}}';
const source = '{source, select, deck {talia} other {Kantyna}}';
const cards = counted('n', 'karta', 'karty', 'kart', 'karty');

export const events: Record<keyof typeof english, string> = {
  'event.start-planet': 'Planeta startowa ({cell}): {planet}',
  'event.first-player': 'Pierwszy gracz: {player}',
  'event.crew-dealt': `{player} dostaje ${counted('n', 'kartę', 'karty', 'kart', 'karty')} załogi`,
  'event.automa-ready':
    '{player} (poziom: {level, select, easy {Łatwy} easy_plus {Łatwy+} medium {Średni} medium_plus {Średni+} hard {Trudny} other {Trudny+}}) zaczyna na planecie {planet}, {colonies, plural, =0 {bez kolonii} other {z kolonią}}, {units, plural, =0 {bez zasobów} one {po # jednostce każdego zasobu} few {po # jednostki każdego zasobu} many {po # jednostek każdego zasobu} other {po # jednostki każdego zasobu}}',
  'event.setup-shown': '{player} odrzuca kartę {card} i zaczyna z zasobami: {resources}',

  'event.round-began': 'Runda {round}, pierwszy gracz: {player}',
  'event.last-round-began': 'Ostatnia runda ({round})',
  'event.turn-began': 'Tura: {player}',
  'event.end-triggered': '{cause}: runda {lastRound} będzie ostatnia',
  'event.idle-round': `${counted('n', 'runda', 'rundy', 'rund', 'rundy')} z rzędu bez terraformacji; koniec nastąpi po {limit}`,
  'event.first-player-passed': 'Znacznik pierwszego gracza przechodzi dalej: {player}',

  'event.gained': `{kept, plural, =0 {{player} nie ma miejsca na: {lost} × {resource}} other {{lost, plural, =0 {{player} zyskuje: {kept} × {resource}} other {{player} zyskuje: {kept} × {resource}, przepada: {lost}}}}} (${origin})`,
  'event.gain-lost': `{player} nie ma miejsca na ${counted('n', 'jednostkę', 'jednostki', 'jednostek', 'jednostki')} dowolnego zasobu (${origin})`,
  'event.paid': `{player} płaci: {n} × {resource} (${purpose})`,
  'event.outpost-income': '{player} ma dochód z placówki na planecie {planet}',

  'event.crew-drawn': `{cardKnown, select, true {{player} dobiera kartę {card} (${source})} other {{player} dobiera kartę załogi (${source})}}`,
  'event.crew-placed': `{player} kładzie kartę {card} (${row})`,
  'event.draw-declined': `{player} nie bierze karty (${source})`,
  'event.nothing-drawn': `{player} nie może dobrać karty (${source}). {why}`,
  'event.cantina-refilled':
    '{cardsKnown, select, true {Nowe karty w Kantynie: {cards}} other {Nowe karty załogi w Kantynie}}',
  'event.reshuffled': `{deck, select, crew {Talia załogi} survivors {Talia ocalałych} other {Talia Automy}} przetasowana: ${cards}`,
  'event.crew-played':
    '{mode, select, up {{used, select, true {{player} zagrywa kartę {card}, wykonuje jej akcję i przekłada ją do górnego rzędu} other {{player} zagrywa kartę {card} i tylko przekłada ją do górnego rzędu}}} other {{used, select, true {{player} zagrywa kartę {card}, wykonuje jej akcję i ją odrzuca} other {{player} zagrywa kartę {card} i tylko ją odrzuca}}}}',
  'event.specialist-used': `{cardId, select, null {{player} używa znacznika: {specialist}} other {{player} odrzuca kartę {card} jako specjalistę: {specialist}}} (${purpose})`,
  'event.specialist-ready': '{player} odrzuca kartę {card}; odblokowany znacznik: {specialist}',

  'event.upgrade-unlocked':
    '{level, plural, =2 {{player} odblokowuje drugi poziom ulepszenia {upgrade}} other {{player} odblokowuje ulepszenie {upgrade}}}',
  'event.outpost-unlocked': `{player} odblokowuje ${counted('n', 'placówkę', 'placówki', 'placówek', 'placówki')}: {vp} PZ`,

  'event.moved': `{placeId, select, planet {{player} leci na planetę {planet}} moon {{player} leci na księżyc planety {planet}} station {{player} leci na stację kosmiczną planety {planet}} asteroid {{player} leci na asteroidę przy planecie {planet}} other {{player} leci do Gwiezdnego Portalu}} (${counted('steps', 'pole', 'pola', 'pól', 'pola')})`,
  'event.stayed': '{player} nie ma gdzie wylądować: Arka zostaje na miejscu',
  'event.discovered': '{player} odkrywa planetę {planet} ({cell})',
  'event.discovery-bonus': '{player} podnosi za darmo tor planety {planet}: {resource}',

  'event.gathered':
    '{placeId, select, planet {{player} zbiera zasoby na planecie {planet}} moon {{player} zbiera zasoby na księżycu planety {planet}} station {{player} zbiera zasoby na stacji kosmicznej planety {planet}} other {{player} zbiera zasoby w Gwiezdnym Portalu}}',
  'event.level-raised': '{planet}: {resource}, poziom {level}; {player} na polu {space}',
  'event.terraformed': `{player} terraformuje planetę {planet}: ${counted('n', 'poziom', 'poziomy', 'poziomów', 'poziomu')} ({resources}), znacznik na polu {space}`,
  'event.planet-completed':
    'Planeta {planet} jest w pełni sterraformowana (ukończone planety: {n} z {needed} kończących grę)',
  'event.planet-scored':
    '{bonus, plural, =0 {{player} zdobywa {vp} PZ za pole {space} na planecie {planet}} other {{player} zdobywa {vp} PZ na planecie {planet}: pole {space} i {bonus} za {rank, plural, =1 {I} other {II}} miejsce}}',
  'event.explored':
    '{revealedKnown, select, true {{player} eksploruje planetę {planet} i znajduje ocalałych: {revealed}} other {{player} eksploruje planetę {planet}}}',
  'event.survivor-kept': '{player} zachowuje kartę ocalałych {survivor}',
  'event.survivor-discarded':
    '{whyId, select, null {{player} odrzuca kartę ocalałych {survivor}} other {{player} odrzuca kartę ocalałych {survivor}. {why}}}',
  'event.settled': '{player} osiedla ocalałych na planecie {planet}: {survivor} (osiedlonych kart: {n})',
  'event.colony-founded': '{player} zakłada kolonię na planecie {planet} (kolonie dotąd: {n})',
  'event.outpost-placed':
    '{vp, plural, =0 {{player} tworzy placówkę na planecie {planet}} other {{player} tworzy placówkę na planecie {planet}: {vp} PZ}}',
  'event.outpost-moved':
    '{vp, plural, =0 {{player} przenosi placówkę ({fromCell}) na planetę {planet}} other {{player} przenosi placówkę ({fromCell}) na planetę {planet}: {vp} PZ}}',

  'event.automa-card': '{player} odkrywa kartę {automaCard}',
  'event.automa-row': 'Wiersz {n}: {action}',
  'event.automa-row-skipped': 'Pominięty wiersz: {n} ({action}). {why}',
  'event.automa-moved':
    '{jumpCellId, select, null {{player} leci na planetę {planet} ({cell})} other {{player} skacze ({jumpCell}) i leci na planetę {planet} ({cell})}}, {fallback, select, terraform {najbliższą do terraformacji, bo nie ma czego odkryć} planet {najbliższą, bo żadna nie pasuje} other {{criterion, select, discover {nowo odkrytą} terraform {najbliższą do terraformacji} other {najbliższą bez swojej kolonii}}}}',
  'event.crew-taken':
    '{cardsKnown, select, true {{player} bierze karty załogi: {cards}} other {{player} bierze karty załogi}}',

  'event.scored': '{player}: razem {total} PZ',
  'event.game-ended':
    '{verdictId, select, null {Koniec gry. Wygrywa {players}} shared {Koniec gry. Wspólne zwycięstwo: {players}} other {Koniec gry. {verdict}}}',
};
