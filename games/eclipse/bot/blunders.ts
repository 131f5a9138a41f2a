import type { Answer } from '@orrery/kernel';
import { type Item, type PartId, PRODUCTION, type Ship, type TechId, TRACK_SPACES, type Track } from '../data/index.ts';
import { originOf, settledSquares } from '../rules/cubes.ts';
import { production } from '../rules/economy.ts';
import { sectorOf } from '../rules/map.ts';
import { speciesOf } from '../rules/players.ts';
import { costOf } from '../rules/research.ts';
import { isArmed, partNow, printedOn, swapped } from './design.ts';
import { mayTake } from './explore.ts';
import { isHopeless, type Moving } from './hopeless.ts';
import type { Mind } from './mind.ts';
import { isAffordable, type Price } from './purse.ts';

export interface Asking {
  readonly question: string;
  readonly about: { readonly [argument: string]: unknown };
  readonly answers: readonly Answer[];
}

type Test = (mind: Mind, asking: Asking, answer: Answer) => boolean;

const ACTIONS: readonly unknown[] = ['explore', 'research', 'upgrade', 'build', 'move', 'influence'];

/** Answers that no sensible player gives while another one is open. Bots never do. */
export const BLUNDERS: { readonly [name: string]: Test } = {
  /** Spends what the next Upkeep needs, so that sectors are lost for it. */
  ruin: (mind, { question }, answer) => {
    const price = priceOf(mind, question, answer);
    return price !== null && !isAffordable(mind.player, price);
  },
  /** A ship that can neither fire nor hope to. */
  toothless: (mind, { about }, answer) => {
    if (answer.do !== 'install' && answer.do !== 'return') return false;
    const { ship, slot } = answer as { ship: Ship; slot: number | 'outside' };
    const off = slot === 'outside' ? null : partNow(mind, ship, slot);
    const on = answer.do === 'return' ? printedOn(mind, ship, slot as number) : (answer.part ?? about.part);
    return isArmed(mind.values(ship)) && !isArmed(swapped(mind.values(ship), off, on as PartId | null));
  },
  /** Ships go, or are left, where they can only die. */
  'hopeless-attack': (mind, { question, about }, answer) =>
    (question === 'move' || question === 'move-on') && isHopeless(mind, question, about as object as Moving, answer),
  /** Nothing that is found could be taken. */
  'idle-explore': (mind, { question }, { do: what }) =>
    what === 'explore' && (question === 'explore' ? !mayTake(mind, 1) : question === 'turn' && !mayTake(mind, 2)),
  /** Colony ships stay home though there is a square for them. */
  'idle-pass': (_mind, { answers }, { do: what }) =>
    (what === 'pass' || what === 'done') && answers.some((other) => other.do === 'colonize'),
};

export const isBlunder = (mind: Mind, asking: Asking, answer: Answer): boolean => {
  for (const name in BLUNDERS) if (BLUNDERS[name](mind, asking, answer)) return true;
  return false;
};

/** What an answer costs; null if nothing. */
function priceOf(mind: Mind, question: string, answer: Answer): Price | null {
  const { player } = mind;
  if (question === 'return-cube') return answer.cube === 'money' ? { money: lossOf(player, 1) } : null;
  switch (answer.do) {
    case 'build':
      if (question !== 'build') break;
      return { materials: speciesOf(player).costs[answer.item as Item] };
    case 'research':
      if (question !== 'research') break;
      return { science: costOf(player, answer.tech as TechId, answer.track as Track) };
    case 'trade':
      if (question === 'bankruptcy') return null;
      return tradePrice(player, answer);
    case 'influence':
      if (question !== 'influence') break;
      return discPrice(mind, answer);
  }
  if ((question === 'turn' || question === 'react') && ACTIONS.includes(answer.do)) return { discs: 1 };
  return answer.claim === true ? { discs: 1 } : null;
}

/** A disc that leaves a sector takes its cubes along; any that may go to the Money track are feared to. */
function discPrice({ table, player }: Mind, { from, to }: Answer): Price {
  if (from === 'track') return { discs: 1 };
  const sector = sectorOf(table, from as number);
  const cubes = settledSquares(sector).filter((square) => MONEY.includes(originOf(sector, square))).length;
  return { discs: to === 'track' ? -1 : 0, money: lossOf(player, cubes) };
}

/** Income lost by so many cubes back on the Money track. */
const lossOf = (player: Mind['player'], cubes: number): number =>
  production(player, 'money') - PRODUCTION[Math.min(TRACK_SPACES, player.tracks.money + cubes)];

const MONEY: readonly string[] = ['money', 'gray', 'orbital'];

function tradePrice(player: Mind['player'], { give, get }: Answer): Price {
  const { trade } = speciesOf(player);
  const price = { materials: 0, science: 0, money: 0 };
  price[give as keyof typeof price] += trade;
  price[get as keyof typeof price] -= 1;
  return price;
}
