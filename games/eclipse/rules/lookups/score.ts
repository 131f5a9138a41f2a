import type { Seat } from '@orrery/kernel';
import { hexOf, type Species, TECH_VP, TRACKS } from '../../data/index.ts';
import type { Points, Seen, SeenPlayer, SeenSector } from '../table.ts';
import { sectorsOf } from './economy.ts';
import { speciesOf } from './players.ts';

const KEPT_VP = 2;
const MONOLITH_VP = 3;
const TRAITOR_VP = -2;
// ECL-21.3
const PORTAL_VP = 1;
const ANCIENT_PORTAL_VP = 2;

/** Everything but the reputation tiles, which are open only at the end: the rows of ECL-19.2, 19.3, 19.4, 19.5, 19.6, 19.7, 19.8, 19.9, 19.10 and 19.11. */
export function publicItems(table: Seen, seat: Seat): Points[] {
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

const ancientsOn = ({ map }: Seen): number =>
  map.reduce((sum, { npc }) => sum + (npc?.kind === 'ancient' ? npc.count : 0), 0);

/** Points as the viewer can count them: own reputation tiles included, those of others not. */
export function visibleScore(table: Seen, seat: Seat): Points[] {
  const { reputation, out } = table.players[seat];
  const tiles = reputation.cards?.reduce((sum, value) => sum + value, 0) ?? 0;
  const items = out?.items ?? publicItems(table, seat);
  return [{ item: 'reputation', points: tiles }, ...items];
}
