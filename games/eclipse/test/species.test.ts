import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { RESOURCES, SHIPS, SPECIES, SPECIES_IDS, type SpeciesId } from '../data/index.ts';
import { game } from '../rules/index.ts';
import { valuesOf } from '../rules/lookups/blueprint.ts';
import { activations, production, upkeep } from '../rules/lookups/economy.ts';
import { pinned } from '../rules/lookups/fleets.ts';
import { startAftermath, startCombat } from '../rules/round.ts';
import { standing } from '../rules/scoring.ts';
import { choosingOrder } from '../rules/species.ts';
import { table } from './stage.ts';

const FAR = [6, -3] as const;
const other = (id: SpeciesId): SpeciesId => (SPECIES[id].colour === 'red' ? 'mechanema' : 'terran_directorate');
const alone = (id: SpeciesId) => table([id, other(id)]);

describe('species', () => {
  it.each([
    ['eridani', [2, 3, 3], 1],
    ['hydran', [2, 3, 3], 0],
    ['planta', [3, 3, 2], 0],
    ['draco', [2, 3, 3], 0],
    ['mechanema', [2, 3, 3], 0],
    ['orion', [3, 3, 2], 0],
    ...SPECIES_IDS.filter((id) => id.startsWith('terran')).map((id) => [id, [3, 3, 3], 0] as const),
  ] as const)('ECL-4.12: %s starts with production and upkeep of its board', (id, income, cost) => {
    const player = alone(id).player(0);
    expect(RESOURCES.map((resource) => production(player, resource))).toEqual(income);
    expect(upkeep(player)).toBe(cost);
    expect(player.storage).toEqual(SPECIES[id].start);
    expect(player.colony.ready).toBe(SPECIES[id].colonyShips);
  });

  it.each([
    ['terran_directorate', [3, 2, 1, 4]],
    ['eridani', [3, 2, 1, 4]],
    ['orion', [4, 3, 2, 5]],
    ['planta', [1, 1, 1, 2]],
  ] as const)('ECL-20.10: starting initiative of %s', (id, initiatives) => {
    const player = alone(id).player(0);
    expect(SHIPS.map((ship) => valuesOf(player, ship).initiative)).toEqual(initiatives);
  });

  it('ECL-4.7: chosen counter-clockwise from the start player’s right; both sides of a board exclude each other', () => {
    expect(choosingOrder(4, 1)).toEqual([0, 3, 2, 1]);
    const scene = given(game, { seats: 3, options: { species: 'chosen', startPlayer: 'seat1' } });
    expect(scene.play.awaited).toEqual([2]);
    scene.when(2, { species: 'planta' });
    expect(scene.play.awaited).toEqual([1]);
    expect(scene.may(1, { species: 'terran_union' })).toBe(false);
    expect(scene.may(1, { species: 'planta' })).toBe(false);
    expect(scene.answers(1)).toHaveLength(10);
  });

  it('ECL-D03: dealt species are legal; drafted ones are the sides of one board', () => {
    for (const seats of [2, 4, 6]) {
      const dealt = given(game, { seats, options: { species: 'dealt' } });
      const boards = dealt.table.players.map(({ species }) => species && SPECIES[species].colour);
      expect(new Set(boards).size).toBe(seats);
      const drafted = given(game, { seats, options: { species: 'drafted' } });
      for (let i = 0; i < seats; i++) {
        const [seat] = drafted.play.awaited;
        expect(drafted.answers(seat)).toHaveLength(2);
        drafted.when(seat, drafted.answers(seat)[i % 2]);
      }
      expect(drafted.table.phase).toBe('action');
    }
  });

  it('ECL-20.2: Eridani has two reputation tiles, two discs fewer and one energy more', () => {
    const stage = alone('eridani');
    expect(stage.player(0).reputation).toMatchObject({ seen: [0] });
    expect(stage.player(0).reputation.cards).toHaveLength(2);
    expect(stage.player(0).discs).toBe(10);
    for (const ship of ['interceptor', 'cruiser', 'dreadnought'] as const)
      expect(valuesOf(stage.player(0), ship).energyProduced).toBe(4);
    expect(valuesOf(stage.player(0), 'starbase').energyProduced).toBe(3);
  });

  it('ECL-20.3: Hydran researches twice and starts with an advanced Science cube', () => {
    const stage = alone('hydran');
    expect(activations(stage.player(0), 'research')).toBe(2);
    expect(stage.sector(224).cubes).toEqual([true, true, false]);
  });

  it('ECL-20.4, 16.4: Planta explores twice, its cubes die beside any enemy ship, each sector is a point more', () => {
    const stage = alone('planta').lay(301, FAR, 0, { disc: 0 }).settle(0, 301, 0, 1).learn(0, 'neutron_absorber');
    expect(activations(stage.player(0), 'explore')).toBe(2);
    expect(standing(stage.scene.play.match).rows[0].items).toContainEqual({ item: 'planta', points: 2 });
    stage.design(1, 'interceptor', ['hull']).ships(1, 301, { interceptor: 1 }).doing(startAftermath({}));
    expect(stage.told('population-withered')).toMatchObject([{ seat: 0, sector: 301 }]);
    expect(stage.told('cube-destroyed')).toHaveLength(2);
    expect(stage.sector(301).disc).toBeNull();
  });

  it('ECL-16.4: NPC ships do not harm Planta', () => {
    const stage = alone('planta').lay(305, FAR, 0, { disc: 0, guarded: true }).settle(0, 305, 0, 1);
    stage.doing(startAftermath({}));
    expect(stage.sector(305).cubes).toEqual([true, true]);
  });

  it('ECL-20.6: Mechanema builds cheaper, builds and upgrades three times', () => {
    const stage = alone('mechanema').learn(0, 'monolith').store(0, { materials: 8 }).ready();
    expect([activations(stage.player(0), 'build'), activations(stage.player(0), 'upgrade')]).toEqual([3, 3]);
    stage.when(0, { do: 'build' }).when(0, { item: 'monolith' });
    expect(stage.player(0).storage.materials).toBe(0);
  });

  it('ECL-20.7: Orion starts with a Cruiser, shields and energy', () => {
    const stage = alone('orion');
    expect(stage.sector(232).fleets).toMatchObject([{ interceptor: 0, cruiser: 1 }]);
    expect(SHIPS.map((ship) => valuesOf(stage.player(0), ship).shield)).toEqual([1, 1, 1, 1]);
    expect(SHIPS.map((ship) => valuesOf(stage.player(0), ship).energyProduced)).toEqual([4, 5, 6, 3]);
    expect(SPECIES.orion.trade).toBe(4);
  });

  it('ECL-20.8: Terrans move three times and trade 2 for 1', () => {
    const stage = alone('terran_union').store(0, { materials: 2, money: 0 }).ready();
    expect(activations(stage.player(0), 'move')).toBe(3);
    stage.when(0, { do: 'trade', give: 'materials', get: 'money' });
    expect(stage.player(0).storage).toMatchObject({ materials: 0, money: 1 });
  });

  describe('ECL-20.9: Draco', () => {
    it('lives with Ancients: no battle, no pinning, discs allowed, but no discovery tile', () => {
      const stage = alone('draco').lay(305, [0, -3], 0, { guarded: true }).ships(0, 305, { interceptor: 1 });
      expect(pinned(stage.table, stage.sector(305), 0)).toBe(0);
      stage.ready().when(0, { do: 'influence' }).when(0, { from: 'track', to: 305 }).when(0, { do: 'end' });
      expect(stage.sector(305).disc).toBe(0);
      expect(stage.told('discovery-found')).toEqual([]);
      stage.doing(startCombat({}));
      expect(stage.told('combat-began')).toMatchObject([{ sectors: [] }]);
      expect(stage.sector(305).npc).toEqual({ kind: 'ancient', count: 1 });
    });

    it('scores the Ancients left on the board', () => {
      const stage = alone('draco').lay(301, FAR, 0, { guarded: true }).lay(305, [7, -3], 0, { guarded: true });
      expect(standing(stage.scene.play.match).rows[0].items).toContainEqual({ item: 'draco', points: 3 });
    });

    it('ECL-27.23: the GCDS is no Ancient', () => {
      const stage = alone('draco').ships(0, 1, { cruiser: 2 });
      expect(pinned(stage.table, stage.sector(1), 0)).toBe(2);
    });

    it('ECL-7.10: may stop after the first hex; the second may come from the reshuffled discards', () => {
      const stage = alone('draco').nextHex(207).ready();
      const { pile, discard } = stage.table.stacks.middle;
      for (const hex of pile.cards.slice(1)) stage.scene.play.move(pile, discard, hex);
      stage.when(0, { do: 'explore' }).when(0, { q: -1, r: -1 }).when(0, { draw: true });
      expect(stage.told('stack-reshuffled')).toMatchObject([{ stack: 'middle' }]);
      expect(stage.table.stacks.middle.drawn.cards).toHaveLength(2);
      stage.when(0, { do: 'discard' });
      expect(stage.table.stacks.middle.discard.cards).toHaveLength(2);

      const last = alone('draco').nextHex(207);
      const stack = last.table.stacks.middle;
      for (const hex of stack.pile.cards.slice(1)) last.scene.play.move(stack.pile, stack.placed, hex);
      last.ready().when(0, { do: 'explore' }).when(0, { q: -1, r: -1 });
      expect(last.scene.asked(0).question).toBe('place-sector');
    });

    it('ECL-15.1.5: a third player fights Draco first, then the Ancients', () => {
      const stage = table(['draco', 'terran_directorate']).disarm(1).lay(305, FAR, 0, { guarded: true });
      stage.ships(0, 305, { interceptor: 1 }).ships(1, 305, { interceptor: 3 });
      stage.dice({ yellow: [0, 6, 0, 0] }).doing(startCombat({}));
      expect(stage.told('battle-began')).toMatchObject([{ seat: 0, partner: 1, sector: 305 }]);
      expect(stage.told('npc-battle-began')).toMatchObject([{ npc: 'ancient', seat: 1 }]);
    });
  });
});
