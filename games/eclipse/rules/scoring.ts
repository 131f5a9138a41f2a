import type { Match, Seat, Standing } from '@orrery/kernel';
import { hexOf, type Species, TECH_VP, TRACKS } from '../data/index.ts';
import { resourcesOf, sectorsOf } from './economy.ts';
import { speciesOf } from './players.ts';
import type { Eclipse, Seen, SeenPlayer, SeenSector } from './table.ts';
import type { ScoreItem, Verdict } from './vocabulary.ts';

export type Item = { readonly item: ScoreItem; readonly points: number };

const KEPT_VP = 2;
const MONOLITH_VP = 3;
const TRAITOR_VP = -2;
const PORTAL_VP = 1;
const ANCIENT_PORTAL_VP = 2;

/** Everything but the reputation tiles, which are open only at the end (section 19). */
export function publicItems(table: Seen, seat: Seat): Item[] {
  const player = table.players[seat];
  if (player.species === null) return [];
  const own = sectorsOf(table, seat);
  const each = (points: (sector: SeenSector) => number) => own.reduce((sum, sector) => sum + points(sector), 0);
  const portals = (kind: 'tech' | 'ancient') =>
    each(({ portals: there }) => there.filter((portal) => portal === kind).length);
  return [
    { item: 'ambassadors', points: player.ambassadors.length },
    { item: 'sectors', points: each(({ id }) => hexOf(id).vp) },
    { item: 'monoliths', points: each(({ monolith }) => (monolith ? MONOLITH_VP : 0)) },
    { item: 'discoveries', points: KEPT_VP * (player.kept.cards?.length ?? 0) },
    { item: 'traitor', points: table.traitor === seat ? TRAITOR_VP : 0 },
    { item: 'techs', points: TRACKS.reduce((sum, track) => sum + TECH_VP[player.techs[track].length], 0) },
    { item: 'warp-portal', points: PORTAL_VP * portals('tech') },
    { item: 'ancient-portal', points: ANCIENT_PORTAL_VP * portals('ancient') },
    { item: 'planta', points: perUnit(player, 'vpPerSector') * own.length },
    { item: 'draco', points: perUnit(player, 'vpPerAncient') * ancientsOn(table) },
  ];
}

function perUnit(player: SeenPlayer, type: 'vpPerSector' | 'vpPerAncient'): number {
  const { abilities }: Species = speciesOf(player);
  return abilities.reduce((sum, ability) => (ability.type === type ? sum + ability.amount : sum), 0);
}

export const ancientsOn = ({ map }: Seen): number =>
  map.reduce((sum, { npc }) => sum + (npc?.kind === 'ancient' ? npc.count : 0), 0);

/** All items; of an eliminated player as they were then (ECL-17.7). */
export function scoreItems(table: Eclipse, seat: Seat): Item[] {
  const { reputation, out } = table.players[seat];
  const tiles = reputation.cards.reduce((sum, value) => sum + value, 0);
  return [{ item: 'reputation', points: tiles }, ...((out?.items as Item[] | undefined) ?? publicItems(table, seat))];
}

/** ECL-19.12: most points, then stored resources, then shared. */
export function standing({ table }: Pick<Match<Eclipse>, 'table'>): Standing {
  const rows = table.players.map((player, seat) => {
    const items = scoreItems(table, seat);
    const resources = player.out?.resources ?? resourcesOf(player);
    return { seat, items, total: items.reduce((sum, { points }) => sum + points, 0), resources };
  });
  type Row = (typeof rows)[number];
  const ahead = (one: Row, other: Row) => one.total - other.total || one.resources - other.resources;
  const placed = rows.map(({ resources, ...row }) => ({
    ...row,
    place: 1 + rows.filter((other) => ahead(other, { resources, ...row }) > 0).length,
    tieBreak: [resources],
  }));
  const winners = placed.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const best = Math.max(...rows.map(({ total }) => total));
  const level = rows.filter(({ total }) => total === best).length;
  const verdict: Verdict = winners.length > 1 ? 'shared' : level > 1 ? 'resources' : 'points';
  return { winners, verdict, rows: placed };
}
