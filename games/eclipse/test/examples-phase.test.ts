import { describe, expect, it } from 'vitest';
import { SETUP, START_ZONES, techOf } from '../data/index.ts';
import { whyNoRelations } from '../rules/diplomacy.ts';
import { TERRANS, table } from './stage.ts';

const FOUR = TERRANS.slice(0, 4);

describe('examples: rounds and diplomacy', () => {
  it('ECL-EX12 who may enter relations (ECL-14.2)', () => {
    const [red, blue, green] = [0, 1, 2];
    const stage = table(FOUR).disarm(red).disarm(blue).disarm(green);
    // Each pair has a full connection, north to south.
    stage.lay(304, [5, -4], 0, { disc: red }).lay(310, [5, -3], 0, { disc: green });
    stage.lay(313, [6, -4], 0, { disc: red }).lay(312, [6, -3], 0, { disc: blue });
    stage.lay(311, [7, -4], 0, { disc: green }).lay(315, [7, -3], 0, { disc: blue });
    stage.lay(316, [8, -4], 0).ships(blue, 316, { interceptor: 1 }).ships(green, 316, { interceptor: 1 });
    stage.ships(red, 312, { interceptor: 1 });
    expect(whyNoRelations(stage.table, green, red)).toBeNull();
    expect(whyNoRelations(stage.table, blue, red)).toBe('ships-in-the-way');
    expect(whyNoRelations(stage.table, blue, green)).toBe('ships-in-the-way');
  });

  it('ECL-EX18 explore, advanced square, diplomacy (ECL-3.2.6, 14.1 to 14.4)', () => {
    const stage = table(['planta', 'terran_directorate', 'terran_federation', 'terran_republic']);
    stage.learn(0, 'advanced_mining').lay(301, [3, -3], 0, { disc: 0 }).nextHex(304);
    stage.player(0).colony = { ready: 2, used: 2 };
    stage.lay(310, [3, -5], 0, { disc: 1 }).relate(1, 2).tiles(1, 1, 2, 2, 3);
    stage.ready().when(0, { do: 'explore' }).when(0, { q: 3, r: -4 });
    stage.when(0, { do: 'place', sector: 304, rotation: 0 }).when(0, { claim: true });
    stage.when(0, { do: 'colonize', sector: 301, square: 0 }).when(0, { do: 'colonize', sector: 301, square: 2 });
    const bag = stage.table.reputation.cards.length;
    stage.when(0, { do: 'propose', partner: 1 }).when(1, { accept: true });
    stage.when(0, { cube: 'money' }).when(1, { cube: 'science' }).when(1, { tile: 1 });
    expect(stage.sector(301).cubes).toEqual([true, false, true]);
    expect(stage.player(0).ambassadors).toEqual([1]);
    expect(stage.player(1).ambassadors).toEqual([2, 0]);
    expect(stage.table.reputation.cards).toHaveLength(bag + 1);
    expect(stage.player(1).reputation.cards).toEqual([2, 2, 3]);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX19 first pass (ECL-6.6)', () => {
    const stage = table(FOUR).turnOf(2);
    const { money } = stage.player(2).storage;
    stage.when(2, { do: 'pass' });
    expect(stage.player(2)).toMatchObject({ passed: true, storage: { money: money + 2 } });
    expect(stage.table.start).toBe(2);
    stage.when(3, { do: 'pass' });
    expect(stage.table.start).toBe(2);
    expect(stage.told('passed').map(({ first }) => first)).toEqual([true, false]);
  });

  it('ECL-EX20 breaking relations (ECL-14.9 to 14.11, 3.4.4)', () => {
    const [vernor, johanna] = [0, 1];
    const stage = table(FOUR).learn(vernor, 'wormhole_generator').relate(vernor, johanna);
    // 304 has wormholes 0 and 3, 306 has 1 and 3: only 304 opens towards 306.
    stage.lay(304, [5, -4], 0, { ships: [[vernor, { interceptor: 2 }]] });
    stage.lay(306, [5, -3], 0, { disc: johanna, ships: [[johanna, { interceptor: 3 }]] }).ready();
    stage.when(vernor, { do: 'move' });
    stage.when(vernor, { from: 304, to: 306 }).when(vernor, { from: 304, to: 306 }).when(vernor, { do: 'end' });
    stage.when(vernor, { cube: 'money' }).when(johanna, { cube: 'science' });
    expect(stage.player(vernor).ambassadors).toEqual([]);
    expect(stage.player(johanna).ambassadors).toEqual([]);
    expect(stage.player(vernor).tracks.money).toBe(10);
    expect(stage.player(johanna).tracks).toMatchObject({ money: 9, science: 11 });
    expect(stage.table.traitor).toBe(vernor);
    expect(whyNoRelations(stage.table, 2, vernor)).toBe('traitor-tile');
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX21 influence action with refresh (ECL-12.1 to 12.3)', () => {
    const stage = table(['planta', 'terran_directorate'])
      .lay(207, [0, -3], 0, { disc: 0 })
      .lay(208, [0, -4], 0, { disc: 0 });
    stage.lay(210, [-1, -1], 1);
    stage.player(0).colony = { ready: 0, used: 4 };
    stage.ready().when(0, { do: 'influence' }).when(0, { from: 207, to: 210 });
    expect(stage.may(0, { from: 210 })).toBe(false);
    stage.when(0, { from: 208, to: 'track' }).when(0, { do: 'refresh' }).when(0, { do: 'refresh' });
    stage.when(0, { do: 'colonize', sector: 210, square: 0 }).when(0, { do: 'colonize', sector: 210, square: 1 });
    expect(stage.sector(210)).toMatchObject({ disc: 0, cubes: [true, true] });
    expect([stage.sector(207).disc, stage.sector(208).disc]).toEqual([null, null]);
    expect(stage.player(0).colony).toEqual({ ready: 0, used: 4 });
    expect(stage.faults).toEqual([]);
  });

  it('ECL-EX22 reaction move and end of the phase (ECL-13, 6.8)', () => {
    const [alastair, eraka, johanna, vernor] = [0, 1, 2, 3];
    const stage = table(FOUR).lay(304, [5, -4], 0).lay(310, [5, -3], 0).ships(johanna, 304, { cruiser: 1 });
    for (const seat of FOUR.keys()) stage.player(seat).colony = { ready: 0, used: 3 };
    stage.player(johanna).passed = true;
    stage.player(alastair).passed = true;
    stage.turnOf(eraka).when(eraka, { do: 'build' }).when(eraka, { do: 'end' });
    stage.when(johanna, { do: 'move' }).when(johanna, { ship: 'cruiser', to: 310 });
    stage.when(vernor, { do: 'move' }).when(vernor, { do: 'end' });
    stage.when(alastair, { do: 'pass' }).when(eraka, { do: 'pass' }).when(johanna, { do: 'pass' });
    expect(stage.table.phase).toBe('action');
    stage.when(vernor, { do: 'pass' });
    expect(stage.told('combat-began')).toHaveLength(1);
    expect(stage.told('passed-again').map(({ seat }) => seat)).toEqual([alastair, johanna]);
  });

  it('ECL-EX40 setup for three players (ECL-4.3, 4.5, 4.8)', () => {
    const { table: t } = table(TERRANS.slice(0, 3));
    expect(t.techs.tray.cards.filter((tech) => techOf(tech).category !== 'rare')).toHaveLength(14);
    expect(t.stacks.inner.pile.cards).toHaveLength(10);
    expect(t.stacks.middle.pile.cards).toHaveLength(12);
    expect(t.stacks.outer.pile.cards).toHaveLength(8);
    for (const zone of SETUP[3].guardians) {
      const sector = t.map.find(({ q, r }) => q === START_ZONES[zone].q && r === START_ZONES[zone].r);
      expect(sector).toMatchObject({ npc: { kind: 'guardian', count: 1 }, rotation: START_ZONES[zone].rotation });
      expect(sector?.discovery.cards).toHaveLength(1);
    }
    expect(t.map[0]).toMatchObject({ id: 1, npc: { kind: 'gcds', count: 1 } });
    expect(t.discoveries.supply.cards).toHaveLength(31);
  });

  it('ECL-EX43 movement through a partner’s sector (ECL-14.8, 14.9, 3.6.2)', () => {
    const [red, blue] = [0, 1];
    const chain = () => {
      const stage = table(FOUR)
        .disarm(red)
        .lay(304, [5, -4], 0, { ships: [[red, { interceptor: 1 }]] });
      stage.lay(310, [5, -3], 0, { disc: blue, ships: [[blue, { interceptor: 1 }]] }).lay(313, [5, -2], 0);
      stage.learn(red, 'fusion_drive').design(red, 'interceptor', [null, null, 'fusion_drive', null]);
      return stage.relate(red, blue);
    };
    const cloaked = chain().learn(red, 'cloaking_device').ready().when(red, { do: 'move' });
    cloaked.when(red, { from: 304, to: 310 }).when(red, { to: 313 }).when(red, { do: 'end' });
    expect(cloaked.table.traitor).toBeNull();
    expect(cloaked.player(red).ambassadors).toEqual([blue]);
    const plain = chain().ready().when(red, { do: 'move' }).when(red, { from: 304, to: 310 });
    expect(plain.scene.asked(red).question).toBe('move');
    plain.when(red, { do: 'end' });
    expect(plain.table.traitor).toBe(red);
    expect(plain.player(red).ambassadors).toEqual([]);
  });
});
