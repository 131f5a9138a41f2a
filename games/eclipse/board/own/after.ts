import { type AnswerTo, type Asked, type ByQuestion, byQuestion, type Seat } from '@orrery/kernel';
import {
  type DiscoveryId,
  discoveryOf,
  FIRST_PASS_MONEY,
  hexOf,
  RESOURCES,
  type Resource,
  type TechId,
  techOf,
} from '../../data/index.ts';
import { costOf, speciesOf } from '../../rules/lookups/index.ts';
import type { Seen, SeenPlayer, Stock } from '../../rules/table.ts';
import { type Eclipse, isSide, type SideAnswer } from '../../rules/vocabulary.ts';

/** What an answer changes of the goods, the population tracks and the influence track at once. */
interface Change {
  readonly storage?: Partial<Stock>;
  readonly tracks?: Partial<Stock>;
  readonly discs?: number;
}

const NOTHING: Change = {};

/** What may be done beside an action: refreshed ships and proposals change nothing of the goods. */
function sideChange(player: SeenPlayer, answer: SideAnswer): Change {
  if (answer.do === 'trade') return { storage: { [answer.give]: -speciesOf(player).trade, [answer.get]: 1 } };
  return answer.do === 'colonize' ? { tracks: { [answer.cube]: -1 } } : NOTHING;
}

/** Questions whose own answers change something at once. */
const CHANGES: Partial<ByQuestion<Eclipse, [table: Seen, player: SeenPlayer], Change>> = {
  turn: (_about, answer, table) => (answer.do === 'pass' ? passing(table) : { discs: -1 }),
  react: (_about, answer) => (answer.do === 'pass' ? NOTHING : { discs: -1 }),
  claim: (_about, { claim }) => (claim ? { discs: -1 } : NOTHING),
  'combat-claim': (_about, { claim }) => (claim ? { discs: -1 } : NOTHING),
  discovery: ({ tile }, { use }) => (use ? discoveryChange(tile) : NOTHING),
  'discovery-tech': (_about, { tech }) => techChange(tech),
  research: (_about, answer, _table, player) =>
    answer.do === 'research'
      ? { ...techChange(answer.tech), storage: { science: -costOf(player, answer.tech, answer.track) } }
      : NOTHING,
  artifact: ({ amount }, { resource }) => ({ storage: { [resource]: amount } }),
  build: (_about, answer, _table, player) =>
    answer.do === 'build' ? { storage: { materials: -speciesOf(player).costs[answer.item] } } : NOTHING,
  influence: (_about, answer, table) =>
    answer.do === 'influence'
      ? { discs: Number(answer.to === 'track') - Number(answer.from === 'track'), tracks: cubesOf(table, answer.from) }
      : NOTHING,
  'return-cube': ({ place }, { cube }) => (place === 'track' ? { tracks: { [cube]: 1 } } : NOTHING),
  'ambassador-cube': (_about, { cube }) => ({ tracks: { [cube]: -1 } }),
  bankruptcy: (_about, answer, table) =>
    answer.do === 'abandon' ? { discs: 1, tracks: cubesOf(table, answer.sector) } : NOTHING,
};

/** Cubes that come home from a sector one gives up; where those of gray squares and Orbitals go is asked later. */
function cubesOf({ map }: Seen, id: number | 'track'): Partial<Stock> {
  const sector = map.find((one) => one.id === id);
  if (!sector) return {};
  const { squares } = hexOf(sector.id);
  const home = (resource: Resource) => squares.filter(({ type }, i) => type === resource && sector.cubes[i]).length;
  return { materials: home('materials'), science: home('science'), money: home('money') };
}

/** ECL-6.6: the first to pass gets money. */
const passing = ({ players }: Seen): Change =>
  players.some(({ passed }) => passed) ? NOTHING : { storage: { money: FIRST_PASS_MONEY } };

function techChange(tech: TechId): Change {
  const { effect } = techOf(tech);
  return effect.type === 'discs' ? { discs: effect.amount } : NOTHING;
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
export function playerAfter(table: Seen, seat: Seat, asked: Asked<Eclipse>, answer: AnswerTo<Eclipse>): SeenPlayer {
  const player = table.players[seat];
  const change = isSide(answer) ? sideChange(player, answer) : byQuestion(CHANGES, asked, answer, table, player);
  const { storage, tracks, discs = 0 } = change ?? NOTHING;
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
