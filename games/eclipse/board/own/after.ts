import type { Answer, Asked, Seat } from '@orrery/kernel';
import {
  ACTIONS,
  type Action,
  type DiscoveryId,
  discoveryOf,
  FIRST_PASS_MONEY,
  hexOf,
  type Item,
  RESOURCES,
  type Resource,
  type TechId,
  type Track,
  techOf,
} from '../../data/index.ts';
import { costOf, speciesOf } from '../../rules/lookups.ts';
import type { Seen, SeenPlayer, Stock } from '../../rules/table.ts';

/** What an answer changes of the goods, the population tracks and the influence track at once. */
interface Change {
  readonly storage?: Partial<Stock>;
  readonly tracks?: Partial<Stock>;
  readonly discs?: number;
}

const NOTHING: Change = {};

const isAction = (what: unknown): what is Action => (ACTIONS as readonly unknown[]).includes(what);

/** Answers named by what they do; the others are told apart by their question. */
function changeOf(table: Seen, seat: Seat, { question, about }: Asked, answer: Answer): Change {
  const player = table.players[seat];
  const { do: what } = answer;
  if (what === 'trade') {
    const [give, get] = [answer.give as Resource, answer.get as Resource];
    return { storage: { [give]: -speciesOf(player).trade, [get]: 1 } };
  }
  if (what === 'colonize') return { tracks: { [answer.cube as Resource]: -1 } };
  if (question === 'turn' || question === 'react') return turnChange(table, question, what);
  if (what === 'build') return { storage: { materials: -speciesOf(player).costs[answer.item as Item] } };
  if (what === 'abandon') return { discs: 1, tracks: cubesOf(table, answer.sector) };
  if (what === 'influence')
    return {
      discs: Number(answer.to === 'track') - Number(answer.from === 'track'),
      tracks: cubesOf(table, answer.from),
    };
  if (answer.tech !== undefined) return techChange(player, question, answer.tech as TechId, answer.track as Track);
  if (answer.claim === true) return { discs: -1 };
  if (question === 'artifact') return { storage: { [answer.resource as Resource]: about.amount as number } };
  if (question === 'ambassador-cube') return { tracks: { [answer.cube as Resource]: -1 } };
  if (question === 'return-cube' && about.place === 'track') return { tracks: { [answer.cube as Resource]: 1 } };
  if (question === 'discovery' && answer.use === true) return discoveryChange(about.tile as DiscoveryId);
  return NOTHING;
}

/** Cubes that come home from a sector one gives up; where those of gray squares and Orbitals go is asked later. */
function cubesOf({ map }: Seen, id: unknown): Partial<Stock> {
  const sector = map.find((one) => one.id === id);
  if (!sector) return {};
  const { squares } = hexOf(sector.id);
  const home = (resource: Resource) => squares.filter(({ type }, i) => type === resource && sector.cubes[i]).length;
  return { materials: home('materials'), science: home('science'), money: home('money') };
}

function turnChange(table: Seen, question: string, what: unknown): Change {
  if (isAction(what)) return { discs: -1 };
  const first = question === 'turn' && what === 'pass' && !table.players.some(({ passed }) => passed);
  return first ? { storage: { money: FIRST_PASS_MONEY } } : NOTHING;
}

function techChange(player: SeenPlayer, question: string, tech: TechId, track: Track): Change {
  const { effect } = techOf(tech);
  return {
    ...(question === 'research' && track !== undefined && { storage: { science: -costOf(player, tech, track) } }),
    ...(effect.type === 'discs' && { discs: effect.amount }),
  };
}

const discoveryChange = (tile: DiscoveryId): Change => ({
  storage: Object.fromEntries(
    RESOURCES.map((resource) => [
      resource,
      discoveryOf(tile).effects.reduce(
        (sum, effect) => sum + (effect.type === 'gain' ? (effect.gain[resource] ?? 0) : 0),
        0,
      ),
    ]),
  ),
});

const added = (stock: Stock, more: Partial<Stock> = {}): Stock => ({
  materials: stock.materials + (more.materials ?? 0),
  science: stock.science + (more.science ?? 0),
  money: stock.money + (more.money ?? 0),
});

/** The player as the answer would leave them, as far as goods, tracks and discs go. */
export function playerAfter(table: Seen, seat: Seat, asked: Asked, answer: Answer): SeenPlayer {
  const player = table.players[seat];
  const { storage, tracks, discs = 0 } = changeOf(table, seat, asked, answer);
  return {
    ...player,
    storage: added(player.storage, storage),
    tracks: added(player.tracks, tracks),
    discs: player.discs + discs,
  };
}

/** The table with one player replaced, for lookups on what might be. */
export const withPlayer = (table: Seen, seat: Seat, player: SeenPlayer): Seen => ({
  ...table,
  players: table.players.map((one, at) => (at === seat ? player : one)),
});

/** A sum as it is printed: with a real minus sign. */
export const signed = (sum: number): string => String(sum).replace('-', '−');
