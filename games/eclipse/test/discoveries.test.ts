import { describe, expect, it } from 'vitest';
import { DISCOVERY_IDS, type DiscoveryEffect, type DiscoveryId, discoveryOf, type PartId } from '../data/index.ts';
import { discover } from '../rules/gains.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;

/** Seat 0 takes this tile in sector 207 and chooses. */
const found = (tile: DiscoveryId) => {
  const stage = table(TWO, { warpPortals: true }).nextDiscovery(tile).lay(207, FAR, 0, { guarded: true });
  return stage.doing(discover({ seat: 0, sector: 207 }));
};

const ofType = (type: DiscoveryEffect['type']) =>
  DISCOVERY_IDS.filter((id) => discoveryOf(id).effects.some((effect) => effect.type === type));

const partOfTile = (tile: DiscoveryId): PartId => tile.slice('part_'.length) as PartId;

describe('discovery tiles', () => {
  it.each(DISCOVERY_IDS)('ECL-7.12: %s is revealed to all and may be kept for 2 points', (tile) => {
    const stage = found(tile);
    expect(stage.table.discoveries.found.cards).toEqual([tile]);
    expect(stage.told('discovery-found')).toMatchObject([{ seat: 0, tile, sector: 207 }]);
    const before = stage.scene.play.standing().rows[0].total;
    stage.when(0, { use: false });
    expect(stage.player(0).kept.cards).toEqual([tile]);
    expect(stage.scene.play.standing().rows[0].total).toBe(before + 2);
  });

  it.each([
    ['materials_6', [10, 3, 3]],
    ['science_5', [4, 8, 3]],
    ['money_8', [4, 3, 11]],
    ['mixed', [6, 5, 6]],
  ] as const)('ECL-7.13: %s gives resources', (tile, [materials, science, money]) => {
    const stage = found(tile).when(0, { use: true });
    expect(stage.player(0).storage).toEqual({ materials, science, money });
    expect(stage.table.discoveries.used.cards).toContain(tile);
  });

  it('ECL-7.14: Ancient Technology is the cheapest regular one not owned, without pay', () => {
    const prepared = () => {
      const stage = table(TWO).offerOnly('gauss_shield', 'nanorobots', 'starbase', 'orbital', 'conifold_field');
      return stage.nextDiscovery('ancient_tech').lay(207, FAR, 0, { guarded: true });
    };
    const stage = prepared()
      .doing(discover({ seat: 0, sector: 207 }))
      .when(0, { use: true });
    expect(stage.list(0).map(({ tech }) => tech)).toEqual(['gauss_shield', 'nanorobots']);
    stage.when(0, { tech: 'nanorobots' });
    expect(stage.player(0)).toMatchObject({ techs: { nano: ['nanorobots'] }, storage: { science: 3 } });

    // ECL-D11: the cheapest does not fit, and a dearer one is not allowed.
    const full = prepared();
    full.player(0).techs.grid = Array(7).fill('gluon_computer');
    full.player(0).techs.nano = Array(7).fill('gluon_computer');
    full.doing(discover({ seat: 0, sector: 207 }));
    expect(full.player(0).kept.cards).toEqual(['ancient_tech']);
  });

  it('ECL-7.14: the instant effect of a free technology happens', () => {
    const stage = table(TWO).offerOnly('advanced_robotics').nextDiscovery('ancient_tech');
    stage
      .lay(207, FAR, 0, { guarded: true })
      .doing(discover({ seat: 0, sector: 207 }))
      .when(0, { use: true });
    expect(stage.player(0)).toMatchObject({ discs: 13, spare: 2 });
  });

  it('ECL-7.15: Ancient Cruiser', () => {
    const stage = found('ancient_cruiser').when(0, { use: true });
    expect(stage.sector(207).fleets).toMatchObject([{ seat: 0, cruiser: 1 }]);
    expect(stage.player(0).supply.cruiser).toBe(3);
    const none = table(TWO).nextDiscovery('ancient_cruiser').lay(207, FAR, 0, { guarded: true });
    none.ships(0, 221, { cruiser: 4 }).doing(discover({ seat: 0, sector: 207 }));
    expect(none.player(0).kept.cards).toEqual(['ancient_cruiser']);
  });

  it('ECL-7.15: Ancient Orbital', () => {
    const stage = found('ancient_orbital').when(0, { use: true });
    expect(stage.sector(207).orbital).toBe('empty');
    expect(stage.player(0).storage.materials).toBe(6);
    const twice = table(TWO).nextDiscovery('ancient_orbital').lay(207, FAR, 0, { guarded: true });
    twice.sector(207).orbital = 'empty';
    twice.doing(discover({ seat: 0, sector: 207 }));
    expect(twice.player(0).kept.cards).toEqual(['ancient_orbital']);
  });

  it('ECL-7.15: Ancient Monolith', () => {
    expect(found('ancient_monolith').when(0, { use: true }).sector(207).monolith).toBe(true);
    const twice = table(TWO).nextDiscovery('ancient_monolith').lay(207, FAR, 0, { guarded: true });
    twice.sector(207).monolith = true;
    twice.doing(discover({ seat: 0, sector: 207 }));
    expect(twice.player(0).kept.cards).toEqual(['ancient_monolith']);
  });

  it('ECL-7.18: Ancient Warp Portal', () => {
    const stage = found('ancient_warp_portal').when(0, { use: true });
    expect(stage.sector(207).portals).toEqual(['ancient']);
  });

  describe('ECL-7.16: ancient parts', () => {
    it.each(ofType('part'))('%s is stored and installed by a later Upgrade', (tile) => {
      const stage = found(tile).when(0, { use: true }).when(0, { do: 'store' });
      const part = partOfTile(tile);
      expect(stage.player(0).stored).toEqual([part]);
      stage.player(0).blueprints.dreadnought.tiles[4] = 'tachyon_source';
      stage.turnOf(0).when(0, { do: 'upgrade' });
      const [place] = stage.list(0, { do: 'install', part, ship: 'dreadnought' });
      stage.when(0, place);
      expect(stage.player(0).stored).toEqual([]);
    });

    it.each(ofType('part'))('%s is installed at once where the blueprint stays legal', (tile) => {
      const stage = found(tile).when(0, { use: true });
      const part = partOfTile(tile);
      const places = stage.list(0, { do: 'install' });
      expect(places.length).toBeGreaterThan(0);
      const place = places.at(-1) as { ship: 'starbase'; slot: number | 'outside' };
      stage.when(0, place);
      const { tiles, muon } = stage.player(0).blueprints[place.ship];
      if (place.slot === 'outside') expect(muon).toBe(true);
      else expect(tiles[place.slot]).toBe(part);
    });

    it('an ancient tile in its place leaves the game, a tray tile goes back', () => {
      const stage = table(TWO).nextDiscovery('part_shard_hull').lay(207, FAR, 0, { guarded: true });
      stage.player(0).blueprints.cruiser.tiles[2] = 'ion_turret';
      stage
        .doing(discover({ seat: 0, sector: 207 }))
        .when(0, { use: true })
        .when(0, { ship: 'cruiser', slot: 2 });
      expect(stage.player(0).blueprints.cruiser.tiles[2]).toBe('shard_hull');
      expect(stage.player(0).stored).toEqual([]);
    });
  });
});
