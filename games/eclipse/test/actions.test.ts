import { describe, expect, it } from 'vitest';
import { balance } from '../rules/lookups/economy.ts';
import { idleActions } from '../rules/lookups/turn.ts';
import { TERRANS, table } from './stage.ts';

const TWO = TERRANS.slice(0, 2);
const FAR = [6, -3] as const;

describe('turns', () => {
  it('ECL-6.3, 27.14: without a disc one can only pass; with nothing else to do that happens by itself', () => {
    const stage = table(TWO).discs(0, 0).ready();
    expect(stage.list(0).every((answer) => answer.do === 'pass' || answer.do === 'colonize')).toBe(true);
    expect(stage.told('passed')).toMatchObject([{ seat: 0, first: true }]);
    const settling = table(TWO).lay(209, FAR, 0, { disc: 0 }).discs(0, 0).ready();
    expect(new Set(settling.list(0).map((answer) => answer.do))).toEqual(new Set(['pass', 'colonize']));
    expect(settling.scene.refusal(0, { do: 'build' }).details).toMatchObject({ why: 'no-disc', rule: 'ECL-6.3' });
  });

  it('ECL-D06, ECL-D55: an action without effect may be taken and only costs its disc', () => {
    const stage = table(TWO).store(0, { materials: 0, science: 0, money: 1 });
    expect(idleActions(stage.table, 0)).toEqual(['research', 'build', 'move']);
    stage.ready().when(0, { do: 'build' });
    expect(stage.player(0)).toMatchObject({ discs: 11, spent: { build: 1 } });
    expect(stage.scene.play.awaited).toEqual([1]);
  });

  it('ECL-13.2: only Upgrade, Build and Move are reactions', () => {
    const stage = table(TWO);
    stage.player(0).passed = true;
    stage.turnOf(0);
    expect(stage.list(0).flatMap((answer) => (answer.do === 'trade' ? [] : [answer.do]))).toEqual([
      'upgrade',
      'build',
      'move',
      'pass',
    ]);
    expect(stage.scene.refusal(0, { do: 'explore' }).details).toMatchObject({ why: 'no-reaction', rule: 'ECL-13.2' });
  });

  it('ECL-6.7: passing again is free', () => {
    const stage = table(TWO);
    stage.player(0).passed = true;
    stage.turnOf(0).when(0, { do: 'pass' });
    expect(stage.player(0)).toMatchObject({ discs: 12, storage: { money: 3 } });
  });

  describe('standing order', () => {
    const passed = () => table(TWO).ready().when(0, { do: 'pass' });

    it('a seat that has passed may order no reactions, and it is honoured at once', () => {
      const stage = passed().when(0, { reactions: 'off' });
      expect(stage.player(0).resting).toBe(true);
      stage.when(1, { do: 'build' }).when(1, { do: 'end' });
      expect(stage.told('passed-again')).toMatchObject([{ seat: 0, order: true }]);
      expect(stage.scene.play.awaited).toEqual([1]);
    });

    it('it can be withdrawn', () => {
      const stage = passed().when(0, { reactions: 'off' }).when(0, { reactions: 'on' });
      stage.when(1, { do: 'build' }).when(1, { do: 'end' });
      expect(stage.scene.asked(0).question).toBe('react');
    });

    it('given on the own turn it passes at once', () => {
      const stage = passed().when(1, { do: 'build' }).when(1, { do: 'end' });
      expect(stage.scene.asked(0).question).toBe('react');
      stage.when(0, { reactions: 'off' });
      expect(stage.scene.play.awaited).toEqual([1]);
    });

    it('it is offered to nobody else and ends with the round', () => {
      const stage = passed();
      expect(stage.scene.play.askedOf(1).some(({ question }) => question === 'standing-order')).toBe(false);
      stage.when(0, { reactions: 'off' }).when(1, { do: 'pass' });
      expect(stage.table.round).toBe(2);
      expect(stage.player(0).resting).toBe(false);
    });
  });
});

