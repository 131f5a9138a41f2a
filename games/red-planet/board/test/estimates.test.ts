import { describe, expect, test } from 'vitest';
import { ZONES } from '../../data/ids.ts';
import { atlasOf } from '../flight/atlas.ts';
import { LONGEST, script, seatsOf } from '../flight/script.ts';
import { layoutFor } from '../layout.ts';
import { forecast } from '../read/forecast.ts';
import { progressOf } from '../read/missions.ts';
import { faces, type Seen } from '../read/table.ts';
import { playThrough, viewFor } from './table.tsx';

describe('estimates', () => {
  test('MRP-9.3 what missions promise on the last picture is what they score', () => {
    for (let seed = 0; seed < 12; seed++) {
      const play = playThrough(3 + (seed % 4), seed, () => {});
      const view = viewFor(play, 'watcher');
      const { rows } = play.standing();
      view.table.companies.forEach(({ revealed }, company) => {
        const promised = faces(revealed).reduce((sum, card) => sum + (progressOf(view, company, card)?.points ?? 0), 0);
        const scored = rows[company].items.find(({ item }) => item === 'missions')?.points ?? 0;
        expect(promised).toBe(scored);
      });
    }
  });

  test('MRP-8 a forecast divides exactly what lies there and comes', () => {
    playThrough(4, 5, (play) => {
      const view = viewFor(play, 'watcher');
      for (const zone of ZONES) {
        const { tokens, takers, each, rest } = forecast(view, zone);
        expect(each * takers.length + rest).toBe(tokens);
        const most = Math.max(...view.table.zones[zone].astronauts);
        for (const company of takers) expect(view.table.zones[zone].astronauts[company]).toBe(most);
      }
    });
  });
});

describe('movements', () => {
  test('of any answer are short and have real places', () => {
    const layout = layoutFor({ width: 832, height: 728 }, 'globe', 4);
    const atlas = atlasOf(layout, { companies: 4, docks: 4 });
    let before: Seen | undefined;
    let seen = 0;
    playThrough(4, 9, (play) => {
      const view = viewFor(play, 0);
      const sprites = script(play.events, before ?? view, atlas);
      for (const { start, lasts, from, to } of sprites) {
        expect(start + lasts).toBeLessThanOrEqual(LONGEST);
        for (const at of [...from, ...to]) expect(Number.isFinite(at)).toBe(true);
      }
      seen += sprites.length;
      before = view;
    });
    expect(seen).toBeGreaterThan(50);
  });

  test.each(['globe', 'pad'] as const)('where only the %s is shown, whoever lands is seen to come or go', (page) => {
    const layout = layoutFor({ width: 360, height: 420 }, page, 4);
    const atlas = atlasOf(layout, { companies: 4, docks: 4 });
    let before: Seen | undefined;
    let [crew, seen] = [0, 0];
    playThrough(4, 9, (play) => {
      const view = viewFor(play, 0);
      const landings = play.events.filter((event) => event.type === 'landed');
      crew += landings.flatMap((landing) => landing.crew).length;
      seen += script(landings, before ?? view, atlas).length;
      before = view;
    });
    expect(crew).toBeGreaterThan(10);
    expect(seen).toBe(crew);
  });

  test('astronauts leave the ship by their own portholes', () => {
    expect(seatsOf([2, 0, 2, 1], [2, 0, 2, 1])).toEqual([0, 1, 2, 3]);
    expect(seatsOf([2, 0, 2, 1], [1, 2])).toEqual([3, 0]);
    // One who came aboard in the same picture.
    expect(seatsOf([2], [2, 0])).toEqual([0, 1]);
  });
});
