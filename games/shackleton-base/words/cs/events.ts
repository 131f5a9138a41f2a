import { counted, nth, outOf } from '@orrery/ui/plural';
import { countOf } from '../amounts.ts';
import type { events as english } from '../en/events.ts';
import { amounts } from './amounts.ts';

/** Accusative, and nominative. */
const who = (argument: string) => `{${argument}Id, select, engineer {inženýra} technician {technika} other {vědce}}`;
const astronaut = who('astronaut');
const Astronaut = '{astronautId, select, engineer {Inženýr} technician {Technik} other {Vědec}}';
const tier = '{tierId, select, lower {dolní} middle {střední} other {horní}}';
const purpose =
  '{purpose, select, energy {energie} panel {solární panel} building {budova} project {projekt} action {akce} ability {schopnost} upkeep {údržba} other {velitelské pole}}';
const withRobots =
  '{robots, plural, =0 {} one {, z toho # robota} few {, z toho # roboty} many {, z toho # robota} other {, z toho # robotů}}';
const beyond = '{vp, plural, =0 {} other {, {vp} VB}}';
const credits = counted('credits', 'kredit', 'kredity', 'kreditu', 'kreditů');

export const events: Record<keyof typeof english, string> = {
  'event.corporations-chosen': 'Korporace ve hře: {corporations}',
  'event.first-player': 'Začínající hráč: {who}',
  'event.solo-side-chosen':
    'AstroBot, karta {letter}: {corporation}, {side, select, hard {těžká strana} other {lehká strana}}',
  'event.leader-taken': '{who} si bere vedoucího: {leader}',
  'event.dome-placed': '{who} staví kupoli v sektoru {sector}',

  'event.round-began': '{round}. kolo',
  'event.shuttles-revealed': 'Odkryté dílky: {tiles}',
  'event.tile-taken': '{who} si bere dílek: {tile}',
  'event.tile-turned': '{who} odkrývá dílek: {tile}',
  'event.order-changed': 'Nové pořadí: {order}',
  'event.gateway-filled':
    '{astronautsCount, plural, =0 {Na stanici Gateway se už nikdo nevejde} other {Stanice Gateway přijímá {astronauts}}}',

  'event.astronaut-swapped': `{who} vyměňuje ${who('give')} za ${who('take')} ze stanice Gateway`,
  'event.astronaut-deployed': `{actionId, select, crater {{who} nasazuje ${astronaut} na pole kráteru {space}} build {{who} nasazuje ${astronaut} a staví budovu} fund {{who} nasazuje ${astronaut} a realizuje projekt} corporate {{who} nasazuje ${astronaut} pro akce korporací} other {{who} posílá ${astronaut} na stanici Gateway}}`,
  'event.rent-paid': `{ownerId, select, null {{who} platí do banky poplatek ${credits}} other {{who} platí hráči {owner} poplatek ${credits}}}`,
  'event.rent-received': `{who} dostává z banky poplatek ${credits}`,
  'event.sectors-activated': '{who} aktivuje v kráteru: {sectors}',
  'event.gained': `{who} získává ${countOf('what', amounts.object)}`,
  'event.paid': `{priceCount, plural, =0 {{who} nic neplatí} other {{who} platí {price}}}${withRobots} (${purpose})`,
  'event.spent': `{who} vydává ${countOf('what', amounts.object)}`,
  'event.token-activated': '{who} aktivuje žeton korporace {corporation} ({spot})',
  'event.token-placed': '{who} pokládá žeton korporace {corporation} ({spot})',
  'event.panel-built':
    '{to, select, centre {{who} staví solární panel na středovém hexu} other {{who} staví solární panel v sektoru {to}}}',
  'event.panel-moved': '{who} napájí sektor {sector} panelem ze středového hexu',
  'event.energy-changed': '{who}: energie {from} → {to}',
  'event.reputation-changed': `{who}: reputace {from} → {to}${beyond}`,
  'event.building-built':
    '{sectorId, select, null {{who} staví budovu na lodi na Mars: {building}} other {{who} staví budovu v sektoru {sector}: {building}}}',
  'event.astronaut-moved': `{who} přesouvá ${astronaut} do nové budovy`,
  'event.leader-upgraded': '{who}: vedoucí ({leader}) získává vylepšenou schopnost',
  'event.leader-used': '{who} používá schopnost vedoucího: {leader}',
  'event.card-used': '{who} používá kartu {project}',
  'event.project-funded': '{who} realizuje projekt {project} ({corporation})',
  'event.project-revealed': 'Nový projekt korporace {corporation}: {project}',
  'event.corporation-action':
    '{by, select, reputation {{who} provádí akci ze stupnice reputace: {action}} corporation {{who} provádí akci korporace {action}} other {{who} používá projekt {action}}}',
  'event.astronaut-recruited': `{placeId, select, ship {{who} verbuje ${astronaut} na loď na Mars} other {{who} verbuje ${astronaut} ({place})}}`,
  'event.goal-fulfilled': `{bonus, plural, =0 {{who} plní ${tier} cíl korporace {corporation}: {vp} VB} other {{who} plní ${tier} cíl korporace {corporation}: {vp} VB a {bonus} za reputaci}}`,

  'event.upkeep-began': 'Fáze údržby, {round}. kolo',
  'event.astronaut-withdrawn': `{receiverId, select, null {${Astronaut} z pole {space} se vrací na stanici Gateway: nikdo nemá v řadě budovu} other {{tie, select, true {${Astronaut} z pole {space} → {receiver} (shodu v řadě rozhoduje nejbližší sektor)} other {${Astronaut} z pole {space} → {receiver} (největší velikost v řadě)}}}}`,
  'event.base-arranged': '{who} rozmisťuje astronauty v základně',
  'event.surplus-left': '{who} nemá místo a posílá na stanici Gateway {astronauts}',
  'event.income-began': '{who} vybírá příjem',
  'event.upkeep-paid': `{missing, plural, =0 {{who} platí údržbu: ${counted('paid', 'kredit', 'kredity', 'kreditu', 'kreditů')}${withRobots}} other {{who} platí údržbu: {paid} ${outOf('due')}${withRobots}; chybí {missing}}}`,
  'event.round-ended': 'Konec {round}. kola',

  'event.astrobot-start-card': 'První karta AstroBota: {card}',
  'event.astrobot-card': 'AstroBot odkrývá kartu: {card}',
  'event.astrobot-letter': 'Na obou kartách: {common}. Aktivní korporace: {letter}, {corporation}',
  'event.astrobot-developed': 'Rozvoj AstroBota stoupá na {to}',
  'event.astrobot-goal-moved': 'Ukazatel cíle AstroBota ({corporation}) postupuje na pole {to}',
  'event.astrobot-action': `${nth('row')}. řádek karty: {astronaut}, {action}`,
  'event.astrobot-searched':
    '{foundId, select, null {AstroBot hledá a nic nenachází} other {AstroBot hledá a nachází: {found}}}',
  'event.astrobot-failed': 'AstroBot nemůže akci provést ({action}) a míří na stanici Gateway. {why}',
  'event.astrobot-consoled': 'AstroBot nemůže provést akci korporace {corporation}: místo ní získává reputaci',

  'event.scored':
    '{item, select, projects {{who}: {points} VB za projekty} laboratories {{who}: {points} VB za laboratoře} reputation {{who}: {points} VB za reputaci} corporation {{who}: {points} VB, {corporation}} other {{who}: {points} VB}}',
  'event.game-ended': 'Konec hry. Vítězí: {winners}',
};