describe('colony ships', () => {
  it('ECL-6.9: also with a pass, and beside opponents in the Action phase', () => {
    const stage = table(TWO).lay(209, FAR, 0, { disc: 0, ships: [[1, { interceptor: 1 }]] });
    stage.player(0).passed = true;
    stage.turnOf(0).when(0, { do: 'colonize', sector: 209, square: 0 }).when(0, { do: 'pass' });
    expect(stage.sector(209).cubes).toEqual([true, false]);
  });

  it('ECL-6.10, 27.20: an empty track gives no cube', () => {
    const stage = table(TWO).lay(209, FAR, 0, { disc: 0 });
    stage.player(0).tracks.money = 0;
    stage.ready();
    expect(stage.may(0, { do: 'colonize', sector: 209, square: 0 })).toBe(false);
    expect(stage.scene.refusal(0, { do: 'colonize', sector: 209, square: 0, cube: 'money' }).details).toMatchObject({
      why: 'track-empty',
    });
  });

  it('ECL-3.2.4, 3.2.5: an Orbital takes a Science or Money cube', () => {
    const stage = table(TWO);
    stage.sector(221).orbital = 'empty';
    stage.ready();
    expect(stage.list(0, { square: 'orbital' }).map(({ cube }) => cube)).toEqual(['science', 'money']);
    stage.when(0, { square: 'orbital', cube: 'money' });
    expect(stage.sector(221).orbital).toBe('settled');
    expect(stage.faults).toEqual([]);
  });
});

describe('explore', () => {
  it('ECL-7.1: from a sector with an unpinned ship, not with a pinned one', () => {
    const stage = (enemies: object) =>
      table(TWO)
        .disarm(0)
        .lay(304, FAR, 0, {
          ships: [
            [0, { interceptor: 1 }],
            [1, enemies],
          ],
        })
        .ready()
        .when(0, { do: 'explore' });
    expect(stage({}).may(0, { q: 6, r: -4 })).toBe(true);
    expect(stage({ interceptor: 1 }).may(0, { q: 6, r: -4 })).toBe(false);
    expect(stage({ interceptor: 1 }).scene.refusal(0, { do: 'explore', q: 6, r: -4 }).details).toMatchObject({
      why: 'ships-pinned',
    });
    expect(stage({}).scene.refusal(0, { do: 'explore', q: 7, r: -4 }).details).toMatchObject({ why: 'no-wormhole' });
  });

  it('ECL-7.2, 7.3: a stack and its discards may be empty; otherwise the discards are shuffled', () => {
    const emptied = (keep: number) => {
      const stage = table(TWO);
      const { pile, discard, placed } = stage.table.stacks.inner;
      for (const hex of pile.cards.slice()) stage.scene.play.move(pile, hex === keep ? discard : placed, hex);
      return stage.ready().when(0, { do: 'explore' });
    };
    expect(emptied(0).may(0, { q: 0, r: -1 })).toBe(false);
    expect(emptied(0).scene.refusal(0, { do: 'explore', q: 0, r: -1 }).details).toMatchObject({ why: 'stack-empty' });
    const stage = emptied(106).when(0, { q: 0, r: -1 });
    expect(stage.table.stacks.inner.drawn.cards).toEqual([106]);
  });

  it('ECL-7.7, 7.8: an unguarded tile must be taken at once; then a disc may be put', () => {
    const stage = table(TWO).nextHex(311).nextDiscovery('money_8').ready().when(0, { do: 'explore' });
    stage.when(0, { q: 0, r: -3 });
    stage.when(0, stage.list(0, { do: 'place' })[0]);
    expect(stage.scene.asked(0)).toMatchObject({ question: 'discovery', about: { tile: 'money_8', sector: 311 } });
    stage.when(0, { use: true }).when(0, { claim: false });
    expect(stage.sector(311).disc).toBeNull();
    expect(stage.player(0).storage.money).toBe(11);
  });

  it('ECL-7.8: without a disc on the track nothing is asked', () => {
    const stage = table(TWO).nextHex(304).discs(0, 1).ready().when(0, { do: 'explore' }).when(0, { q: 0, r: -3 });
    stage.when(0, { rotation: 0 });
    expect(stage.scene.play.awaited).toEqual([1]);
  });

  it('ECL-D07: the map has no border', () => {
    const stage = table(TWO).nextHex(304).lay(310, [0, -9], 0, { disc: 0 }).ready();
    stage.when(0, { do: 'explore' }).when(0, { q: 0, r: -10 }).when(0, { rotation: 0 });
    expect(stage.sector(304)).toMatchObject({ q: 0, r: -10 });
  });
});

