import type { GameCoach } from '@orrery/ui/lesson';
import type { Eclipse } from '../rules/vocabulary.ts';

/** What is explained to people who play their first games. */
export const coach: GameCoach<Eclipse> = {
  goal: [{ id: 'points', at: ['sector:1'] }, { id: 'discs' }, { id: 'cubes' }],
  questions: {
    'choose-species': { points: ['style'], at: 'answers' },
    turn: { points: ['pass', 'wait'], at: 'answers' },
    react: { points: ['need', 'cost'], at: 'answers' },
    finish: { points: ['settle', 'end'], at: 'answers' },
    'standing-order': { points: ['quiet'] },
    explore: { points: ['feed', 'border'], at: 'answers' },
    'draw-second': { points: ['better'] },
    'place-sector': { points: ['doors'], at: 'answers' },
    claim: { points: ['pay', 'disc'], at: 'answers' },
    discovery: { points: ['early'], at: 'answers' },
    'discovery-tech': { points: ['track'], at: 'answers' },
    'discovery-part': { points: ['ship', 'energy'], at: 'answers' },
    research: { points: ['help', 'copy'], at: 'answers' },
    artifact: { points: ['lack'], at: 'answers' },
    'warp-portal': { points: ['door'], at: 'answers' },
    upgrade: { points: ['parts', 'type'], at: 'answers' },
    build: { points: ['where', 'save'], at: 'answers' },
    move: { points: ['react', 'home'], at: 'answers' },
    'move-on': { points: ['pinned'], at: 'answers' },
    influence: { points: ['colony', 'cubes'], at: 'answers' },
    'return-cube': { points: ['income'], at: 'answers' },
    'answer-proposal': { points: ['peace', 'room'], at: 'answers' },
    'ambassador-cube': { points: ['income'], at: 'answers' },
    'make-room': { points: ['lowest'], at: 'answers' },
    'initiative-order': { points: ['stronger'], at: 'answers' },
    'assign-die': { points: ['kill', 'spare'], at: 'answers' },
    engage: { points: ['odds', 'lose'], at: 'answers' },
    'keep-reputation': { points: ['highest', 'room'], at: 'answers' },
    bombard: { points: ['take'], at: 'answers' },
    'bombard-cube': { points: ['all'], at: 'answers' },
    'combat-claim': { points: ['pay', 'points'], at: 'answers' },
    upkeep: { points: ['settle', 'trade'], at: 'answers' },
    bankruptcy: { points: ['trade', 'poor'], at: 'answers' },
  },
  news: {
    'battle-over': { weight: 3 },
    'ship-destroyed': { weight: 3, mine: 'seat' },
    'disc-lost': { weight: 3, mine: 'seat' },
    'cube-destroyed': { weight: 3, mine: 'seat' },
    'relations-broken': { weight: 3, mine: 'partner' },
    eliminated: { weight: 3 },
    proposed: { weight: 2, mine: 'partner' },
    moved: { weight: 2 },
    claimed: { weight: 2 },
    'sector-placed': { weight: 2 },
    passed: { weight: 2 },
    researched: { weight: 1 },
    built: { weight: 1 },
  },
  terms: {
    sector: {
      rule: 'ECL-3.3',
      forms: {
        en: 'sector|sectors',
        pl: 'sektor|sektory|sektora|sektorów|sektorze|sektorem|sektorowi|sektorach',
        cs: 'sektor|sektory|sektoru|sektorů|sektorem|sektorech|sektorům',
      },
    },
    zone: {
      rule: 'ECL-3.4',
      forms: { en: 'zone|zones', pl: 'strefa|strefy|strefie|strefę|stref', cs: 'zóna|zóny|zóně|zónu|zón' },
    },
    ring: {
      rule: 'ECL-3.4',
      forms: {
        en: 'inner ring|middle ring|outer ring|ring|rings',
        pl: 'okrąg|okręgu|okręgi|okręgów|okręgiem',
        cs: 'okruh|okruhu|okruhy|okruhů|okruhem',
      },
    },
    wormhole: {
      rule: 'ECL-3.4',
      symbol: 'worm-full',
      forms: {
        en: 'wormhole|wormholes',
        pl: 'tunel|tunele|tunelu|tuneli|tunelem|tunelami',
        cs: 'červí díra|červí díry|červích děr|červí dírou|červími děrami|červí díru',
      },
    },
    disc: {
      rule: 'ECL-3.3',
      forms: {
        en: 'disc|discs|influence disc|influence discs',
        pl: 'dysk*',
        cs: 'disk|disky|disku|disků|diskem|diskům',
      },
    },
    'influence-track': {
      rule: 'ECL-3.3',
      forms: {
        en: 'influence track',
        pl: 'tor wpływu|toru wpływu|torze wpływu|tor wpływów|toru wpływów|torze wpływów',
        cs: 'stupnice vlivu|stupnici vlivu|stupnic vlivu',
      },
    },
    upkeep: {
      rule: 'ECL-17.3',
      forms: { en: 'upkeep', pl: 'utrzymanie|utrzymania|utrzymaniu', cs: 'údržba|údržby|údržbu|údržbě|údržbou' },
    },
    population: {
      rule: 'ECL-3.2',
      forms: { en: 'population cube|population cubes|population', pl: 'populacj*', cs: 'populac*' },
    },
    square: {
      rule: 'ECL-3.2',
      symbol: 'square-money',
      forms: {
        en: 'population square|population squares|square|squares',
        pl: 'pole populacji|pola populacji|pól populacji',
        cs: 'políčko populace|políčka populace|políček populace|políčko|políčka|políček',
      },
    },
    advanced: {
      rule: 'ECL-3.2',
      symbol: 'advanced',
      forms: {
        en: 'advanced square|advanced squares|advanced Materials square*|advanced Science square*|advanced Money square*',
        pl: 'zaawansowane pole|zaawansowane pola|pole zaawansowane|pola zaawansowane|zaawansowanych pól',
        cs: 'pokročilé políčko|pokročilá políčka|pokročilých políček',
      },
    },
    'colony-ship': {
      rule: 'ECL-6.9',
      forms: {
        en: 'colony ship|colony ships',
        pl: 'statek kolonizacyjny|statki kolonizacyjne|statku kolonizacyjnego|statków kolonizacyjnych|statek kolonijny|statki kolonijne|statków kolonijnych|statkiem kolonizacyjnym|statku kolonijnego',
        cs: 'kolonizační loď|kolonizační lodě|kolonizační lodi|kolonizačních lodí|kolonizační lodí|koloniální loď|koloniální lodě|koloniálních lodí',
      },
    },
    production: { rule: 'ECL-3.2', forms: { en: 'production', pl: 'produkcj*', cs: 'produkc*' } },
    trade: {
      rule: 'ECL-3.1',
      forms: {
        en: 'trade|trading',
        pl: 'wymiana|wymianę|wymiany|handel|handlu',
        cs: 'směna|směnu|směny|směnit',
      },
    },
    action: {
      rule: 'ECL-6.2',
      forms: { en: 'action|actions', pl: 'akcja|akcje|akcję|akcji|akcją|akcjami', cs: 'akce|akci|akcí|akcemi' },
    },
    activation: { rule: 'ECL-6.4', forms: { en: 'activation|activations', pl: 'aktywacj*', cs: 'aktivac*' } },
    reaction: { rule: 'ECL-13.1', forms: { en: 'reaction|reactions', pl: 'reakcj*', cs: 'reakce|reakci|reakcí' } },
    pass: {
      rule: 'ECL-6.6',
      forms: {
        en: 'pass|passes|passed|passing',
        pl: 'spasować|spasuj*|pasuje|pasują|spasowani*|pas',
        cs: 'pasovat|pasuje*|pasování|pasují',
      },
    },
    blueprint: {
      rule: 'ECL-3.5',
      forms: {
        en: 'blueprint|blueprints',
        pl: 'projekt|projektu|projekty|projektów|projekcie|projektem',
        cs: 'plán lodi|plány lodí|plánu lodi|plán|plánu|plány|plánů',
      },
    },
    part: {
      rule: 'ECL-9.2',
      forms: {
        en: 'ship part|ship parts|part|parts|!taking part|!took part',
        pl: 'część statku|części statku|części|część',
        cs: 'součást|součásti|součástí',
      },
    },
    energy: { rule: 'ECL-3.5', forms: { en: 'energy', pl: 'energi*', cs: 'energi*' } },
    initiative: { rule: 'ECL-15.2', forms: { en: 'initiative', pl: 'inicjatyw*', cs: 'iniciativ*' } },
    computer: {
      rule: 'ECL-15.5',
      forms: { en: 'computer|computers', pl: 'komputer*|!komputerowi', cs: 'počítač*|!počítačoví' },
    },
    shield: {
      rule: 'ECL-15.5',
      forms: {
        en: 'shield|shields',
        pl: 'tarcza|tarcze|tarczę|tarczy|tarcz|tarczą',
        cs: 'štít|štíty|štítu|štítů|štítem',
      },
    },
    hull: { rule: 'ECL-3.5', forms: { en: 'hull|hulls', pl: 'kadłub*', cs: 'trup|trupy|trupu|trupem' } },
    pinned: {
      rule: 'ECL-3.6',
      forms: {
        en: 'pinned|pins|pin',
        pl: 'związan*|wiąże|wiążą',
        cs: 'vázán*|vázan*|váže|vážou',
      },
    },
    ancient: {
      rule: 'ECL-22.1',
      symbol: 'ship-ancient',
      forms: {
        en: 'Ancient|Ancients',
        pl: 'Starożytn*',
        cs: 'Prastar*',
      },
    },
    guardian: {
      rule: 'ECL-22.1',
      symbol: 'ship-guardian',
      forms: { en: 'Guardian|Guardians', pl: 'strażnik*', cs: 'stráž*' },
    },
    discovery: {
      rule: 'ECL-7.12',
      symbol: 'discovery',
      forms: {
        en: 'discovery|discovery tile|discovery tiles|discoveries',
        pl: 'odkrycie|odkrycia|odkryć|odkryciem',
        cs: 'objev|objevy|objevu|objevů|objevem',
      },
    },
    reputation: {
      rule: 'ECL-15.9',
      forms: { en: 'reputation|reputation tile|reputation tiles', pl: 'reputacj*', cs: 'reputac*' },
    },
    ambassador: {
      rule: 'ECL-14.4',
      forms: { en: 'ambassador|ambassadors', pl: 'ambasador*', cs: 'velvyslan*' },
    },
    traitor: { rule: 'ECL-14.11', forms: { en: 'Traitor', pl: 'zdrajc*', cs: 'zrádc*' } },
    orbital: { rule: 'ECL-10.5', forms: { en: 'Orbital|Orbitals', pl: 'Orbital*', cs: 'Orbitál*' } },
    monolith: {
      rule: 'ECL-10.5',
      symbol: 'monolith',
      forms: { en: 'Monolith|Monoliths', pl: 'Monolit*', cs: 'Monolit*' },
    },
  },
  tips: ['money', 'planets', 'type', 'ancients', 'last'],
};
