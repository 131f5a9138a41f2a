import { describe, expect, it } from 'vitest';
import { cleanUp, eliminateLost, startAftermath, startCombat, startUpkeep } from '../rules/round.ts';
import { standing } from '../rules/scoring.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FOUR = TERRANS.slice(0, 4);
const FAR = [6, -3] as const;

describe('diplomacy', () => {
  const neighbours = () =>
    table(FOUR).disarm(0).disarm(1).lay(304, [6, -4], 0, { disc: 0 }).lay(310, FAR, 0, { disc: 1 });

  it('ECL-14.1, ECL-D23: during the own action, once for each partner and turn; a decline has no effect', () => {
    const stage = neighbours().ready();
    expect(stage.may(0, { do: 'propose' })).toBe(false);
    stage.when(0, { do: 'build' }).when(0, { do: 'propose', partner: 1 }).when(1, { accept: false });
    expect(stage.player(0).ambassadors).toEqual([]);
    expect(stage.scene.refusal(0, { do: 'propose', partner: 1 }).details).toMatchObject({ why: 'already-asked' });
  });

  it('ECL-14.4, 14.5: both give an ambassador with a cube; each is worth a point', () => {
    const stage = neighbours().ready().when(0, { do: 'build' }).when(0, { do: 'propose', partner: 1 });
    stage.when(1, { accept: true }).when(0, { cube: 'science' }).when(1, { cube: 'money' });
    expect([stage.player(0).ambassadors, stage.player(1).ambassadors]).toEqual([[1], [0]]);
    expect([stage.player(0).tracks.science, stage.player(1).tracks.money]).toEqual([9, 9]);
    expect(standing(stage.scene.play.match).rows[0].items).toContainEqual({ item: 'ambassadors', points: 1 });
    expect(stage.faults).toEqual([]);
  });

  it('ECL-14.7: not with two or three players', () => {
    const stage = table(TERRANS.slice(0, 3)).lay(304, [6, -4], 0, { disc: 0 }).lay(310, FAR, 0, { disc: 1 });
    stage.disarm(0).disarm(1).ready().when(0, { do: 'build' });
    expect(stage.may(0, { do: 'propose' })).toBe(false);
  });

  it('ECL-14.10: several partners are wronged one after another, one Traitor tile', () => {
    const stage = neighbours().relate(0, 1).relate(0, 2).lay(313, [6, -2], 0, { disc: 2 });
    stage.ships(0, 310, { interceptor: 1 }).ships(0, 313, { interceptor: 1 }).ready();
    stage.when(0, { do: 'upgrade' }).when(0, { do: 'end' });
    expect(stage.told('relations-broken').map(({ partner }) => partner)).toEqual([1]);
    stage.when(0, { cube: 'money' }).when(1, { cube: 'money' });
    expect(stage.told('relations-broken').map(({ partner }) => partner)).toEqual([1, 2]);
    stage.when(0, { cube: 'money' }).when(2, { cube: 'money' });
    expect(stage.table.traitor).toBe(0);
    expect(stage.told('traitor-taken')).toHaveLength(1);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-14.10: relations end, then the aggressor takes the Traitor tile', () => {
    const stage = neighbours().relate(0, 1).ships(0, 310, { interceptor: 1 }).ready();
    stage.when(0, { do: 'build' }).when(0, { do: 'end' });
    const types = stage.scene.told.map(({ type }) => type);
    expect(types.filter((type) => type === 'relations-broken' || type === 'traitor-taken')).toEqual([
      'relations-broken',
      'traitor-taken',
    ]);
  });

  it('ECL-14.10: the tile moves to the newest aggressor', () => {
    const stage = neighbours().relate(0, 1).ships(0, 310, { interceptor: 1 });
    stage.table.traitor = 3;
    stage.ready().when(0, { do: 'build' }).when(0, { do: 'end' });
    expect(stage.table.traitor).toBe(0);
  });
});

