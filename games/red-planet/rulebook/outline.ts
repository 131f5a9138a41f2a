import type { Chapter } from '@orrery/ui/contract';

/**
 * The order of the rulebook and the rules that each section tells, once for all languages. A rule id covers its
 * sub-rules too, so a screen opens the section that names the longest beginning of the id it looks for.
 */
export const outline = {
  goal: {
    story: ['MRP-0.1', 'MRP-0.2'],
    goal: ['MRP-0.3'],
    terms: ['MRP-0.4', 'MRP-0.5', 'MRP-0.8', 'MRP-0.9'],
    principles: ['MRP-0.6', 'MRP-0.7', 'MRP-0.10'],
  },
  components: {
    boards: ['MRP-1.1', 'MRP-1.2', 'MRP-1.3', 'MRP-1.4', 'MRP-1.13'],
    companies: ['MRP-1.5', 'MRP-1.6'],
    ships: ['MRP-1.7', 'MRP-1.12'],
    events: ['MRP-1.8', 'MRP-1.9'],
    tokens: ['MRP-1.10', 'MRP-1.11'],
  },
  setup: {
    boards: ['MRP-2.1', 'MRP-2.2', 'MRP-2.3'],
    ships: ['MRP-2.4'],
    astronauts: ['MRP-2.5', 'MRP-2.6'],
    resources: ['MRP-2.7'],
    missions: ['MRP-2.8', 'MRP-2.9'],
    numbers: ['MRP-2.10'],
    chance: ['MRP-2.11'],
  },
  round: {
    track: ['MRP-3.1'],
    steps: ['MRP-3.2', 'MRP-3.3'],
    choose: ['MRP-4.1'],
    countdown: ['MRP-4.2.1', 'MRP-4.2.2', 'MRP-4.2.3', 'MRP-4.2.8'],
    launch: ['MRP-4.2.4', 'MRP-4.2.5', 'MRP-4.2.6', 'MRP-4.2.7'],
    land: ['MRP-4.3'],
    refill: ['MRP-4.4'],
    first: ['MRP-4.5'],
    advance: ['MRP-4.6'],
    undo: ['MRP-3.4'],
  },
  characters: {
    duties: ['MRP-5.0.1', 'MRP-5.0.5', 'MRP-5.0.6', 'MRP-5.0.7', 'MRP-5.0.9'],
    boarding: ['MRP-5.0.2', 'MRP-5.0.3', 'MRP-5.0.4', 'MRP-5.0.8'],
    recruiter: ['MRP-5.9'],
    explorer: ['MRP-5.8'],
    scientist: ['MRP-5.7'],
    secretAgent: ['MRP-5.6'],
    saboteur: ['MRP-5.5'],
    femmeFatale: ['MRP-5.4'],
    travelAgent: ['MRP-5.3'],
    soldier: ['MRP-5.2'],
    pilot: ['MRP-5.1'],
  },
  ships: {
    cards: ['MRP-6.1'],
    states: ['MRP-6.2', 'MRP-6.3'],
    destination: ['MRP-6.4', 'MRP-6.7'],
    unknown: ['MRP-6.5', 'MRP-6.8'],
    pool: ['MRP-6.6'],
  },
  zones: {
    ten: ['MRP-7.1', 'MRP-7.7'],
    borders: ['MRP-7.2'],
    phobos: ['MRP-7.3'],
    lost: ['MRP-7.4'],
    resources: ['MRP-7.5', 'MRP-7.6', 'MRP-7.8'],
  },
  production: {
    produce: ['MRP-8.1'],
    award: ['MRP-8.2', 'MRP-8.7'],
    ties: ['MRP-8.3', 'MRP-8.6'],
    leftovers: ['MRP-8.4', 'MRP-8.5', 'MRP-8.8'],
  },
  events: {
    types: ['MRP-9.1'],
    discoveries: ['MRP-9.2.1', 'MRP-9.2.2', 'MRP-9.2.3', 'MRP-9.2.4', 'MRP-9.2.33'],
    missions: ['MRP-9.3.1', 'MRP-9.3.2', 'MRP-9.3.3', 'MRP-9.3.5', 'MRP-9.3.6'],
    actions: ['MRP-9.4.1', 'MRP-9.4.2', 'MRP-9.4.3'],
    iceMonopoly: ['MRP-9.5'],
  },
  discoveries: {
    etherMagnet: ['MRP-9.2.10'],
    nativeResistance: ['MRP-9.2.11'],
    greatSandstorm: ['MRP-9.2.12'],
    synergy: ['MRP-9.2.13'],
    rockburst: ['MRP-9.2.14', 'MRP-9.2.32'],
    richVein: ['MRP-9.2.15'],
    evenGround: ['MRP-9.2.16', 'MRP-9.2.31'],
    unevenGround: ['MRP-9.2.17'],
    subterfuge: ['MRP-9.2.18', 'MRP-9.2.30'],
    frozenCaverns: ['MRP-9.2.19'],
    lichens: ['MRP-9.2.20'],
    undergroundLake: ['MRP-9.2.21'],
    radiationLeak: ['MRP-9.2.22'],
  },
  missions: {
    easternInfluence: ['MRP-9.3.10'],
    westernInfluence: ['MRP-9.3.11'],
    northernInfluence: ['MRP-9.3.12'],
    southernInfluence: ['MRP-9.3.13'],
    strategicZones: ['MRP-9.3.14', 'MRP-9.3.4'],
    phobosGarrison: ['MRP-9.3.15'],
    celeriumBaron: ['MRP-9.3.16'],
    sylvaniteBaron: ['MRP-9.3.17'],
    memorial: ['MRP-9.3.18'],
    expansion: ['MRP-9.3.19'],
    massSettlement: ['MRP-9.3.20'],
    diversifiedMining: ['MRP-9.3.21'],
    polarClaim: ['MRP-9.3.22'],
  },
  actions: {
    rescueOperation: ['MRP-9.4.10'],
    industrialEspionage: ['MRP-9.4.11'],
    blocksOfIce: ['MRP-9.4.12'],
    etherWind: ['MRP-9.4.13'],
  },
  ending: {
    reveal: ['MRP-10.1'],
    production: ['MRP-10.2'],
    scoring: ['MRP-10.3'],
    victory: ['MRP-10.4'],
  },
  twoPlayers: {
    colours: ['MRP-11.1', 'MRP-11.2', 'MRP-11.3', 'MRP-11.11'],
    deck: ['MRP-11.4', 'MRP-11.5'],
    play: ['MRP-11.6', 'MRP-11.9', 'MRP-11.13'],
    scientist: ['MRP-11.7'],
    recruiter: ['MRP-11.8'],
    result: ['MRP-11.10', 'MRP-11.12'],
  },
  solo: {
    bots: ['MRP-12.1', 'MRP-12.3'],
    setup: ['MRP-12.2'],
    boarding: ['MRP-12.4'],
    effects: ['MRP-12.5'],
    recruiter: ['MRP-12.5.1'],
    explorer: ['MRP-12.5.2'],
    scientist: ['MRP-12.5.3'],
    secretAgent: ['MRP-12.5.4'],
    saboteur: ['MRP-12.5.5'],
    femmeFatale: ['MRP-12.5.6'],
    travelAgent: ['MRP-12.5.7'],
    soldier: ['MRP-12.5.8'],
    pilot: ['MRP-12.5.9'],
    other: ['MRP-12.6'],
    levels: ['MRP-12.7', 'MRP-12.9'],
    result: ['MRP-12.8'],
  },
  secrets: {
    secret: ['MRP-13.1', 'MRP-13.3', 'MRP-13.4', 'MRP-13.5', 'MRP-13.6', 'MRP-13.8'],
    open: ['MRP-13.2', 'MRP-13.7', 'MRP-13.12'],
    screen: ['MRP-13.9', 'MRP-13.10', 'MRP-13.11', 'MRP-13.13'],
    decisions: ['MRP-14'],
    balance: ['MRP-18'],
  },
  faq: {
    fullShip: ['MRP-15.1'],
    sameNumber: ['MRP-15.2'],
    emptyDocks: ['MRP-15.3'],
    launchedTargets: ['MRP-15.4'],
    agentUnknown: ['MRP-15.5'],
    firstPassenger: ['MRP-15.6'],
    friend: ['MRP-15.7'],
    fataleToken: ['MRP-15.8'],
    lastOnPhobos: ['MRP-15.9'],
    stayOnPhobos: ['MRP-15.10'],
    manyMissions: ['MRP-15.11'],
    docked: ['MRP-15.12'],
    rockburst: ['MRP-15.13'],
    subterfuge: ['MRP-15.14'],
    synergy: ['MRP-15.15'],
    nobody: ['MRP-15.16'],
    faceDown: ['MRP-15.17'],
    twice: ['MRP-15.18'],
    lookAhead: ['MRP-15.19'],
    meeting: ['MRP-15.20'],
    pilotToken: ['MRP-15.21'],
    justBoarded: ['MRP-15.22'],
    ownNeutral: ['MRP-15.23'],
    rulings: ['MRP-16'],
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
