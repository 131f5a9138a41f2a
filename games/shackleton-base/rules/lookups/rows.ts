import { SECTOR, type SectorId, type SpaceId, type SpotId } from '../../data/index.ts';
import type { Seen, Who } from '../table.ts';
import { CREDITS_PER_SECTOR, receiverOf, rentFor, tokensAround } from './crater.ts';

/** What a space of the rim means to a player now: rent, what each astronaut would bring, who would receive it (SHB-21.2). */
export function rowFor(table: Seen, who: Who, space: SpaceId) {
  const { activated, dues, total } = rentFor(table, who, space);
  const ores = { titanium: 0, rareEarth: 0 };
  for (const sector of activated) ores[SECTOR[sector].resource] += 1;
  const taken = table.spaces[space];
  return {
    space,
    taken: taken ?? null,
    activated,
    rent: total,
    /** To whom the rent goes; null is the supply. */
    dues,
    payable: total <= table.players[who].stock.credits,
    engineer: ores,
    technician: CREDITS_PER_SECTOR * activated.length,
    /** Tokens that could be used, and how many of them at once: one for each sector, each once (SHB-5.4.6). */
    scientist: {
      tokens: [...new Set(activated.flatMap((sector) => tokensAround(table, sector)))],
      activations: mostActivations(table, activated),
    },
    receiver: receiverOf(table, space),
  };
}

/** How many sectors can each have a token of their own. */
export function mostActivations(table: Seen, sectors: readonly SectorId[]): number {
  const holder = new Map<SpotId, SectorId>();
  const give = (sector: SectorId, tried: Set<SpotId>): boolean =>
    tokensAround(table, sector).some((spot) => {
      if (tried.has(spot)) return false;
      tried.add(spot);
      const other = holder.get(spot);
      if (other !== undefined && !give(other, tried)) return false;
      holder.set(spot, sector);
      return true;
    });
  return sectors.filter((sector) => give(sector, new Set())).length;
}
