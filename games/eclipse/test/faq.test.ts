import { describe, expect, it } from 'vitest';
import { battleSector } from '../rules/battle/sector.ts';
import { production } from '../rules/lookups/economy.ts';
import { pinned } from '../rules/lookups/fleets.ts';
import { startAftermath, startCombat, startUpkeep } from '../rules/round.ts';
import { standing } from '../rules/scoring.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FOUR = TERRANS.slice(0, 4);
const FAR = [6, -3] as const;
const points = (stage: ReturnType<typeof table>, seat: number, item: string) =>
  standing(stage.scene.play.match).rows[seat].items.find((one) => one.item === item)?.points;

describe('edge cases', () => {
  it('ECL-3.2.10: an ambassador’s cube raises production like one in a sector', () => {
    const stage = table(FOUR);
    const before = production(stage.player(0), 'money');
    stage.relate(0, 1);
    expect(production(stage.player(0), 'money')).toBeGreaterThan(before);
  });

  it('ECL-3.5.1: a new part counts at once for ships everywhere', () => {
    const stage = table(TWO)
      .lay(304, FAR, 0, { ships: [[0, { interceptor: 1 }]] })
      .ready();
    stage.when(0, { do: 'upgrade' }).when(0, { part: 'hull', ship: 'interceptor', slot: 3 }).when(0, { do: 'end' });
    stage
      .ships(1, 304, { interceptor: 1 })
      .dice({ yellow: [0, 0] })
      .doing(battleSector({ sector: 304 }));
    expect(stage.table.battle?.parties[0].units[0].values.hull).toBe(1);
  });

  it('ECL-3.6.4, 3.6.6: Ancients do not pin Draco; partners pin each other', () => {
    const draco = table(['draco', 'terran_directorate']).lay(305, FAR, 0, { guarded: true });
    draco.ships(0, 305, { interceptor: 1 }).lay(304, [8, -3], 0, { ships: [[1, { interceptor: 1 }]] });
    expect(pinned(draco.table, draco.sector(305), 0)).toBe(0);
    const partners = table(FOUR)
      .relate(0, 1)
      .lay(304, FAR, 0, {
        ships: [
          [0, { interceptor: 1 }],
          [1, { interceptor: 1 }],
        ],
      });
    expect(pinned(partners.table, partners.sector(304), 0)).toBe(1);
  });

  it('ECL-7.9, ECL-D21: colony ships settle a sector right after it was claimed', () => {
    const stage = table(TWO).nextHex(306).ready().when(0, { do: 'explore' }).when(0, { q: 0, r: -3 });
    stage.when(0, stage.list(0, { do: 'place' })[0]).when(0, { claim: true });
    expect(stage.scene.asked(0).question).toBe('finish');
    stage.when(0, { do: 'colonize', sector: 306, square: 0 }).when(0, { do: 'end' });
    expect(stage.sector(306).cubes).toEqual([true, false]);
  });

  it('ECL-7.21, ECL-D54, 27.27: a Cruiser found after combat may stand beside an enemy without a battle or a breach', () => {
    const stage = table(FOUR)
      .relate(0, 1)
      .nextDiscovery('ancient_cruiser')
      .lay(311, FAR, 0, { disc: 0, guarded: true });
    stage.settle(0, 311, 0).ships(1, 311, { interceptor: 1 }).doing(startAftermath({}));
    stage.when(1, { how: 'no' }).when(0, { use: true });
    expect(stage.sector(311).fleets.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(stage.told('battle-began')).toEqual([]);
    expect(stage.player(0).ambassadors).toEqual([1]);
    expect(pinned(stage.table, stage.sector(311), 1)).toBe(1);
  });

  it('ECL-10.5, 27.19, 16.5: structures stay and serve whoever controls the sector', () => {
    const stage = table(TWO).learn(1, 'neutron_bombs').lay(209, FAR, 0, { disc: 0 }).settle(0, 209, 0);
    stage.sector(209).monolith = true;
    stage.sector(209).orbital = 'settled';
    stage.player(0).tracks.money -= 1;
    stage.ships(1, 209, { interceptor: 1 }).doing(startAftermath({})).when(1, { how: 'bombs' });
    stage.when(0, { cube: 'money' }).when(1, { claim: true });
    expect(stage.sector(209)).toMatchObject({ disc: 1, monolith: true, orbital: 'empty' });
    expect([points(stage, 0, 'monoliths'), points(stage, 1, 'monoliths')]).toEqual([0, 3]);
  });

  it('ECL-13.3: colony ships, trade and proposals during a reaction', () => {
    const stage = table(FOUR).disarm(0).disarm(1).lay(304, [6, -4], 0, { disc: 0 }).lay(310, FAR, 0, { disc: 1 });
    stage.player(0).passed = true;
    stage.turnOf(0).when(0, { do: 'build' });
    expect(stage.may(0, { do: 'propose', partner: 1 })).toBe(true);
    expect(stage.may(0, { do: 'colonize', sector: 304 })).toBe(true);
    expect(stage.may(0, { do: 'trade', give: 'materials', get: 'money' })).toBe(true);
  });

  it('ECL-15.4.4: once a side is gone the others of the round do not activate', () => {
    const stage = table(TWO)
      .disarm(0)
      .disarm(1)
      .lay(304, FAR, 0, {
        ships: [
          [1, { interceptor: 1 }],
          [0, { interceptor: 1, cruiser: 1 }],
        ],
      });
    stage.dice({ yellow: [0, 6] }).doing(battleSector({ sector: 304 }));
    expect(stage.told('rolled').map(({ ship }) => ship)).toEqual(['interceptor', 'interceptor']);
  });

  it('ECL-15.9.5: who lost all ships still draws', () => {
    const stage = table(TWO)
      .disarm(0)
      .disarm(1)
      .lay(304, FAR, 0, {
        ships: [
          [1, { interceptor: 1 }],
          [0, { interceptor: 1 }],
        ],
      });
    stage
      .dice({ yellow: [6] })
      .doing(battleSector({ sector: 304 }))
      .when(1, { keep: 'none' });
    expect(stage.scene.asked(0).question).toBe('keep-reputation');
    expect(stage.told('reputation-drawn')).toMatchObject([
      { seat: 1, count: 2 },
      { seat: 0, count: 1 },
    ]);
  });

  it('ECL-27.4, ECL-D57: a disc removed in one Influence action comes back in a later one', () => {
    const stage = table(TWO).lay(304, [0, -3], 0, { disc: 0 }).ready().when(0, { do: 'influence' });
    stage.when(0, { from: 304, to: 'track' });
    expect(stage.may(0, { from: 'track', to: 304 })).toBe(false);
    stage.turnOf(0).when(0, { do: 'influence' });
    expect(stage.may(0, { from: 'track', to: 304 })).toBe(true);
  });

  it('ECL-D43: a disc moved from A to B uses up both', () => {
    const stage = table(TWO).lay(304, [0, -3], 0, { disc: 0 }).lay(102, [0, -1], 0).ready();
    stage.when(0, { do: 'influence' }).when(0, { from: 304, to: 102 });
    expect(stage.may(0, { from: 102 })).toBe(false);
    expect(stage.may(0, { to: 304 })).toBe(false);
  });

  it('ECL-D20: opponents next to the target do not matter', () => {
    const stage = table(TWO).lay(304, [0, -3], 0).ships(1, 221, { cruiser: 1 }).ready().when(0, { do: 'influence' });
    expect(stage.may(0, { from: 'track', to: 304 })).toBe(true);
  });

  it('ECL-27.13: more actions than the income can pay are legal', () => {
    const stage = table(TWO).discs(0, 1).store(0, { money: 0 }).ready();
    expect(stage.may(0, { do: 'explore' })).toBe(true);
  });

  it('ECL-27.24: a part found after combat is too late for a battle of the same round', () => {
    const stage = table(TWO).nextDiscovery('part_ion_turret').lay(311, FAR, 0, { disc: 0, guarded: true });
    stage.settle(0, 311, 0).lay(209, [8, -3], 0, {
      ships: [
        [0, { interceptor: 1 }],
        [1, { interceptor: 1 }],
      ],
    });
    stage
      .dice({ yellow: [6] })
      .doing(startCombat({}))
      .when(0, { keep: 'none' })
      .when(1, { keep: 'none' });
    expect(stage.told('discovery-found')).toEqual([]);
    stage.when(0, { claim: false });
    expect(stage.told('discovery-found')).toHaveLength(1);
  });

  it('ECL-27.25: stored parts are worth nothing', () => {
    const stage = table(TWO);
    const before = standing(stage.scene.play.match).rows[0].total;
    stage.player(0).stored = ['shard_hull'];
    expect(standing(stage.scene.play.match).rows[0].total).toBe(before);
  });

  it('ECL-27.26: a Cruiser lost in this round may come back as an Ancient Cruiser', () => {
    const stage = table(TWO).disarm(0).disarm(1).nextDiscovery('ancient_cruiser');
    stage.lay(311, FAR, 0, { disc: 0, guarded: true }).settle(0, 311, 0).ships(0, 221, { cruiser: 3 });
    stage.lay(209, [8, -3], 0, {
      ships: [
        [1, { dreadnought: 1 }],
        [0, { cruiser: 1 }],
      ],
    });
    // The Cruiser misses, the Dreadnought's two bursts destroy it.
    stage.dice({ yellow: [0, 6, 6] }).doing(startCombat({}));
    stage.when(1, { keep: 'none' }).when(0, { keep: 'none' }).when(1, { claim: false }).when(0, { use: true });
    expect(stage.sector(311).fleets).toMatchObject([{ seat: 0, cruiser: 1 }]);
  });

  it('ECL-D22: Draco settles beside Ancients in Upkeep', () => {
    const stage = table(['draco', 'terran_directorate']).lay(305, FAR, 0, { disc: 0, guarded: true });
    stage.doing(startUpkeep({}));
    expect(stage.may(0, { do: 'colonize', sector: 305 })).toBe(true);
  });

  it('ECL-D40, ECL-D47: a lone survivor plays on and gets the first pass bonus', () => {
    const stage = table(TWO);
    stage.player(1).out = { items: [], resources: 0 };
    stage.turnOf(0);
    const { money } = stage.player(0).storage;
    stage.when(0, { do: 'pass' });
    expect(stage.told('passed')).toMatchObject([{ seat: 0, first: true }]);
    expect(stage.table.round).toBe(2);
    expect(stage.told('upkeep-paid')).toMatchObject([{ seat: 0, money: money + 2 + 3 }]);
    expect(stage.scene.play.awaited).toEqual([0]);
  });

  it('ECL-D25: exchanged ambassadors of an eliminated player stay and score', () => {
    const stage = table(FOUR).relate(0, 1).disarm(1);
    for (const sector of stage.table.map.filter(({ disc }) => disc === 1)) {
      sector.disc = null;
      sector.cubes.fill(false);
    }
    stage.doing(startAftermath({}));
    expect(stage.told('eliminated')).toMatchObject([{ seat: 1 }]);
    expect(points(stage, 0, 'ambassadors')).toBe(1);
    expect(stage.player(0).tracks.money).toBe(9);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-D41: the destination of a retreat may have been fought over already', () => {
    const stage = table(TWO)
      .disarm(0)
      .disarm(1)
      .lay(209, FAR, 0, {
        ships: [
          [1, { cruiser: 1 }],
          [0, { interceptor: 1 }],
        ],
      });
    // 312 comes before 209 in the falling order.
    stage.lay(312, [6, -2], 0, { disc: 0 }).doing(startCombat({}));
    expect(stage.may(0, { do: 'retreat', to: 312 })).toBe(true);
  });

  it('ECL-D15: an activation may only return tiles, if the result is legal', () => {
    const stage = table(TWO).design(0, 'cruiser', [null, null, 'hull']).ready().when(0, { do: 'upgrade' });
    stage.when(0, { do: 'return', ship: 'cruiser', slot: 2 }).when(0, { do: 'done' });
    expect(stage.scene.asked(0).about).toMatchObject({ left: 1 });
  });
});
