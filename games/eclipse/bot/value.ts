import type { Match } from '@orrery/kernel';
import { hexOf, ROUNDS, SHIPS, TRACKS } from '../data/index.ts';
import { production } from '../rules/lookups/economy.ts';
import { isContested } from '../rules/lookups/fleets.ts';
import { inGame, settlesAdvanced } from '../rules/lookups/players.ts';
import { scoreItems } from '../rules/scoring.ts';
import type { Sector, Table } from '../rules/table.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { costOf, forceIn, hopeIn, stake } from './campaign.ts';
import { GUESSES } from './guesses.ts';
import { Mind } from './mind.ts';
import { movePromise } from './move.ts';
import { after, bill, cover, discsAtRest } from './purse.ts';
import { techKept, tracksAhead } from './research.ts';
import { fall, guard, threatTo } from './threat.ts';
import { bestCube, cubeWorth } from './worth.ts';

/** Parts of a seat's expected score, in points. */
export interface Parts {
  readonly points: number;
  readonly income: number;
  readonly stock: number;
  readonly promises: number;
  readonly fleets: number;
  readonly crowding: number;
}

/** How likely each seat wins. */
export function value({ table, seats }: Pick<Match<Eclipse>, 'table' | 'seats'>): number[] {
  const expected: number[] = [];
  for (let seat = 0; seat < seats; seat++) expected.push(forecast(table, seat));
  const doubt = doubtOf(table);
  const best = Math.max(...expected);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    expected[seat] = Math.exp((expected[seat] - best) / doubt);
    sum += expected[seat];
  }
  return expected.map((share) => share / sum);
}

/** Points that make a victory e times as likely. */
export const doubtOf = ({ round }: Table): number => 2.5 + 0.8 * Math.max(0, ROUNDS - round);

/** Points that a seat may expect in the end. */
const forecast = (table: Table, seat: number): number => sumOf(partsOf(table, seat));

export const sumOf = ({ points, income, stock, promises, fleets, crowding }: Parts): number =>
  points + income + stock + promises + fleets + crowding;

/** The same by where they come from. */
export function partsOf(table: Table, seat: number): Parts {
  let points = 0;
  for (const item of scoreItems(table, seat)) points += item.points;
  const player = table.players[seat];
  if (table.phase === 'end' || !inGame(player) || player.species === null)
    return { points, income: 0, stock: 0, promises: 0, fleets: 0, crowding: 0 };
  const mind = new Mind(table, seat);
  return {
    points,
    income: income(mind),
    stock: stock(mind),
    promises: promises(mind),
    fleets: fleets(mind),
    crowding: -crowding(mind),
  };
}

const acting = ({ table, player }: Mind): boolean => table.phase === 'action' && !player.passed;

/** What later rounds bring: goods, and money as the actions it pays for. */
function income(mind: Mind): number {
  const { player, rounds } = mind;
  if (rounds === 0) return 0;
  const goods =
    production(player, 'materials') * GUESSES.unit.materials + production(player, 'science') * GUESSES.unit.science;
  const money = production(player, 'money') + Math.max(-4, after(player, 0)) / rounds;
  return rounds * (goods + GUESSES.action * affordable(discsAtRest(player), money));
}

/** Actions that so much money pays for in a round, with fractions. */
function affordable(discs: number, money: number): number {
  let actions = 0;
  while (discs > actions && bill(discs - actions - 1) <= money) actions++;
  const here = bill(discs - actions);
  const next = bill(discs - actions - 1);
  const part = next > here ? (money - here) / (next - here) : 0;
  return actions + Math.max(-3, Math.min(1, part));
}

/** Goods decide between equal scores (ECL-19.12). */
const TIE_BREAK = 0.002;

/** Goods and discs still to be used. */
function stock(mind: Mind): number {
  const { player, rounds } = mind;
  const { materials, science } = player.storage;
  const last = acting(mind) ? GUESSES.lastUnit : TIE_BREAK;
  const goods = rounds > 0 ? materials * GUESSES.hoard + science * GUESSES.unit.science : (materials + science) * last;
  const ruined = Math.min(0, cover(player));
  const actions = acting(mind) ? affordable(player.discs, player.storage.money + production(player, 'money')) : 0;
  const soon = (rounds > 0 ? GUESSES.tempo : GUESSES.action) * Math.max(0, actions);
  return goods + soon + 0.8 * ruined;
}

/** Reputation tiles that better ones may replace. */
const crowding = ({ player, rounds }: Mind): number =>
  rounds > 0 ? GUESSES.crowding * player.reputation.cards.length : 0;

/** Technologies, squares to settle and targets in reach that are yet to pay. */
function promises(mind: Mind): number {
  const { table, seat, player, rounds } = mind;
  let sum = tracksAhead(mind);
  for (const track of TRACKS) for (const tech of player.techs[track]) sum += GUESSES.kept * techKept(mind, tech);
  if (rounds > 0) sum += GUESSES.squares * openSquares(mind);
  if (rounds > 0 || table.phase === 'action') sum += GUESSES.reach * Math.min(4, movePromise(mind, 3));
  return sum - GUESSES.fear * fear(mind, seat);
}

/** What own squares without a cube would bring. */
function openSquares(mind: Mind): number {
  const { table, seat, player } = mind;
  const taken = { materials: 0, science: 0, money: 0 };
  let sum = 0;
  for (const { disc, id, cubes, orbital } of table.map) {
    if (disc !== seat) continue;
    const { squares } = hexOf(id);
    for (let i = 0; i < squares.length; i++) {
      if (cubes[i]) continue;
      const { type, advanced } = squares[i];
      const resource = type === 'gray' ? bestCube(mind) : type;
      const share = advanced && !settlesAdvanced(player, resource) ? GUESSES.someDay : 1;
      sum += share * cubeWorth(mind, resource, share === 1 ? taken[resource]++ : taken[resource]);
    }
    if (orbital === 'empty') sum += cubeWorth(mind, bestCube(mind, ['science', 'money']));
  }
  return sum;
}

/** What rivals could take with their next action. */
function fear(mind: Mind, seat: number): number {
  const { map } = mind.table;
  let sum = 0;
  for (let at = 0; at < map.length; at++)
    if (map[at].disc === seat) sum += fall(threatTo(mind, at), guard(mind, map[at])) * (hexOf(map[at].id).vp + 1);
  return sum;
}

/** Ships for later rounds, and battles that are to come in this one. */
function fleets(mind: Mind): number {
  const { table, seat, rounds } = mind;
  let sum = 0;
  for (const sector of table.map) {
    const fleet = sector.fleets.find((one) => one.seat === seat);
    const contested = sector.fleets.length > 0 && isContested(table, sector);
    if (fleet) {
      let strength = 0;
      for (const ship of SHIPS) strength += fleet[ship] * mind.power(ship);
      const kept = contested ? battle(mind, sector) : { points: 0, left: 1 };
      sum += kept.points + kept.left * strength * GUESSES.fleet * Math.min(1, rounds / 3);
    } else if (contested && sector.disc === seat) sum -= 1;
  }
  return sum;
}

function battle(mind: Mind, sector: Sector): { points: number; left: number } {
  const force = forceIn(mind, sector);
  const hope = hopeIn(mind, sector, force);
  const losses = costOf(mind, force) * (mind.rounds > 0 ? GUESSES.unit.materials : 0.01);
  const own = sector.disc === mind.seat ? 3 : 0;
  return { points: stake(mind, sector, force) + losses * (1 - hope) - own - GUESSES.toll, left: 0.3 + 0.6 * hope };
}
