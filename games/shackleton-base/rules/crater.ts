import { SECTOR, type SectorId, type SpaceId, type SpotId } from '../data/index.ts';
import { firing } from './agenda.ts';
import { gain } from './effects.ts';
import { CREDITS_PER_SECTOR, rentFor, tokensAround } from './lookups/crater.ts';
import type { M, Table, Who } from './table.ts';
import { activateToken } from './tokens.ts';
import { question, step } from './vocabulary.ts';

/** The crater action from the rent to what comes after the gains (SHB-5.4). */
export function exploitCrater(m: M, who: Who, space: SpaceId): void {
  const { table } = m;
  const astronaut = table.turn?.astronaut;
  if (!table.turn || !astronaut) throw new Error('SHB-5.1: nobody was deployed');
  const { activated, dues } = rentFor(table, who, space);
  table.spaces[space] = { astronaut, by: who };
  table.turn.activated = activated.length;
  for (const { to, credits } of dues) payRent(m, who, to, credits);
  if (activated.length > 0) m.tell({ type: 'sectors-activated', who, sectors: activated });
  m.next(
    firing({ who, trigger: 'onActivateCrater', context: {} }),
    gainInCrater({ who, sectors: activated }),
    firing({ who, trigger: 'afterCrater', context: {} }),
  );
}

/** The whole rent, to players or the supply, before anything is gained (SHB-5.4.2 to SHB-5.4.4). */
function payRent(m: M, who: Who, to: Who | null, credits: number): void {
  m.table.players[who].stock.credits -= credits;
  if (to !== null) m.table.players[to].stock.credits += credits;
  m.tell({ type: 'rent-paid', who, owner: to, credits });
}

/** What each activated sector brings, by the astronaut's type (SHB-5.4.5). */
export const gainInCrater = step<{ who: Who; sectors: SectorId[] }>('gain-in-crater', (m, { who, sectors }) => {
  switch (m.table.turn?.astronaut) {
    case 'engineer':
      for (const ore of ['titanium', 'rareEarth'] as const)
        gain(m, who, ore, sectors.filter((sector) => SECTOR[sector].resource === ore).length);
      return;
    case 'technician':
      return gain(m, who, 'credits', CREDITS_PER_SECTOR * sectors.length);
    case 'scientist':
      return m.next(chooseSectorForToken({ seat: who, sectors, used: [] }));
  }
});

/** Sector after sector in any order, each token once; as long as one is left one must go on (SHB-5.4.6). */
export const chooseSectorForToken = question('choose-sector-for-token', {
  rule: 'SHB-16.9',
  answers: (m, { sectors, used }) =>
    sectors.flatMap((sector) => unusedTokens(m.table, sector, used).map((spot) => ({ sector, spot }))),
  take(m, { seat, sectors, used }, { sector, spot }) {
    const left = sectors.filter((other) => other !== sector);
    m.next(chooseSectorForToken({ seat, sectors: left, used: [...used, spot] }));
    activateToken(m, seat, spot);
  },
});

const unusedTokens = (table: Table, sector: SectorId, used: readonly SpotId[]): SpotId[] =>
  tokensAround(table, sector).filter((spot) => !used.includes(spot));

/** What keeps the player from this space; undefined if it may be used. */
export function spaceFault(table: Table, who: Who, space: SpaceId) {
  if (table.spaces[space]) return { why: 'space-taken' } as const;
  const { total: rent, dues } = rentFor(table, who, space);
  const { credits } = table.players[who].stock;
  if (rent <= credits) return undefined;
  const owners = dues.flatMap(({ to }) => (to === null ? [] : [to]));
  return { why: 'rent-too-high', rent, credits, owners, players: owners.length } as const;
}
