import type { Match } from '@orrery/kernel';
import { RESOURCE_FACTS } from '../data/box.ts';
import { RESOURCES } from '../data/ids.ts';
import { ICE_MONOPOLY } from '../data/missions.ts';
import { TRACK } from '../data/track.ts';
import { OUTER_ZONES } from '../data/zones.ts';
import { scores } from '../rules/scoring.ts';
import type { Company, Table } from '../rules/table.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import { reap } from './harvest.ts';
import { roundsAfter } from './horizon.ts';
import { promise } from './missions.ts';
import { Outlook } from './outlook.ts';
import { AVERAGE, bitsOf, handAfter, tempo, worth } from './tempo.ts';

/** Parts of a company's expected score, in points. */
export interface Parts {
  readonly harvest: number;
  readonly tokens: number;
  readonly ice: number;
  readonly missions: number;
  readonly discoveries: number;
  readonly hand: number;
}

/** How likely each seat wins: its company against every other one, neutral ones and bots included (MRP-11.12, MRP-12.8). */
export function value({ table, seats }: Pick<Match<RedPlanet>, 'table' | 'seats'>): number[] {
  const expected = forecast(table);
  const doubt = doubtOf(table);
  const best = Math.max(...expected);
  let sum = 0;
  for (let c = 0; c < expected.length; c++) {
    expected[c] = Math.exp((expected[c] - best) / doubt);
    sum += expected[c];
  }
  // Main companies come first, in the order of seats.
  const out: number[] = [];
  for (let seat = 0; seat < seats; seat++) out.push(expected[seat] / sum);
  return out;
}

/** Points that make a victory e times as likely. */
export const doubtOf = (table: Table): number => 2.5 + 0.55 * roundsAfter(table);

/** The expected final score of every company. */
function forecast(table: Table): number[] {
  if (TRACK[table.track].type === 'scoring') return scores(table).map(({ total }) => total);
  return partsOf(new Outlook(table, null)).map(sumOf);
}

export const sumOf = ({ harvest, tokens, ice, missions, discoveries, hand }: Parts): number =>
  harvest + tokens + ice + missions + discoveries + hand;

/** The expected points of every company, by source. */
export function partsOf(outlook: Outlook): Parts[] {
  const { table } = outlook;
  const { points, stock } = reap(outlook);
  const monopoly = iceShares(outlook, stock.ice);
  const hope = GUESSES.hope + GUESSES.hopePerRound * outlook.rounds;
  const trust = 1 / (1 + GUESSES.missionFade * outlook.rounds);
  return table.companies.map((company, c) => {
    let tokens = 0;
    for (const kind of RESOURCES) tokens += company.points[kind] * RESOURCE_FACTS[kind].value;
    let missions = 0;
    for (const card of company.kept.cards) missions += trust * promise(outlook, c, card, stock);
    return {
      harvest: points[c],
      tokens,
      ice: ICE_MONOPOLY.points * monopoly[c],
      missions,
      discoveries: bonuses(outlook, c),
      hand: hope * hopes(company, table),
    };
  });
}

/** MRP-9.5.1: who will have most ice. */
function iceShares({ companies, rounds }: Outlook, ice: readonly number[]): number[] {
  const doubt = GUESSES.iceDoubt + GUESSES.iceDoubtPerRound * rounds;
  const most = Math.max(...ice);
  const shares: number[] = [];
  let sum = 0;
  for (let c = 0; c < companies; c++) {
    shares.push(Math.exp((ice[c] - most) / doubt));
    sum += shares[c];
  }
  return shares.map((share) => share / sum);
}

/** What discoveries are expected to bring in the final scoring (MRP-9.2.20 to MRP-9.2.22). */
function bonuses(outlook: Outlook, company: number): number {
  let points = 0;
  for (const zone of OUTER_ZONES) {
    const bonus = outlook.bonus(zone);
    if (bonus === null) continue;
    const own = outlook.atEnd(zone, company);
    if (bonus.for === 'present') points += bonus.points * Math.min(1, own);
    else {
      let all = 0;
      for (let c = 0; c < outlook.companies; c++) all += outlook.atEnd(zone, c) ** 3;
      if (all > 0) points += (bonus.points * own ** 3) / all;
    }
  }
  return points;
}

/** What the cards of a company can still bring: the one face down and those of later rounds. */
function hopes({ role, hand, chosen }: Company, table: Table): number {
  const rounds = roundsAfter(table);
  const [character] = chosen.cards;
  // Nothing face down before the countdown: this round's character is still to be chosen.
  const open = character === undefined && table.called === null && isRound(table) ? rounds + 1 : rounds;
  if (role !== 'main') return AVERAGE * (open + chosen.cards.length);
  const bits = bitsOf(hand.cards);
  return character === undefined
    ? tempo(bits, open)
    : worth(character, rounds) + tempo(handAfter(bits, character), rounds);
}

const isRound = ({ track }: Table): boolean => TRACK[track].type === 'round';
