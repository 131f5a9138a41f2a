import { keysOf, present } from '@orrery/kernel';
import { type Cost, type EffectOf, FILES, type Files, soloCardOf } from '../../data/index.ts';
import { later } from '../agenda.ts';
import { bandOf } from '../astrobot/search.ts';
import { modifiersOf } from '../lookups/abilities.ts';
import { shortOf } from '../lookups/paying.ts';
import { canPayWith, payWithSavings, savingsOf } from '../payment.ts';
import { gainVp } from '../reputation.ts';
import type { Seen, Who } from '../table.ts';
import { type None, question, step } from '../vocabulary.ts';
import type { CorporationRules } from './contract.ts';

/** SHB-13.3: who holds each space of the cargo shuttle; free ones are not listed. */
export type Board = { cargo: { [space: string]: Who } };

export type Questions = {
  /** SHB-16.29: optional where a project offers it, with its `discount`. */
  'choose-cargo-space': { about: { optional: boolean; discount: Discount }; answer: { space: string } | None };
};

export type Events = { 'cargo-shipped': { who: Who; space: string; vp: number } };

type CargoSpace = Files['moon-mining']['cargoSpaces'][number];
const SPACES = FILES['moon-mining'].cargoSpaces;
const LEVELS = [...new Set(SPACES.map(({ level }) => level))].sort((a, b) => a - b);

const boardOf = <B>({ boards }: { readonly boards: { readonly 'moon-mining'?: B } }): B =>
  present(boards['moon-mining'], 'board of Moon Mining');
const isFree = (table: Seen, space: string): boolean => boardOf(table).cargo[space] === undefined;
const FACTS: { readonly [id: string]: CargoSpace } = Object.fromEntries(SPACES.map((space) => [space.id, space]));
export const spaceFacts = (id: string): CargoSpace => FACTS[id];

export const cargoOf = (table: Seen, who: Who): CargoSpace[] =>
  SPACES.filter(({ id }) => boardOf(table).cargo[id] === who);
const levelsOf = (table: Seen, who: Who): number => new Set(cargoOf(table, who).map(({ level }) => level)).size;

/** The printed cost with what a project saves (`discount`); savings of one's choice come on top. */
export function costOf(space: string, discount: Discount): Cost {
  const keys = keysOf(discount);
  if (keys.length === 0) return FACTS[space].cost;
  const cost: Cost = { ...FACTS[space].cost };
  for (const key of keys) if (cost[key] !== undefined) cost[key] = Math.max(0, cost[key] - (discount[key] ?? 0));
  return cost;
}
type Discount = NonNullable<EffectOf<'shipCargo'>['discount']>;

const savings = (table: Seen, who: Who) => savingsOf(modifiersOf(table.players[who], 'cargo'));

/** Whether a space can be shipped to now. */
const affords = (table: Seen, who: Who, discount: Discount) => {
  const saved = savings(table, who);
  return ({ id }: CargoSpace): boolean => isFree(table, id) && canPayWith(table, who, costOf(id, discount), saved);
};
export const affordable = (table: Seen, who: Who, discount: Discount): string[] =>
  SPACES.filter(affords(table, who, discount)).map(({ id }) => id);

/** A free space one can pay (SHB-13.3.2). */
const chooseCargoSpace = question('choose-cargo-space', {
  rule: 'SHB-16.29',
  answers(m, { seat, optional, discount }) {
    const spaces = affordable(m.table, seat, discount).map((space) => ({ space }));
    return optional && spaces.length > 0 ? [...spaces, { none: true as const }] : spaces;
  },
  take(m, { seat, discount }, answer) {
    if ('none' in answer) return;
    const { space } = answer;
    payWithSavings(m, seat, costOf(space, discount), savings(m.table, seat), shipCargo({ who: seat, space }));
  },
  barred(m, { seat, discount }) {
    const open = affordable(m.table, seat, discount);
    return SPACES.filter(({ id }) => !open.includes(id)).flatMap(({ id }) => {
      const fault = isFree(m.table, id) ? shortOf(m.table, seat, costOf(id, discount)) : ({ why: 'taken' } as const);
      return fault ? [{ answer: { space: id }, rule: 'SHB-13.3.2', ...fault }] : [];
    });
  },
});

/** The marker, the points and the bonus, once all is paid. */
const shipCargo = step<{ who: Who; space: string }>('ship-cargo', (m, { who, space }) => {
  const { vp, bonus } = spaceFacts(space);
  boardOf(m.table).cargo[space] = who;
  m.tell({ type: 'cargo-shipped', who, space, vp });
  gainVp(m, who, vp);
  m.next(later(who, bonus));
});

/** Moon Mining: few big shipments, breadth of levels. */
export const rules = {
  id: 'moon-mining',
  frames: [chooseCargoSpace, shipCargo],
  setup: () => ({ cargo: {} }),
  operations: {
    shipCargo: {
      asks: true,
      possible: (table, who, { discount = {} }) => SPACES.some(affords(table, who, discount)),
      run: (m, who, { discount = {} }, { optional = false }) =>
        m.next(chooseCargoSpace({ seat: who, optional, discount })),
    },
  },
  metrics: { cargoShipped: (table, who) => cargoOf(table, who).length, cargoLevels: levelsOf },
  gainTriggers: { helium3: 'onGainHelium3' },
  scorers: { cargoLevelSet: (table, who, { vpByLevels }) => vpByLevels[levelsOf(table, who)] ?? 0 },
  /** Levels with own cargo, by player. */
  state: (table) => ({ levels: table.players.map((_, who) => levelsOf(table, who)) }),
  astrobot: {
    scores: true,
    /** A free space of the level that its Development names, or of the next one to the right (SHB-14.9.2). */
    act(m, { bot, side, development, previous }) {
      const card = soloCardOf('moon-mining');
      const wanted = bandOf(card.levelByDevelopment, development);
      const order = [
        ...LEVELS.filter((level) => level >= wanted),
        ...LEVELS.filter((level) => level < wanted).reverse(),
      ];
      const positions = card.positionByArrow[previous.arrow];
      const space = order
        .flatMap((level) =>
          positions.map((position) => SPACES.find((one) => one.level === level && one.position === position)),
        )
        .find((one) => one && isFree(m.table, one.id));
      if (!space) return false;
      const vp = card[side].vpByLevel[space.level];
      boardOf(m.table).cargo[space.id] = bot;
      m.tell({ type: 'cargo-shipped', who: bot, space: space.id, vp });
      gainVp(m, bot, vp);
      return true;
    },
  },
} satisfies CorporationRules<'moon-mining'>;
