import { type Answer, type AnswerTo, type ByQuestion, byQuestion, type OpenQuestion } from '@orrery/kernel';
import { type PartId, PRODUCTION, type Ship, TRACK_SPACES } from '../data/index.ts';
import { originOf, settledSquares } from '../rules/cubes.ts';
import { production } from '../rules/lookups/economy.ts';
import { sectorOf } from '../rules/lookups/map.ts';
import { speciesOf } from '../rules/lookups/players.ts';
import { costOf } from '../rules/lookups/research.ts';
import { type Eclipse, isSide, type TradeAnswer } from '../rules/vocabulary.ts';
import { isArmed, partNow, printedOn, swapped } from './design.ts';
import { mayTake } from './explore.ts';
import { isHopelessMove, isHopelessStep } from './hopeless.ts';
import type { Mind } from './mind.ts';
import { isAffordable, type Price } from './purse.ts';

type Test = Partial<ByQuestion<Eclipse, [Mind, OpenQuestion<Eclipse>], boolean>>;

/** Answers that no sensible player gives while another one is open. Bots never do; what costs too much is one as well. */
const BLUNDERS: readonly Test[] = [
  /** A ship that can neither fire nor hope to. */
  {
    upgrade: (_about, answer, mind) =>
      (answer.do === 'install' && disarms(mind, answer, answer.part)) ||
      (answer.do === 'return' && disarms(mind, answer, printedOn(mind, answer.ship, answer.slot))),
    'discovery-part': ({ part }, answer, mind) => answer.do === 'install' && disarms(mind, answer, part),
  },
  /** Ships go, or are left, where they can only die. */
  {
    move: ({ left }, answer, mind) => isHopelessMove(mind, left, answer),
    'move-on': (about, answer, mind) => isHopelessStep(mind, about, answer),
  },
  /** Nothing that is found could be taken. */
  {
    explore: (_about, answer, mind) => answer.do === 'explore' && !mayTake(mind, 1),
    turn: (_about, answer, mind) => answer.do === 'explore' && !mayTake(mind, 2),
  },
  /** Colony ships stay home though there is a square for them. */
  {
    turn: (_about, answer, _mind, { answers }) => answer.do === 'pass' && answers.some(settles),
    react: (_about, answer, _mind, { answers }) => answer.do === 'pass' && answers.some(settles),
    upkeep: (_about, answer, _mind, { answers }) => answer.do === 'done' && answers.some(settles),
  },
];

const settles = (answer: Answer): boolean => answer.do === 'colonize';

function disarms(mind: Mind, { ship, slot }: { ship: Ship; slot: number | 'outside' }, part: PartId | null): boolean {
  const off = slot === 'outside' ? null : partNow(mind, ship, slot);
  return isArmed(mind.values(ship)) && !isArmed(swapped(mind.values(ship), off, part));
}

export const isBlunder = (mind: Mind, asked: OpenQuestion<Eclipse>, answer: AnswerTo<Eclipse>): boolean =>
  isRuin(mind, asked, answer) || BLUNDERS.some((test) => byQuestion(test, asked, answer, mind, asked));

/** Spends what the next Upkeep needs, so that sectors are lost for it. */
function isRuin(mind: Mind, asked: OpenQuestion<Eclipse>, answer: AnswerTo<Eclipse>): boolean {
  const sold = 'do' in answer && answer.do === 'trade' && asked.question !== 'bankruptcy';
  const price = sold ? tradePrice(mind.player, answer) : byQuestion(PRICES, asked, answer, mind);
  return price ? !isAffordable(mind.player, price) : false;
}

/** What an answer costs; nothing for the others. */
const PRICES: Partial<ByQuestion<Eclipse, [Mind], Price | undefined>> = {
  turn: (_about, answer) => (isSide(answer) || answer.do === 'pass' ? undefined : { discs: 1 }),
  react: (_about, answer) => (isSide(answer) || answer.do === 'pass' ? undefined : { discs: 1 }),
  claim: (_about, { claim }) => (claim ? { discs: 1 } : undefined),
  'combat-claim': (_about, { claim }) => (claim ? { discs: 1 } : undefined),
  research: (_about, answer, { player }) =>
    answer.do === 'research' ? { science: costOf(player, answer.tech, answer.track) } : undefined,
  build: (_about, answer, { player }) =>
    answer.do === 'build' ? { materials: speciesOf(player).costs[answer.item] } : undefined,
  influence: (_about, answer, mind) => (answer.do === 'influence' ? discPrice(mind, answer) : undefined),
  'return-cube': (_about, { cube }, { player }) => (cube === 'money' ? { money: lossOf(player, 1) } : undefined),
};

type Disc = Pick<Extract<AnswerTo<Eclipse, 'influence'>, { do: 'influence' }>, 'from' | 'to'>;

/** A disc that leaves a sector takes its cubes along; any that may go to the Money track are feared to. */
function discPrice({ table, player }: Mind, { from, to }: Disc): Price {
  if (from === 'track') return { discs: 1 };
  const sector = sectorOf(table, from);
  const cubes = settledSquares(sector).filter((square) => MONEY.includes(originOf(sector, square))).length;
  return { discs: to === 'track' ? -1 : 0, money: lossOf(player, cubes) };
}

/** Income lost by so many cubes back on the Money track. */
const lossOf = (player: Mind['player'], cubes: number): number =>
  production(player, 'money') - PRODUCTION[Math.min(TRACK_SPACES, player.tracks.money + cubes)];

const MONEY: readonly string[] = ['money', 'gray', 'orbital'];

function tradePrice(player: Mind['player'], { give, get }: TradeAnswer): Price {
  const { trade } = speciesOf(player);
  const price = { materials: 0, science: 0, money: 0 };
  price[give] += trade;
  price[get] -= 1;
  return price;
}
