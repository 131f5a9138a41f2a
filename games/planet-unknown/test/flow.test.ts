import { MatchLog, view } from '@orrery/kernel';
import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { standing } from '../rules/lookups/scoring/standing.ts';
import type { Table } from '../rules/table.ts';
import {
  at,
  briefly,
  colony,
  coverAllBut,
  empty,
  face,
  inWindow,
  lay,
  layPatch,
  own,
  place,
  resolveItem,
  told,
} from './colony.ts';

const symmetric = { planets: 'symmetric', corporations: 'symmetric' };

/** The simplest way on: confirm if possible, else the first answer. */

describe('the round', () => {
  it('PU-4.1 the commander turns the station to any of six orientations', () => {
    const scene = given(game, { seats: 4, options: symmetric });
    expect(scene.play.awaited).toEqual([scene.table.commander]);
    expect(scene.answers(scene.table.commander)).toHaveLength(6);
  });

  it('PU-4.4 all seats play their tile at once, unseen until all have confirmed (PU-R4)', () => {
    const scene = given(game, { seats: 3, options: symmetric });
    scene.when(scene.table.commander, { rotation: 0 });
    expect(scene.play.awaited.toSorted()).toEqual([0, 1, 2]);
    scene.when(1, scene.answers(1)[0]);
    expect(scene.table.areas[1].tiles).toHaveLength(1);
    expect(view(scene.play, 0).table.areas[1].tiles).toEqual([]);
    expect(view(scene.play, 1).table.areas[1].tiles).toHaveLength(1);
    expect(view(scene.play, 'watcher').table.areas[1].tiles).toEqual([]);
    while (scene.table.areas[0].taken !== null || scene.table.areas[0].tiles.length === 0) {
      const [{ seat, answers }] = scene.play.asked();
      scene.when(seat, briefly(answers));
    }
    expect(view(scene.play, 0).table.areas.map(({ tiles }) => tiles.length)).toEqual([1, 1, 1]);
  });

  it('PU-4.4 on one device, and when all is shown, the order is that of the seats from the commander (PU-R4)', () => {
    const scene = given(game, { seats: 3, options: symmetric })
      .position((table) => {
        table.commander = 1;
      })
      .doing({ do: 'tile-block' });
    expect(scene.play.awaited).toEqual([1, 2, 0]);
    while (!scene.play.over) {
      const [{ seat, answers }] = scene.play.asked();
      scene.when(seat, briefly(answers));
    }
    const shown = told(scene, 'tile-placed').filter((event) => 'watched' in event);
    expect(shown.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('PU-4.5 the next tile of a stack is seen only after the block (PU-R5)', () => {
    const scene = given(game, { seats: 2, options: symmetric });
    scene.when(scene.table.commander, { rotation: 0 });
    const tops = () => scene.table.station.stacks.map(({ top }) => top.cards[0]);
    const before = tops();
    const { tile } = scene.answers(0)[0];
    scene.when(0, scene.answers(0)[0]);
    expect(tops()).toEqual(before);
    while (scene.table.areas[0].taken) {
      const [{ seat, answers }] = scene.play.asked();
      scene.when(seat, briefly(answers));
    }
    expect(tops()).not.toContain(tile);
    expect(told(scene, 'tile-revealed')).toHaveLength(2);
  });

  it('PU-4.4 undo is free until the confirmation of all', () => {
    const log = new MatchLog(game, { seats: 2, options: symmetric, seed: 'undo' });
    const answer = (seat: number) => log.answer(seat, briefly(log.play.askedOf(seat)[0].answers));
    answer(log.play.table.commander);
    answer(0);
    answer(1);
    answer(1);
    expect(log.undoable(0)).toBeDefined();
    log.undo(0);
    expect(log.play.table.areas[0].tiles).toEqual([]);
    expect(log.play.table.areas[1].tiles).toHaveLength(1);
  });

  it('PU-4.7 the commander passes to the left, unspent movement is lost', () => {
    const scene = colony({ seats: 3 }, (area, table) => {
      table.commander = 2;
      area.movement = 3;
    }).doing({ do: 'end-round' });
    expect(scene.table.commander).toBe(0);
    expect(own(scene).movement).toBe(0);
    expect(scene.table.round).toBe(2);
  });

  it('PU-4.8 once-per-round abilities are available again in the next round', () => {
    const scene = colony({ corporation: 'horizon' }, (area) => {
      area.used = { round: ['horizon-5'], game: ['flux-2'] };
    }).doing({ do: 'end-round' });
    expect(own(scene).used).toEqual({ round: [], game: ['flux-2'] });
  });

  it('PU-7.2.1 items gained before the tile may wait until after it', () => {
    const scene = colony({}, (area, table) => {
      area.pending = [{ kind: 'advance', track: 'civ', steps: 1 }];
      face(table, 'I2-rover-tech');
    });
    place(scene, 'I2-rover-tech @ 5,0 r0');
    expect(own(scene).pending).toHaveLength(3);
    expect(scene.may(0, { act: 'confirm' })).toBe(false);
    resolveItem(scene, 'advance', 'civ');
    expect(own(scene).trackers.civ).toBe(1);
  });

  it('PU-7.2.3 an item that cannot be carried out may be resolved in vain, or is lost at the end', () => {
    const scene = inWindow({}, (area) => {
      area.pending = [{ kind: 'deploy' }, { kind: 'synergy' }];
    });
    resolveItem(scene, 'deploy');
    expect(told(scene, 'items-lost')).toMatchObject([{ kinds: ['deploy'] }]);
    const idle = inWindow({}, (area) => {
      area.pending = [{ kind: 'deploy' }];
    });
    expect(own(idle).pending).toEqual([]);
    expect(told(idle, 'items-lost')).toMatchObject([{ kinds: ['deploy'] }]);
  });

  it('PU-17 movement may be kept for the own civ step', () => {
    const scene = inWindow(
      {},
      (area) => {
        area.movement = 2;
        area.rovers = [{ at: at(5, 5), loaded: false }];
        area.reserve = 1;
        area.claims = [1];
      },
      'claims',
    );
    expect(new Set(scene.answers(0).map(({ act }) => act))).toEqual(new Set(['claim', 'step']));
  });

  it('PU-7.5.1 PU-R9: a rover is deployed on the tile placed last', () => {
    const scene = inWindow({}, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      lay(area, 'I2-rover-tech @ 6,0 r0');
      layPatch(area, at(7, 1));
      area.pending = [{ kind: 'deploy' }];
    });
    expect(scene.answers(0)).toEqual([{ cell: at(6, 0) }, { cell: at(6, 1) }]);
  });

  it('PU-7.5.3 no step into another rover, off the grid or without movement', () => {
    const scene = inWindow({}, (area) => {
      area.movement = 1;
      area.rovers = [at(5, 0), at(5, 1)].map((cell) => ({ at: cell, loaded: false }));
      area.reserve = 0;
    });
    expect(scene.answers(0).filter(({ from }) => from === at(5, 0))).toEqual([
      { act: 'step', from: at(5, 0), to: at(6, 0) },
    ]);
  });
});

describe('the end', () => {
  it('PU-8.1 B: a section without tiles ends the game after the round', () => {
    const scene = colony({}, (_, table) => {
      empty(table, 0);
      empty(table, 6);
    }).doing({ do: 'end-round' });
    expect(told(scene, 'end-triggered')).toMatchObject([{ section: true, stuck: false }]);
    expect(scene.table.phase).toBe('over');
  });

  it('PU-8.5 the last tile of a section is announced', () => {
    const scene = colony({}, (_, table) => {
      face(table, 'I2-rover-tech');
      const stack = table.station.stacks.find(({ top }) => top.cards[0] === 'I2-rover-tech');
      if (stack) {
        stack.gone = { ...stack.gone, cards: stack.rest.cards };
        stack.rest = { ...stack.rest, cards: [] };
      }
    }).doing({ do: 'tile-block' });
    expect(told(scene, 'announced')).toMatchObject([{ section: true, stuck: [] }]);
    expect(scene.table.announced.last).toBe(true);
  });

  it('PU-8.3 lifepods leave, stored patches are placed, loads stay as meteorites', () => {
    const scene = colony({ corporation: 'horizon' }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.stored = 1;
      area.rovers = [{ at: at(5, 5), loaded: true }];
      area.reserve = 3;
    }).doing({ do: 'end-game' });
    expect(own(scene).lifepods).toEqual([]);
    expect(scene.asked(0)).toMatchObject({ question: 'patch', about: { stored: true } });
    expect(scene.may(0, { use: 'store' })).toBe(false);
    scene.when(0, { use: 'place', cell: at(6, 0) });
    expect(own(scene)).toMatchObject({ patches: [at(6, 0)], rovers: [], meteorites: [at(5, 5)] });
    expect(scene.play.over).toBe(true);
  });

  it('PU-8.3 patches gained now cannot be stored; PU-R44: no ability is started but the Wormhole reset', () => {
    const scene = colony({ corporation: 'wormhole' }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      Object.assign(area.trackers, { tech: 14, biomass: 5 });
      area.pending = [{ kind: 'patch' }];
    }).doing({ do: 'end-game' });
    expect(scene.may(0, { act: 'use', tech: 'wormhole-1' })).toBe(true);
    resolveItem(scene, 'patch');
    expect(scene.may(0, { use: 'store' })).toBe(false);
    expect(scene.may(0, { use: 'more' })).toBe(true);
    const horizon = colony({ corporation: 'horizon' }, (area) => {
      area.trackers.tech = 14;
      area.pending = [{ kind: 'synergy' }];
    }).doing({ do: 'end-game' });
    expect(horizon.may(0, { act: 'use' })).toBe(false);
  });

  it('PU-8.3 (4) claims earned now are settled from the commander clockwise', () => {
    const scene = colony({ seats: 3 }, (_, table) => {
      table.commander = 2;
      for (const area of table.areas) {
        area.trackers.civ = 2;
        area.pending = [{ kind: 'advance', track: 'civ', steps: 1 }];
      }
    }).doing({ do: 'end-game' });
    expect(scene.play.awaited).toEqual([2]);
    expect(scene.asked(2).question).toBe('choose-card');
  });

  it('PU-8.4 a stored patch without a cell is lost (PU-R37)', () => {
    const scene = colony({}, (area) => {
      coverAllBut(area, [], chartOf(area).cells);
      area.lifepods = [];
      area.stored = 2;
    }).doing({ do: 'end-game' });
    expect(scene.play.over).toBe(true);
    expect(told(scene, 'items-lost')[0]).toMatchObject({ kinds: ['stored-patch', 'stored-patch'] });
  });
});

