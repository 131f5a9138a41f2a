import { describe, expect, it } from 'vitest';
import { valuesOf } from '../rules/lookups/blueprint.ts';
import { zones } from '../rules/lookups/explore.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);

/** The hex beyond the north edge of home N is (0,-3); hexes with wormholes 0 and 3 make a straight line there. */
describe('examples: actions', () => {
  it('ECL-EX04 where one may explore (ECL-7.1, 7.2, 7.5)', () => {
    const stage = table(TWO).nextHex(106).ready().when(0, { do: 'explore' });
    const listed = stage.list(0, { do: 'explore' }).map(({ q, r }) => `${q},${r}`);
    expect(listed.sort()).toEqual(['-1,-1', '0,-1', '0,-3', '1,-3']);
    stage.when(0, { q: 0, r: -1 });
    expect(stage.list(0, { do: 'place' }).map(({ rotation }) => rotation)).toEqual([0, 3, 4, 5]);
    expect(stage.scene.refusal(0, { do: 'place', sector: 106, rotation: 1 }).details).toMatchObject({
      why: 'no-connection',
      rule: 'ECL-7.5',
    });
  });

  describe('ECL-EX06 Wormhole Generator (ECL-3.4.4, 7.1, 7.5, 11.2, 12.2)', () => {
    const laid = () => {
      const stage = table(TWO);
      const east = stage.table.map.find(({ q, r }) => q === 2 && r === 0);
      const other = stage.table.map.find(({ id }) => id === 271);
      if (other && east) [other.id, east.id] = [east.id, other.id];
      else if (east) east.id = 271;
      stage
        .clear(271)
        .disarm(0)
        .lay(304, [3, -1], 1, { disc: 0, ships: [[0, { interceptor: 1 }]] });
      return stage.lay(310, [3, -2], 0).lay(306, [4, -2], 0).lay(313, [3, 0], 0);
    };
    const NEAR = [271, 306, 310, 313];
    const from304 = (stage: ReturnType<typeof laid>) =>
      stage
        .list<{ from: number; to: number }>(0, { do: 'move', ship: 'interceptor' })
        .filter(({ from }) => from === 304)
        .map(({ to }) => to)
        .sort();
    const claimable = (stage: ReturnType<typeof laid>) =>
      stage
        .list<{ to: number }>(0, { do: 'influence', from: 'track' })
        .map(({ to }) => to)
        .filter((to) => NEAR.includes(to))
        .sort();
    const hasZone = (stage: ReturnType<typeof laid>, q: number, r: number) =>
      zones(stage.table, 0).some((zone) => zone.q === q && zone.r === r);

    it('without it no half connection can be used', () => {
      expect(from304(laid().ready().when(0, { do: 'move' }))).toEqual([]);
      expect(claimable(laid().ready().when(0, { do: 'influence' }))).toEqual([]);
      expect(hasZone(laid(), 4, -1)).toBe(false);
      expect(hasZone(laid(), 2, -1)).toBe(false);
    });

    it('with it move, influence and explore use them', () => {
      const stage = () => laid().learn(0, 'wormhole_generator');
      expect(from304(stage().ready().when(0, { do: 'move' }))).toEqual(NEAR);
      expect(claimable(stage().ready().when(0, { do: 'influence' }))).toEqual(NEAR);
      expect(hasZone(stage(), 4, -1)).toBe(true);
      const exploring = stage().nextHex(307).ready().when(0, { do: 'explore' }).when(0, { q: 4, r: -1 });
      // 307 has wormholes 0, 2, 3; towards P it needs one on edge 5.
      expect(exploring.list(0, { do: 'place' }).map(({ rotation }) => rotation)).toEqual([2, 3, 5]);
      const middle = stage().nextHex(201).ready().when(0, { do: 'explore' }).when(0, { q: 2, r: -1 });
      // 201 has wormholes 1, 3, 5; towards P it needs one on edge 2.
      expect(middle.list(0, { do: 'place' }).map(({ rotation }) => rotation)).toEqual([1, 3, 5]);
    });
  });

  it('ECL-EX07 upgrade with two activations (ECL-9.1, 9.3, 9.4, 3.5.3)', () => {
    const stage = table(['eridani', 'terran_union']);
    stage.design(0, 'interceptor', ['fusion_drive', null, 'fusion_drive', null]).ready().when(0, { do: 'upgrade' });
    expect(stage.may(0, { part: 'plasma_cannon', ship: 'interceptor', slot: 0 })).toBe(false);
    stage
      .when(0, { do: 'return', ship: 'interceptor', slot: 0 })
      .when(0, { part: 'plasma_cannon', ship: 'interceptor', slot: 0 })
      .when(0, { part: 'gauss_shield', ship: 'interceptor', slot: 3 });
    expect(valuesOf(stage.player(0), 'interceptor')).toMatchObject({
      energyProduced: 4,
      energyUsed: 4,
      cannons: [0, 1, 0, 0],
      shield: 1,
      movement: 2,
      initiative: 4,
    });
    expect(stage.scene.play.awaited).toEqual([1]);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX08 build two ships (ECL-10.1, 6.4)', () => {
    const stage = table(TWO).lay(304, [0, -3], 0, { disc: 0 }).store(0, { materials: 13 }).ready();
    stage.when(0, { do: 'build' }).when(0, { item: 'cruiser', sector: 221 });
    stage.when(0, { item: 'dreadnought', sector: 304 });
    expect(stage.player(0).storage.materials).toBe(0);
    expect(stage.sector(304).fleets).toMatchObject([{ seat: 0, dreadnought: 1 }]);
    expect(stage.faults).toEqual([]);
  });

  describe('ECL-EX09 movement and pinning (ECL-11.1, 11.3, 3.6)', () => {
    /** W - X - Y from north to south, far from everything else. */
    const chain = () => table(TWO).lay(304, [5, -4], 0).lay(310, [5, -3], 0).lay(313, [5, -2], 0);

    it('the first ship must stop beside one enemy, the second may go on', () => {
      const stage = chain().learn(0, 'fusion_drive').design(0, 'interceptor', [null, null, 'fusion_drive', null]);
      stage.ships(0, 304, { interceptor: 2 }).ships(1, 310, { interceptor: 1 }).ready().when(0, { do: 'move' });
      expect(stage.scene.asked(0).about).toEqual({ left: 3 });
      stage.when(0, { ship: 'interceptor', from: 304, to: 310 });
      expect(stage.scene.asked(0)).toMatchObject({ question: 'move', about: { left: 2 } });
      stage.when(0, { from: 304, to: 310 });
      expect(stage.scene.asked(0).question).toBe('move-on');
      stage.when(0, { to: 313 });
      expect(stage.sector(310).fleets).toMatchObject([{ seat: 1 }, { seat: 0, interceptor: 1 }]);
      expect(stage.sector(313).fleets).toMatchObject([{ seat: 0, interceptor: 1 }]);
      stage.when(0, { do: 'end' });
      expect(stage.scene.play.awaited).toEqual([1]);
      expect(stage.faults).toEqual([]);
    });

    it('one ship may move twice and another once', () => {
      const stage = chain().learn(0, 'tachyon_drive', 'fusion_source');
      stage.design(0, 'interceptor', ['nuclear_drive']).ships(0, 304, { interceptor: 1 });
      stage.design(0, 'cruiser', [null, null, null, 'fusion_source', null, 'tachyon_drive']);
      stage.ships(0, 313, { cruiser: 1 }).ready().when(0, { do: 'move' });
      stage.when(0, { ship: 'interceptor', from: 304 }).when(0, { to: 313 });
      stage.when(0, { ship: 'interceptor', from: 313 }).when(0, { to: 304 });
      stage.when(0, { ship: 'cruiser', from: 313, to: 310 }).when(0, { to: 304 }).when(0, { to: 310 });
      expect(stage.sector(304).fleets).toMatchObject([{ interceptor: 1, cruiser: 0 }]);
      expect(stage.sector(310).fleets).toMatchObject([{ interceptor: 0, cruiser: 1 }]);
    });
  });

  it('ECL-EX10 influence (ECL-12.1 to 12.5)', () => {
    const stage = table(TWO).lay(304, [0, -3], 0).lay(302, [1, -3], 0).lay(102, [0, -1], 0);
    stage.lay(201, [-1, -1], 0, { disc: 0 }).settle(0, 201, 0).discs(0, 7);
    stage.player(0).colony = { ready: 1, used: 2 };
    stage.ready().when(0, { do: 'influence' });
    const [a, b, c] = [304, 302, 102];
    for (const to of [a, b, c]) expect(stage.may(0, { from: 'track', to })).toBe(true);
    const money = stage.player(0).tracks.money;
    stage.when(0, { from: 'track', to: a }).when(0, { from: 201, to: 'track' });
    stage.when(0, { do: 'refresh' }).when(0, { do: 'refresh' });
    expect(stage.sector(a).disc).toBe(0);
    expect(stage.sector(201)).toMatchObject({ disc: null, cubes: [false, false] });
    expect(stage.player(0).tracks.money).toBe(money + 1);
    expect(stage.player(0).discs).toBe(6);
    expect(stage.player(0).colony).toEqual({ ready: 3, used: 0 });
    expect(stage.may(0, { do: 'refresh' })).toBe(false);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX11 reaction (ECL-13.1, 13.2)', () => {
    const stage = table(TWO).learn(0, 'nanorobots').discs(0, 5).store(0, { materials: 6 });
    stage.player(0).passed = true;
    stage.turnOf(0).when(0, { do: 'build' });
    expect(stage.scene.asked(0).about).toEqual({ left: 1 });
    stage.when(0, { item: 'interceptor' });
    expect(stage.player(0)).toMatchObject({ discs: 4, spent: { reaction: 1 }, storage: { materials: 3 } });
    expect(stage.sector(221).fleets).toMatchObject([{ interceptor: 2 }]);
    expect(stage.scene.play.awaited).toEqual([1]);
  });

  it('ECL-EX13 build a Cruiser and an Orbital (ECL-10.1, 6.3)', () => {
    const stage = table(TWO).learn(0, 'orbital').store(0, { materials: 12 }).ready();
    stage.when(0, { do: 'build' }).when(0, { item: 'cruiser' }).when(0, { item: 'orbital' });
    expect(stage.player(0)).toMatchObject({ storage: { materials: 3 }, discs: 11, spent: { build: 1 } });
    expect(stage.sector(221)).toMatchObject({ orbital: 'empty', fleets: [{ interceptor: 1, cruiser: 1 }] });
  });

  it('ECL-EX14 explore with Planta (ECL-7.4 to 7.11)', () => {
    const stage = table(['planta', 'terran_directorate'], { warpPortals: true }).nextHex(281, 304);
    stage.player(0).colony = { ready: 2, used: 2 };
    stage.nextDiscovery('money_8').ready();
    const { discs } = stage.player(0);
    stage.when(0, { do: 'explore' }).when(0, { q: -1, r: -1 });
    const [place] = stage.list(0, { do: 'place' });
    stage.when(0, place).when(0, { use: false }).when(0, { claim: true });
    stage.when(0, { do: 'colonize', sector: 281, square: 0 }).when(0, { do: 'colonize', sector: 281, square: 1 });
    stage.when(0, { do: 'explore', q: 0, r: -3 }).when(0, { do: 'discard' });
    expect(stage.player(0).kept.cards).toEqual(['money_8']);
    expect(stage.sector(281)).toMatchObject({ disc: 0, cubes: [true, true] });
    expect(stage.player(0).colony).toEqual({ ready: 0, used: 4 });
    expect(stage.table.stacks.outer.discard.cards).toEqual([304]);
    expect(stage.player(0).discs).toBe(discs - 2);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX15 upgrade with Mechanema (ECL-9.1, 6.4)', () => {
    const stage = table(['mechanema', 'terran_union']).learn(0, 'plasma_missile', 'fusion_source', 'fusion_drive');
    stage.design(0, 'interceptor', [null, null, null, 'electron_computer']);
    stage.design(0, 'cruiser', [null, null, null, 'fusion_source', null, 'fusion_drive']).ready();
    stage.when(0, { do: 'upgrade' }).when(0, { do: 'return', ship: 'interceptor', slot: 3 });
    stage.when(0, { part: 'plasma_missile', ship: 'interceptor', slot: 3 });
    stage.when(0, { part: 'positron_computer', ship: 'cruiser', slot: 0 });
    stage.when(0, { part: 'ion_cannon', ship: 'cruiser', slot: 2 });
    expect(valuesOf(stage.player(0), 'interceptor')).toMatchObject({ energyProduced: 3, energyUsed: 3 });
    expect(valuesOf(stage.player(0), 'cruiser')).toMatchObject({ energyProduced: 6, energyUsed: 5 });
    expect(stage.scene.play.awaited).toEqual([1]);
  });

  it('ECL-EX17 explore with two Ancients (ECL-7.6 to 7.8)', () => {
    const stage = table(TWO).nextHex(301).ready().when(0, { do: 'explore' }).when(0, { q: 0, r: -3 });
    stage.when(0, stage.list(0, { do: 'place' })[0]);
    expect(stage.sector(301)).toMatchObject({ npc: { kind: 'ancient', count: 2 }, disc: null });
    expect(stage.sector(301).discovery.cards).toHaveLength(1);
    expect(stage.told('discovery-found')).toEqual([]);
    expect(stage.scene.play.awaited).toEqual([1]);
  });

  describe('ECL-EX34 the disc that carries the connection (ECL-12.4, 27.2)', () => {
    /** H - S - T in a line to the north. */
    const line = () => table(TWO).disarm(0).lay(304, [0, -3], 0, { disc: 0 }).lay(310, [0, -4], 0).discs(0, 1);

    it('cannot be moved along it', () => {
      const stage = line().ready().when(0, { do: 'influence' });
      expect(stage.player(0).discs).toBe(0);
      expect(stage.may(0, { from: 304, to: 310 })).toBe(false);
      expect(stage.scene.refusal(0, { do: 'influence', from: 304, to: 310 }).details).toMatchObject({
        why: 'disc-carries-connection',
        rule: 'ECL-12.4',
      });
    });

    it.each([304, 310])('unless a ship is in %s', (sector) => {
      const stage = line().ships(0, sector, { interceptor: 1 }).ready().when(0, { do: 'influence' });
      expect(stage.may(0, { from: 304, to: 310 })).toBe(true);
    });
  });

  it('ECL-EX36 Ancient Labs without the home sector (ECL-7.19)', () => {
    const stage = table(TWO).lay(304, [0, -3], 0, { disc: 0 }).offer('ancient_labs').store(0, { science: 40 });
    stage.nextDiscovery('ancient_cruiser');
    const home = stage.sector(221);
    home.disc = null;
    home.cubes.fill(false);
    stage.player(0).discs += 1;
    stage.ready().when(0, { do: 'research' }).when(0, { tech: 'ancient_labs', track: 'military' });
    expect(stage.player(0).kept.cards).toEqual(['ancient_cruiser']);
  });

  it('ECL-EX39 Gluon does not give Positron (ECL-8.7, 9.2)', () => {
    const stage = table(TWO).learn(0, 'gluon_computer').ready().when(0, { do: 'upgrade' });
    expect(
      stage.scene.refusal(0, { do: 'install', part: 'positron_computer', ship: 'cruiser', slot: 2 }).details,
    ).toEqual(expect.objectContaining({ why: 'part-unknown', rule: 'ECL-9.2' }));
    expect(stage.may(0, { part: 'electron_computer', ship: 'cruiser', slot: 2 })).toBe(true);
  });

  it('ECL-EX42 Draco looks at two hexes (ECL-7.10)', () => {
    const stage = table(['draco', 'terran_union']).nextHex(207, 203).ready();
    stage.when(0, { do: 'explore' }).when(0, { q: -1, r: -1 }).when(0, { draw: true });
    stage.when(0, stage.list(0, { do: 'place', sector: 203 })[0]).when(0, { claim: true });
    expect(stage.table.stacks.middle.discard.cards).toEqual([207]);
    expect(stage.sector(203)).toMatchObject({ npc: { kind: 'ancient', count: 2 }, disc: 0 });
    expect(stage.sector(203).discovery.cards).toHaveLength(1);
    expect(stage.told('discovery-found')).toEqual([]);
    expect(stage.faults).toEqual([]);
  });
});
