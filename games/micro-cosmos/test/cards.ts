/**
 * The supplied cards as people write them down (B/W/M/T are units, "any" units of any resource), typed apart from the
 * data: so that each card's test can fail by itself. Whoever puts in other cards changes these lists too.
 */

/** Card, symbol, top edge, bottom edge. */
export const CREW_LIST: readonly (readonly [string, string, string, string])[] = [
  ['crew_01', 'leader_red', 'orbital: 1 any', 'red: pay 1 any: 2T + 1 deck card'],
  ['crew_02', 'engineer', 'red: 2W', 'green: pay 1T: 2W + 1M + 1 deck card'],
  ['crew_03', 'engineer', 'blue: 1T + 1M', 'green: 2B'],
  ['crew_04', 'leader_green', 'red: 2M', 'green: pay 1M: 2B + 1T + 1 deck card'],
  ['crew_05', 'leader_blue', 'red: 1M + 1 cantina card', 'green: pay 1B: 1W + 1M + 1T + 1 deck card'],
  ['crew_06', 'engineer', 'red: 1W + 1M', 'blue: pay 1B: 2T + 1M + 1 deck card'],
  ['crew_07', 'leader_red', 'red: pay 1W: 2B + 1M + 1 deck card', 'blue: 1T + 1 cantina card'],
  ['crew_08', 'engineer', 'red: 1W + 1 deck card', 'orbital: 1 cantina card + 1 deck card'],
  ['crew_09', 'leader_green', 'red: pay 1M: 2W + 1B + 1 deck card', 'orbital: 2 deck cards'],
  ['crew_10', 'leader_blue', 'red: pay 1W: 2M + 1T + 1 deck card', 'orbital: 1M + 1 cantina card'],
  ['crew_11', 'engineer', 'green: 2B', 'red: 1W + 1T'],
  ['crew_12', 'leader_red', 'green: 1B + 1T', 'red: 1M + 1 deck card'],
  ['crew_13', 'leader_blue', 'green: 1B + 1W', 'blue: pay 1T: 1W + 1M + 1B + 1 deck card'],
  ['crew_14', 'engineer', 'green: pay 1B: 2T + 1W + 1 deck card', 'blue: 1T + 1B'],
  ['crew_15', 'leader_green', 'green: 1B + 1 deck card', 'blue: pay 1W: 2T + 1B + 1 deck card'],
  ['crew_16', 'engineer', 'green: pay 1W: 2B + 1M + 1 deck card', 'orbital: pay 1 any: 2 any + 1 deck card'],
  ['crew_17', 'leader_red', 'green: 1W + 1 cantina card', 'orbital: 1 any + 1 cantina card'],
  ['crew_18', 'leader_blue', 'green: pay 1 any: 2B + 1 deck card', 'orbital: 1B + 1M'],
  ['crew_19', 'leader_red', 'blue: 2T', 'red: 1W + 1M'],
  ['crew_20', 'leader_green', 'blue: 1T + 1W', 'red: pay 1T: 2W + 1M + 1 deck card'],
  ['crew_21', 'engineer', 'blue: 1T + 1 deck card', 'red: 2M'],
  ['crew_22', 'leader_blue', 'blue: pay 1M: 2T + 1W + 1 deck card', 'green: 1B + 1M'],
  ['crew_23', 'engineer', 'blue: 1M + 1 deck card', 'orbital: 1M + 1T'],
  ['crew_24', 'leader_red', 'blue: pay 1T: 2B + 1W + 1 deck card', 'orbital: pay 1 any: 2 cantina cards'],
  ['crew_25', 'leader_green', 'blue: pay 1 any: 2M + 1 deck card', 'orbital: 1B + 1W'],
  ['crew_26', 'engineer', 'orbital: 1 any', 'red: pay 1B: 1W + 1M + 1T + 1 deck card'],
  ['crew_27', 'leader_green', 'orbital: pay 1 any: 2 cantina cards', 'red: 2W'],
  ['crew_28', 'leader_blue', 'orbital: 1 any', 'green: 1B + 1 cantina card'],
  ['crew_29', 'engineer', 'orbital: pay 1 any: 2 any + 1 deck card', 'green: 2W'],
  ['crew_30', 'leader_red', 'orbital: 1W + 1 cantina card', 'green: 1B + 1W'],
  ['crew_31', 'leader_green', 'orbital: 2M', 'blue: 1T + 1M'],
  ['crew_32', 'leader_blue', 'orbital: 1T + 1 cantina card', 'blue: 2M'],
  ['crew_33', 'engineer', 'orbital: 2 deck cards', 'blue: 2T'],
];

