import type { Chapter } from '@orrery/ui/contract';

/**
 * The order of the rulebook and the rules that each section tells, once for all languages. A rule id covers its
 * sub-rules too, so a screen opens the section that names the longest beginning of the id it looks for.
 */
export const outline = {
  goal: {
    idea: ['ECL-1.1', 'ECL-1.3'],
  },
  components: {
    box: ['ECL-2'],
    limits: ['ECL-2.14'],
  },
  economy: {
    resources: ['ECL-3.1.1', 'ECL-3.1.2'],
    trade: ['ECL-3.1.3'],
    tracks: ['ECL-3.2.1', 'ECL-3.2.2', 'ECL-3.2.3', 'ECL-3.2.8', 'ECL-3.2.10'],
    squares: ['ECL-3.2.4', 'ECL-3.2.5', 'ECL-3.2.6'],
    graveyard: ['ECL-3.2.7', 'ECL-3.2.9'],
    discs: ['ECL-3.3.1', 'ECL-3.3.2'],
    control: ['ECL-3.3.3', 'ECL-3.3.4'],
  },
  galaxy: {
    map: ['ECL-3.4.1', 'ECL-3.4.2', 'ECL-3.4.6'],
    wormholes: ['ECL-3.4.3', 'ECL-3.4.4', 'ECL-3.4.5'],
    pinning: ['ECL-3.6'],
  },
  ships: {
    types: ['ECL-3.5.1'],
    blueprints: ['ECL-3.5.2', 'ECL-3.5.3'],
    legal: ['ECL-3.5.4'],
    hull: ['ECL-3.5.5'],
  },
  setup: {
    options: ['ECL-4.1', 'ECL-4.2'],
    galaxy: ['ECL-4.3', 'ECL-4.4', 'ECL-4.5', 'ECL-4.8'],
    species: ['ECL-4.6', 'ECL-4.7'],
    home: ['ECL-4.9', 'ECL-4.10', 'ECL-4.11', 'ECL-4.12'],
    numbers: ['ECL-23'],
  },
  round: {
    phases: ['ECL-1.2', 'ECL-5.1'],
    turns: ['ECL-6.1', 'ECL-6.2'],
    cost: ['ECL-6.3', 'ECL-6.11'],
    activations: ['ECL-6.4', 'ECL-6.5'],
    passing: ['ECL-6.6', 'ECL-6.7', 'ECL-6.8'],
    colony: ['ECL-6.9', 'ECL-6.10'],
    flow: ['ECL-5.2', 'ECL-5.3', 'ECL-5.4'],
  },
  explore: {
    where: ['ECL-7.1', 'ECL-7.2'],
    draw: ['ECL-7.3', 'ECL-7.4'],
    place: ['ECL-7.5', 'ECL-7.6'],
    find: ['ECL-7.7', 'ECL-7.8', 'ECL-7.9'],
    species: ['ECL-7.10', 'ECL-7.11'],
  },
  discoveries: {
    choice: ['ECL-7.12', 'ECL-7.20'],
    fronts: ['ECL-7.13', 'ECL-7.14', 'ECL-7.15'],
    parts: ['ECL-7.16', 'ECL-7.17'],
    portal: ['ECL-7.18'],
    labs: ['ECL-7.19', 'ECL-7.21'],
  },
  actions: {
    research: ['ECL-8.1', 'ECL-8.2'],
    tray: ['ECL-8.3', 'ECL-8.6', 'ECL-8.7'],
    kinds: ['ECL-8.4', 'ECL-8.5'],
    upgrade: ['ECL-9.1', 'ECL-9.2', 'ECL-9.3'],
    legal: ['ECL-9.4', 'ECL-9.5', 'ECL-9.6'],
    build: ['ECL-10.1', 'ECL-10.2', 'ECL-10.3'],
    where: ['ECL-10.4', 'ECL-10.5'],
    move: ['ECL-11.1', 'ECL-11.2', 'ECL-11.3', 'ECL-11.4'],
    entry: ['ECL-11.5'],
    influence: ['ECL-12.1', 'ECL-12.2', 'ECL-12.8'],
    limits: ['ECL-12.3', 'ECL-12.4', 'ECL-12.5', 'ECL-12.6', 'ECL-12.7'],
    reactions: ['ECL-13'],
  },
  diplomacy: {
    propose: ['ECL-14.1', 'ECL-14.2', 'ECL-14.7'],
    exchange: ['ECL-14.3', 'ECL-14.4', 'ECL-14.5', 'ECL-14.6'],
    aggression: ['ECL-14.8', 'ECL-14.9', 'ECL-14.10', 'ECL-14.11'],
  },
  combat: {
    where: ['ECL-15.1.1', 'ECL-15.1.2'],
    pairs: ['ECL-15.1.3', 'ECL-15.1.4', 'ECL-15.1.5', 'ECL-15.1.6'],
    initiative: ['ECL-15.2'],
    missiles: ['ECL-15.3'],
    engagement: ['ECL-15.4'],
    hits: ['ECL-15.5.1', 'ECL-15.5.2', 'ECL-15.5.3', 'ECL-15.5.5'],
    splitter: ['ECL-15.5.4'],
    npcs: ['ECL-15.6'],
    retreat: ['ECL-15.7'],
    stalemate: ['ECL-15.8'],
    reputation: ['ECL-15.9'],
    summary: ['ECL-15.10'],
  },
  aftermath: {
    order: ['ECL-16.1'],
    population: ['ECL-16.2', 'ECL-16.3', 'ECL-16.4', 'ECL-16.5'],
    influence: ['ECL-16.6', 'ECL-16.7'],
    discovery: ['ECL-16.8'],
    repair: ['ECL-16.9', 'ECL-16.10'],
  },
  upkeep: {
    colony: ['ECL-17.1', 'ECL-17.2'],
    money: ['ECL-17.3'],
    bankruptcy: ['ECL-17.4', 'ECL-17.5'],
    production: ['ECL-17.6'],
    collapse: ['ECL-17.7'],
    cleanup: ['ECL-18'],
  },
  ending: {
    points: [
      'ECL-19.1',
      'ECL-19.2',
      'ECL-19.3',
      'ECL-19.4',
      'ECL-19.5',
      'ECL-19.6',
      'ECL-19.7',
      'ECL-19.8',
      'ECL-19.9',
      'ECL-19.10',
      'ECL-19.11',
    ],
    winner: ['ECL-19.12', 'ECL-19.13'],
  },
  species: {
    common: ['ECL-20.1'],
    eridani: ['ECL-20.2'],
    hydran: ['ECL-20.3'],
    planta: ['ECL-20.4'],
    draco: ['ECL-20.5', 'ECL-20.9'],
    mechanema: ['ECL-20.6'],
    orion: ['ECL-20.7'],
    terrans: ['ECL-20.8'],
    blueprints: ['ECL-20.10'],
  },
  forces: {
    portals: ['ECL-21'],
    npcs: ['ECL-22'],
    solo: ['ECL-24'],
  },
  secrets: {
    secret: ['ECL-25.1', 'ECL-25.2'],
    open: ['ECL-25.3', 'ECL-25.5'],
    chance: ['ECL-25.4'],
    decisions: ['ECL-26'],
  },
  faq: {
    discs: ['ECL-27.1', 'ECL-27.2', 'ECL-27.3', 'ECL-27.13', 'ECL-27.14'],
    population: ['ECL-27.4', 'ECL-27.20', 'ECL-27.21'],
    techs: ['ECL-27.6', 'ECL-27.17', 'ECL-27.22'],
    battles: ['ECL-27.5', 'ECL-27.7', 'ECL-27.15', 'ECL-27.18', 'ECL-27.24', 'ECL-27.26'],
    sectors: ['ECL-27.8', 'ECL-27.12', 'ECL-27.16', 'ECL-27.19', 'ECL-27.23'],
    discoveries: ['ECL-27.9', 'ECL-27.10', 'ECL-27.25'],
    peace: ['ECL-27.11', 'ECL-27.27'],
  },
  rulings: {
    setup: ['ECL-D01', 'ECL-D02', 'ECL-D03', 'ECL-D04', 'ECL-D05', 'ECL-D45', 'ECL-D46'],
    explore: [
      'ECL-D06',
      'ECL-D07',
      'ECL-D08',
      'ECL-D09',
      'ECL-D10',
      'ECL-D11',
      'ECL-D12',
      'ECL-D13',
      'ECL-D54',
      'ECL-D55',
      'ECL-D56',
    ],
    actions: [
      'ECL-D14',
      'ECL-D15',
      'ECL-D16',
      'ECL-D17',
      'ECL-D18',
      'ECL-D19',
      'ECL-D20',
      'ECL-D21',
      'ECL-D22',
      'ECL-D43',
      'ECL-D57',
    ],
    diplomacy: ['ECL-D23', 'ECL-D24', 'ECL-D25', 'ECL-D48'],
    battles: [
      'ECL-D26',
      'ECL-D27',
      'ECL-D28',
      'ECL-D29',
      'ECL-D30',
      'ECL-D31',
      'ECL-D39',
      'ECL-D41',
      'ECL-D49',
      'ECL-D50',
    ],
    aftermath: ['ECL-D32', 'ECL-D35', 'ECL-D36', 'ECL-D38', 'ECL-D51', 'ECL-D52'],
    ending: ['ECL-D33', 'ECL-D34', 'ECL-D37', 'ECL-D40', 'ECL-D42', 'ECL-D44', 'ECL-D47', 'ECL-D53', 'ECL-D58'],
  },
} as const;

type Outline = typeof outline;

/** One chapter in one language: the compiler sees that no section is missing. */
export interface ChapterText<C extends keyof Outline> {
  readonly title: string;
  readonly sections: { readonly [S in keyof Outline[C]]: { readonly title: string; readonly text: readonly string[] } };
}

/** Puts the texts of one language in order and gives every section its rule ids. */
export function compose(texts: { readonly [C in keyof Outline]: ChapterText<C> }): readonly Chapter[] {
  return Object.entries(outline).map(([id, sections]) => {
    const { title, sections: told } = texts[id as keyof Outline] as {
      title: string;
      sections: { [section: string]: { title: string; text: readonly string[] } };
    };
    return {
      title,
      sections: Object.entries(sections).map(([section, rules]) => ({ ...told[section], rules })),
    };
  });
}
