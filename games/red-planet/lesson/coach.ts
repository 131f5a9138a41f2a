import type { GameCoach } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';

export const coach: GameCoach<RedPlanet> = {
  goal: [
    { id: 'zones', at: ['zone:hellas'] },
    { id: 'characters', at: ['character:pilot'] },
    { id: 'production', at: ['track'] },
  ],
  questions: {
    'choose-mission': { points: ['ships', 'kind'], at: 'answers' },
    'choose-character': { points: ['hands', 'number'] },
    'place-astronaut': { points: ['fill', 'company'], at: 'answers' },
    'choose-destination': { points: ['missing', 'tokens'] },
    explore: { points: ['lead', 'leave'] },
    scientist: { points: ['late', 'sealed'] },
    'assign-discovery': { points: ['whom', 'guess'] },
    'look-at-discovery': { points: ['strong'] },
    'force-launch': { points: ['help'], at: 'answers' },
    'destroy-ship': { points: ['most', 'empty'], at: 'answers' },
    'replace-astronaut': { points: ['twice', 'aboard'] },
    'travel-agent': { points: ['full', 'risk'], at: 'answers' },
    'kill-astronaut': { points: ['majority'] },
    'drop-from-phobos': { points: ['reserve', 'uncover'] },
    'pilot-ship': { points: ['whose'], at: 'answers' },
    'pilot-destination': { points: ['spoil', 'phobos'] },
    evacuate: { points: ['next-door'] },
    rescue: { points: ['tip'] },
    espionage: { points: ['majority'] },
  },
  news: {
    killed: { weight: 3, mine: 'victim' },
    replaced: { weight: 3, mine: 'victim' },
    'replaced-aboard': { weight: 3, mine: 'victim' },
    'ship-destroyed': { weight: 3, mine: 'crew' },
    awarded: { weight: 3, mine: 'company' },
    landed: { weight: 2, mine: 'crew' },
    'discovery-assigned': { weight: 2 },
    'destination-set': { weight: 2 },
    boarded: { weight: 1 },
    launched: { weight: 1 },
  },
  terms: {
    zone: {
      rule: 'MRP-7.1',
      forms: {
        en: 'zone|zones',
        pl: 'strefa|strefy|strefie|strefę|stref|strefą|strefach',
        cs: 'oblast|oblasti|oblastí|oblastech',
      },
    },
    adjacent: {
      rule: 'MRP-7.2',
      forms: {
        en: 'neighbouring zone|neighbouring zones|adjacent zone|adjacent zones|neighbouring|adjacent',
        pl: 'sąsiedni*|sąsiaduj*',
        cs: 'sousední*|sousedí*',
      },
    },
    phobos: {
      rule: 'MRP-7.3',
      forms: { en: 'Phobos', pl: 'Phobos|Phobosa|Phobosie|Phobosem', cs: 'Phobos|Phobosu|Phobose|Phobosem' },
    },
    lost: {
      rule: 'MRP-7.4',
      symbol: 'astronaut',
      forms: {
        en: 'Lost in Space|lost in space',
        pl: 'Zagubieni w przestrzeni|Zagubionych w przestrzeni|przepada|przepadają|przepadło',
        cs: 'Ztraceni ve vesmíru|Ztracených ve vesmíru|Ztracené ve vesmíru|Ztracenými ve vesmíru|ztracen|ztraceni',
      },
    },
    dock: {
      rule: 'MRP-6.2',
      forms: {
        en: 'dock|docks|docked|launch pad',
        pl: 'dok|doku|doki|doków|dokach|zadokowan*',
        cs: 'dok|doku|doky|doků|docích|zadokovan*',
      },
    },
    launch: {
      rule: 'MRP-4.2.4',
      forms: {
        en: 'launch|launches|launched',
        pl: 'startuj*|wystartow*|odpal*',
        cs: 'startuj*|odstart*',
      },
    },
    destination: {
      rule: 'MRP-6.4',
      forms: {
        en: 'destination|destinations|destination token|destination tokens',
        pl: 'cel statku|nowy cel|miejsce docelowe|miejsca docelowego|miejsc docelowych|cel|!cel gry|!tajny cel',
        cs: 'cíl|cíle|cílů|cílem|!cíl hry|!tajný cíl|!tajné cíle',
      },
    },
    mineral: {
      rule: 'MRP-7.5',
      symbol: 'celerium',
      forms: {
        en: 'resource|resources|resource token|resource tokens',
        pl: 'żeton surowca|żetony surowców|żetonów surowców|surowiec|surowce|surowca|surowców',
        cs: 'žeton suroviny|žetony surovin|žetonů surovin|surovina|suroviny|surovinu|surovin',
      },
    },
    majority: {
      rule: 'MRP-8.2',
      forms: { en: 'majority|majorities', pl: 'przewag*|!zwycięstwo z przewagą', cs: 'převah*' },
    },
    production: { rule: 'MRP-8.1', forms: { en: 'production|productions', pl: 'produkcj*', cs: 'produkc*' } },
    character: {
      rule: 'MRP-4.1',
      forms: {
        en: 'character|characters',
        pl: 'postać|postaci|postacie|postacią',
        cs: 'postava|postavy|postavu|postav|postavou',
      },
    },
    countdown: { rule: 'MRP-4.2.1', forms: { en: 'countdown', pl: 'odliczani*', cs: 'odpočítáv*|odpoč*' } },
    'first-player': {
      rule: 'MRP-4.5',
      forms: {
        en: 'first player',
        pl: 'pierwszy gracz|pierwszego gracza|pierwszym graczem',
        cs: 'začínající hráč|začínajícího hráče|začínajícím hráčem|první hráč|prvního hráče',
      },
    },
    'event-card': {
      rule: 'MRP-9.1',
      forms: {
        en: 'event card|event cards',
        pl: 'karta wydarzenia|karty wydarzeń|kart wydarzeń|kartę wydarzenia',
        cs: 'karta události|karty událostí|karet událostí|kartu události',
      },
    },
    discovery: {
      rule: 'MRP-9.2.1',
      symbol: 'dossier',
      forms: {
        en: 'discovery|discoveries',
        pl: 'odkrycie|odkrycia|odkryć|odkryciem|odkryciu',
        cs: 'objev|objevy|objevu|objevů|objevem',
      },
    },
    mission: {
      rule: 'MRP-9.3.1',
      forms: { en: 'mission|missions', pl: 'misja|misje|misję|misji|misją', cs: 'mise|misi|misí|misemi' },
    },
    action: {
      rule: 'MRP-9.4.1',
      forms: {
        en: 'action card|action cards',
        pl: 'karta akcji|karty akcji|kart akcji|kartę akcji',
        cs: 'karta akce|karty akcí|karet akcí|kartu akce',
      },
    },
    monopoly: {
      rule: 'MRP-9.5',
      forms: {
        en: 'Ice Monopoly|ice monopoly|most ice',
        pl: 'Monopol na lód|monopol na lód|najwięcej lodu|monopol*',
        cs: 'Ledový monopol|ledový monopol|nejvíc ledu|monopol*',
      },
    },
  },
  tips: ['count-back', 'win-by-one', 'recruiter', 'open-cards', 'phobos'],
};
