import { present } from '@orrery/kernel';
import {
  AUTOMA_ARK,
  type AutomaDeed,
  type CellId,
  type Resource,
  survivorCard,
  type Upgrade,
  upgradeOf,
} from '../../data/index.ts';
import { pay } from '../cargo.ts';
import { foundColony } from '../colonies.ts';
import { discardSurvivor, hasSurvivors, revealSurvivors } from '../explore.ts';
import {
  canPay,
  capacity,
  colonyNeeds,
  exploreNeeds,
  hasColony,
  isComplete,
  isUnlocked,
  nextColony,
  outpostCellsOf,
  planetIdOf,
  planetOf,
  planetYield,
  raisable,
  sectorAt,
  terraformLimit,
  upgradeNeeds,
} from '../lookups/index.ts';
import { createOutpost } from '../outposts.ts';
import type { M, Player, PlayerId } from '../table.ts';
import { finishTerraforming, raise } from '../terraform.ts';
import { unlock } from '../upgrades.ts';
import { question, step, type Why } from '../vocabulary.ts';
import { gainAll, payMost } from './resources.ts';
import { automaHas, automaPay, HUMAN } from './specialists.ts';

interface Deed {
  /** Why it cannot be done at all; nothing if it can (MC-14.20). */
  obstacle(m: M, player: PlayerId, cell: CellId): Why | undefined;
  /** Does it, or puts on the agenda what is still to be asked; true if only a part of it could be done. */
  carryOut(m: M, player: PlayerId, cell: CellId): boolean;
}

export const DEEDS: { readonly [deed in AutomaDeed]: Deed } = {
  /** MC-14.40: the first one in the printed order that can be paid. */
  upgrade: {
    obstacle(m, player) {
      const locked = lockedUpgrades(m.table.players[player]);
      if (locked.length === 0) return 'already-unlocked';
      if (affordable(m, player)) return undefined;
      const rich = locked.some(({ cost }) => canPay(m.table.players[player], cost.resources));
      return rich ? 'no-specialist' : 'no-resources';
    },
    carryOut(m, player) {
      const upgrade = present(affordable(m, player), 'upgrade that can be paid');
      m.next(
        automaPay({ player, needs: upgradeNeeds(upgrade), purpose: 'upgrade', upgrade: upgrade.id }),
        unlock({ player, upgrade: upgrade.id }),
      );
      return false;
    },
  },

  /** MC-14.41: crew cards in a yield are ignored. */
  gather: {
    obstacle: () => undefined,
    carryOut(m, player, cell) {
      const { gain } = planetYield(sectorAt(m.table, cell));
      const planet = planetIdOf(sectorAt(m.table, cell));
      m.tell({ type: 'gathered', player, cell, planet, place: 'planet' });
      const room = roomFor(m.table.players[player], gain);
      gainAll(m, player, gain, 'gather');
      return !room;
    },
  },

  /** MC-14.42: level by level, the leftmost track that it can raise. */
  terraform: {
    obstacle(m, player, cell) {
      const sector = sectorAt(m.table, cell);
      if (sector.terraformed) return 'already-terraformed';
      return raisable(sector, m.table.players[player]).length > 0 ? undefined : 'nothing-fits';
    },
    carryOut(m, player, cell) {
      const sector = sectorAt(m.table, cell);
      const limit = terraformLimit(m.table, player);
      const raised: Resource[] = [];
      while (raised.length < limit) {
        const [resource] = raisable(sector, m.table.players[player]);
        if (resource === undefined) break;
        pay(m, player, resource, 1, 'terraform');
        raise(m, player, cell, resource);
        raised.push(resource);
      }
      const partly = raised.length < limit && !isComplete(sector);
      finishTerraforming(m, player, cell, raised);
      return partly;
    },
  },

  /** MC-14.43: for the resources only. */
  explore: {
    obstacle(m, _player, cell) {
      if (!hasSurvivors(m.table)) return 'no-survivors-left';
      return automaHas(m, exploreNeeds(sectorAt(m.table, cell))) ? undefined : 'no-leader-of-colour';
    },
    carryOut(m, player, cell) {
      const needs = exploreNeeds(sectorAt(m.table, cell));
      m.next(automaPay({ player, needs, purpose: 'explore', upgrade: null }), automaExplore({ player, cell }));
      return false;
    },
  },

  /** MC-14.45 */
  foundColony: {
    obstacle(m, player, cell) {
      const cost = nextColony(m.table, player);
      if (m.table.players[player].colonyPool === 0 || !cost) return 'no-colony-marker';
      if (hasColony(sectorAt(m.table, cell), player)) return 'own-colony-here';
      if (!automaHas(m, colonyNeeds(cost, planetOf(sectorAt(m.table, cell)).colour))) return 'no-specialist';
      const units = [{ resource: 'any' as const, amount: cost.anyResource }];
      return canPay(m.table.players[player], units) ? undefined : 'no-resources';
    },
    carryOut(m, player, cell) {
      const cost = present(nextColony(m.table, player), 'colony left');
      const needs = colonyNeeds(cost, planetOf(sectorAt(m.table, cell)).colour);
      m.next(
        automaPay({ player, needs, purpose: 'colony', upgrade: null }),
        automaPayUnits({ player, units: cost.anyResource }),
        foundColony({ player, cell }),
      );
      return false;
    },
  },

  /** MC-14.46 */
  createOutpost: {
    obstacle(m, player, cell) {
      if (sectorAt(m.table, cell).outposts.includes(player)) return 'own-outpost-here';
      const { outpostPool } = m.table.players[player];
      return outpostPool > 0 || outpostCellsOf(m.table, player).length > 0 ? undefined : 'no-outpost';
    },
    carryOut(m, player, cell) {
      if (m.table.players[player].outpostPool > 0) createOutpost(m, player, cell, 'pool');
      else m.next(automaOutpost({ seat: HUMAN, player, cell, planet: planetIdOf(sectorAt(m.table, cell)) }));
      return false;
    },
  },
};

const lockedUpgrades = (player: Player): Upgrade[] =>
  AUTOMA_ARK.upgrades.map(upgradeOf).filter((upgrade) => !isUnlocked(player, upgrade));

const affordable = (m: M, player: PlayerId): Upgrade | undefined =>
  lockedUpgrades(m.table.players[player]).find(
    (upgrade) => canPay(m.table.players[player], upgrade.cost.resources) && automaHas(m, upgradeNeeds(upgrade)),
  );

const roomFor = (player: Player, gain: readonly { resource: Resource | 'any'; amount: number }[]): boolean =>
  gain.every(({ resource, amount }) => resource === 'any' || player.cargo[resource] + amount <= capacity(player));

export const automaExplore = step<{ player: PlayerId; cell: CellId }>('automa-explore', (m, { player, cell }) => {
  revealSurvivors(m, player, cell, 1);
  const [survivor] = m.table.revealed.cards;
  gainAll(m, player, survivorCard(survivor).gain, 'survivor');
  discardSurvivor(m, player, survivor, null);
});

export const automaPayUnits = step<{ player: PlayerId; units: number }>('automa-pay-units', (m, { player, units }) =>
  payMost(m, player, units, 'colony'),
);

/** MC-14.46, MC-D25: its only outpost moves by itself. */
export const automaOutpost = question('automa-outpost', {
  rule: 'MC-14.46',
  answers: (m, { player }) => outpostCellsOf(m.table, player).map((outpost) => ({ outpost })),
  take: (m, { player, cell }, { outpost }) => createOutpost(m, player, cell, outpost),
});
