import { describe, expect, it } from 'vitest';
import { TRACKS, type Track } from '../../data/ids.ts';
import { rulesOf } from '../../rules/corporations/index.ts';
import { visitedNow } from '../../rules/round.ts';
import type { Area } from '../../rules/table.ts';
import { activeTech } from '../../rules/techs.ts';
import { resolve } from '../../rules/window.ts';
import { colony, inWindow, own } from '../colony.ts';

const corporation = 'makeshift';
const civStep = { kind: 'advance', track: 'civ', steps: 1 } as const;

/** Trackers as `{ tracker: [track, row] }`; the round begins with them there. */
function stand(area: Area, spaces: { readonly [tracker in Track]?: readonly [Track, number] }): void {
  for (const tracker of TRACKS) {
    const space = spaces[tracker];
    if (!space || !area.columns) continue;
    area.columns[tracker] = space[0];
    area.trackers[tracker] = space[1];
  }
  area.visited = visitedNow(area);
}

const targets = (spaces: Parameters<typeof stand>[1], tracker: Track = 'civ') => {
  const area = own(colony({ corporation }, (one) => stand(one, spaces)));
  return rulesOf(area)
    .ahead(area, tracker)
    .map(({ track, row }) => `${track} ${row}`);
};

describe('Makeshift', () => {
  it('PU-EX29: straight or diagonally up; LVL1 wraps around; LVL3 adds sideways moves', () => {
    const civ = ['civ', 4] as const;
    expect(targets({ civ })).toEqual(['civ 5', 'water 5']);
    expect(targets({ civ, tech: ['tech', 3] })).toEqual(['civ 5', 'tech 5', 'water 5']);
    expect(targets({ civ, tech: ['tech', 7] })).toEqual(['civ 5', 'tech 5', 'water 5', 'tech 4', 'water 4']);
  });

  it('PU-10.8.2 occupied targets are closed; no target, no advance', () => {
    expect(targets({ civ: ['civ', 4], water: ['water', 5] })).toEqual(['civ 5']);
    expect(targets({ civ: ['civ', 15] })).toEqual([]);
  });

  it('PU-7.1.5 on top of a track a tracker cannot advance, so it does not step aside instead; rover goes on', () => {
    const tech = ['tech', 7] as const;
    expect(targets({ civ: ['biomass', 15], tech })).toEqual([]);
    expect(targets({ civ: ['rover', 15], tech })).toEqual(['rover 15', 'biomass 15', 'tech 15']);
  });

  it('PU-10.8.2 a tracker gains what it lands on, also what another one has gained', () => {
    const scene = inWindow({ corporation }, (area) => {
      stand(area, { civ: ['civ', 4], water: ['water', 2] });
      area.pending = [{ kind: 'advance', track: 'water', steps: 1 }];
    });
    scene.when(0, { column: 'civ', row: 3 });
    expect(own(scene).claims).toEqual([1]);
    expect(own(scene).columns?.water).toBe('civ');
  });

  it('PU-10.8.2 on row 15 of the rover track any tracker may stay and gain the movement again', () => {
    const scene = inWindow({ corporation }, (area) => {
      stand(area, { civ: ['rover', 15] });
      area.pending = [civStep];
    });
    expect(own(scene).movement).toBe(3);
  });

  it('PU-10.8.3 a tech needs a tracker on the tech track', () => {
    const area = own(colony({ corporation }));
    stand(area, { tech: ['rover', 9], civ: ['tech', 3] });
    expect(activeTech(area, 'wrap-around')).toBeDefined();
    expect(activeTech(area, 'sidestep')).toBeUndefined();
  });

  it('PU-10.8.4 straight down, unless a tracker stands there', () => {
    const area = own(colony({ corporation }));
    stand(area, { civ: ['water', 4], rover: ['water', 3] });
    expect(rulesOf(area).behind(area, 'civ')).toBeUndefined();
    expect(rulesOf(area).behind(area, 'rover')).toMatchObject({ track: 'water', row: 2 });
  });

  it('PU-10.8.5 and LVL5: each tracker scores on the track it stands on, LVL5 as the best of that track', () => {
    const area = own(colony({ corporation }));
    stand(area, { civ: ['water', 4], water: ['water', 11], tech: ['tech', 13] });
    const points = () => TRACKS.map((tracker) => rulesOf(area).points(area, tracker));
    expect(points()).toEqual([2, 4, 0, 0, 2]);
    stand(area, { tech: ['tech', 14] });
    expect(points()).toEqual([4, 4, 0, 0, 2]);
  });

  it('PU-10.8.6 LVL2: one more from the rover track while two trackers stand on it', () => {
    const movement = (others: Parameters<typeof stand>[1]) => {
      const scene = inWindow({ corporation }, (area) => {
        stand(area, { rover: ['rover', 3], tech: ['tech', 5], ...others });
        area.pending = [{ kind: 'advance', track: 'rover', steps: 1 }];
      });
      return own(scene.when(0, { column: 'rover' })).movement;
    };
    expect(movement({})).toBe(2);
    expect(movement({ biomass: ['rover', 1] })).toBe(3);
  });

  it('PU-10.8.6 LVL3 and PU-R48: no sideways move onto a space of this round', () => {
    const scene = inWindow({ corporation }, (area) => {
      stand(area, { civ: ['civ', 8], tech: ['tech', 7] });
      area.pending = [civStep];
    });
    scene.when(0, { column: 'water', row: 8 });
    expect(scene.asked(0).question).toBe('synergy');
    scene.when(0, { track: 'civ' });
    expect(scene.may(0, { column: 'civ', row: 8 })).toBe(false);
    expect(scene.may(0, { column: 'biomass', row: 8 })).toBe(true);
  });

  it('PU-10.8.6 LVL4: once per round one tracker may go back (PU-R15)', () => {
    const scene = inWindow({ corporation }, (area) => {
      stand(area, { civ: ['civ', 4], tech: ['tech', 10] });
    });
    scene.when(0, { act: 'use', tech: 'makeshift-4' }).when(0, { track: 'civ' });
    expect(own(scene).trackers.civ).toBe(3);
    expect(own(scene).claims).toEqual([]);
    scene.doing(resolve({ seat: 0, at: 'event' }));
    expect(scene.play.over).toBe(true);
  });

  it('PU-10.8.7 a track is at its top if some tracker stands on its row 15', () => {
    const area = own(colony({ corporation }));
    stand(area, { civ: ['water', 15] });
    expect(rulesOf(area).topped(area, 'water')).toBe(true);
    expect(rulesOf(area).topped(area, 'civ')).toBe(false);
  });

  it('PU-12.1.3 Unionization: no sideways steps', () => {
    const scene = inWindow({ corporation }, (area) => {
      stand(area, {
        civ: ['civ', 4],
        water: ['water', 5],
        biomass: ['biomass', 5],
        rover: ['rover', 5],
        tech: ['tech', 7],
      });
      area.pending = [{ kind: 'unionize' }];
    });
    // Straight up, or wrapped around to the tech track: tech row 5 is free.
    expect(scene.answers(0)).toEqual([
      { track: 'civ', column: 'civ', row: 5 },
      { track: 'civ', column: 'tech', row: 5 },
    ]);
  });
});
