import { type CorporationId, type ORES, SECTOR, type SectorId, type SpaceId, type SpotId } from '../../data/index.ts';
import { leaderAbility, receiverOf, rentFor, tokensAround } from '../../rules/lookups/index.ts';
import type { Seen, Who } from '../../rules/table.ts';

/** Everything a space of the rim would bring and cost (SHB-21.2). */
export interface Row {
  readonly activated: readonly SectorId[];
  readonly dues: readonly { readonly to: Who | null; readonly credits: number }[];
  readonly total: number;
  /** Whether the viewer holds enough credits for the rent. */
  readonly affordable: boolean;
  /** What an Engineer would mine. */
  readonly ores: { readonly [ore in (typeof ORES)[number]]: number };
  /** What a Technician would bring. */
  readonly credits: number;
  /** Tokens a Scientist could use, and how many of them. */
  readonly tokens: readonly { readonly spot: SpotId; readonly corporation: CorporationId }[];
  readonly activations: number;
  /** Credits the leader adds, whoever is deployed. */
  readonly extra: number;
  readonly receiver: { readonly to: Who | null; readonly sizes: readonly number[]; readonly tie: boolean };
}

const CREDITS_PER_SECTOR = 3;

export function rowOf(table: Seen, who: Who, space: SpaceId): Row {
  const { activated, dues, total } = rentFor(table, who, space);
  const count = (ore: (typeof ORES)[number]) => activated.filter((sector) => SECTOR[sector].resource === ore).length;
  const spots = [...new Set(activated.flatMap((sector) => tokensAround(table, sector)))];
  const tokens = spots.map((spot) => ({ spot, corporation: table.tokens[spot].corporation }));
  return {
    activated,
    dues,
    total,
    affordable: total <= table.players[who].stock.credits,
    ores: { titanium: count('titanium'), rareEarth: count('rareEarth') },
    credits: CREDITS_PER_SECTOR * activated.length,
    tokens,
    activations: matched(activated.map((sector) => tokensAround(table, sector))),
    extra: extraCredits(table, who) * activated.length,
    receiver: receiverOf(table, space),
  };
}

/** SHB-12.5: the upgraded leader of Europe's side A pays for each sector. */
function extraCredits(table: Seen, who: Who): number {
  const ability = leaderAbility(table.players[who]);
  if (ability?.kind !== 'modifier' || ability.also?.trigger !== 'onActivateCrater') return 0;
  return ability.also.effect.reduce((sum, effect) => sum + (effect.op === 'gain' ? effect.n : 0), 0);
}

/** How many sectors can use a token of their own, each token once (SHB-5.4.6). */
function matched(around: readonly (readonly SpotId[])[]): number {
  const usedBy = new Map<SpotId, number>();
  const find = (sector: number, seen: Set<SpotId>): boolean =>
    around[sector].some((spot) => {
      if (seen.has(spot)) return false;
      seen.add(spot);
      const other = usedBy.get(spot);
      if (other !== undefined && !find(other, seen)) return false;
      usedBy.set(spot, sector);
      return true;
    });
  return around.filter((_, sector) => find(sector, new Set())).length;
}