describe('aftermath', () => {
  it('ECL-16.2: gray and Orbital cubes go to the graveyard their owner chooses', () => {
    const stage = table(TWO).learn(0, 'neutron_bombs').lay(318, FAR, 0, { disc: 1 }).settle(1, 318, 1);
    stage.sector(318).orbital = 'settled';
    stage.player(1).tracks.science -= 1;
    stage.ships(0, 318, { interceptor: 1 }).doing(startAftermath({})).when(0, { how: 'bombs' });
    stage.when(1, { cube: 'science' }).when(1, { cube: 'money' });
    expect(stage.player(1).graveyard).toEqual({ materials: 0, science: 1, money: 1 });
    expect(stage.faults).toEqual([]);
  });

  it('ECL-3.2.9: cubes in graveyards still count for production', () => {
    const stage = table(TWO).learn(0, 'neutron_bombs').lay(209, FAR, 0, { disc: 1 }).settle(1, 209, 0, 1);
    stage.ships(0, 209, { interceptor: 1 });
    stage.player(1).colony = { ready: 0, used: 3 };
    stage.doing(startAftermath({})).when(0, { how: 'bombs' }).when(0, { claim: false });
    expect(stage.told('upkeep-paid').find(({ seat }) => seat === 1)).toMatchObject({ income: 4 });
  });

  it('ECL-16.2, ECL-D32: the attack may be declined', () => {
    const stage = table(TWO).lay(209, FAR, 0, { disc: 1 }).settle(1, 209, 0);
    stage.ships(0, 209, { interceptor: 1 }).doing(startAftermath({})).when(0, { how: 'no' });
    expect(stage.sector(209)).toMatchObject({ disc: 1, cubes: [true, false] });
  });

  it('ECL-16.8: an undefended tile goes to the controller, else to a ship’s owner, else it stays', () => {
    const stage = table(TWO).nextDiscovery('money_8', 'science_5', 'mixed');
    stage.lay(311, FAR, 0, { guarded: true, disc: 1 }).lay(312, [7, -3], 0, { guarded: true });
    stage.lay(313, [8, -3], 0, { guarded: true }).ships(0, 312, { interceptor: 1 });
    // Falling order: 312 before 311; nobody is in 313.
    stage.doing(startAftermath({})).when(0, { claim: false }).when(0, { use: true }).when(1, { use: true });
    expect(stage.told('discovery-found')).toMatchObject([
      { seat: 0, tile: 'science_5', sector: 312 },
      { seat: 1, tile: 'money_8', sector: 311 },
    ]);
    expect(stage.sector(313).discovery.cards).toEqual(['mixed']);
  });

  it('ECL-16.10, ECL-D25: without ship and disc a player is out; the score is kept, the start tile goes on', () => {
    const stage = table(TERRANS.slice(0, 3)).disarm(0).tiles(0, 3);
    stage.sector(221).disc = null;
    stage.sector(221).cubes.fill(false);
    stage.doing(eliminateLost({}));
    expect(stage.told('eliminated')).toMatchObject([{ seat: 0 }]);
    expect(stage.table.start).toBe(1);
    const { rows } = standing(stage.scene.play.match);
    expect(rows[0]).toMatchObject({ seat: 0, total: 3 });
    expect(stage.table.round).toBe(2);
    expect(stage.scene.play.awaited).toEqual([1]);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-5.4: with nobody left the game is over at once; with one left it goes on', () => {
    const stage = table(TWO).disarm(0).disarm(1);
    for (const sector of stage.table.map) {
      sector.disc = null;
      sector.cubes.fill(false);
    }
    stage.doing(eliminateLost({}));
    expect(stage.table.phase).toBe('end');
    expect(stage.scene.play.over).toBe(true);
    const one = table(TWO).disarm(0);
    one.sector(221).disc = null;
    one.sector(221).cubes.fill(false);
    one.doing(eliminateLost({}));
    expect(one.scene.play.awaited).toEqual([1]);
  });
});

