import { describe, expect, it } from 'vitest';
import { SECTOR, SPACE } from '../data/index.ts';
import { rentFor } from '../rules/lookups/index.ts';
import { at, domes, F, give, M, N, onTurn, own, put, token, until } from './position.ts';

describe('crater', () => {
  it('SHB-5.4.1, SHB-18.2, SHB-18.27: only sectors without an own building cost rent', () => {
    const { table } = at({}, (t) => {
      domes(t, F, 'O1', 'I1', 'I4');
      domes(t, N, 'O7');
    });
    expect(rentFor(table, F, 'K01')).toEqual({
      activated: ['O1', 'I1', 'I4', 'O7'],
      dues: [{ to: N, credits: 3 }],
      total: 3,
    });
  });

  it('SHB-5.4.4, SHB-18.1: a space whose rent cannot be paid is barred, with the reason', () => {
    const scene = onTurn({}, (table) => domes(table, N, 'O1'));
    expect(scene.may(F, { space: 'K01' })).toBe(false);
    expect(scene.may(F, { action: 'gateway' })).toBe(true);
    expect(scene.refusal(F, { astronaut: 'engineer', action: 'crater', space: 'K01' }).details).toMatchObject({
      why: 'rent-too-high',
      rule: 'SHB-5.4.4',
    });
  });

  it('SHB-5.4.3, SHB-18.21, SHB-18.33: neutral domes are paid to the supply and block domes', () => {
    const { table } = at({ seats: 2 });
    expect(rentFor(table, F, 'K01').dues).toEqual([{ to: null, credits: 6 }]);
    const scene = onTurn({ seats: 2 }, (t) => give(t, F, { titanium: 2 }));
    until(scene.when(F, { astronaut: 'technician', action: 'build' }), F, 'choose-building');
    expect(scene.may(F, { building: 'dome-1' })).toBe(false);
    scene.when(F, { building: 'workshop-top' });
    expect(scene.answers(F)).toEqual([{ sector: 'I1' }, { sector: 'I4' }]);
  });

  it('SHB-18.4: rent goes to the largest building, whoever else stands there', () => {
    const { table } = at({}, (t) => {
      domes(t, N, 'O1');
      put(t, M, 'workshop-top', 'O1');
    });
    expect(rentFor(table, F, 'K01').dues).toEqual([{ to: M, credits: 3 }]);
    expect(rentFor(table, N, 'K01').total).toBe(0);
  });

  it('SHB-5.4.7, SHB-L12: a row without a building may be used and brings nothing', () => {
    const scene = onTurn({}).when(F, { astronaut: 'engineer', space: 'K01' });
    expect(scene.table.spaces.K01).toEqual({ astronaut: 'engineer', by: F });
    expect(scene.table.players[F].stock.titanium).toBe(0);
  });

  it('SHB-5.4.6, SHB-18.5: each token once, and on as long as one is left', () => {
    const scene = onTurn({}, (table) => {
      table.tokens = {};
      domes(table, F, 'O5', 'O6', 'O7');
      token(table, 'moon-mining', 'T08');
      token(table, 'artemis-tours', 'T05');
    });
    expect(scene.table.tokens.T08).toBeDefined();
    scene.when(F, { astronaut: 'scientist', space: 'K10' });
    until(scene, F);
    const activated = scene.told.filter(({ type }) => type === 'token-activated');
    expect(activated).toHaveLength(2);
  });

  it('SHB-5.4.6: two sectors share a token, and it works once; a sector with two tokens uses one', () => {
    const activated = (tokens: string[], sectors: string[]) => {
      const scene = onTurn({}, (table) => {
        table.tokens = {};
        for (const spot of tokens) token(table, 'moon-mining', spot);
        domes(table, F, ...sectors);
      }).when(F, { astronaut: 'scientist', space: 'K02' });
      until(scene, F);
      return scene.told.filter(({ type }) => type === 'token-activated').length;
    };
    const [shared] = SECTOR.O1.tokenSpots.filter((spot) => SECTOR.O12.tokenSpots.includes(spot));
    expect(SPACE.K02.sectors).toEqual(['O1', 'O12', 'O11']);
    expect(activated([shared], ['O1', 'O12'])).toBe(1);
    expect(activated([...SECTOR.O1.tokenSpots], ['O1'])).toBe(1);
  });

  it('SHB-5.4.1: a farm or a panel alone is not activated', () => {
    const { table } = at({ corporations: ['evergreen-farms', 'moon-mining', 'to-mars'] }, (t) => {
      t.sectors.O1 = { powered: true, buildings: [], farm: { size: 1, by: N } };
      t.sectors.I1.powered = true;
      domes(t, F, 'O7');
    });
    expect(rentFor(table, F, 'K01')).toEqual({ activated: ['O7'], dues: [], total: 0 });
  });

  it('SHB-5.4.3, SHB-L10: rent for AstroBot goes to the supply', () => {
    const { table } = at({ seats: 1 }, (t) => domes(t, N, 'O1'));
    expect(rentFor(table, F, 'K01').dues).toEqual([{ to: null, credits: 9 }]);
  });

  it('SHB-5.4.4, SHB-L11: robots cannot pay rent, and all of it must be there', () => {
    const may = (stock: object) =>
      onTurn({ corporations: ['space-robotics', 'moon-mining', 'to-mars'] }, (table) => {
        domes(table, N, 'O1');
        give(table, F, stock);
      }).may(F, { space: 'K01', astronaut: 'engineer' });
    expect([may({ credits: 3 }), may({ credits: 2, robot: 3 })]).toEqual([true, false]);
  });

  it('SHB-18.3: both ends of a row, and a space holds one astronaut', () => {
    const scene = onTurn({}, (table) => {
      table.spaces.K01 = { astronaut: 'engineer', by: N };
    });
    expect(scene.may(F, { space: 'K01' })).toBe(false);
    expect(scene.may(F, { space: 'K16', astronaut: 'engineer' })).toBe(true);
  });

  it('SHB-5.4.8: Deep Drill and Europe B after the gains, in the order one likes', () => {
    const scene = onTurn({}, (table) => {
      own(table, F, 'MM-8');
      Object.assign(table.players[F], { leader: 'europe-b', upgraded: true });
      domes(table, F, 'O3', 'O4');
    }).when(F, { astronaut: 'engineer', space: 'K05' });
    expect(scene.asked(F)).toMatchObject({ question: 'order-triggers', about: { abilities: ['leader', 'MM-8'] } });
    expect(scene.table.players[F].stock).toMatchObject({ titanium: 1, rareEarth: 1 });
    scene.when(F, { ability: 'leader' }).when(F, { use: true });
    until(scene, F);
    expect(scene.table.players[F].stock).toMatchObject({ helium3: 2, titanium: 1, rareEarth: 1 });
  });
});
