import type { ChapterOf } from '@orrery/ui/rulebook';

/** The order of the rulebook and the rules that each section tells, once for all languages. */
export const outline = {
  goal: {
    aim: ['SHB-1.1', 'SHB-1.5'],
    rounds: ['SHB-1.3'],
    corporations: ['SHB-1.2'],
    astronauts: ['SHB-1.4'],
  },
  components: {
    crater: ['SHB-2.20', 'SHB-2.21', 'SHB-2.22', 'SHB-2.23', 'SHB-2.24', 'SHB-2.25', 'SHB-2.26'],
    room: ['SHB-2.27', 'SHB-2.28'],
    base: ['SHB-2.30', 'SHB-2.31', 'SHB-2.33'],
    buildings: ['SHB-2.32'],
    pieces: ['SHB-2'],
  },
  setup: {
    board: ['SHB-3', 'SHB-3.1'],
    corporations: ['SHB-3.2', 'SHB-16.1'],
    players: ['SHB-3.3', 'SHB-16.3', 'SHB-16.4'],
  },
  shuttles: {
    choice: ['SHB-4', 'SHB-4.1', 'SHB-4.2', 'SHB-4.3', 'SHB-16.5'],
    gateway: ['SHB-4.4', 'SHB-4.5'],
  },
  turns: {
    turn: ['SHB-5.1', 'SHB-5.2', 'SHB-5.3', 'SHB-16.7'],
    crater: ['SHB-5.4', 'SHB-5.4.1', 'SHB-5.4.7'],
    rent: ['SHB-5.4.2', 'SHB-5.4.3', 'SHB-5.4.4', 'SHB-5.4.9'],
    gains: ['SHB-5.4.5', 'SHB-5.4.6', 'SHB-5.4.8', 'SHB-16.9'],
    gateway: ['SHB-7.1', 'SHB-7.2', 'SHB-16.24'],
    recruit: ['SHB-7.3', 'SHB-16.23'],
  },
  command: {
    spaces: ['SHB-6.1.1', 'SHB-6.1.2'],
    help: ['SHB-6.1.3', 'SHB-6.1.4', 'SHB-6.1.5', 'SHB-6.1.6', 'SHB-6.1.7', 'SHB-6.1.8', 'SHB-16.44'],
    power: ['SHB-6.2'],
  },
  build: {
    steps: ['SHB-6.3.1', 'SHB-6.3.2', 'SHB-6.3.5', 'SHB-16.13'],
    site: ['SHB-6.3.3', 'SHB-6.3.4', 'SHB-6.3.12', 'SHB-16.14'],
    effects: ['SHB-6.3.6', 'SHB-6.3.7', 'SHB-6.3.8', 'SHB-16.16', 'SHB-16.17'],
    bonus: ['SHB-6.3.9', 'SHB-6.3.10', 'SHB-6.3.11', 'SHB-16.19'],
  },
  fund: {
    steps: ['SHB-6.4.1', 'SHB-6.4.2', 'SHB-6.4.5', 'SHB-16.20'],
    cost: ['SHB-6.4.3', 'SHB-6.4.4'],
    card: ['SHB-6.4.6', 'SHB-6.4.7', 'SHB-6.4.8', 'SHB-6.4.9'],
  },
  corporate: {
    actions: ['SHB-6.5', 'SHB-16.22', 'SHB-16.37', 'SHB-16.45'],
    limits: ['SHB-6.5.3', 'SHB-6.5.4', 'SHB-6.5.6', 'SHB-6.5.7'],
  },
  tracks: {
    goals: ['SHB-8', 'SHB-16.39'],
    reputation: ['SHB-9.1'],
    energy: ['SHB-9.2'],
  },
  upkeep: {
    withdrawal: ['SHB-10', 'SHB-10.1', 'SHB-10.2', 'SHB-10.3', 'SHB-10.4'],
    arranging: ['SHB-10.5', 'SHB-10.10', 'SHB-16.40'],
    paying: ['SHB-10.6', 'SHB-10.7'],
    end: ['SHB-10.8', 'SHB-10.9'],
  },
  ending: {
    scoring: ['SHB-11', 'SHB-11.1', 'SHB-11.3', 'SHB-11.4'],
    winner: ['SHB-11.2'],
  },
  leaders: {
    abilities: [
      'SHB-12',
      'SHB-12.1',
      'SHB-12.2',
      'SHB-12.3',
      'SHB-12.4',
      'SHB-12.5',
      'SHB-12.6',
      'SHB-12.7',
      'SHB-12.8',
    ],
    limits: [
      'SHB-12.9',
      'SHB-12.10',
      'SHB-12.11',
      'SHB-12.12',
      'SHB-12.13',
      'SHB-16.6',
      'SHB-16.15',
      'SHB-16.18',
      'SHB-16.21',
      'SHB-16.25',
    ],
  },
  corporations: {
    common: ['SHB-13.1'],
    projects: ['SHB-15', 'SHB-16.26', 'SHB-16.27', 'SHB-16.38', 'SHB-16.46'],
  },
  artemis: {
    tourists: ['SHB-13.2', 'SHB-13.2.1', 'SHB-13.2.2'],
    action: ['SHB-13.2.3', 'SHB-16.28'],
    scoring: ['SHB-13.2.4', 'SHB-13.2.5', 'SHB-13.2.6'],
  },
  mining: {
    cargo: ['SHB-13.3', 'SHB-13.3.1', 'SHB-13.3.3'],
    action: ['SHB-13.3.2', 'SHB-16.29'],
    scoring: ['SHB-13.3.4'],
  },
  selenium: {
    samples: ['SHB-13.4', 'SHB-13.4.1', 'SHB-16.31', 'SHB-16.47'],
    action: ['SHB-13.4.2', 'SHB-13.4.3', 'SHB-16.30'],
    scoring: ['SHB-13.4.4'],
  },
  evergreen: {
    plants: ['SHB-13.5', 'SHB-13.5.5'],
    action: ['SHB-13.5.1', 'SHB-13.5.2', 'SHB-16.32'],
    scoring: ['SHB-13.5.3', 'SHB-13.5.4'],
  },
  skyWatch: {
    track: ['SHB-13.6', 'SHB-13.6.1'],
    action: ['SHB-13.6.2', 'SHB-16.33'],
    asteroid: ['SHB-13.6.3', 'SHB-13.6.4', 'SHB-13.6.6', 'SHB-13.6.7'],
    scoring: ['SHB-13.6.5'],
  },
  robotics: {
    robots: ['SHB-13.7', 'SHB-13.7.1', 'SHB-16.8'],
    action: ['SHB-13.7.2', 'SHB-16.34'],
    scoring: ['SHB-13.7.3', 'SHB-13.7.4'],
  },
  mars: {
    ship: ['SHB-13.8', 'SHB-13.8.1'],
    action: ['SHB-13.8.2', 'SHB-13.8.3', 'SHB-13.8.4', 'SHB-13.8.6', 'SHB-13.8.8', 'SHB-16.35', 'SHB-16.49'],
    crew: ['SHB-13.8.5', 'SHB-13.8.9', 'SHB-16.36'],
    scoring: ['SHB-13.8.7'],
  },
  solo: {
    setup: ['SHB-14', 'SHB-14.1', 'SHB-14.2', 'SHB-16.2'],
    turn: ['SHB-14.3'],
    crater: ['SHB-14.4'],
    build: ['SHB-14.5'],
    fund: ['SHB-14.6'],
    others: ['SHB-14.7', 'SHB-14.8'],
    corporations: ['SHB-14.9'],
    end: ['SHB-14.10'],
  },
  more: {
    crater: [
      ...['SHB-18.1', 'SHB-18.2', 'SHB-18.3', 'SHB-18.4', 'SHB-18.5', 'SHB-18.20', 'SHB-18.21', 'SHB-18.27'],
      'SHB-18.33',
    ],
    actions: [
      ...['SHB-18.6', 'SHB-18.7', 'SHB-18.8', 'SHB-18.9', 'SHB-18.10', 'SHB-18.11', 'SHB-18.12', 'SHB-18.13'],
      ...['SHB-18.19', 'SHB-18.22', 'SHB-18.24', 'SHB-18.25', 'SHB-18.26', 'SHB-18.28', 'SHB-18.29', 'SHB-18.30'],
      'SHB-18.31',
    ],
    end: [...['SHB-18.14', 'SHB-18.15', 'SHB-18.16', 'SHB-18.17', 'SHB-18.18', 'SHB-18.23', 'SHB-18.32', 'SHB-18.34']],
    screen: ['SHB-16', 'SHB-17', 'SHB-21'],
    box: ['SHB-22'],
  },
} as const;

/** One chapter of this book in one language. */
export type ChapterText<C extends keyof typeof outline> = ChapterOf<typeof outline, C>;
