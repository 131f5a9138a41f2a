import type { GameCoach } from '@orrery/ui/lesson';
import type { ShackletonBase } from '../rules/vocabulary.ts';

/** What is explained to people who play their first games. */
export const coach: GameCoach<ShackletonBase> = {
  goal: [
    { id: 'points', at: ['sector:I2'] },
    { id: 'work', at: ['space:K09'] },
    { id: 'people', at: ['building:dome-1'] },
  ],
  questions: {
    'choose-solo-side': { points: ['first'] },
    'choose-leader': { points: ['often'], at: 'answers' },
    'place-first-dome': { points: ['rows', 'corporation'], at: 'answers' },
    'pick-shuttle': { points: ['types', 'early'], at: 'answers' },
    'leader-swap': { points: ['match'], at: 'answers' },
    'choose-main-action': { points: ['match', 'price', 'row'], at: 'answers' },
    'pay-with-robots': { points: ['joker'] },
    'choose-sector-for-token': { points: ['goods'], at: 'answers' },
    'choose-building': { points: ['live', 'upkeep'], at: 'answers' },
    'choose-sector': { points: ['rows', 'rent'], at: 'answers' },
    'substitute-resource': { points: ['scarce'] },
    'order-lab-abilities': { points: ['order'], at: 'answers' },
    'move-astronauts-in': { points: ['type'], at: 'answers' },
    'leader-after-build': { points: ['worth'] },
    'engineer-bonus': { points: ['again', 'dear'], at: 'answers' },
    'choose-project': { points: ['energy', 'soon'], at: 'answers' },
    'leader-on-fund': { points: ['worth'], at: 'answers' },
    'choose-corp-action': { points: ['goal', 'order'], at: 'answers' },
    recruit: { points: ['income', 'type'], at: 'answers' },
    'gateway-order': { points: ['first'], at: 'answers' },
    'leader-after-crater': { points: ['worth'] },
    'triggered-ability': { points: ['worth'] },
    'order-triggers': { points: ['order'], at: 'answers' },
    'activate-token': { points: ['goods'], at: 'answers' },
    'mine-own-sector': { points: ['lack'], at: 'answers' },
    'claim-goals': { points: ['higher', 'slots'], at: 'answers' },
    'arrange-base': { points: ['order', 'labs'], at: 'answers' },
    'command-window': { points: ['who', 'need'], at: 'answers' },
    'choose-one-corp-action': { points: ['goal'], at: 'answers' },
    'choose-saving': { points: ['scarce'], at: 'answers' },
    'discard-sample': { points: ['spare'], at: 'answers' },
    'seat-tourist': { points: ['full', 'race'], at: 'answers' },
    'choose-cargo-space': { points: ['levels', 'keep'], at: 'answers' },
    'choose-experiment': { points: ['fields'], at: 'answers' },
    'choose-sample-type': { points: ['shown'], at: 'answers' },
    'choose-farm': { points: ['row', 'size'], at: 'answers' },
    'choose-programme': { points: ['asteroid'], at: 'answers' },
    'choose-factory': { points: ['lines', 'early'], at: 'answers' },
    'choose-mars-option': { points: ['presence', 'late'], at: 'answers' },
    'send-to-ship': { points: ['pairs'], at: 'answers' },
    'module-slot': { points: ['complete'], at: 'answers' },
  },
  news: {
    'goal-fulfilled': { weight: 3 },
    'rent-paid': { weight: 3, mine: 'owner' },
    'astronaut-withdrawn': { weight: 3, mine: 'receiver' },
    'asteroid-hit': { weight: 3 },
    'project-funded': { weight: 2 },
    'building-built': { weight: 2 },
    'energy-changed': { weight: 2 },
    'upkeep-paid': { weight: 2, mine: 'who' },
    'astronaut-deployed': { weight: 1 },
    'tile-taken': { weight: 1 },
  },
  terms: {
    agency: {
      rule: 'SHB-1.1',
      forms: {
        en: 'agency|agencies|!Export Agency',
        pl: 'agencj*|!Agencja Eksportowa',
        cs: 'agentur*|!Exportní agentura',
      },
    },
    leader: { rule: 'SHB-12', forms: { en: 'leader|leaders', pl: 'kierownik*', cs: 'vedoucí|vedoucího|vedoucím' } },
    engineer: {
      rule: 'SHB-5.4',
      symbol: 'engineer',
      forms: { en: 'Engineer|Engineers', pl: 'inżynier*', cs: 'inženýr*' },
    },
    technician: {
      rule: 'SHB-5.4',
      symbol: 'technician',
      forms: {
        en: 'Technician|Technicians',
        pl: 'technik|technika|technicy|techników|technikiem|technikowi',
        cs: 'technik|technika|technici|techniků|technikem|technikovi',
      },
    },
    scientist: {
      rule: 'SHB-5.4',
      symbol: 'scientist',
      forms: {
        en: 'Scientist|Scientists',
        pl: 'naukowiec|naukowca|naukowcy|naukowców|naukowcem|naukowcowi',
        cs: 'vědec|vědce|vědci|vědců|vědcem|vědcovi',
      },
    },
    shuttle: {
      rule: 'SHB-4.2',
      forms: { en: 'shuttle|shuttles', pl: 'wahadł*', cs: 'raketoplán*' },
    },
    sector: {
      rule: 'SHB-2.27',
      forms: {
        en: 'sector|sectors',
        pl: 'sektor|sektory|sektora|sektorów|sektorze|sektorem|sektorach',
        cs: 'sektor|sektory|sektoru|sektorů|sektorem|sektorech',
      },
    },
    space: {
      rule: 'SHB-5.4',
      forms: {
        en: 'crater space|crater spaces',
        pl: 'pole krateru|pola krateru|polu krateru|pól krateru',
        cs: 'pole kráteru|polí kráteru|poli kráteru',
      },
    },
    row: {
      rule: 'SHB-5.4',
      forms: {
        en: 'row|rows|!rows and columns',
        pl: 'rząd|rzędu|rzędy|rzędów|rzędzie|rzędem',
        cs: 'řada|řady|řadu|řadě|řad|řadou',
      },
    },
    rent: {
      rule: 'SHB-5.4',
      symbol: 'rent',
      forms: {
        en: 'rent',
        pl: 'opłata za sektor|opłaty za sektor|opłatę za sektor|opłatą za sektor|opłat za sektor|opłacie za sektor',
        cs: 'poplatek za sektor|poplatku za sektor|poplatkem za sektor|poplatky za sektor|poplatků za sektor',
      },
    },
    presence: { rule: 'SHB-5.4', forms: { en: 'presence|present in a sector', pl: 'obecnoś*', cs: 'přítomn*' } },
    powered: {
      rule: 'SHB-6.2',
      symbol: 'powered',
      forms: { en: 'power|powered', pl: 'zasilan*|zasilani*|zasilon*|zasila', cs: 'napájen*|napájí' },
    },
    panel: {
      rule: 'SHB-6.2',
      symbol: 'panel',
      forms: {
        en: 'solar panel|solar panels|panel|panels',
        pl: 'panel słoneczny|panelu słonecznego|panele słoneczne|paneli słonecznych|panel|panelu|panele|paneli',
        cs: 'solární panel|solárního panelu|solární panely|solárních panelů|panel|panelu|panely|panelů',
      },
    },
    energy: { rule: 'SHB-9.2', symbol: 'energy', forms: { en: 'Energy', pl: 'Energi*', cs: 'energi*' } },
    emergency: { rule: 'SHB-6.1', forms: { en: 'emergency Energy', pl: 'awaryjn*', cs: 'nouzov*' } },
    command: {
      rule: 'SHB-6.1',
      forms: {
        en: 'command action|command actions|command space|command spaces|command post|command posts|command line',
        pl: 'akcja dowodzenia|akcji dowodzenia|akcję dowodzenia|akcje dowodzenia|pole dowodzenia|pola dowodzenia|linia dowodzenia|linii dowodzenia',
        cs: 'velitelská akce|velitelské akce|velitelské akci|velitelských akcí|velitelskou akci|velitelské pole|velitelská pole',
      },
    },
    size: { rule: 'SHB-6.3', forms: { en: 'size|sizes', pl: 'rozmiar*', cs: 'velikost*' } },
    slot: {
      rule: 'SHB-10.5',
      forms: {
        en: 'slot|slots',
        pl: 'wolne pole w bazie|wolne pole w swojej bazie|miejsce w budynku|miejsce w bazie|miejsc w bazie|miejsca astronautów',
        cs: 'volné místo v základně|volné místo ve své základně|místo v budově|místo v základně|místa astronautů',
      },
    },
    waiting: {
      rule: 'SHB-10.5',
      forms: {
        en: 'waiting area|waiting place',
        pl: 'poczekaln*',
        cs: 'čekací pole|čekacího pole|čekacím poli',
      },
    },
    gateway: { rule: 'SHB-7.1', symbol: 'gateway', forms: { en: 'Gateway', pl: 'Gateway', cs: 'Gateway' } },
    recruit: {
      rule: 'SHB-7.3',
      symbol: 'recruit',
      forms: {
        en: 'recruit|recruits|recruiting',
        pl: 'weź astronautę|wziąć astronautę|bierze astronautę|bierzesz astronautę',
        cs: 'verb*|naverb*',
      },
    },
    corporation: {
      rule: 'SHB-1.2',
      forms: {
        en: 'corporation|corporations',
        pl: 'korporacja|korporacje|korporację|korporacji|korporacją',
        cs: 'korporac*',
      },
    },
    token: {
      rule: 'SHB-13.1',
      symbol: 'token',
      forms: {
        en: 'token|tokens',
        pl: 'żeton|żetony|żetonu|żetonów|żetonem',
        cs: 'žeton|žetony|žetonu|žetonů|žetonem',
      },
    },
    project: {
      rule: 'SHB-6.4',
      symbol: 'project',
      forms: {
        en: 'project|projects',
        pl: 'projekt|projekty|projektu|projektów|projektem',
        cs: 'projekt|projekty|projektu|projektů|projektem',
      },
    },
    'corporation-action': {
      rule: 'SHB-6.5',
      forms: {
        en: 'corporation action|corporation actions',
        pl: 'akcja korporacji|akcje korporacji|akcję korporacji|akcji korporacji',
        cs: 'akce korporace|akci korporace|akcí korporace|akce korporací|akci korporací',
      },
    },
    reputation: { rule: 'SHB-9.1', symbol: 'reputation', forms: { en: 'Reputation', pl: 'reputacj*', cs: 'reputac*' } },
    goal: {
      rule: 'SHB-8.1',
      symbol: 'goal',
      forms: {
        en: 'goal|goals|!the goal, shuttles',
        pl: 'cel korporacji|cele korporacji|celu|celów|cel|cele|!cel gry',
        cs: 'cíl|cíle|cílů|cíli|!cíl hry',
      },
    },
    upkeep: {
      rule: 'SHB-10.6',
      symbol: 'upkeep',
      forms: { en: 'upkeep', pl: 'utrzymanie|utrzymania|utrzymaniu', cs: 'údržb*|!údržbové' },
    },
    income: { rule: 'SHB-10.5', forms: { en: 'income', pl: 'dochód|dochodu|dochody', cs: 'příjem|příjmu|příjmy' } },
  },
  tips: ['early', 'rows', 'match', 'upkeep', 'goals'],
};
