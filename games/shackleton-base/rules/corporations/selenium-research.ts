import { type Cards, open, pile, present, type Veiled } from '@orrery/kernel';
import {
  BUILDING,
  BUILDINGS,
  type Cost,
  FILES,
  type Files,
  ROUNDS,
  SAMPLES,
  type Sample,
  soloCardOf,
} from '../../data/index.ts';
import { firing, later } from '../agenda.ts';
import { modifiersOf } from '../lookups/abilities.ts';
import { shortOf } from '../lookups/paying.ts';
import { isBuilt } from '../lookups/players.ts';
import { canPayWith, payWithSavings, samplesSaved, savingsOf } from '../payment.ts';
import { gainVp } from '../reputation.ts';
import { addToStock } from '../stock.ts';
import type { M, Seen, Who } from '../table.ts';
import { type None, question, type Saving, step } from '../vocabulary.ts';
import type { CorporationRules } from './contract.ts';

/** SHB-13.4. */
export type Board = {
  pile: Cards;
  discard: Cards;
  /** The face-up experiment of each slot, by compass direction. */
  slots: { [slot: string]: Cards };
  /** Completed experiments, by `Who`. */
  completed: Cards[];
};

export type Questions = {
  /** SHB-16.30: optional where a project offers it; `saved` is the number of samples the project saves. */
  'choose-experiment': {
    about: { optional: boolean; saved: number; minTotal: number };
    answer: { slot: string } | None;
  };
  /** SHB-16.31 */
  'choose-sample-type': { about: object; answer: { sample: Sample } };
};

export type Events = {
  'experiment-completed': { who: Who; experiment: string; vp: number };
  /** AstroBot discards one and scores. */
  'experiment-discarded': { who: Who; experiment: string; vp: number };
  'experiment-revealed': { slot: string; experiment: string };
  'experiments-renewed': object;
};

type Experiment = Files['selenium-research']['experiments'][number];
const { experiments, fields, slots, tokens } = FILES['selenium-research'];
const KIND = 'experiment';

const boardOf = <B>({ boards }: { readonly boards: { readonly 'selenium-research'?: B } }): B =>
  present(boards['selenium-research'], 'board of Selenium Research');
const FACTS: { readonly [id: string]: Experiment } = Object.fromEntries(experiments.map((one) => [one.id, one]));
export const experimentFacts = (id: string): Experiment => FACTS[id];

/** Experiments lie face up everywhere but in the pile. */
const seenCards = ({ cards }: Veiled): readonly string[] => present(cards, 'experiment that is seen');

const completedBy = (table: Seen, who: Who): Experiment[] =>
  seenCards(boardOf(table).completed[who]).map((id) => experimentFacts(id));
export const fieldCounts = (table: Seen, who: Who): number[] =>
  fields.map((field) => completedBy(table, who).filter((one) => one.field === field).length);

// ------------------------------------------------------------- the display

/** From the pile, or from the discard pile shuffled anew; nothing left: the slot stays empty (SHB-13.4.2). */
function refill(m: M, slot: string): void {
  const board = boardOf(m.table);
  if (board.pile.cards.length === 0 && board.discard.cards.length > 0) {
    while (board.discard.cards.length > 0) m.move(board.discard, board.pile);
    m.shuffle('experiments', board.pile);
  }
  if (board.pile.cards.length === 0) return;
  const experiment = m.move(board.pile, board.slots[slot]);
  m.tell({ type: 'experiment-revealed', slot, experiment });
}

/** Upkeep: six new experiments, except in the last round, where it could change nothing (SHB-13.4.3). */
function renew(m: M): void {
  if (m.table.round === ROUNDS) return;
  const board = boardOf(m.table);
  for (const slot of slots) if (board.slots[slot].cards.length > 0) m.move(board.slots[slot], board.discard);
  m.tell({ type: 'experiments-renewed' });
  for (const slot of slots) refill(m, slot);
}

// ------------------------------------------------------------- running an experiment

const savings = (table: Seen, who: Who, saved: number, minTotal: number): Saving[] => [
  ...savingsOf(modifiersOf(table.players[who], 'experiment')),
  ...samplesSaved(saved, minTotal),
];

export const faceUp = (table: Seen, slot: string): string | undefined => seenCards(boardOf(table).slots[slot])[0];

/** Whether the experiment of a slot can be paid now. */
const affords = (table: Seen, who: Who, saved: number, minTotal: number) => {
  const all = savings(table, who, saved, minTotal);
  return (slot: string): boolean => {
    const experiment = faceUp(table, slot);
    return experiment !== undefined && canPayWith(table, who, experimentFacts(experiment).cost, all);
  };
};
export const affordable = (table: Seen, who: Who, saved: number, minTotal: number): string[] =>
  slots.filter(affords(table, who, saved, minTotal));