describe('research', () => {
  it('ECL-8.1: a rare technology goes on any track with a free slot', () => {
    const stage = table(TWO).offer('conifold_field').store(0, { science: 5 });
    stage.player(0).techs.grid = Array(7).fill('gluon_computer');
    stage.ready().when(0, { do: 'research' });
    expect(stage.list(0, { tech: 'conifold_field' }).map(({ track }) => track)).toEqual(['military', 'nano']);
    expect(stage.scene.refusal(0, { do: 'research', tech: 'conifold_field', track: 'grid' }).details).toMatchObject({
      why: 'track-full',
      rule: 'ECL-8.3',
    });
  });

  it('ECL-8.2: what is too dear is barred with its price', () => {
    const stage = table(TWO).offer('quantum_grid').ready().when(0, { do: 'research' });
    const bar = stage.scene.asked(0).barred.find(({ answer }) => (answer as { tech?: string }).tech === 'quantum_grid');
    expect(bar).toMatchObject({ why: 'science-short', rule: 'ECL-8.2', cost: 16, have: 3 });
  });

  it('ECL-27.17: copies stay in the tray for others', () => {
    const stage = table(TWO).offerOnly('nanorobots').store(0, { science: 5 });
    stage.scene.play.move(stage.table.techs.bag, stage.table.techs.tray, 'nanorobots');
    stage.ready().when(0, { do: 'research' }).when(0, { tech: 'nanorobots' });
    expect(stage.table.techs.tray.cards).toEqual(['nanorobots']);
  });
});

