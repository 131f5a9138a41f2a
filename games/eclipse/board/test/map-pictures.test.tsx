import { heard, view } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/ui/contract';
import { LOST, targetsIn, untoldSymbols } from '@orrery/ui/testing';
import { missing } from '@orrery/ui/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { HEXES } from '../../data/index.ts';
import { reach } from '../../rules/lookups/index.ts';
import { TERRANS } from '../../test/stage.ts';
import { screen } from '../index.ts';
import { gameOf, mapScenes, markupAt, propsAt, sceneOf, table } from './map-scenes.tsx';

afterEach(() => {
  expect([...missing]).toEqual([]);
});

const all = [...mapScenes(1).values()].flat();
const { Board, Detail, World } = screen;

describe('pictures of the map', () => {
  for (const language of LANGUAGES)
    test(`have no lost word or number (${language})`, () => {
      for (const scene of all) expect(markupAt(scene, {}, language), scene.asked.question).not.toMatch(LOST);
    });

  test('things have different ids, and every symbol is told', () => {
    for (const scene of all) {
      const markup = markupAt(scene);
      const ids = targetsIn(markup).map(({ id }) => id);
      expect(ids.length, scene.asked.question).toBe(new Set(ids).size);
      expect(untoldSymbols(markup, screen.symbols ?? []), scene.asked.question).toEqual([]);
    }
  });

  test('the end of a game of six has fewer than 4,000 nodes', () => {
    const seen = view(gameOf(6, 'large'), 'watcher');
    const markup = renderToStaticMarkup(<Board {...propsAt({ view: seen })} />);
    expect(markup).not.toMatch(LOST);
    expect(markup.match(/<[a-z]/gi)?.length).toBeLessThan(4000);
  });
});

describe('what the log speaks of', () => {
  test('sectors are pointed out', () => {
    expect(screen.about({ type: 'moved', seat: 0, ship: 'cruiser', from: 101, to: 201 })).toEqual(
      expect.arrayContaining(['sector:101', 'sector:201']),
    );
    expect(screen.about({ type: 'disc-moved', seat: 0, from: 'track', to: 201 })).not.toContain('sector:track');
  });

  test('every event has a list, every name a sheet or none', () => {
    gameOf(3, 'log', (play) => {
      for (const event of heard(play.events, 0))
        for (const id of screen.about(event)) expect(id).toMatch(/^[a-z]+:[a-z0-9_,-]+$/);
    });
    expect(screen.detailOf?.('sector', 101)).toBe('sector:101');
    expect(screen.detailOf?.('sector', 'track')).toBeUndefined();
    expect(screen.detailOf?.('tile', 3)).toBeUndefined();
    expect(screen.detailOf?.('tile', 'advanced')).toBeUndefined();
  });
});

describe('sheets', () => {
  const scene = all.find(({ asked }) => asked.question === 'move') ?? all[0];
  test('every sector has one, on the map or not', () => {
    for (const language of LANGUAGES)
      for (const id of Object.keys(HEXES)) {
        const markup = renderToStaticMarkup(<Detail {...propsAt(scene, {}, language)} id={`sector:${id}`} />);
        expect(markup, id).not.toMatch(LOST);
        expect(markup, id).toContain('<h3');
      }
  });

  test('stacks, actions and figures have one', () => {
    for (const id of ['stack:inner', 'action:explore', 'ship:ancient', 'ship:monolith'])
      expect(renderToStaticMarkup(<Detail {...propsAt(scene)} id={id} />), id).toContain('<h3');
  });

  test('the world of the front page is a picture', () => {
    expect(renderToStaticMarkup(<World />)).toContain('<svg');
  });
});

describe('how far a ship gets', () => {
  test('steps are counted, opponents stop it (ECL-11.3)', () => {
    const stage = table(TERRANS.slice(0, 2))
      .lay(304, [6, -3], 0, { ships: [[0, { interceptor: 1 }]] })
      .lay(310, [6, -4], 0)
      .lay(313, [6, -5], 0);
    const { view: seen } = sceneOf(stage.ready());
    expect([...reach(seen.table, 0, 304, 2)]).toEqual([
      [310, 1],
      [313, 2],
    ]);
    stage.ships(1, 310, { interceptor: 1 });
    expect([...reach(sceneOf(stage.ready()).view.table, 0, 304, 2)]).toEqual([[310, 1]]);
  });
});
