import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../data/index.ts';
import { production, upkeep } from '../rules/lookups/economy.ts';
import { startUpkeep } from '../rules/round.ts';
import { standing } from '../rules/scoring.ts';
import { TERRANS, table } from './stage.ts';

const income = (stage: ReturnType<typeof table>, seat: number) =>
  RESOURCES.map((resource) => production(stage.player(seat), resource));

describe('examples: tracks, research, upkeep, scoring', () => {
  it('ECL-EX01 production of the tracks (ECL-3.2.2)', () => {
    const stage = table(TERRANS.slice(0, 2));
    stage.player(0).tracks = { materials: 4, science: 2, money: 5 };
    expect(income(stage, 0)).toEqual([15, 21, 12]);
  });

  it('ECL-EX02 upkeep shown by the influence track (ECL-3.3.1)', () => {
    const stage = table(TERRANS.slice(0, 2)).discs(0, 9);
    expect(upkeep(stage.player(0))).toBe(2);
  });

  it('ECL-EX03 colony ships (ECL-6.9, 3.2.5)', () => {
    const stage = table(['terran_federation', 'terran_union']).lay(209, [3, -3], 0, { disc: 0 }).ready();
    expect(stage.player(0).tracks).toEqual({ materials: 10, science: 10, money: 10 });
    stage
      .when(0, { do: 'research' })
      .when(0, { do: 'colonize', sector: 209, square: 0 })
      .when(0, { do: 'colonize', sector: 209, square: 1 });
    expect(stage.player(0).colony).toEqual({ ready: 1, used: 2 });
    expect(stage.sector(209).cubes).toEqual([true, true]);
    expect(stage.player(0).tracks).toEqual({ materials: 10, science: 9, money: 9 });
    expect(income(stage, 0)).toEqual([3, 4, 4]);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX05 discount and minimum cost (ECL-8.2)', () => {
    const stage = table(TERRANS.slice(0, 2)).learn(0, 'monolith', 'orbital').offer('fusion_drive');
    stage.store(0, { science: 3 }).ready().when(0, { do: 'research' }).when(0, { tech: 'fusion_drive' });
    expect(stage.player(0).storage.science).toBe(0);
    expect(stage.player(0).techs.nano).toEqual(['monolith', 'orbital', 'fusion_drive']);
    expect(stage.told('researched')).toMatchObject([{ cost: 3 }]);
  });

  it('ECL-EX16 research twice with Hydran (ECL-8.2, 6.4)', () => {
    const stage = table(['hydran', 'terran_union']).learn(0, 'fusion_drive', 'orbital', 'advanced_robotics');
    stage.offer('nanorobots', 'wormhole_generator').store(0, { science: 10 }).ready();
    stage.when(0, { do: 'research' }).when(0, { tech: 'nanorobots' }).when(0, { tech: 'wormhole_generator' });
    expect(stage.told('researched').map(({ cost }) => cost)).toEqual([2, 8]);
    expect(stage.player(0).storage.science).toBe(0);
    expect(stage.player(0).techs.nano).toHaveLength(6);
  });

  it('ECL-EX31 upkeep with too little Money (ECL-17.3 to 17.6)', () => {
    const stage = table(TERRANS.slice(0, 2)).lay(208, [3, -3], 0, { disc: 0 });
    stage.player(0).tracks = { materials: 8, science: 10, money: 9 };
    stage.player(0).colony = { ready: 0, used: 3 };
    stage.store(0, { materials: 0, science: 0, money: 0 }).discs(0, 7).doing(startUpkeep({}));
    expect(stage.scene.asked(0)).toMatchObject({ question: 'bankruptcy', about: { missing: 1 } });
    stage.when(0, { do: 'abandon', sector: 208 });
    expect(stage.player(0).storage).toEqual({ materials: 6, science: 3, money: 1 });
    expect(stage.told('upkeep-paid')).toContainEqual(
      expect.objectContaining({ seat: 0, upkeep: 3, income: 4, money: 1 }),
    );
  });

  it('ECL-EX32 scoring (ECL-19)', () => {
    const stage = table(['draco', 'terran_directorate', 'terran_federation', 'terran_union']).tiles(0, 1, 1, 4);
    stage.relate(0, 1).lay(102, [0, -1], 0, { disc: 0 }).lay(103, [1, -1], 0, { disc: 0 });
    stage.lay(109, [1, 0], 0, { disc: 0 }).lay(306, [5, -5], 0, { disc: 0 });
    stage.sector(306).monolith = true;
    stage.table.traitor = 0;
    const { kept } = stage.player(0);
    for (let i = 0; i < 2; i++) stage.scene.play.move(stage.table.discoveries.supply, kept);
    stage.learn(0, 'orbital', 'advanced_robotics', 'advanced_labs');
    stage.learn(0, 'gauss_shield', 'fusion_source', 'improved_hull', 'positron_computer', 'advanced_economy');
    stage.learn(0, 'neutron_bombs', 'starbase', 'plasma_cannon');
    stage.sector(103).npc = { kind: 'ancient', count: 2 };
    const [row] = standing(stage.scene.play.match).rows;
    expect(Object.fromEntries(row.items.map(({ item, points }) => [item, points]))).toEqual({
      reputation: 6,
      ambassadors: 1,
      sectors: 12,
      monoliths: 3,
      discoveries: 4,
      traitor: -2,
      techs: 3,
      'warp-portal': 0,
      'ancient-portal': 0,
      planta: 0,
      draco: 2,
    });
    expect(row.total).toBe(29);
  });

  it('ECL-EX35 extra discs (ECL-3.3.2, 27.1)', () => {
    const stage = table(TERRANS.slice(0, 2)).offer('quantum_grid', 'advanced_robotics').store(0, { science: 40 });
    expect(stage.player(0).discs).toBe(12);
    stage.ready().when(0, { do: 'research' }).when(0, { tech: 'quantum_grid' });
    expect(stage.player(0).discs).toBe(13);
    expect(upkeep(stage.player(0))).toBe(0);
    stage.turnOf(0).when(0, { do: 'research' });
    expect(stage.player(0).discs).toBe(12);
    stage.when(0, { tech: 'advanced_robotics' });
    expect(stage.player(0).discs).toBe(13);
    stage.player(0).discs += 1;
    expect(upkeep(stage.player(0))).toBe(0);
  });

  it('ECL-EX41 trade at any time, one kind of resource (ECL-3.1.3)', () => {
    const stage = table(['orion', 'terran_union']).offerOnly('plasma_cannon').learn(1, 'nanorobots');
    stage.player(0).techs.military = [];
    stage.store(0, { materials: 9, science: 5, money: 0 }).ready().when(0, { do: 'research' });
    expect(stage.may(0, { tech: 'plasma_cannon' })).toBe(false);
    stage.when(0, { do: 'trade', give: 'materials', get: 'science' });
    expect(stage.may(0, { do: 'trade', give: 'materials', get: 'science' })).toBe(true);
    expect(stage.may(0, { do: 'trade', give: 'money' })).toBe(false);
    stage.when(0, { tech: 'plasma_cannon' });
    expect(stage.player(0).storage).toEqual({ materials: 5, science: 0, money: 0 });
  });
});
