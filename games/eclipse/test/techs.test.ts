import { describe, expect, it } from 'vitest';
import { PARTS, TECH_IDS, TECHS, type TechEffect, type TechId, techOf } from '../data/index.ts';
import { colonies } from '../rules/colony.ts';
import { activations } from '../rules/lookups/economy.ts';
import { pinned } from '../rules/lookups/fleets.ts';
import { startAftermath } from '../rules/round.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;
const effectOf = (tech: TechId): TechEffect => TECHS[tech].effect;
const withEffect = (type: TechEffect['type']) => TECH_IDS.filter((tech) => effectOf(tech).type === type);

/** Terran Federation researches it for its printed price; seat 1 is Hydran. */
const researched = (tech: TechId) => {
  const stage = table(['terran_directorate', 'hydran'], { warpPortals: true }).offer(tech);
  if (tech === 'starbase') stage.player(0).techs.military = [];
  stage.store(0, { science: 40 }).ready().when(0, { do: 'research' });
  const [answer] = stage.list(0, { tech });
  return stage.when(0, answer);
};

describe('technologies', () => {
  it.each(TECH_IDS)('ECL-8.1, 8.3: %s goes from the tray to a track and cannot be had twice', (tech) => {
    const stage = researched(tech);
    const { category } = techOf(tech);
    const track = category === 'rare' ? 'military' : category;
    expect(stage.player(0).techs[track]).toContain(tech);
    expect(stage.table.techs.taken.cards).toEqual([tech]);
    const again = table(TWO, { warpPortals: true }).learn(0, tech).learn(1, 'nanorobots');
    if (category !== 'rare') again.offer(tech);
    again.store(0, { science: 40 }).ready().when(0, { do: 'research' });
    expect(again.may(0, { tech })).toBe(false);
  });

  it.each(withEffect('part'))('ECL-9.2: %s unlocks its part and no other', (tech) => {
    const effect = effectOf(tech);
    const part = effect.type === 'part' ? effect.part : 'hull';
    // A big source on the Dreadnought makes every part affordable in energy.
    const stage = (owner: number) => {
      const made = table(TWO).learn(owner, tech);
      made.player(0).blueprints.dreadnought.tiles[4] = 'hypergrid_source';
      return made.ready().when(0, { do: 'upgrade' });
    };
    expect(stage(1).may(0, { part })).toBe(false);
    expect(stage(0).may(0, { part, ship: 'dreadnought', slot: 3 })).toBe(true);
    const technical = Object.keys(PARTS).filter((id) => PARTS[id as 'hull'].source === 'technology' && id !== part);
    for (const other of technical) expect(stage(0).may(0, { part: other }), other).toBe(false);
  });

  it.each(withEffect('build'))('ECL-10.2: %s may be built only with it', (tech) => {
    const stage = (known: boolean) => {
      const made = table(TWO).store(0, { materials: 40 });
      made.player(0).techs.military = [];
      return (known ? made.learn(0, tech) : made).ready().when(0, { do: 'build' });
    };
    expect(stage(false).may(0, { item: tech })).toBe(false);
    expect(stage(false).scene.refusal(0, { do: 'build', item: tech, sector: 221 }).details).toMatchObject({
      why: 'needs-tech',
    });
    expect(stage(true).may(0, { item: tech, sector: 221 })).toBe(true);
  });

  it.each(withEffect('activations'))(
    'ECL-6.4, 13.2: %s adds activations to the action, not to the reaction',
    (tech) => {
      const effect = effectOf(tech);
      if (effect.type !== 'activations') return;
      const stage = table(TWO);
      const before = activations(stage.player(0), effect.action);
      stage.learn(0, tech);
      expect(activations(stage.player(0), effect.action)).toBe(before + effect.amount);
      stage.player(0).passed = true;
      stage.turnOf(0).when(0, { do: effect.action });
      expect(stage.scene.asked(0).about).toMatchObject({ left: 1 });
    },
  );

  it.each(withEffect('advanced'))('ECL-3.2.6: %s opens advanced squares, gray ones too', (tech) => {
    const effect = effectOf(tech);
    if (effect.type !== 'advanced') return;
    // 001 has advanced Science and Materials, 304 advanced Money, 110 an advanced gray square.
    const stage = table(TWO).clear(1).own(0, 1).lay(304, FAR, 0, { disc: 0 }).lay(110, [7, -3], 0, { disc: 0 });
    const open = () => colonies(stage.table, 0).map(({ sector, square, cube }) => `${sector}/${square}/${cube}`);
    const before = open();
    stage.learn(0, tech);
    const fresh = open().filter((place) => !before.includes(place));
    const home = ['money', 'science'].map((cube, i) => [cube, `221/${2 * i + 1}/${cube}`]);
    const places: Record<string, string[]> = {
      materials: ['1/5/materials'],
      science: ['1/3/science'],
      money: ['304/0/money', '110/0/money'],
    };
    const expected = effect.resources.flatMap((cube) => [
      ...places[cube],
      `110/1/${cube}`,
      ...home.flatMap(([of, place]) => (of === cube ? [place] : [])),
    ]);
    expect(fresh.sort()).toEqual(expected.sort());
  });

  it.each(withEffect('discs'))('ECL-8.5: %s brings spare discs to the influence track at once', (tech) => {
    const effect = effectOf(tech);
    const amount = effect.type === 'discs' ? effect.amount : 0;
    const stage = researched(tech);
    expect(stage.player(0).discs).toBe(12 - 1 + amount);
    expect(stage.player(0).spare).toBe(3 - amount);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-8.5: Artifact Key gives 5 of one resource for each Artifact in own sectors', () => {
    const stage = table(TWO).offer('artifact_key').lay(107, FAR, 0, { disc: 0 }).lay(302, [7, -3], 0);
    stage.store(0, { materials: 0, science: 16, money: 0 }).ready();
    stage.when(0, { do: 'research' }).when(0, { tech: 'artifact_key' });
    stage.when(0, { resource: 'science' }).when(0, { resource: 'money' });
    expect(stage.player(0).storage).toEqual({ materials: 0, science: 5, money: 5 });
    expect(stage.told('artifact-used').map(({ sector }) => sector)).toEqual([221, 107]);
  });

  it('ECL-7.19: Ancient Labs draws a tile; what it places goes to the home sector', () => {
    const stage = table(TWO).offer('ancient_labs').nextDiscovery('ancient_cruiser').store(0, { science: 13 }).ready();
    stage.when(0, { do: 'research' }).when(0, { tech: 'ancient_labs', track: 'nano' }).when(0, { use: true });
    expect(stage.sector(221).fleets).toMatchObject([{ interceptor: 1, cruiser: 1 }]);
  });

  it('ECL-8.5, ECL-D16: Warp Portal goes to an own sector, and cannot be researched without one', () => {
    const stage = table(TWO, { warpPortals: true }).offer('warp_portal').lay(304, FAR, 0, { disc: 0 });
    stage.store(0, { science: 20 }).ready().when(0, { do: 'research' });
    stage.when(0, { tech: 'warp_portal', track: 'grid' }).when(0, { sector: 304 });
    expect(stage.sector(304).portals).toEqual(['tech']);

    const homeless = table(TWO, { warpPortals: true }).offer('warp_portal').store(0, { science: 20 });
    homeless.sector(221).disc = null;
    homeless.ready().when(0, { do: 'research' });
    expect(homeless.may(0, { tech: 'warp_portal' })).toBe(false);
    expect(homeless.scene.refusal(0, { do: 'research', tech: 'warp_portal', track: 'grid' }).details).toMatchObject({
      why: 'no-sector-for-portal',
      rule: 'ECL-D16',
    });
  });

  describe('ECL-16.3: Neutron Bombs and Neutron Absorber', () => {
    const invaded = () => {
      const stage = table(TWO).lay(301, FAR, 0, { disc: 1 }).settle(1, 301, 0, 1, 2);
      return stage.ships(0, 301, { interceptor: 1 }).learn(0, 'neutron_bombs');
    };

    it('bombs destroy all cubes without a roll', () => {
      const stage = invaded().doing(startAftermath({})).when(0, { how: 'bombs' });
      expect(stage.told('cube-destroyed')).toHaveLength(3);
      expect(stage.told('population-attacked')).toEqual([]);
      expect(stage.told('disc-lost')).toMatchObject([{ seat: 1, sector: 301 }]);
    });

    it('not against an Absorber', () => {
      const stage = invaded().learn(1, 'neutron_absorber').doing(startAftermath({}));
      expect(stage.list(0).map(({ how }) => how)).toEqual(['attack', 'no']);
      expect(stage.scene.refusal(0, { how: 'bombs' }).details).toMatchObject({ why: 'neutron-absorber' });
    });

    it('ECL-D52: unarmed ships may use them', () => {
      const stage = invaded();
      stage.player(0).blueprints.interceptor.tiles[0] = 'hull';
      stage.doing(startAftermath({}));
      expect(stage.list(0).map(({ how }) => how)).toEqual(['bombs', 'no']);
    });
  });

  it('ECL-3.6.2: Cloaking Device: two opponent ships pin one', () => {
    const stage = table(TWO).lay(304, FAR, 0, {
      ships: [
        [0, { interceptor: 3 }],
        [1, { interceptor: 3 }],
      ],
    });
    expect(pinned(stage.table, stage.sector(304), 0)).toBe(3);
    stage.learn(0, 'cloaking_device');
    expect(pinned(stage.table, stage.sector(304), 0)).toBe(1);
    expect(pinned(stage.table, stage.sector(304), 1)).toBe(3);
  });

  it('ECL-14.2: the Wormhole Generator does not help diplomacy', () => {
    const stage = table(TERRANS.slice(0, 4)).learn(0, 'wormhole_generator').disarm(0).disarm(1);
    stage.lay(304, [6, -4], 0, { disc: 0 }).lay(306, [6, -3], 0, { disc: 1 }).ready().when(0, { do: 'build' });
    expect(stage.scene.refusal(0, { do: 'propose', partner: 1 }).details).toMatchObject({ why: 'no-common-border' });
  });
});