describe('build', () => {
  it('ECL-10.2: a ship must be in the supply', () => {
    const stage = table(TWO).ships(0, 221, { dreadnought: 2 }).store(0, { materials: 20 }).ready();
    stage.when(0, { do: 'build' });
    expect(stage.scene.refusal(0, { do: 'build', item: 'dreadnought', sector: 221 }).details).toMatchObject({
      why: 'none-unbuilt',
    });
  });

  it('ECL-10.3: one Orbital and one Monolith in a sector', () => {
    const stage = table(TWO).learn(0, 'orbital', 'monolith').store(0, { materials: 30 }).ready();
    stage.when(0, { do: 'build' }).when(0, { item: 'orbital' });
    expect(stage.may(0, { item: 'orbital' })).toBe(false);
    expect(stage.scene.refusal(0, { do: 'build', item: 'orbital', sector: 221 }).details).toMatchObject({
      why: 'already-there',
    });
    expect(stage.may(0, { item: 'monolith' })).toBe(true);
  });

  it('ECL-10.4, ECL-D19: also beside opponents; the order of entry does not change', () => {
    const stage = table(TWO).ships(1, 221, { cruiser: 1 }).ready();
    stage.when(0, { do: 'build' }).when(0, { item: 'interceptor' });
    expect(stage.sector(221).fleets.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('move', () => {
  it('ECL-11.4: Starbases never move', () => {
    const stage = table(TWO).lay(304, [0, -3], 0).ships(0, 221, { starbase: 1 }).ready().when(0, { do: 'move' });
    expect(stage.scene.refusal(0, { do: 'move', ship: 'starbase', from: 221, to: 304 }).details).toMatchObject({
      why: 'immobile',
    });
  });

  it('ECL-D18: an own Starbase may be the pinned one', () => {
    const stage = table(TWO).lay(304, [0, -3], 0).ships(0, 221, { starbase: 1 }).ships(1, 221, { interceptor: 1 });
    stage.ready().when(0, { do: 'move' });
    expect(stage.may(0, { ship: 'interceptor', from: 221, to: 304 })).toBe(true);
  });

  it('ECL-11.3: pinned ships cannot leave', () => {
    const stage = table(TWO).lay(304, [0, -3], 0).ships(1, 221, { starbase: 1 }).ready().when(0, { do: 'move' });
    expect(stage.scene.refusal(0, { do: 'move', ship: 'interceptor', from: 221, to: 304 }).details).toMatchObject({
      why: 'pinned',
    });
  });

  it('ECL-11.5: who leaves with the last ship comes back as the latest', () => {
    const stage = table(TWO).lay(304, [0, -3], 0, {
      ships: [
        [0, { interceptor: 2 }],
        [1, { interceptor: 1 }],
      ],
    });
    stage.ready().when(0, { do: 'move' }).when(0, { from: 304, to: 221 });
    expect(stage.sector(304).fleets.map(({ seat }) => seat)).toEqual([0, 1]);
    stage.sector(304).fleets = [{ seat: 1, interceptor: 1, cruiser: 0, dreadnought: 0, starbase: 0 }];
    stage.player(0).supply.interceptor += 1;
    stage.ready().when(0, { from: 221, to: 304 });
    expect(stage.sector(304).fleets.map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe('influence', () => {
  it('ECL-12.3: each sector’s disc moves once in an action', () => {
    const stage = table(TWO)
      .lay(304, [0, -3], 0)
      .ready()
      .when(0, { do: 'influence' })
      .when(0, { from: 'track', to: 304 });
    expect(stage.scene.refusal(0, { do: 'influence', from: 304, to: 'track' }).details).toMatchObject({
      why: 'disc-already-moved',
      rule: 'ECL-12.3',
    });
  });

  it('ECL-12.7: a tile nobody took goes to who puts a disc there', () => {
    const stage = table(TWO).nextDiscovery('money_8').lay(311, [0, -3], 0, { guarded: true }).ready();
    stage.when(0, { do: 'influence' }).when(0, { from: 'track', to: 311 });
    expect(stage.scene.asked(0).question).toBe('discovery');
  });

  it('ECL-12.5, 3.2.5, ECL-D53: cubes go back; gray and Orbital cubes ask, coloured ones do not', () => {
    const stage = table(TWO).lay(214, FAR, 0, { disc: 0 }).settle(0, 214, 0, 2);
    stage.sector(214).orbital = 'settled';
    stage.player(0).tracks.money -= 1;
    stage.ready().when(0, { do: 'influence' }).when(0, { from: 214, to: 'track' });
    expect(stage.scene.asked(0)).toMatchObject({ question: 'return-cube', about: { cubes: ['gray', 'orbital'] } });
    stage.when(0, { cube: 'materials' });
    expect(stage.list(0)).toEqual([{ cube: 'science' }, { cube: 'money' }]);
    stage.when(0, { cube: 'money' });
    expect(stage.player(0).tracks).toEqual({ materials: 10, science: 10, money: 10 });
    expect(stage.faults).toEqual([]);
  });

  it('ECL-3.2.3: a cube of a full track goes to another', () => {
    const stage = table(TWO).lay(209, FAR, 0, { disc: 0 }).settle(0, 209, 0);
    stage.player(0).tracks = { materials: 10, science: 7, money: 12 };
    stage.ready().when(0, { do: 'influence' }).when(0, { from: 209, to: 'track' });
    expect(stage.list(0)).toEqual([{ cube: 'materials' }, { cube: 'science' }]);
  });

  it('the forecast follows the discs', () => {
    const stage = table(TWO).discs(0, 7);
    expect(balance(stage.player(0))).toBe(3 + 3 - 5);
  });
});