const chooseExperiment = question('choose-experiment', {
  rule: 'SHB-16.30',
  answers(m, { seat, optional, saved, minTotal }) {
    const found = affordable(m.table, seat, saved, minTotal).map((slot) => ({ slot }));
    return optional && found.length > 0 ? [...found, { none: true as const }] : found;
  },
  take(m, { seat, saved, minTotal }, answer) {
    if ('none' in answer) return;
    const { slot } = answer;
    const cost: Cost = { ...experimentFacts(present(faceUp(m.table, slot), 'experiment there')).cost };
    payWithSavings(m, seat, cost, savings(m.table, seat, saved, minTotal), complete({ who: seat, slot }));
  },
  barred(m, { seat, saved, minTotal }) {
    const open = affordable(m.table, seat, saved, minTotal);
    return slots.flatMap((slot) => {
      const experiment = open.includes(slot) ? undefined : faceUp(m.table, slot);
      const fault = experiment && shortOf(m.table, seat, experimentFacts(experiment).cost);
      return fault ? [{ answer: { slot }, rule: 'SHB-13.4.2', ...fault }] : [];
    });
  },
});

/** The tile, its points and reward, a new tile, then what reacts (SHB-13.4.2). */
const complete = step<{ who: Who; slot: string }>('complete-experiment', (m, { who, slot }) => {
  const board = boardOf(m.table);
  const experiment = m.move(board.slots[slot], board.completed[who]);
  const { vp, reward } = experimentFacts(experiment);
  m.tell({ type: 'experiment-completed', who, experiment, vp });
  gainVp(m, who, vp);
  m.next(refillSlot({ slot }), firing({ who, trigger: 'onExperiment', context: {} }));
  m.next(later(who, reward));
});

const refillSlot = step<{ slot: string }>('refill-experiment', (m, { slot }) => refill(m, slot));

const chooseSampleType = question('choose-sample-type', {
  rule: 'SHB-16.31',
  answers: () => SAMPLES.map((sample) => ({ sample })),
  take(m, { seat }, { sample }) {
    addToStock(m, seat, sample, 1);
  },
});

/** Selenium Research: matching samples, wants laboratories. */
export const rules = {
  id: 'selenium-research',
  frames: [chooseExperiment, complete, refillSlot, chooseSampleType],
  cards: { [KIND]: experiments.map(({ id }) => id) },
  setup(m, _, players) {
    const order = m.luck.shuffled(
      'experiments',
      experiments.map(({ id }) => id),
    );
    return {
      slots: Object.fromEntries(slots.map((slot) => [slot, open(KIND, order.splice(0, 1))])),
      pile: pile(KIND, order),
      discard: open(KIND),
      completed: Array.from({ length: players }, () => open<string>(KIND)),
    };
  },
  /** A random one to start, its twin leaves the game, the others alternate (SHB-3.2.3). */
  tokenFaces(m) {
    const [start, ...others] = m.luck.shuffled('tokens', [...new Set(tokens)]);
    return [start, ...others, ...others];
  },
  operations: {
    gainSample: {
      asks: true,
      possible: (_, __, { n }) => n > 0,
      run(m, who, { n, type }, context) {
        if (type === 'choose') for (let i = 0; i < n; i++) m.next(chooseSampleType({ seat: who }));
        else addToStock(m, who, type === 'typeOfToken' ? (m.table.tokens[context.spot ?? ''].face as Sample) : type, n);
      },
    },
    runExperiment: {
      asks: true,
      possible: (table, who, { discount }) =>
        slots.some(affords(table, who, discount?.anySample ?? 0, discount?.minTotal ?? 0)),
      run: (m, who, { discount }, { optional = false }) =>
        m.next(
          chooseExperiment({
            seat: who,
            optional,
            saved: discount?.anySample ?? 0,
            minTotal: discount?.minTotal ?? 0,
          }),
        ),
    },
    refreshExperiments: { possible: () => true, run: renew },
  },
  metrics: {
    experiments: (table, who) => completedBy(table, who).length,
    experimentFields: (table, who) => fieldCounts(table, who).filter((n) => n > 0).length,
  },
  conditions: {
    ownLaboratoryBuilt: (table, who) =>
      BUILDINGS.some((id) => BUILDING[id].type === 'laboratory' && isBuilt(table.players[who], id)),
  },
  tokenTrigger: 'onTokenSample',
  scorers: {
    experimentFieldSets: (table, who, { vpPerSet }) => vpPerSet * Math.min(...fieldCounts(table, who)),
  },
  /** Completed experiments of each field, by player. */
  state: (table) => ({
    fields: table.players.map((_, who) => Object.fromEntries(fieldCounts(table, who).map((n, i) => [fields[i], n]))),
  }),
  astrobot: {
    scores: false,
    /** Discards the experiment on the triangle's side and scores by its samples (SHB-14.9.3). */
    act(m, { bot, side, previous }) {
      const board = boardOf(m.table);
      const slot = previous.triangleSide;
      const experiment = faceUp(m.table, slot);
      if (!experiment) return false;
      const samples = Object.values(experimentFacts(experiment).cost).reduce((sum, n) => sum + n, 0);
      const vp = soloCardOf('selenium-research')[side].vpBySamples[samples] ?? 0;
      m.move(board.slots[slot], board.discard);
      m.tell({ type: 'experiment-discarded', who: bot, experiment, vp });
      gainVp(m, bot, vp);
      refill(m, slot);
      return true;
    },
  },
  check: (table) =>
    slots.flatMap((slot) => (boardOf(table).slots[slot].cards.length <= 1 ? [] : [`SHB-13.4.2: two in slot ${slot}`])),
} satisfies CorporationRules<'selenium-research'>;
