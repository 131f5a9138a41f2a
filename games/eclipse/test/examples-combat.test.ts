import { describe, expect, it } from 'vitest';
import { havens } from '../rules/battle/engage.ts';
import { battleSector, nextPair } from '../rules/battle/sector.ts';
import type { SectorBattle } from '../rules/battle/types.ts';
import { valuesOf } from '../rules/lookups/blueprint.ts';
import { hits, rollAll } from '../rules/lookups/dice.ts';
import { drawsOf } from '../rules/reputation.ts';
import { startAftermath, startCombat } from '../rules/round.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;

describe('examples: combat', () => {
  it('ECL-EX23 order of battles in one sector (ECL-15.1.3, 15.1.4)', () => {
    const [red, green, blue] = [0, 1, 2];
    const stage = table(TERRANS.slice(0, 3)).lay(304, FAR, 0, {
      ships: [
        [red, { interceptor: 1 }],
        [green, { interceptor: 1 }],
        [blue, { interceptor: 1 }],
      ],
    });
    stage.dice({ yellow: [6, 6] }).doing(battleSector({ sector: 304 }));
    expect(stage.told('battle-began')).toMatchObject([
      { seat: green, partner: blue },
      { seat: red, partner: green },
    ]);
  });

  it('ECL-EX24 initiative (ECL-15.2.1)', () => {
    const stage = table(TWO).learn(0, 'fusion_drive').design(0, 'interceptor', [null, null, 'fusion_drive', null]);
    stage.design(1, 'dreadnought', ['nuclear_drive', null, null, 'nuclear_drive']);
    expect(valuesOf(stage.player(0), 'interceptor').initiative).toBe(4);
    expect(valuesOf(stage.player(1), 'dreadnought').initiative).toBe(3);
  });

  it('ECL-EX25 dice of a ship type (ECL-15.5.2)', () => {
    const stage = table(TWO).learn(1, 'plasma_cannon', 'tachyon_source');
    stage.design(1, 'dreadnought', ['plasma_cannon', null, null, 'plasma_cannon', 'tachyon_source']);
    const dice = (seat: number, ship: 'interceptor' | 'dreadnought', ships: number) =>
      rollAll(valuesOf(stage.player(seat), ship).cannons, ships, () => 0).map(({ die }) => die);
    expect(dice(0, 'interceptor', 3)).toEqual(['yellow', 'yellow', 'yellow']);
    expect(dice(1, 'dreadnought', 1)).toEqual(['orange', 'orange', 'yellow', 'yellow']);
  });

  it('ECL-EX26 retreat destinations (ECL-15.7.1)', () => {
    const [green, red] = [0, 1];
    // 107 opens on all edges but 4; the three neighbours open towards it.
    const stage = table(TWO).lay(107, [6, -3], 0, {
      ships: [
        [green, { interceptor: 1 }],
        [red, { interceptor: 1 }],
      ],
    });
    stage.lay(304, [6, -4], 0, { disc: green });
    stage.lay(313, [6, -2], 0);
    stage.lay(310, [7, -3], 2, { disc: green, ships: [[red, { interceptor: 1 }]] });
    expect(havens(stage.table, green, 107)).toEqual([304]);
    expect(havens(stage.table, red, 107)).toEqual([]);
  });

  it('ECL-EX27 NPC dice assignment (ECL-15.6.1, ECL-D30)', () => {
    const stage = table(TWO).lay(101, FAR, 0, { guarded: true });
    stage.learn(0, 'improved_hull').design(0, 'cruiser', [null, null, null, null, 'improved_hull']);
    stage.ships(0, 101, { dreadnought: 1, cruiser: 1, interceptor: 1 });
    // Interceptors and the Ancient act before the big ships; the Interceptor misses.
    stage.dice({ yellow: [0, 5, 6] }).doing(battleSector({ sector: 101 }));
    expect(stage.told('npc-rolled')[0]).toMatchObject({ dice: [{ face: 5 }, { face: 6 }], hits: 2 });
    expect(stage.told('ship-destroyed')[0]).toMatchObject({ seat: 0, ship: 'interceptor' });
    expect(stage.told('ship-hit').slice(0, 2)).toMatchObject([
      { ship: 'interceptor', damage: 1 },
      { ship: 'dreadnought', damage: 1 },
    ]);
  });

  it('ECL-EX28 missiles (ECL-15.3.1)', () => {
    const stage = table(TWO).learn(0, 'plasma_missile').design(0, 'cruiser', [null, null, 'plasma_missile']);
    stage.lay(304, FAR, 0, {
      ships: [
        [1, { dreadnought: 1 }],
        [0, { cruiser: 2 }],
      ],
    });
    stage.dice({ orange: [2, 2, 2, 2], yellow: [0, 0, 0, 0, 6, 6, 6, 6] }).doing(battleSector({ sector: 304 }));
    const rolls = stage.told('rolled').filter(({ seat }) => seat === 0);
    expect(rolls[0]).toMatchObject({ weapon: 'missile', dice: Array(4).fill({ die: 'orange', face: 2 }) });
    expect(rolls.slice(1).every(({ weapon }) => weapon === 'cannon')).toBe(true);
  });

  it('ECL-EX29 population attack (ECL-16.2)', () => {
    const [red, blue] = [0, 1];
    const stage = table(TWO).learn(red, 'plasma_cannon');
    stage.design(red, 'interceptor', ['plasma_cannon']).lay(301, FAR, 0, { disc: blue });
    stage.settle(blue, 301, 0, 1, 2).ships(red, 301, { interceptor: 3 });
    stage
      .dice({ orange: [6, 4, 2] })
      .doing(startAftermath({}))
      .when(red, { how: 'attack' });
    stage.when(red, { square: 0 }).when(red, { square: 2 });
    expect(stage.sector(301)).toMatchObject({ disc: blue, cubes: [false, true, false] });
    expect(stage.told('cube-returned').slice(0, 2)).toMatchObject([
      { seat: blue, cube: 'money', place: 'graveyard' },
      { seat: blue, cube: 'materials', place: 'graveyard' },
    ]);
  });

  it('ECL-EX30 full battle (ECL-15.2 to 15.9, 16.2, 16.6, 16.7)', () => {
    const [johanna, vernor] = [0, 1];
    const stage = table(['mechanema', 'hydran']);
    stage.learn(johanna, 'plasma_missile', 'fusion_source', 'fusion_drive');
    stage.learn(vernor, 'plasma_missile', 'plasma_cannon', 'gauss_shield', 'improved_hull');
    stage.learn(vernor, 'fusion_source', 'fusion_drive');
    stage.design(johanna, 'interceptor', [null, null, null, 'plasma_missile']);
    stage.design(johanna, 'cruiser', ['positron_computer', null, 'ion_cannon', 'fusion_source', null, 'fusion_drive']);
    stage.design(vernor, 'interceptor', [null, 'fusion_source', 'fusion_drive', 'plasma_missile']);
    stage.design(vernor, 'cruiser', [
      'plasma_missile',
      'plasma_cannon',
      'gauss_shield',
      'fusion_source',
      'improved_hull',
      'fusion_drive',
    ]);
    stage.lay(317, FAR, 0, { disc: johanna }).settle(johanna, 317, 0);
    stage.lay(304, [6, -2], 0, { disc: vernor });
    stage.ships(johanna, 317, { interceptor: 3, cruiser: 1 }).ships(vernor, 317, { interceptor: 3, cruiser: 1 });
    expect(stage.faults).toEqual([]);
    stage.dice({ orange: [6, 6, 5, 4, 3, 2, 6, 6, 3, 2, 6, 6, 6], yellow: [3, 4, 2, 0, 2] });
    stage.doing(startCombat({}));

    // 1 to 3: missiles
    stage.when(vernor, { ship: 'interceptor', at: 0 }).when(vernor, { ship: 'interceptor', at: 1 });
    stage.when(johanna, { ship: 'interceptor' }).when(johanna, { ship: 'cruiser' });
    const ships = (seat: number) => stage.sector(317).fleets.find((fleet) => fleet.seat === seat);
    expect(ships(johanna)).toMatchObject({ interceptor: 1, cruiser: 1 });
    expect(ships(vernor)).toMatchObject({ interceptor: 2, cruiser: 1 });

    // 4 to 7: first engagement round
    stage.when(johanna, { order: ['interceptor', 'cruiser'] });
    stage.when(vernor, { do: 'retreat', to: 304 });
    expect(ships(vernor)).toMatchObject({ interceptor: 1, cruiser: 1 });
    // The Cruiser's shield stops the 4 that hits a retreating Interceptor.
    stage.when(vernor, { do: 'attack' }).when(vernor, { ship: 'interceptor' });
    expect(ships(johanna)).toMatchObject({ interceptor: 0, cruiser: 1 });

    // 8: second engagement round
    stage.when(vernor, { do: 'attack' });
    expect(ships(johanna)).toBeUndefined();
    expect(stage.sector(304).fleets).toMatchObject([{ seat: vernor, interceptor: 1 }]);

    // 9: reputation
    expect(stage.table.players[johanna].drawn.cards).toHaveLength(3);
    const first = stage.list<{ keep: number }>(johanna)[0];
    stage.when(johanna, first);
    expect(stage.table.players[vernor].drawn.cards).toHaveLength(5);
    stage.when(vernor, { keep: 'none' });
    expect(stage.player(johanna).reputation.cards).toEqual([first.keep]);

    // 10 and 11: population, control
    stage.when(vernor, { how: 'attack' });
    expect(stage.told('cube-returned')).toMatchObject([{ seat: johanna, cube: 'money', place: 'graveyard' }]);
    expect(stage.told('disc-lost')).toMatchObject([{ seat: johanna, sector: 317 }]);
    stage.when(vernor, { claim: true });
    expect(stage.sector(317).disc).toBe(vernor);
    expect(stage.table.battle).toBeNull();
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX33 hit values (ECL-15.5.1)', () => {
    const faces = [0, 2, 3, 4, 5, 6];
    const hitting = (computer: number, shield: number) => faces.filter((face) => hits(face, computer, shield));
    expect(hitting(2, 1)).toEqual([5, 6]);
    expect(hitting(2, 0)).toEqual([4, 5, 6]);
    expect(hitting(5, 0)).toEqual([2, 3, 4, 5, 6]);
    expect(hitting(0, 4)).toEqual([6]);
  });

  it('ECL-EX37 retreat of all ships that die (ECL-15.7.4)', () => {
    const stage = table(TWO).learn(0, 'flux_missile').design(0, 'interceptor', [null, null, null, 'flux_missile']);
    stage.disarm(0).lay(304, FAR, 0, {
      ships: [
        [1, { interceptor: 2 }],
        [0, { interceptor: 1 }],
      ],
    });
    stage.lay(310, [6, -2], 0, { disc: 0 });
    stage
      .dice({ yellow: [6, 0, 6] })
      .doing(battleSector({ sector: 304 }))
      .when(0, { do: 'retreat', to: 310 });
    const parties = (stage.table.battle as SectorBattle).parties;
    expect(parties.map(({ seat, fled }) => [seat, fled])).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(parties.map(drawsOf)).toEqual([2, 1]);
  });

  it('ECL-EX38 discovery tile in a Draco sector (ECL-16.8)', () => {
    const [draco, red] = [0, 1];
    const stage = table(['draco', 'terran_directorate']).disarm(draco).disarm(red);
    stage.nextDiscovery('money_8').lay(305, FAR, 0, { disc: draco, guarded: true }).settle(draco, 305, 0, 1);
    stage.ships(red, 305, { cruiser: 1 });
    // Ancient and Cruiser have initiative 2; the Ancient fires first and misses twice.
    stage.dice({ yellow: [0, 0, 6, 0, 0, 6, 0] }).doing(startCombat({}));
    stage.when(red, { keep: 'none' }).when(red, { how: 'attack' });
    expect(stage.sector(305)).toMatchObject({ disc: draco, cubes: [true, true], npc: null });
    expect(stage.told('discovery-found')).toMatchObject([{ seat: draco, tile: 'money_8', sector: 305 }]);
  });

  it('ECL-EX44 order in which sectors are influenced after combat (ECL-16.6, 16.7, ECL-D51)', () => {
    const [red, blue] = [0, 1];
    const stage = table(TWO).disarm(red).disarm(blue).lay(311, FAR, 0).lay(208, [7, -4], 0, { disc: blue });
    stage.ships(blue, 311, { cruiser: 1 }).ships(red, 208, { cruiser: 1 }).discs(blue, 0);
    stage.doing(startAftermath({}));
    expect(stage.scene.asked(red)).toMatchObject({ question: 'combat-claim', about: { sector: 208 } });
    expect(stage.player(blue).discs).toBe(1);
    stage.when(red, { claim: true });
    expect(stage.sector(208).disc).toBe(red);
    expect(stage.sector(311).disc).toBeNull();
    expect(stage.told('claimed')).toMatchObject([{ seat: red, sector: 208 }]);
  });

  it('ECL-15.1.3: nobody fights where nobody has an opponent', () => {
    const stage = table(['draco', 'terran_directorate']).lay(305, FAR, 0, { guarded: true });
    stage.ships(0, 305, { cruiser: 1 }).doing(startCombat({}));
    expect(stage.told('combat-began')).toMatchObject([{ sectors: [] }]);
    expect(nextPair(stage.table, { parties: [] })).toBeNull();
  });
});
