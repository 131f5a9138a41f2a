import type { GameCoach } from '@orrery/ui/lesson';
import type { PlanetUnknown } from '../rules/vocabulary.ts';

export const coach: GameCoach<PlanetUnknown> = {
  goal: [
    { id: 'planet', at: ['line:row:5'] },
    { id: 'round', at: ['seat:0'] },
    { id: 'tracks', at: ['track:tech'] },
  ],
  questions: {
    'choose-sides': { points: ['difficulty'] },
    'pick-planet': { points: ['difficulty', 'order'] },
    'pick-corporation': { points: ['difficulty', 'match'] },
    'flux-start': { points: ['track', 'later'] },
    'drop-mission': { points: ['suits'] },
    rotate: { points: ['symbol', 'rival'] },
    turn: { points: ['line', 'meteorite'] },
    place: { points: ['line', 'rover'] },
    'select-extra': { points: ['fits', 'size'] },
    'ignore-building': { points: ['near', 'top'] },
    resolve: { points: ['technology', 'movement'] },
    confirm: { points: ['undo', 'movement'] },
    'energy-track': { points: ['symbol'] },
    'tech-as-energy': { points: ['symbol', 'plain'] },
    synergy: { points: ['up'] },
    'choose-tracker': { points: ['symbol', 'top'] },
    'advance-to': { points: ['symbol', 'column'] },
    benefit: { points: ['now', 'patch'] },
    regress: { points: ['again', 'medal'] },
    unionize: { points: ['order', 'synergy'] },
    'deploy-rover': { points: ['near'], at: 'answers' },
    'sink-meteorite': { points: ['empty', 'three'] },
    'relocate-rover': { points: ['far', 'tile'] },
    'relocate-to': { points: ['collect', 'hub'], at: 'answers' },
    'destroy-rover': { points: ['idle', 'reserve'], at: 'answers' },
    patch: { points: ['line', 'hole'] },
    'lifepod-to': { points: ['score', 'jump'] },
    reposition: { points: ['free', 'score'] },
    'collect-lifepod': { points: ['danger', 'far'], at: 'answers' },
    'destroy-lifepod': { points: ['covered', 'rover'] },
    'collect-meteorite': { points: ['line', 'three'], at: 'answers' },
    'destroy-meteorite': { points: ['line', 'collect'], at: 'answers' },
    'destroy-line': { points: ['most', 'near'], at: 'answers' },
    'add-meteorite': { points: ['rover', 'line'], at: 'answers' },
    'flux-move': { points: ['technology', 'stay'] },
    'claim-row': { points: ['row', 'once'] },
    'open-contest': { points: ['lead', 'final'] },
    'choose-card': { points: ['rounds'] },
    'keep-card': { points: ['score', 'order'] },
    'boost-or-peek': { points: ['synergy', 'peek'] },
    'remove-stack': { points: ['rival', 'end'] },
  },
  news: {
    'end-triggered': { weight: 3 },
    announced: { weight: 3 },
    'event-revealed': { weight: 3 },
    'station-turned': { weight: 2 },
    'card-taken': { weight: 2 },
    'tile-placed': { weight: 1 },
  },
  terms: {
    station: { rule: 'PU-3.1', forms: { en: 'station|S.U.S.A.N.*', pl: 'stacj*', cs: 'stanic*' } },
    section: { rule: 'PU-3.1', forms: { en: 'section|sections', pl: 'sekcj*', cs: 'sekc*|výseč*' } },
    ring: { rule: 'PU-2.4', forms: { en: 'outer ring|inner ring|rings', pl: 'pierście*', cs: 'prsten*' } },
    commander: {
      rule: 'PU-4.1',
      forms: { en: 'commander|commanders', pl: 'dowódc*', cs: 'velitel|velitele|veliteli|velitelem' },
    },
    terrain: {
      rule: 'PU-2.1',
      forms: {
        en: 'terrain|terrains',
        pl: 'teren|tereny|terenu|terenów|terenie|terenem|terenom',
        cs: 'terén*|!terénní',
      },
    },
    building: {
      rule: 'PU-6.2',
      symbol: 'building-civ',
      forms: { en: 'building|buildings', pl: 'budynek|budynk*', cs: 'budov*' },
    },
    tracker: { rule: 'PU-7.1.1', forms: { en: 'tracker|trackers', pl: 'znacznik*', cs: 'ukazatel*' } },
    space: {
      rule: 'PU-7.1.1',
      forms: {
        en: 'step of a track|track step|space of a track|track space',
        pl: 'pole toru|pola toru|pól toru|polu toru|pole na torze',
        cs: 'pole stupnice|pola stupnice|polí stupnice|pole na stupnici|krok stupnice',
      },
    },
    medal: {
      rule: 'PU-7.1.7',
      symbol: 'medal',
      forms: {
        en: 'medal|medals',
        pl: 'medal|medale|medalu|medali|medalem|medalach|odznak*',
        cs: 'medaile|medaili|medailí|medailemi',
      },
    },
    milestone: {
      rule: 'PU-7.1.8',
      forms: {
        en: 'milestone|milestones',
        pl: 'kamień milowy|kamienie milowe|kamieni milowych|kamienia milowego',
        cs: 'milník*',
      },
    },
    synergy: {
      rule: 'PU-7.1.6',
      symbol: 'synergy',
      forms: { en: 'synergy|synergies', pl: 'synergi*', cs: 'synergi*' },
    },
    ice: { rule: 'PU-6.3', forms: { en: 'ice', pl: 'lód|lodu|lodem|lodzie', cs: 'led|ledu|ledem|ledě' } },
    perimeter: {
      rule: 'PU-5.5',
      forms: {
        en: 'rim|perimeter|edge of the planet',
        pl: 'brzeg planety|brzegu planety|brzegiem planety|na brzegu|obwód|obwodzie',
        cs: 'okraj planety|okraji planety|na okraji|kraj planety|kraji planety',
      },
    },
    patch: {
      rule: 'PU-7.7',
      symbol: 'patch',
      forms: {
        en: 'patch|patches|biomass patch|biomass patches',
        pl: 'łatka|łatki|łatkę|łatek|łatce|łatką',
        cs: 'výsadb*',
      },
    },
    rover: {
      rule: 'PU-7.5.1',
      symbol: 'rover',
      forms: { en: 'rover|rovers', pl: 'łazik*', cs: 'rover|rovery|roveru|roverů|roverem|roverům' },
    },
    movement: {
      rule: 'PU-7.5.2',
      symbol: 'move',
      forms: {
        en: 'movement',
        pl: 'punkt ruchu|punkty ruchu|punktów ruchu|ruch łazika|ruchu łazików|punktu ruchu',
        cs: 'bod pohybu|body pohybu|bodů pohybu|pohyb|pohybu',
      },
    },
    meteorite: {
      rule: 'PU-5.7',
      symbol: 'meteorite',
      forms: { en: 'meteorite|meteorites', pl: 'meteoryt*', cs: 'meteorit*' },
    },
    lifepod: {
      rule: 'PU-7.5.4',
      symbol: 'lifepod',
      forms: {
        en: 'lifepod|lifepods',
        pl: 'kapsuła|kapsuły|kapsułę|kapsuł|kapsule|kapsułą|kapsułami',
        cs: 'biokapsl*',
      },
    },
    'civ-card': {
      rule: 'PU-7.3',
      symbol: 'civ',
      forms: {
        en: 'civ card|civ cards',
        pl: 'karta cywilizacji|karty cywilizacji|kartę cywilizacji|kart cywilizacji|karcie cywilizacji',
        cs: 'karta civilizace|karty civilizace|kartu civilizace|karet civilizace',
      },
    },
    claim: {
      rule: 'PU-7.3',
      forms: {
        en: 'claim|claims',
        pl: 'prawo do karty|prawa do karty|prawo do kart',
        cs: 'nárok|nároky|nároku|nároků',
      },
    },
    technology: {
      rule: 'PU-7.6',
      symbol: 'tech',
      forms: {
        en: 'technologies|ability of your corporation|technology ability',
        pl: 'technologie|umiejętność korporacji|umiejętność twojej korporacji',
        cs: 'technologií|schopnost korporace|schopnost vaší korporace',
      },
    },
    'energy-area': {
      rule: 'PU-6.4',
      forms: {
        en: 'energy area|energy areas|energy cells',
        pl: 'obszar energii|obszaru energii|obszary energii|pola energii|pól energii',
        cs: 'oblast energie|oblasti energie|políčka energie|políček energie',
      },
    },
    'neighbour-mission': {
      rule: 'PU-9.3',
      forms: {
        en: 'neighbour mission|neighbour missions|missions between neighbours|mission between neighbours',
        pl: 'misja sąsiedzka|misje sąsiedzkie|misji sąsiedzkich|misje między sąsiadami|misji między sąsiadami',
        cs: 'mise proti sousedům|misí proti sousedům|sousedská mise|sousedské mise|sousedských misí|mise sousedů|mise mezi sousedy|misí mezi sousedy',
      },
    },
    event: {
      rule: 'PU-13.3',
      forms: { en: 'event card|event cards|event|events', pl: 'wydarzeni*|wydarzeń', cs: 'událost*' },
    },
  },
  tips: ['sizes', 'outer', 'above', 'meteorite', 'technology'],
};