describe('upkeep and cleanup', () => {
  it('without a choice nobody is asked', () => {
    const stage = table(FOUR).doing(startUpkeep({}));
    expect(stage.told('upkeep-paid')).toHaveLength(4);
    expect(stage.table.round).toBe(2);
  });

  it('ECL-5.2, 17.2: seats decide side by side; not in sectors with opponents', () => {
    const stage = table(TWO).lay(209, FAR, 0, { disc: 0 }).lay(210, [8, -3], 0, { disc: 1 });
    stage.lay(201, [9, -3], 0, { disc: 0, ships: [[1, { interceptor: 1 }]] }).doing(startUpkeep({}));
    expect(stage.scene.play.awaited).toEqual([0, 1]);
    expect(stage.may(0, { do: 'colonize', sector: 201 })).toBe(false);
    expect(stage.scene.asked(0).barred).toContainEqual(
      expect.objectContaining({ why: 'opponents-there', rule: 'ECL-17.2' }),
    );
    stage.when(1, { do: 'colonize', sector: 210, square: 0 }).when(1, { do: 'done' });
    stage.when(0, { do: 'done' });
    expect(stage.sector(210).cubes).toEqual([true, false]);
    expect(stage.table.round).toBe(2);
  });

  it('ECL-17.4: a trade for Money helps too', () => {
    const stage = table(TWO).discs(0, 5).store(0, { materials: 20, science: 0, money: 0 }).doing(startUpkeep({}));
    // Upkeep 10, income 3.
    for (let i = 0; i < 7; i++) stage.when(0, { do: 'trade', give: 'materials', get: 'money' });
    expect(stage.player(0).storage).toMatchObject({ money: 0, materials: 20 - 14 + 3 });
  });

  it('ECL-17.7, ECL-D58: who cannot pay collapses; pieces leave after everybody’s Upkeep', () => {
    const stage = table(TERRANS.slice(0, 3)).discs(0, 0).store(0, { materials: 0, science: 0, money: 0 });
    stage.lay(209, FAR, 0, { disc: 1 }).doing(startUpkeep({}));
    // The last sector is given up by itself: 30 to pay, nothing to sell.
    expect(stage.player(0).out).not.toBeNull();
    expect(stage.sector(221).fleets).toHaveLength(1);
    stage.when(1, { do: 'done' });
    expect(stage.sector(221).fleets).toEqual([]);
    expect(stage.told('ships-left')).toMatchObject([{ seat: 0, ship: 'interceptor', count: 1, sector: 221 }]);
    expect(stage.told('collapsed')).toMatchObject([{ seat: 0 }]);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-18.1 to 18.3: technologies, discs, graveyards, colony ships, summary tiles', () => {
    const stage = table(TWO).discs(0, 8);
    const player = stage.player(0);
    player.colony = { ready: 1, used: 2 };
    player.passed = true;
    player.tracks.money -= 2;
    player.graveyard.money = 2;
    const tray = stage.table.techs.tray.cards.length;
    stage.doing(cleanUp({}));
    expect(player).toMatchObject({ discs: 12, colony: { ready: 3, used: 0 }, passed: false, graveyard: { money: 0 } });
    expect(player.tracks.money).toBe(10);
    expect(stage.table.techs.tray.cards.length).toBeGreaterThanOrEqual(tray + 5);
    expect(stage.faults).toEqual([]);
  });

  it('ECL-18.5: a graveyard cube whose track is full asks', () => {
    const stage = table(TWO);
    const player = stage.player(0);
    player.tracks = { materials: 10, science: 7, money: 12 };
    player.graveyard.money = 1;
    stage.doing(cleanUp({}));
    expect(stage.scene.asked(0)).toMatchObject({ question: 'return-cube', about: { place: 'track' } });
  });

  it('ECL-18.4, ECL-D34: after the Upkeep of round 8 the game is over', () => {
    const stage = table(TWO);
    stage.table.round = 8;
    stage.doing(startUpkeep({}));
    expect(stage.table.phase).toBe('end');
    expect(stage.told('upkeep-paid')).toHaveLength(2);
    expect(stage.told('techs-drawn')).toEqual([]);
  });

  it('ECL-19.12: ties are broken by resources, then shared', () => {
    const stage = table(TWO);
    expect(standing(stage.scene.play.match)).toMatchObject({ winners: [0, 1], verdict: 'shared' });
    stage.store(1, { money: 9 });
    expect(standing(stage.scene.play.match)).toMatchObject({ winners: [1], verdict: 'resources' });
    stage.tiles(0, 1);
    expect(standing(stage.scene.play.match)).toMatchObject({ winners: [0], verdict: 'points' });
  });

  it('a whole round without battles', () => {
    const stage = table(TWO).ready().when(0, { do: 'pass' }).when(1, { do: 'pass' });
    expect(stage.table).toMatchObject({ round: 2, phase: 'action', start: 0 });
    expect(stage.told('combat-began')).toMatchObject([{ sectors: [] }]);
    stage.doing(startCombat({}));
    expect(stage.table.round).toBe(3);
  });
});