describe('scoring', () => {
  const ranked = (change: (table: Table) => void) => {
    const scene = given(game, { seats: 2, options: symmetric });
    scene.position((table) => {
      table.missions.between = { ...table.missions.between, cards: [] };
      change(table);
    });
    return standing(scene.play.match);
  };

  it('PU-9.4 more points win', () => {
    const { winners, rows } = ranked((table) => {
      table.areas[1].scored = 1;
    });
    expect(winners).toEqual([1]);
    expect(rows.map(({ place: rank }) => rank)).toEqual([2, 1]);
  });

  it('PU-9.4 a tie: fewer open cells, then fewer meteorites, then a shared victory (PU-R10)', () => {
    expect(ranked((table) => layPatch(table.areas[0], at(5, 5))).winners).toEqual([0]);
    const withRock = ranked((table) => {
      for (const area of table.areas) lay(area, 'I2-civ-energy-m @ 5,0 r0');
      table.areas[0].meteorites = [at(5, 1)];
    });
    expect(withRock.winners).toEqual([1]);
    const shared = ranked(() => {});
    expect(shared).toMatchObject({ winners: [0, 1], verdict: 'shared' });
  });

  it('PU-9.1 a meteorite spoils its row and its column', () => {
    const scene = colony({}, (area) => {
      coverAllBut(area, [], chartOf(area).cells);
      area.meteorites = [at(5, 5)];
    });
    const items = standing(scene.play.match).rows[0].items;
    expect(items.slice(0, 2)).toMatchObject([{ points: 17 }, { points: 17 }]);
  });

  it('PU-14.6 the verdicts of the solo game', () => {
    const verdict = (points: number) => {
      const scene = given(game, { seats: 1, options: { ...symmetric, solo: 'balanced' } });
      scene.position((table) => {
        table.areas[0].missions = { ...table.areas[0].missions, cards: [] };
        table.areas[0].scored = points;
      });
      const { verdict: said, winners } = standing(scene.play.match);
      return `${said} ${winners.length}`;
    };
    // The target is 58.
    expect([47, 48, 52, 53, 57, 58, 62, 63, 68, 73].map(verdict)).toEqual([
      'solo-critical-failure 0',
      'solo-few-survivors 0',
      'solo-few-survivors 0',
      'solo-still-breathing 0',
      'solo-still-breathing 0',
      'solo-accomplished 1',
      'solo-accomplished 1',
      'solo-promoted 1',
      'solo-stars-aligned 1',
      'solo-finest-planet 1',
    ]);
  });

  it('PU-14.2 alone, civ claims are settled like any item', () => {
    const scene = inWindow({ seats: 1 }, (area) => {
      area.trackers.civ = 2;
      area.pending = [{ kind: 'advance', track: 'civ', steps: 1 }];
    });
    expect(scene.asked(0).question).toBe('choose-card');
  });
});
