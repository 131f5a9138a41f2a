import type { CardEffect, RoundRule } from '../../data/card-effects.ts';
import type { EventCard } from '../../data/events.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import { happeningWords } from '../cards.ts';
import { genitive } from './terrains.ts';

const names = {
  'event-01': 'Rover navíc',
  'event-02': 'Více výzkumníků',
  'event-03': 'Přesčasy',
  'event-04': 'Signál na skeneru',
  'event-05': 'Rovery, nebo výzkumníci',
  'event-06': 'Úpravy roverů',
  'event-07': 'Obojživelné rovery',
  'event-08': 'Blátivé koleje',
  'event-09': 'Vyzrazené tajemství',
  'event-10': 'Zásilka zásob',
  'event-11': 'Předpověď kyslíku',
  'event-12': 'Voda vyřešena',
  'event-13': 'Zvěsti z laboratoře',
  'event-14': 'Zelené počasí',
  'event-15': 'Bez fronty',
  'event-16': 'Sazenice navíc',
  'event-17': 'Kanystr paliva',
  'event-18': 'Doručovací drony',
  'event-19': 'Rozbor vzorku',
  'event-20': 'Šťastná náhoda',
  'event-21': 'Prasklá pneumatika',
  'event-22': 'Výpadek proudu',
  'event-23': 'Utopený motor',
  'event-24': 'Těžký den',
  'event-25': 'Výbuch v přechodové komoře',
  'event-26': 'Malé příděly',
  'event-27': 'Přelidnění',
  'event-28': 'Porucha vodovodu',
  'event-29': 'Prodlužovačky',
  'event-30': 'Špatný vzduch',
  'event-31': 'Čerstvý kráter',
  'event-32': 'Menší zlo',
  'event-33': 'Únik v páté řadě',
  'event-34': 'Zarostlé cesty',
  'event-35': 'Spálené články',
  'event-36': 'Špatná vozidla',
  'event-37': 'Ztracená vozidla',
  'event-38': 'Objížďka',
  'event-39': 'V zajetých kolejích',
  'event-40': 'Kupole napůl plná',
  'event-41': 'Nic nefunguje',
  'event-42': 'Hledání viníka',
  'event-43': 'Těsně vedle',
  'event-44': 'Kupole napůl prázdná',
  'event-45': 'Selhání zážehu',
  'event-46': 'Zrušený projekt',
  'event-47': 'Porucha roveru',
  'event-48': 'Hledají se dobrovolníci',
  'event-49': 'Tichý maják',
  'event-50': 'Zbytečná práce',
  'event-51': 'Vznícení',
  'event-52': 'Vadná série',
  'event-53': 'Zlá předtucha',
  'event-54': 'Čas vypršel',
  'event-55': 'Všeho moc škodí',
  'event-56': 'Hluboký led',
  'event-57': 'Život pod ledem',
  'event-58': 'Škrty v rozpočtu',
  'event-59': 'Blackout',
  'event-60': 'Placatá planeta',
};

const or = new Intl.ListFormat('cs', { type: 'disjunction' });

const either = (tracks: readonly Track[]): string =>
  tracks.length === TRACKS.length ? 'jeden ukazatel' : `ukazatel ${or.format(tracks.map((track) => genitive[track]))}`;

const effects: { readonly [op in CardEffect['op']]?: string } = {
  synergy: 'Získejte synergii.',
  'gain-patch': 'Získejte dílek výsadby.',
  'collect-lifepods': 'Seberte biokapsli ze své planety.',
  'collect-meteorite': 'Seberte meteorit ze své planety.',
  'add-meteorite': 'Na volný symbol meteoritu na vaší planetě dopadne meteorit.',
  'destroy-rover': 'Ztrácíte rover, máte-li na planetě aspoň dva.',
  'destroy-collected-meteorite': 'Ztrácíte sebraný meteorit.',
  'boost-or-peek': 'Získejte synergii, nebo se podívejte na další událost.',
  'civ-decks-add': 'Do každého balíčku civilizace přibude náhodná nepoužitá karta.',
  'civ-decks-remove': 'Z každého balíčku civilizace zmizí náhodná karta.',
  'add-rover': 'Získejte rover navíc a vyšlete ho na dílek, který v tomto kole umístíte.',
  'draw-mission': 'Doberte si ještě jednu osobní misi.',
  'drop-mission': 'Vraťte jednu ze svých osobních misí.',
  'turn-station': 'Otočte stanicí tak, aby před vámi byla vybraná sekce.',
  'remove-stack': 'Vyberte jeden ze dvou sloupečků své sekce; celý se odstraní.',
};

const rules: { readonly [rule in Exclude<RoundRule['rule'], 'rover-forbidden-terrain'>]?: string } = {
  'no-tile-on-perimeter': 'V tomto kole nesmí žádný dílek ležet na okraji planety.',
  'no-tile-on-ice': 'V tomto kole nesmí žádný dílek ležet na ledu.',
  'no-matching-terrain-adjacent': 'V tomto kole nesmí žádný dílek sousedit se stejným terénem.',
  'ignore-one-building': 'V tomto kole jedna ze dvou budov vašeho dílku nepřinese pokrok; vyberete která.',
  'no-milestones': 'V tomto kole milníky nic nedávají: ani karty civilizace, ani dílky výsadby, rovery či technologie.',
  'no-synergy': 'V tomto kole synergie nic nedávají.',
};

function effectText(effect: CardEffect): string {
  if (effect.op === 'advance' && effect.claim === 'none')
    return `Posuňte ${either(effect.tracks)} o ${effect.steps} výš, aniž byste cokoli získali.`;
  if (effect.op === 'advance') return `Posuňte ${either(effect.tracks)} o ${effect.steps} výš.`;
  if (effect.op === 'regress') return `Posuňte ${either(effect.tracks)} o ${effect.steps} níž.`;
  if (effect.op === 'destroy-lifepod')
    return effect.from === 'planet' ? 'Ztrácíte biokapsli na své planetě.' : 'Ztrácíte sebranou biokapsli.';
  return effects[effect.op] ?? '';
}

function text({ effect, rule }: EventCard): string {
  if (effect) return effectText(effect);
  if (rule?.rule === 'rover-forbidden-terrain')
    return `V tomto kole nesmějí rovery vjíždět na terén ${genitive[rule.terrain]}.`;
  return (rule && rules[rule.rule]) ?? '';
}

export const happenings = happeningWords(names, text);