/** Card, colour, resources. */
export const SURVIVOR_LIST: readonly (readonly [string, string, string])[] = [
  ['surv_01', 'red', '2W'],
  ['surv_02', 'red', '1W + 1M + 1T'],
  ['surv_03', 'red', '2M + 1 any'],
  ['surv_04', 'red', '2W + 1T'],
  ['surv_05', 'red', '2 any'],
  ['surv_06', 'green', '2B'],
  ['surv_07', 'green', '1B + 1W + 1M'],
  ['surv_08', 'green', '2B + 1 any'],
  ['surv_09', 'green', '2M + 1B'],
  ['surv_10', 'green', '2 any'],
  ['surv_11', 'blue', '2T'],
  ['surv_12', 'blue', '1W + 1M + 1T'],
  ['surv_13', 'blue', '2T + 1 any'],
  ['surv_14', 'blue', '2B + 1T'],
  ['surv_15', 'blue', '2 any'],
];

export interface WrittenPlanet {
  readonly id: string;
  readonly colour: string;
  readonly start: boolean;
  /** From the left. */
  readonly tracks: string;
  readonly levels: number;
  readonly damaged: string;
  readonly terraformed: string;
  readonly moon: string;
  readonly station: string;
  /** N/E/S/W. */
  readonly exits: string;
  /** Routes besides those from the planet to every other field. */
  readonly extra: string;
}

export const PLANET_LIST: readonly WrittenPlanet[] = [
  {
    id: 'elpis',
    colour: 'green',
    start: true,
    tracks: 'B3 W2 M2 T2',
    levels: 9,
    damaged: '1W + 1B',
    terraformed: '1W + 1B + 1T',
    moon: '2M + 1 deck card',
    station: '1T + 1W + 1 cantina card',
    exits: 'M/A1/P/S',
    extra: '',
  },
  {
    id: 'ardenn',
    colour: 'red',
    start: true,
    tracks: 'B2 W3 M2 T2',
    levels: 9,
    damaged: '1W + 1M',
    terraformed: '2W + 1M',
    moon: '1M + 1B + 1 deck card',
    station: '2T + 1 deck card',
    exits: 'A1/S/M/P',
    extra: '',
  },
  {
    id: 'nautis',
    colour: 'blue',
    start: true,
    tracks: 'B2 W2 M2 T3',
    levels: 9,
    damaged: '1T + 1M',
    terraformed: '1T + 1M + 1B',
    moon: '1M + 1W + 1 deck card',
    station: '1B + 1W + 1 cantina card',
    exits: 'S/P/A1/M',
    extra: '',
  },
  {
    id: 'keyl',
    colour: 'red',
    start: false,
    tracks: 'B2 W3 M3 T2',
    levels: 10,
    damaged: '1W',
    terraformed: '2W + 1M',
    moon: '2M + 1 deck card',
    station: '1B + 1T + 1 deck card',
    exits: 'A1/M/A2/S',
    extra: 'A2-S',
  },
  {
    id: 'pyrra',
    colour: 'red',
    start: false,
    tracks: 'W4 M4 T2',
    levels: 10,
    damaged: '2M',
    terraformed: '2M + 1W',
    moon: '1M + 1T + 1 deck card',
    station: '2B + 1 cantina card',
    exits: 'A2/A1/S/M',
    extra: 'A2-M',
  },
  {
    id: 'vorrak',
    colour: 'red',
    start: false,
    tracks: 'B1 W3 M4 T3',
    levels: 11,
    damaged: '1W + 1M',
    terraformed: '1W + 1M + 1T',
    moon: '2M + 1 cantina card',
    station: '1B + 1T + 1 deck card',
    exits: 'M/P/A1/S',
    extra: '',
  },
  {
    id: 'sylvaar',
    colour: 'green',
    start: false,
    tracks: 'B4 W2 M2 T2',
    levels: 10,
    damaged: '2B',
    terraformed: '2B + 1M',
    moon: '1M + 1W + 1 deck card',
    station: '1T + 1W + 1 cantina card',
    exits: 'S/M/A1/A2',
    extra: 'A1-M',
  },
  {
    id: 'ostara',
    colour: 'green',
    start: false,
    tracks: 'B4 W3 M3',
    levels: 10,
    damaged: '1B + 1T',
    terraformed: '1B + 1T + 1W',
    moon: '2M + 1 deck card',
    station: '2W + 1 cantina card',
    exits: 'P/S/M/A1',
    extra: '',
  },
  {
    id: 'verdis',
    colour: 'green',
    start: false,
    tracks: 'B3 W2 M3 T3',
    levels: 11,
    damaged: '1B + 1M',
    terraformed: '2B + 1M',
    moon: '1M + 1T + 1 deck card',
    station: '1W + 1T + 1 deck card',
    exits: 'A1/A2/S/M',
    extra: 'A1-M',
  },
  {
    id: 'okeana',
    colour: 'blue',
    start: false,
    tracks: 'B2 W2 M2 T4',
    levels: 10,
    damaged: '2T',
    terraformed: '2T + 1B',
    moon: '1M + 1W + 1 cantina card',
    station: '1W + 1B + 1 deck card',
    exits: 'M/S/P/A1',
    extra: '',
  },
  {
    id: 'cirro',
    colour: 'blue',
    start: false,
    tracks: 'B3 M3 T4',
    levels: 10,
    damaged: '1T + 1W',
    terraformed: '1T + 1W + 1M',
    moon: '1M + 1B + 1 deck card',
    station: '1W + 1B + 1 cantina card',
    exits: 'A2/M/A1/S',
    extra: '',
  },
  {
    id: 'ystal',
    colour: 'blue',
    start: false,
    tracks: 'B2 W3 M2 T4',
    levels: 11,
    damaged: '1T',
    terraformed: '2T + 1W',
    moon: '2M + 1 deck card',
    station: '1B + 1W + 1 cantina card',
    exits: 'S/A1/M/A2',
    extra: 'A2-S',
  },
];

