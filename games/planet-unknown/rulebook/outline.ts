import type { ChapterOf } from '@orrery/ui/rulebook';

/** Rulings are told together. */
const RULINGS = Array.from({ length: 59 }, (_, i) => `PU-R${i + 1}`);

/**
 * The order of the rulebook and the rules that each section tells, once for all languages. A rule id covers its
 * sub-rules too, so a screen opens the section that names the longest beginning of the id it looks for.
 */
export const outline = {
  goal: {
    idea: ['PU-1.1', 'PU-1.2'],
    winning: ['PU-1.3'],
    together: ['PU-1.4', 'PU-1.5'],
    terms: ['PU-19'],
  },
  components: {
    tiles: ['PU-2.1', 'PU-2.2', 'PU-2.3', 'PU-2.4', 'PU-2.5'],
    others: ['PU-2', 'PU-2.6'],
  },
  setup: {
    station: ['PU-3.1', 'PU-3.4'],
    boards: ['PU-3.2', 'PU-3.3'],
    civ: ['PU-3.5'],
    missions: ['PU-3.6', 'PU-3.7'],
    last: ['PU-3.8', 'PU-3.9'],
  },
  round: {
    steps: ['PU-4'],
    rotate: ['PU-4.1'],
    before: ['PU-4.2', 'PU-4.3'],
    tile: ['PU-4.4', 'PU-4.5'],
    civ: ['PU-4.6'],
    end: ['PU-4.7'],
    abilities: ['PU-4.8', 'PU-4.9'],
  },
  placing: {
    choose: ['PU-5.1', 'PU-5.2', 'PU-5.3'],
    rules: ['PU-5.4', 'PU-5.5'],
    covered: ['PU-5.6', 'PU-5.7'],
    ladder: ['PU-5.8', 'PU-5.9', 'PU-5.10'],
  },
  resolving: {
    order: ['PU-6.1', 'PU-6.6'],
    buildings: ['PU-6.2', 'PU-6.3'],
    energy: ['PU-6.4', 'PU-6.5'],
    list: ['PU-7.2'],
  },
  tracks: {
    advance: ['PU-7.1.1', 'PU-7.1.2', 'PU-7.1.5', 'PU-7.1.9', 'PU-7.1.10'],
    regress: ['PU-7.1.3', 'PU-7.1.4'],
    synergy: ['PU-7.1.6'],
    medals: ['PU-7.1.7', 'PU-7.1.8'],
    printed: ['PU-10'],
  },
  benefits: {
    civ: ['PU-7.3'],
    water: ['PU-7.4'],
    deploy: ['PU-7.5.1', 'PU-7.5.7'],
    movement: ['PU-7.5.2', 'PU-7.5.3', 'PU-7.5.6'],
    collect: ['PU-7.5.4', 'PU-7.5.5'],
    tech: ['PU-7.6'],
    patches: ['PU-7.7'],
    extra: ['PU-7.8'],
  },
  ending: {
    triggers: ['PU-8.1', 'PU-8.5', 'PU-8.6'],
    stuck: ['PU-8.2'],
    block: ['PU-8.3', 'PU-8.4'],
    scoring: ['PU-9'],
    lines: ['PU-9.1'],
    medals: ['PU-9.2'],
    missions: ['PU-9.3'],
    winner: ['PU-9.4'],
  },
  corporations: {
    universal: ['PU-10.1'],
    republic: ['PU-10.2'],
    wormhole: ['PU-10.3'],
    cosmos: ['PU-10.4'],
    horizon: ['PU-10.5'],
    jumpDrive: ['PU-10.6'],
    oasis: ['PU-10.7'],
    makeshift: ['PU-10.8'],
    flux: ['PU-10.9'],
  },
  planets: {
    ksb: ['PU-11.1'],
    k273: ['PU-11.2'],
    persephone: ['PU-11.3'],
    petra: ['PU-11.4'],
    gaia: ['PU-11.5'],
    arashi: ['PU-11.6'],
    tartarus: ['PU-11.7'],
    charybdis: ['PU-11.8'],
    kaax: ['PU-11.9'],
    pajitnov: ['PU-11.10'],
    oblivion: ['PU-11.11'],
    cerberus: ['PU-11.12'],
    lacuna: ['PU-11.13'],
    common: ['PU-11.14', 'PU-11.15', 'PU-11.16'],
  },
  cards: {
    advances: ['PU-12.1.1', 'PU-12.1.2', 'PU-12.1.9'],
    unionization: ['PU-12.1.3'],
    tokens: ['PU-12.1.4', 'PU-12.1.5', 'PU-12.1.6'],
    points: ['PU-12.1.7', 'PU-12.1.8'],
    missions: ['PU-12.2'],
    texts: ['PU-12.3'],
  },
  modules: {
    clockwise: ['PU-13.1'],
    personal: ['PU-13.2'],
    deck: ['PU-13.3.1', 'PU-13.3.3'],
    playing: ['PU-13.3.2', 'PU-13.3.4', 'PU-13.3.6', 'PU-13.3.7'],
    mercy: ['PU-13.3.5'],
    trackers: ['PU-13.4.1', 'PU-13.4.5', 'PU-13.4.6', 'PU-13.4.7'],
    planet: ['PU-13.4.2', 'PU-13.4.3', 'PU-13.4.4', 'PU-13.4.8'],
    rest: ['PU-13.4.9', 'PU-13.4.10'],
  },
  solo: {
    setup: ['PU-14.1'],
    round: ['PU-14.2', 'PU-14.3'],
    target: ['PU-14.4', 'PU-14.5'],
    result: ['PU-14.6'],
  },
  secrets: {
    secret: ['PU-16.1', 'PU-16.2', 'PU-16.3'],
    together: ['PU-16.4', 'PU-16.5', 'PU-16.6'],
    decisions: ['PU-15'],
    screen: ['PU-20'],
  },
  faq: {
    questions: ['PU-17'],
    rulings: ['PU-18', ...RULINGS],
  },
} as const;

export type ChapterText<C extends keyof typeof outline> = ChapterOf<typeof outline, C>;
