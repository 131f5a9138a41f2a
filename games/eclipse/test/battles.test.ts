import { describe, expect, it } from 'vitest';
import { battleSector } from '../rules/battle/sector.ts';
import type { SectorBattle } from '../rules/battle/types.ts';
import { drawReputation, drawsOf } from '../rules/reputation.ts';
import { startCombat } from '../rules/round.ts';
import { type Stage, TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;
const parties = (stage: Stage) => (stage.table.battle as SectorBattle).parties;

/** Seat 1 was here first, seat 0 comes; both may retreat: 310 to the south is seat 0's, 313 to the north seat 1's. */
const meeting = (ships: readonly [object, object]) =>
  table(TWO)
    .disarm(0)
    .disarm(1)
    .lay(304, FAR, 0, {
      ships: [
        [1, ships[1]],
        [0, ships[0]],
      ],
    })
    .lay(310, [6, -2], 0, { disc: 0 })
    .lay(313, [6, -4], 0, { disc: 1 });

describe('battles', () => {
  it('ECL-15.1.2: sectors in falling order, each finished before the next', () => {
    const stage = meeting([{ interceptor: 1 }, { interceptor: 1 }]).lay(209, [8, -3], 0, {
      ships: [
        [0, { interceptor: 1 }],
        [1, { interceptor: 1 }],
      ],
    });
    stage.dice({ yellow: [6, 6] }).doing(startCombat({}));
    expect(stage.told('combat-began')).toMatchObject([{ sectors: [304, 209] }]);
    expect(stage.scene.asked(1)).toMatchObject({ question: 'engage', about: { sector: 304 } });
    stage.when(1, { do: 'attack' });
    expect(stage.scene.asked(1).question).toBe('keep-reputation');
    expect(stage.told('battle-began')).toHaveLength(1);
  });

  it('ECL-D26: the controller defends and fights last, whenever it came', () => {
    const stage = table(TERRANS.slice(0, 3)).lay(304, FAR, 0, {
      disc: 2,
      ships: [
        [0, { interceptor: 1 }],
        [1, { interceptor: 1 }],
        [2, { interceptor: 1 }],
      ],
    });
    stage.dice({ yellow: [6] }).doing(battleSector({ sector: 304 }));
    expect(parties(stage).map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect(stage.told('battle-began')).toMatchObject([
      { seat: 0, partner: 1 },
      { seat: 2, partner: 0 },
    ]);
  });

  it('ECL-15.1.3: the non-player force fights last, against who is left, and damage stays (ECL-15.1.6)', () => {
    const stage = table(TWO).disarm(0).disarm(1).lay(305, FAR, 0, { guarded: true });
    stage.ships(0, 305, { cruiser: 1 }).ships(1, 305, { interceptor: 2 });
    // Interceptors 3 hit the Cruiser once; the Cruiser and an Interceptor trade shots until the Cruiser has won.
    stage.dice({ yellow: [6, 0, 6, 0, 6] }).doing(battleSector({ sector: 305 }));
    const cruiser = parties(stage)[1].units[0];
    expect(stage.told('npc-battle-began')).toMatchObject([{ npc: 'ancient', seat: 0 }]);
    expect(stage.told('ship-hit')[0]).toMatchObject({ seat: 0, ship: 'cruiser', damage: 1 });
    expect(cruiser.values.hull).toBe(1);
  });

  it('ECL-15.4.1, 15.5.5: rounds go on until one side is gone; the destroyed return to the supply', () => {
    const stage = meeting([{ interceptor: 1 }, { interceptor: 1 }]).dice({ yellow: [0, 0, 0, 6] });
    stage.doing(battleSector({ sector: 304 }));
    stage.when(1, { do: 'attack' }).when(0, { do: 'attack' }).when(1, { do: 'attack' }).when(0, { do: 'attack' });
    expect(stage.sector(304).fleets).toMatchObject([{ seat: 0 }]);
    expect(stage.player(1).supply.interceptor).toBe(8);
    expect(stage.told('engagement-began').map(({ round }) => round)).toEqual([1, 2]);
  });

  it('ECL-15.5.2: each die is assigned with the results known; equal ships are one choice', () => {
    const stage = meeting([{ dreadnought: 1 }, { cruiser: 2, interceptor: 1 }]);
    stage.dice({ yellow: [0, 0, 0, 6, 6] }).doing(battleSector({ sector: 304 }));
    // Interceptor 3, Cruisers 2 miss; the Dreadnought's two bursts are to be assigned.
    for (let i = 0; i < 2; i++) stage.when(1, { do: 'attack' });
    stage.when(0, { do: 'attack' });
    expect(stage.list(0)).toEqual([
      { ship: 'interceptor', at: 0 },
      { ship: 'cruiser', at: 0 },
    ]);
    stage.when(0, { ship: 'cruiser' });
    expect(stage.list(0)).toEqual([
      { ship: 'interceptor', at: 0 },
      { ship: 'cruiser', at: 0 },
      { ship: 'cruiser', at: 1 },
    ]);
    stage.when(0, { ship: 'cruiser', at: 0 });
    expect(stage.told('ship-destroyed')).toMatchObject([{ seat: 1, ship: 'cruiser' }]);
    expect(stage.told('ship-hit')).toMatchObject([{ ship: 'cruiser', at: 0, damage: 2 }]);
  });

  it('ECL-15.5.4: the Splitter divides a red cannon die point by point among ships it hits', () => {
    const stage = meeting([{ interceptor: 1 }, { interceptor: 3, cruiser: 1 }]).learn(0, 'antimatter_splitter');
    stage
      .learn(0, 'antimatter_cannon', 'tachyon_source')
      .design(0, 'interceptor', ['antimatter_cannon', 'tachyon_source', null, 'ion_disruptor']);
    stage
      .dice({ red: [6], yellow: [0] })
      .doing(battleSector({ sector: 304 }))
      .when(0, { do: 'attack' });
    expect(stage.scene.asked(0).about).toMatchObject({ die: 'red', damage: 1, left: 4 });
    stage.when(0, { ship: 'interceptor', at: 0 }).when(0, { ship: 'interceptor', at: 1 });
    stage.when(0, { ship: 'interceptor', at: 2 }).when(0, { ship: 'cruiser' });
    expect(stage.told('ship-destroyed')).toHaveLength(3);
  });

  it('ECL-15.2.2, ECL-D49: own ties are ordered anew each round, the last order first', () => {
    const stage = meeting([{ cruiser: 1, interceptor: 1 }, { starbase: 1 }]).learn(0, 'fusion_drive');
    stage.design(0, 'cruiser', [null, null, null, null, null, 'fusion_drive']);
    stage.dice({ yellow: [0, 0, 0, 0] }).doing(battleSector({ sector: 304 }));
    stage.when(0, { order: ['cruiser', 'interceptor'] });
    expect(stage.scene.asked(0).about).toMatchObject({ ship: 'cruiser' });
    stage.when(0, { do: 'attack' }).when(0, { do: 'attack' });
    expect(stage.list(0)[0]).toEqual({ order: ['cruiser', 'interceptor'] });
  });

  describe('retreat', () => {
    it('ECL-15.7.2: leaves at the next activation and can be shot before', () => {
      const stage = meeting([{ interceptor: 2 }, { cruiser: 1 }]).dice({ yellow: [6, 0] });
      stage.doing(battleSector({ sector: 304 })).when(0, { do: 'retreat', to: 310 });
      stage.when(1, { do: 'attack' });
      expect(stage.sector(310).fleets).toMatchObject([{ seat: 0, interceptor: 1 }]);
      expect(stage.sector(304).fleets).toMatchObject([{ seat: 1 }]);
      expect(parties(stage).map(drawsOf)).toEqual([2, 0]);
    });

    it('ECL-15.7.3, 27.15: when one side has left, types that began earlier leave too', () => {
      const stage = meeting([{ interceptor: 1 }, { cruiser: 1, dreadnought: 1 }]).dice({ yellow: [] });
      stage.doing(battleSector({ sector: 304 })).when(0, { do: 'retreat', to: 310 });
      stage.when(1, { do: 'retreat', to: 313 }).when(1, { do: 'retreat', to: 313 });
      // Round 2: the Interceptor leaves first and the battle is over; both types began in round 1.
      expect(stage.sector(313).fleets).toMatchObject([{ seat: 1, cruiser: 1, dreadnought: 1 }]);
      expect(stage.sector(304).fleets).toEqual([]);
    });

    it('ECL-15.7.3: a type that began in the round in which the battle ends stays', () => {
      const stage = meeting([{ cruiser: 1, interceptor: 1 }, { interceptor: 1 }]).dice({ yellow: [0, 6] });
      stage
        .doing(battleSector({ sector: 304 }))
        .when(1, { do: 'attack' })
        .when(0, { do: 'retreat', to: 310 });
      stage.when(0, { do: 'attack' });
      expect(stage.sector(304).fleets).toMatchObject([{ seat: 0, interceptor: 1, cruiser: 1 }]);
      expect(stage.told('retreated')).toEqual([]);
      expect(parties(stage).map(drawsOf)).toEqual([1, 2]);
    });

    it('ECL-15.7.1: Starbases stay, enemies at the destination forbid it', () => {
      const stage = meeting([{ starbase: 1 }, { interceptor: 1 }]).dice({ yellow: [0, 0] });
      stage.doing(battleSector({ sector: 304 }));
      expect(stage.scene.asked(1)).toMatchObject({ about: { ship: 'interceptor', round: 1 } });
      const full = meeting([{ interceptor: 1 }, { cruiser: 1 }])
        .ships(1, 310, { interceptor: 1 })
        .dice({ yellow: [6] });
      full.doing(battleSector({ sector: 304 }));
      expect(full.told('rolled')[0]).toMatchObject({ seat: 0 });
      expect(full.told('retreat-began')).toEqual([]);
    });

    it('ECL-3.6.7, ECL-D28: pinned ships may retreat, also through warp portals', () => {
      const stage = table(TWO).disarm(0).lay(209, [6, -3], 0).lay(210, [9, -3], 0, { disc: 0 });
      stage.sector(209).portals.push('tech');
      stage.sector(210).portals.push('ancient');
      stage.ships(1, 209, { cruiser: 3 }).ships(0, 209, { interceptor: 1 });
      stage.doing(battleSector({ sector: 209 }));
      expect(stage.may(0, { do: 'retreat', to: 210 })).toBe(true);
    });
  });

  describe('ECL-15.8: stalemate', () => {
    /** Neither side has a cannon. */
    const unarmed = (ships: readonly [object, object]) =>
      meeting(ships)
        .design(0, 'interceptor', ['hull'])
        .design(1, 'interceptor', ['hull'])
        .design(0, 'starbase', [null, null, 'hull']);

    it('the attacker must retreat if it can', () => {
      const stage = unarmed([{ interceptor: 1 }, { interceptor: 1 }]).doing(battleSector({ sector: 304 }));
      stage.when(1, { do: 'wait' });
      // The attacker's only answer is to go; in the next round the defender waits again and it leaves.
      stage.when(1, { do: 'wait' });
      expect(stage.sector(310).fleets).toMatchObject([{ seat: 0, interceptor: 1 }]);
      expect(parties(stage).map(drawsOf)).toEqual([1, 0]);
    });

    it('ECL-D31: what cannot go is destroyed at the end of the round and counts for the defender', () => {
      const stage = unarmed([{ interceptor: 1, starbase: 1 }, { interceptor: 1 }]).doing(battleSector({ sector: 304 }));
      stage.when(1, { do: 'wait' });
      expect(stage.told('ship-destroyed')).toMatchObject([{ seat: 0, ship: 'starbase' }]);
      stage.when(1, { do: 'wait' });
      expect(stage.sector(310).fleets).toMatchObject([{ seat: 0, interceptor: 1 }]);
      expect(parties(stage).map(drawsOf)).toEqual([2, 0]);
    });
  });

  describe('non-player forces', () => {
    it.each([
      ['standard', 101, { npc: 'ancient', weapon: 'cannon' }, { yellow: [0, 6, 6] }],
      ['advanced', 101, { npc: 'ancient', weapon: 'cannon' }, { yellow: [0, 0, 0, 0], orange: [6] }],
    ] as const)('ECL-22.1, 22.2: Ancients fire by their %s tile', (tile, sector, roll, dice) => {
      const stage = table(TWO, { npcAncient: tile }).lay(sector, FAR, 0, { guarded: true });
      stage.ships(0, sector, { interceptor: 1 }).dice(dice).doing(battleSector({ sector }));
      expect(stage.told('npc-rolled')[0]).toMatchObject(roll);
      expect(stage.told('npc-rolled')[0].dice).toHaveLength(tile === 'standard' ? 2 : 1);
      expect(stage.sector(sector).fleets).toEqual([]);
    });

    it('ECL-22.4, 22.6: advanced Guardians and GCDS fire missiles first', () => {
      const stage = table(TWO, { npcGuardian: 'advanced', npcGcds: 'advanced' });
      const guardian = stage.table.map.find(({ npc }) => npc?.kind === 'guardian') as { id: number };
      stage.ships(0, guardian.id, { interceptor: 1 }).ships(0, 1, { interceptor: 1 });
      stage.dice({ orange: [6, 6], yellow: [6, 6, 6, 6] });
      stage.doing(battleSector({ sector: guardian.id }), battleSector({ sector: 1 }));
      const rolls = () => stage.told('npc-rolled');
      expect(rolls()[0]).toMatchObject({ npc: 'guardian', weapon: 'missile' });
      stage.when(0, { keep: 'none' });
      expect(rolls()[1]).toMatchObject({ npc: 'gcds', weapon: 'missile' });
    });

    it('ECL-15.9.1: three tiles for the GCDS and one for taking part', () => {
      const stage = table(TWO).ships(0, 1, { dreadnought: 1 });
      stage.player(0).blueprints.dreadnought.tiles = [
        ...Array(4).fill('antimatter_cannon'),
        'hypergrid_source',
        null,
        null,
        null,
      ];
      stage.dice({ red: [6, 6, 6, 6] }).doing(battleSector({ sector: 1 }));
      expect(stage.sector(1).npc).toBeNull();
      expect(stage.player(0).drawn.cards).toHaveLength(4);
    });
  });

  describe('reputation', () => {
    it('ECL-15.9.3: a full track takes a tile only for another one', () => {
      const stage = table(['mechanema', 'terran_directorate']).tiles(0, 1, 1, 2, 3);
      stage.scene.play.move(stage.table.reputation, stage.player(0).drawn, 4);
      stage.doing(drawReputation({ seat: 0, count: 0 }));
      expect(stage.list(0)).toEqual([
        { keep: 4, give: 1 },
        { keep: 4, give: 2 },
        { keep: 4, give: 3 },
        { keep: 'none', give: 'none' },
      ]);
      stage.when(0, { keep: 4, give: 1 });
      expect(stage.player(0).reputation.cards.slice().sort()).toEqual([1, 2, 3, 4]);
      expect(stage.table.reputation.cards).toHaveLength(29);
    });

    it('ECL-14.3: ambassadors and tiles share the mixed spaces', () => {
      const stage = table(['hydran', ...TERRANS.filter((id) => id !== 'terran_federation').slice(0, 3)]);
      // One ambassador space and three mixed ones: three ambassadors leave room for one tile.
      stage
        .relate(0, 1)
        .relate(0, 2)
        .relate(0, 3)
        .doing(drawReputation({ seat: 0, count: 1 }));
      const [{ keep }] = stage.list(0);
      stage.when(0, { keep, give: 'none' }).doing(drawReputation({ seat: 0, count: 1 }));
      expect(stage.list(0)).toHaveLength(2);
      expect(stage.list(0)[0]).toMatchObject({ give: keep });
    });

    it('ECL-D37: an empty bag gives nothing', () => {
      const stage = table(TWO);
      while (stage.table.reputation.cards.length > 0)
        stage.scene.play.move(stage.table.reputation, stage.player(1).drawn);
      stage.doing(drawReputation({ seat: 0, count: 3 }));
      expect(stage.told('reputation-kept')).toMatchObject([{ seat: 0, kept: false }]);
    });
  });
});