/** Card, rows from the top. */
export const AUTOMA_LIST: readonly (readonly [string, string])[] = [
  ['automa_01', 'draw crew 1; move clockwise: discover; gather; upgrade; terraform'],
  ['automa_02', 'draw crew 1; move counter-clockwise: discover; gather; terraform'],
  ['automa_03', 'draw crew 1; move clockwise with jump: discover; gather; upgrade; found colony OR create outpost'],
  ['automa_04', 'draw crew 1; move clockwise: terraform; gather; terraform'],
  ['automa_05', 'draw crew 2; move counter-clockwise: terraform; gather; upgrade; terraform'],
  ['automa_06', 'draw crew 1; move clockwise with jump: terraform; gather; upgrade; terraform'],
  ['automa_07', 'draw crew 1; move counter-clockwise with jump: terraform; explore; gather; upgrade; terraform'],
  ['automa_08', 'draw crew 2; move counter-clockwise: terraform; explore; upgrade; gather; terraform'],
  ['automa_09', 'draw crew 2; move counter-clockwise: no colony; gather; upgrade; found colony OR create outpost'],
  ['automa_10', 'move clockwise: terraform; draw crew 1; gather; found colony OR create outpost'],
  ['automa_11', 'draw crew 2; move clockwise with jump: no colony; gather; terraform; found colony OR create outpost'],
  [
    'automa_12',
    'draw crew 1; move counter-clockwise with jump: no colony; gather; upgrade; terraform; found colony OR create outpost',
  ],
];

export type Written = { gain: string[]; deck: number; cantina: number; pay: string[] };

const LETTERS: { [letter: string]: string } = { B: 'biomass', W: 'workforce', M: 'minerals', T: 'technology' };

/** Reads "pay 1T: 2W + 1M + 1 deck card": one name for each unit. */
export function read(text: string): Written {
  const written: Written = { gain: [], deck: 0, cantina: 0, pay: [] };
  const paid = text.match(/^pay ([^:]+): (.*)$/);
  if (paid) written.pay = units(paid[1]);
  for (const part of (paid ? paid[2] : text).split(' + ')) {
    const cards = part.match(/^(\d) (deck|cantina) cards?$/);
    if (cards) written[cards[2] as 'deck' | 'cantina'] += Number(cards[1]);
    else written.gain.push(...units(part));
  }
  return written;
}

function units(text: string): string[] {
  const found = text.match(/^(\d)(?: (any)|([BWMT]))$/);
  if (!found) throw new Error(`cannot read "${text}"`);
  return Array(Number(found[1])).fill(found[2] ?? LETTERS[found[3]]);
}
