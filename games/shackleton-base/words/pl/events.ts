import { counted, nth } from '@orrery/ui/plural';
import { countOf } from '../amounts.ts';
import type { events as english } from '../en/events.ts';
import { amounts } from './amounts.ts';

/** Accusative, and nominative. */
const who = (argument: string) =>
  `{${argument}Id, select, engineer {inżyniera} technician {technika} other {naukowca}}`;
const astronaut = who('astronaut');
const Astronaut = '{astronautId, select, engineer {Inżynier} technician {Technik} other {Naukowiec}}';
const tier = '{tierId, select, lower {dolny} middle {środkowy} other {górny}}';
const purpose =
  '{purpose, select, energy {energia} panel {panel słoneczny} building {budynek} project {projekt} action {akcja} ability {zdolność} upkeep {utrzymanie} other {pole akcji}}';
const withRobots =
  '{robots, plural, =0 {} one {, w tym # robota} few {, w tym # roboty} many {, w tym # robotów} other {, w tym # robota}}';
const beyond = '{vp, plural, =0 {} other {, {vp} PZ}}';
const credits = counted('credits', 'kredyt', 'kredyty', 'kredytów', 'kredytu');

export const events: Record<keyof typeof english, string> = {
  'event.corporations-chosen': 'Korporacje w grze: {corporations}',
  'event.first-player': 'Pierwszy gracz: {who}',
  'event.solo-side-chosen':
    'AstroBot, karta {letter}: {corporation}, {side, select, hard {strona trudna} other {strona łatwa}}',
  'event.leader-taken': '{who} bierze kierownika: {leader}',
  'event.dome-placed': '{who} stawia kopułę w sektorze {sector}',

  'event.round-began': 'Runda {round}',
  'event.shuttles-revealed': 'Odkryte kafelki: {tiles}',
  'event.tile-taken': '{who} bierze kafelek: {tile}',
  'event.tile-turned': '{who} odkrywa kafelek: {tile}',
  'event.order-changed': 'Nowa kolejność: {order}',
  'event.gateway-filled':
    '{astronautsCount, plural, =0 {Na Stację Gateway nikt już się nie mieści} other {Stacja Gateway przyjmuje {astronauts}}}',

  'event.astronaut-swapped': `{who} wymienia ${who('give')} na ${who('take')} ze Stacji Gateway`,
  'event.astronaut-deployed': `{actionId, select, crater {{who} wystawia ${astronaut} na pole krateru {space}} build {{who} wystawia ${astronaut} i stawia budynek} fund {{who} wystawia ${astronaut} i realizuje projekt} corporate {{who} wystawia ${astronaut} do akcji korporacji} other {{who} wysyła ${astronaut} na Stację Gateway}}`,
  'event.rent-paid': `{ownerId, select, null {{who} wpłaca do banku ${credits} opłaty} other {{who} płaci graczowi {owner} ${credits} opłaty}}`,
  'event.rent-received': `{who} otrzymuje z banku ${credits} opłaty`,
  'event.sectors-activated': '{who} aktywuje w kraterze: {sectors}',
  'event.gained': `{who} otrzymuje ${countOf('what', amounts.object)}`,
  'event.paid': `{priceCount, plural, =0 {{who} nic nie płaci} other {{who} płaci {price}}}${withRobots} (${purpose})`,
  'event.spent': `{who} wydaje ${countOf('what', amounts.object)}`,
  'event.token-activated': '{who} aktywuje żeton korporacji {corporation} ({spot})',
  'event.token-placed': '{who} kładzie żeton korporacji {corporation} ({spot})',
  'event.panel-built':
    '{to, select, centre {{who} stawia panel słoneczny na środkowym heksie} other {{who} stawia panel słoneczny w sektorze {to}}}',
  'event.panel-moved': '{who} zasila sektor {sector} panelem ze środkowego heksu',
  'event.energy-changed': '{who}: energia {from} → {to}',
  'event.reputation-changed': `{who}: reputacja {from} → {to}${beyond}`,
  'event.building-built':
    '{sectorId, select, null {{who} stawia budynek na statku na Marsa: {building}} other {{who} stawia budynek w sektorze {sector}: {building}}}',
  'event.astronaut-moved': `{who} przenosi ${astronaut} do nowego budynku`,
  'event.leader-upgraded': '{who}: kierownik ({leader}) zyskuje ulepszoną zdolność',
  'event.leader-used': '{who} korzysta ze zdolności kierownika: {leader}',
  'event.card-used': '{who} używa karty {project}',
  'event.project-funded': '{who} realizuje projekt {project} ({corporation})',
  'event.project-revealed': 'Nowy projekt korporacji {corporation}: {project}',
  'event.corporation-action':
    '{by, select, reputation {{who} wykonuje akcję z toru reputacji: {action}} corporation {{who} wykonuje akcję korporacji {action}} other {{who} używa projektu {action}}}',
  'event.astronaut-recruited': `{placeId, select, ship {{who} bierze ${astronaut} ze Stacji Gateway na statek na Marsa} other {{who} bierze ${astronaut} ze Stacji Gateway ({place})}}`,
  'event.goal-fulfilled': `{bonus, plural, =0 {{who} wypełnia ${tier} cel korporacji {corporation}: {vp} PZ} other {{who} wypełnia ${tier} cel korporacji {corporation}: {vp} PZ i {bonus} za reputację}}`,

  'event.upkeep-began': 'Faza utrzymania, runda {round}',
  'event.astronaut-withdrawn': `{receiverId, select, null {${Astronaut} z pola {space} wraca na Stację Gateway: nikt nie ma budynku w tym rzędzie} other {{tie, select, true {${Astronaut} z pola {space} → {receiver} (remis w rzędzie rozstrzyga najbliższy sektor)} other {${Astronaut} z pola {space} → {receiver} (największy rozmiar w rzędzie)}}}}`,
  'event.base-arranged': '{who} rozmieszcza astronautów w bazie',
  'event.surplus-left': '{who} nie ma miejsca i odsyła na Stację Gateway {astronauts}',
  'event.income-began': '{who} zbiera dochód',
  'event.upkeep-paid': `{missing, plural, =0 {{who} opłaca utrzymanie: ${counted('paid', 'kredyt', 'kredyty', 'kredytów', 'kredytu')}${withRobots}} other {{who} opłaca utrzymanie: {paid} z {due}${withRobots}; brakuje {missing}}}`,
  'event.round-ended': 'Koniec rundy {round}',

  'event.astrobot-start-card': 'Pierwsza karta AstroBota: {card}',
  'event.astrobot-card': 'AstroBot odkrywa kartę: {card}',
  'event.astrobot-letter': 'Na obu kartach: {common}. Aktywna korporacja: {letter}, {corporation}',
  'event.astrobot-developed': 'Rozwój AstroBota rośnie do {to}',
  'event.astrobot-goal-moved': 'Znacznik celu AstroBota ({corporation}) przesuwa się na pole {to}',
  'event.astrobot-action': `Wiersz ${nth('row')} karty: {astronaut}, {action}`,
  'event.astrobot-searched':
    '{foundId, select, null {AstroBot szuka i nic nie znajduje} other {AstroBot szuka i znajduje: {found}}}',
  'event.astrobot-failed': 'AstroBot nie może wykonać akcji ({action}) i leci na Stację Gateway. {why}',
  'event.astrobot-consoled': 'AstroBot nie może wykonać akcji korporacji {corporation}: zamiast niej zyskuje reputację',

  'event.scored':
    '{item, select, projects {{who}: {points} PZ za projekty} laboratories {{who}: {points} PZ za laboratoria} reputation {{who}: {points} PZ za reputację} corporation {{who}: {points} PZ, {corporation}} other {{who}: {points} PZ}}',
  'event.game-ended': 'Koniec gry. Wygrywa: {winners}',
};
